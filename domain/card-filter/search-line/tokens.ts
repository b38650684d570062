/** The greatest length of a search line, in UTF-16 units. */
export const SEARCH_LINE_LENGTH = 500;

/** The deepest nesting of parentheses. */
export const SEARCH_LINE_DEPTH = 20;

/** A wrong word of the search line: its place, in UTF-16 offsets, and what the user can do about it. */
export interface SearchLineError {
  from: number;
  to: number;
  message: string;
}

const QUOTED_LENGTH = 30;

/** A typed word as an error message repeats it: in quotes and shortened. */
export function repeated(word: string): string {
  const letters = [...word];
  return letters.length > QUOTED_LENGTH
    ? `“${letters.slice(0, QUOTED_LENGTH).join('')}…”`
    : `“${word}”`;
}

/**
 * A piece of the search line and where it is, in UTF-16 offsets. `text` is the typed text; for a quote, the text
 * between the quotation marks.
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
// Phones type “ and ” as quotation marks.
const QUOTE = String.raw`(?<quote>"(?:[^"\\]|\\[^])*"|[“”„](?:[^“”"\\]|\\[^])*[“”"])|(?<unclosed>["“”„][^]*)`;
const LETTER = String.raw`[^\s()|:=<>"“”„!]|!(?!=)`;

const PATTERN = new RegExp(`${BEFORE}|${QUOTE}|(?<minus>-)|(?<word>(?:${LETTER})+)`, 'y');
/** In a field's value a comma separates values, and a minus is a number's sign. */
const VALUE_PATTERN = new RegExp(
  `${BEFORE}|${QUOTE}|(?<comma>,)|(?<word>(?:(?!,)(?:${LETTER}))+)`,
  'y',
);
const COMMA_FOLLOWS = /\s*,/y;

/**
 * The tokens of a line without blanks, in linear time. Any string has tokens; the parser reports errors. A comma
 * follows only an operator, a value or another comma: elsewhere it is part of a word.
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

/** The text in quotation marks, so it is parsed back unchanged. */
export const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/** A parser's position in a line's tokens, and the errors so far. */
export class TokenCursor {
  readonly errors: SearchLineError[] = [];
  /** The number of open parentheses. */
  depth = 0;
  private at = 0;
  private readonly tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  peek(ahead = 0): Token | undefined {
    return this.tokens[this.at + ahead];
  }

  /** Moves past the next token if it is of this kind. */
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
