/** Counts up whenever pictures look different: it makes new picture ids. */
export const DRAWING_VERSION = '3';
