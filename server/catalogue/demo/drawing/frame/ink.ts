/** What letters are written in, and on. */
export const INK = '#f2f5fc';
export const PALE_INK = '#c3cde4';
export const PLATE = '#0a0f1e';
