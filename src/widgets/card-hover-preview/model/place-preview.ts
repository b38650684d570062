/** The size that the preview is assumed to have when it is placed, in CSS pixels (rules/cards#hover-preview). */
export const PREVIEW_SIZE = { width: 300, height: 420 };
/** How far it is from the pointer, in CSS pixels (rules/cards#hover-preview). */
const OFFSET = 20;

export interface Point {
  x: number;
  y: number;
}

/** One axis: after the pointer, or before it if it would leave the screen, and never before the screen's start. */
function along(pointer: number, size: number, available: number): number {
  const behind = pointer + OFFSET;
  return behind + size <= available ? behind : Math.max(0, pointer - OFFSET - size);
}

/**
 * The preview's top left corner: right of and below the pointer; it flips to the other side of the pointer
 * where it would leave the screen (rules/cards#hover-preview).
 */
export const placePreview = (pointer: Point, screen: { width: number; height: number }): Point => ({
  x: along(pointer.x, PREVIEW_SIZE.width, screen.width),
  y: along(pointer.y, PREVIEW_SIZE.height, screen.height),
});
