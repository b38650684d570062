/** Most UTF-16 units that a search line has. */
export const SEARCH_LINE_LENGTH = 500;

/** Most parentheses that are open at one place. */
export const SEARCH_LINE_DEPTH = 20;

/** A word of the search line that is wrong: where it is, in UTF-16 offsets, and what a person can do about it. */
export interface SearchLineError {
  from: number;
  to: number;
  message: string;
}

const QUOTED_LENGTH = 30;

/** A person's word as an error message repeats it: in quotes, and not at any length. */
export function repeated(word: string): string {
  const letters = [...word];
  return letters.length > QUOTED_LENGTH
    ? `“${letters.slice(0, QUOTED_LENGTH).join('')}…”`
    : `“${word}”`;
}

/**
 * A piece of the search line and where it is, in UTF-16 offsets. `text` is what was typed, but for a quote what
 * is between its marks.
 */
export interface Token {
  kind: 'open' | 'close' | 'or' | 'minus' | 'operator' | 'comma' | 'word' | 'quote';
  text: string;
  from: number;
  to: number;
  /** A quote without its second mark: it takes the rest of the line. */
  unclosed?: true;
}

const BEFORE = String.raw`(?<space>\s+)|(?<open>\()|(?<close>\))|(?<or>\|)|(?<operator>!=|<=|>=|[:=<>])`;
// A telephone writes “ and ” for a quote's marks.
const QUOTE = String.raw`(?<quote>"(?:[^"\\]|\\[^])*"|[“”„](?:[^“”"\\]|\\[^])*[“”"])|(?<unclosed>["“”„][^]*)`;
const LETTER = String.raw`[^\s()|:=<>"“”„!]|!(?!=)`;

const PATTERN = new RegExp(`${BEFORE}|${QUOTE}|(?<minus>-)|(?<word>(?:${LETTER})+)`, 'y');
/** In a field's value a comma parts the values, and a minus is a number's sign. */
const VALUE_PATTERN = new RegExp(
  `${BEFORE}|${QUOTE}|(?<comma>,)|(?<word>(?:(?!,)(?:${LETTER}))+)`,
  'y',
);
const COMMA_FOLLOWS = /\s*,/y;

/**
 * The pieces of a line, blanks left out, in linear time; any string has them, and what is wrong is the parser's to say.
 * A comma follows only an operator, a value or another comma: elsewhere it is part of a word.
 */
export function tokenise(line: string): Token[] {
  const tokens: Token[] = [];
  let inValue = false;
  for (let from = 0; from < line.length;) {
    const { kind, text } = pieceAt(line, from, inValue ? VALUE_PATTERN : PATTERN);
    const to = from + text.length;
    if (kind === 'unclosed') {
      tokens.push({ kind: 'quote', text: text.slice(1), from, to, unclosed: true });
    } else if (kind !== 'space') {
      tokens.push({ kind, text: kind === 'quote' ? unquoted(text) : text, from, to });
      const isValue: boolean = inValue && (kind === 'word' || kind === 'quote');
      inValue = kind === 'operator' || kind === 'comma' || (isValue && commaFollows(line, to));
    }
    from = to;
  }
  return tokens;
}

function pieceAt(line: string, at: number, pattern: RegExp) {
  pattern.lastIndex = at;
  const groups = Object.entries(pattern.exec(line)?.groups ?? {});
  const [kind, text] = groups.find(([, matched]) => matched !== undefined) ?? [
    'word',
    line[at] ?? '',
  ];
  return { kind: kind as Token['kind'] | 'space' | 'unclosed', text };
}

function commaFollows(line: string, at: number): boolean {
  COMMA_FOLLOWS.lastIndex = at;
  return COMMA_FOLLOWS.test(line);
}

const unquoted = (text: string): string => text.slice(1, -1).replaceAll(/\\(["\\])/g, '$1');

/** The text between quotation marks, so that it is read back as it is. */
export const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/** The place in a line's pieces that a parser has reached, and what it found wrong on the way. */
export class TokenCursor {
  readonly errors: SearchLineError[] = [];
  /** How many parentheses are open here. */
  depth = 0;
  private at = 0;
  private readonly tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  peek(ahead = 0): Token | undefined {
    return this.tokens[this.at + ahead];
  }

  /** Goes on behind the next piece if it is of this kind. */
  take(...kinds: Token['kind'][]): Token | undefined {
    const token = this.peek();
    if (!token || !kinds.includes(token.kind)) return undefined;
    this.at++;
    if (token.unclosed) this.fail(token, 'A quote is never closed.');
    return token;
  }

  fail({ from, to }: Pick<Token, 'from' | 'to'>, message: string): void {
    this.errors.push({ from, to, message });
  }
}
