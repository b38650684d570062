/** Joins class names; `false` and `undefined` leave a name out. */
export const classNames = (...names: (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
