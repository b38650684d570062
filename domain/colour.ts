/** @param share of the second colour, 0 to 1; colours as `#rrggbb` */
export function mix(first: string, second: string, share: number): string {
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(first, at) * (1 - share) + channel(second, at) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}

const channel = (colour: string, at: number) => parseInt(colour.slice(at, at + 2), 16);
