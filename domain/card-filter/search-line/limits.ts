/** Most UTF-16 units that a search line has. */
export const SEARCH_LINE_LENGTH = 500;

/** Most parentheses that are open at one place. */
export const SEARCH_LINE_DEPTH = 20;
