/**
 * The attribute of templates with what a document loads once its first screen is painted. Apart from the rest of
 * `domain/document`, so that the script which waits for the paint needs no other file.
 */
export const AFTER_PAINT_ATTRIBUTE = 'data-after-first-paint';

/** The attribute of elements that only the first paint needs, and that React doesn't know. */
export const EARLY_ATTRIBUTE = 'data-early';
