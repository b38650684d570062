import type { SearchLineError } from './search-line-error';
import type { Token } from './tokens';

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
