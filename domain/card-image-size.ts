/**
 * The widths, in pixels, in which pictures are kept and served; others are rounded up to one
 * (rules/pictures#size-in-the-address).
 */
export const IMAGE_WIDTHS = [40, 80, 160, 240, 320, 480, 640, 960, 1280] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

const LARGEST: ImageWidth = 1280;

/** The smallest kept width that is no narrower than the one wanted, in pixels; beyond all of them, the largest. */
export const roundUpToStep = (width: number): ImageWidth =>
  IMAGE_WIDTHS.find((step) => step >= width) ?? LARGEST;

/**
 * The widths that the home page requests in windows of 320 pixels or more: for its hand of cards, and for the pictures of sets.
 * It is opened before the program is ready, so pictures of these widths are there when the first visitor comes.
 */
export const HOME_WIDTHS = {
  cards: [160, 240, 320],
  cardSets: [640, 960, 1280],
} as const satisfies Record<string, readonly ImageWidth[]>;

/**
 * The widths that a set page requests in large windows and on most phones: for its pictures, and for the rows of its
 * table. Pictures of these widths are made ahead (rules/pictures#made-ahead).
 */
export const SET_PAGE_WIDTHS = { pictures: 320, rows: 80 } as const satisfies Record<
  string,
  ImageWidth
>;
