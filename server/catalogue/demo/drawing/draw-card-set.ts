import { drawSetting } from './scene';

/** A set's picture: a view of where it plays; 960 × 540 units of SVG. Its name stands beside it. */
export const drawCardSet = ({ code }: { code: string }): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540">${drawSetting(code, 960, 540)}</svg>`;
