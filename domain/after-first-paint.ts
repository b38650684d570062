/**
 * The attribute of templates with what a document loads once its first screen is painted. Apart from the rest of
 * `domain/document`, so that the script which waits for the paint needs no other file.
 */
export const AFTER_PAINT_ATTRIBUTE = 'data-after-first-paint';
