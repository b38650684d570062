/** Scrolls a tab's row sideways as far as the tab is out of sight. The page stays where it is. */
export function scrollInRow(tab: HTMLElement | undefined): void {
  const row = tab?.parentElement;
  if (!tab || !row) return;
  const { left, right } = tab.getBoundingClientRect();
  const sight = row.getBoundingClientRect();
  if (left < sight.left) row.scrollLeft -= sight.left - left;
  else if (right > sight.right) row.scrollLeft += right - sight.right;
}
