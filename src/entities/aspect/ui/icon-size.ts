/** Aspect images are asked for at this size (spec 9). */
export const ICON_SIZE = 40;
