/** A path's data with its numbers cut to a tenth: d`M${x} ${y}L0 0`. */
export const d = (texts: TemplateStringsArray, ...values: readonly (number | string)[]): string =>
  texts.reduce((data, text, at) => {
    const value = values[at - 1];
    return data + (typeof value === 'number' ? Math.round(value * 10) / 10 : value) + text;
  });

/** A disc as path data, so that many of them make one element. */
export const dot = (x: number, y: number, r: number): string =>
  d`M${x - r} ${y}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0Z`;
