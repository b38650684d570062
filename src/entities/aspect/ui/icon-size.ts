/** Aspect images are asked for at this size (rules/cards#aspect-icons). */
export const ICON_SIZE = 40;
