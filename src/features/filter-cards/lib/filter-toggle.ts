/** The drawer's id, which its toggle names. One drawer stands on a page. */
export const DRAWER_ID = 'card-filters';

/** The id of the button that shows and hides the drawer. */
export const TOGGLE_ID = 'card-filters-toggle';

/** Where the focus goes when what had it vanishes: a filter's chip, the drawer, a note. Without a drawer, to the title. */
export const focusFilterToggle = (): void =>
  (
    document.getElementById(TOGGLE_ID) ?? document.querySelector<HTMLElement>('h1[tabindex]')
  )?.focus();
