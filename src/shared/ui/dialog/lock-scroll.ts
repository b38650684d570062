let locks = 0;

/**
 * Keeps the page from scrolling until the returned function is called; locks add up. The scroll bar's place stays
 * free, so that the page behind doesn't get wider.
 */
export function lockScroll(): () => void {
  const { documentElement, body } = document;
  if (locks === 0) {
    body.style.paddingRight = `${window.innerWidth - documentElement.clientWidth}px`;
    documentElement.dataset['scroll'] = 'locked';
  }
  locks += 1;
  return () => {
    locks -= 1;
    if (locks > 0) return;
    delete documentElement.dataset['scroll'];
    body.style.paddingRight = '';
  };
}
