/**
 * The brand mark: an open binder whose spine is a star. Both parts are SVG path data in a square of `size` units; they
 * don't overlap, so one colour works for both.
 */
export const BRAND_MARK = {
  size: 32,
  star: 'M16 .5C16.9 12 20 15.1 23.4 16C20 16.9 16.9 20 16 31.5C15.1 20 12 16.9 8.6 16C12 15.1 15.1 12 16 .5Z',
  leaves:
    'M18.5 7.9L28.5 5.3A2 2 0 0 1 31 7.2V21.8A2 2 0 0 1 29.5 23.7L18.2 26.7C18.6 21.6 20.6 18.9 23.9 18A2.05 2.05 0 0 0 23.9 14C21 13.2 19.3 11.5 18.5 7.9Z' +
    'M13.5 7.9L3.5 5.3A2 2 0 0 0 1 7.2V21.8A2 2 0 0 0 2.5 23.7L13.8 26.7C13.4 21.6 11.4 18.9 8.1 18A2.05 2.05 0 0 1 8.1 14C11 13.2 12.7 11.5 13.5 7.9Z',
} as const;

/** The mark's colours where there is no theme, such as in icons and pictures for shared links. */
export const BRAND_COLOURS = {
  star: '#ffd27a',
  leaves: '#9db2ff',
  ground: '#121829',
  night: '#090d18',
} as const;
