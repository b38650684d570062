/** Remembers a text in a cookie for a year, so that the server knows it too. */
export function rememberInCookie(name: string, text: string): void {
  document.cookie = `${name}=${encodeURIComponent(text)}; path=/; max-age=31536000; samesite=lax`;
}

/** A text that this browser remembers for all tabs; null if there is none, or if storage is switched off. */
export const rememberedText = (key: string) => ({
  get(): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(text: string): void {
    try {
      localStorage.setItem(key, text);
    } catch {
      // Storage is switched off.
    }
  },
});
