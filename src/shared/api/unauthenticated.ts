type Listener = () => void;

const listeners = new Set<Listener>();

/** Hears of every call that was refused since nobody is signed in, which a page may have missed. */
export function onUnauthenticated(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const tellUnauthenticated = (): void => listeners.forEach((listener) => listener());
