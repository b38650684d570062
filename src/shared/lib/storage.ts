/**
 * Something to be remembered in this browser by all tabs, as yes or no. Where storage is switched off, nothing is
 * remembered.
 */
export const rememberedFlag = (key: string) => ({
  get(): boolean {
    try {
      return localStorage.getItem(key) === 'yes';
    } catch {
      return false;
    }
  },
  set(value: boolean): void {
    try {
      if (value) localStorage.setItem(key, 'yes');
      else localStorage.removeItem(key);
    } catch {
      // Storage is switched off.
    }
  },
});

/** Remembers words in a cookie for a year, so that the server knows them, too. */
export function rememberInCookie(name: string, text: string): void {
  document.cookie = `${name}=${encodeURIComponent(text)}; path=/; max-age=31536000; samesite=lax`;
}

/** Words to be remembered in this browser by all tabs; null while there are none, or where storage is switched off. */
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
