let locks = 0;

/** Keeps the page from scrolling until the returned function is called; locks add up. */
export function lockScroll(): () => void {
  locks += 1;
  document.documentElement.dataset['scroll'] = 'locked';
  return () => {
    locks -= 1;
    if (locks === 0) delete document.documentElement.dataset['scroll'];
  };
}
