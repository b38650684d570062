/** Increase it whenever pictures look different: picture ids depend on it. */
export const DRAWING_VERSION = '3';
