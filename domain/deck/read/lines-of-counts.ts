import { isHeading, isRemark } from '../../collection-file';

/** A line with nothing but a count: `3`, `x3`. */
const COUNT = /^(?:[x×] ?)?(\d{1,2}) ?[x×]?$/i;

/**
 * The lines of a page on which counts stand in lines of their own, before the names or behind them, with each count and
 * subtitle in its card's line. Lines keep their places; what was moved leaves a blank line.
 */
export function withCountsBesideNames(lines: readonly string[]): readonly string[] {
  const said = lines.filter((line) => !isHeading(line) && !isRemark(line));
  const isPage =
    said.some((line) => COUNT.test(line.trim())) &&
    !said.some((line) => /^\s*\d+\s?[x×]?\s+\p{L}/iu.test(line));
  if (!isPage) return lines;
  const joined = lines.map((line) => (isHeading(line) ? line : ''));
  const isBefore = COUNT.test(said[0]?.trim() ?? '');
  const open = { at: 0, count: '', names: [] as string[] };
  const close = () => {
    const words = [...(open.count === '' ? [] : [open.count]), ...open.names];
    if (words.length > 0) joined[open.at] = words.join(' | ');
    Object.assign(open, { count: '', names: [] });
  };
  for (const [at, line] of lines.entries()) {
    const [, count] = COUNT.exec(line.trim()) ?? [];
    if (isHeading(line) || (isBefore && count !== undefined)) close();
    if (isHeading(line) || isRemark(line)) continue;
    if (open.count === '' && open.names.length === 0) open.at = at;
    if (count === undefined) open.names.push(line.trim());
    else open.count = count;
    if (!isBefore && count !== undefined) close();
  }
  close();
  return joined;
}
