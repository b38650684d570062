export type RatesRefusalCode =
  | 'FILE_UNREADABLE'
  | 'ADDRESS_UNREACHABLE'
  | 'TOO_LARGE'
  | 'NOT_THE_FORMAT'
  | 'BAD_RATE'
  | 'BAD_DAY';

/** Why rates were refused, with nothing changed; `message` is one sentence for a person. */
export interface RatesRefusal {
  code: RatesRefusalCode;
  message: string;
}

/** Carries a refusal out of the parser's events. `refreshRates` turns it into a value; nothing else sees it. */
export class RatesRefused extends Error {
  override readonly name = 'RatesRefused';
  readonly code: RatesRefusalCode;

  constructor(code: RatesRefusalCode, message: string) {
    super(message);
    this.code = code;
  }
}
