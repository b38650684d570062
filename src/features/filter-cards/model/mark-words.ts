interface Piece {
  text: string;
  isWrong: boolean;
}

/** The line in pieces, so that the wrong words can be drawn in another way than the rest. */
export function markWords(
  line: string,
  wrong: readonly { from: number; to: number }[],
): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { from, to } of wrong) {
    const start = Math.max(from, at);
    const end = Math.max(to, start);
    pieces.push({ text: line.slice(at, start), isWrong: false });
    pieces.push({ text: line.slice(start, end), isWrong: true });
    at = end;
  }
  pieces.push({ text: line.slice(at), isWrong: false });
  return pieces.filter(({ text }) => text !== '');
}
