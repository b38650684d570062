export type ImportRefusalCode =
  | 'FILE_UNREADABLE'
  | 'ADDRESS_UNREACHABLE'
  | 'NOT_THE_FORMAT'
  | 'NO_CARDS'
  | 'TOO_LARGE'
  | 'BAD_OPTION'
  | 'UNKNOWN_SET'
  | 'DEMO_IN_THE_WAY'
  | 'DEMO_WAS_CHANGED'
  | 'BACKUP_FAILED'
  | 'CANCELLED'
  | 'CUT_OFF';

/** Why an import stopped with nothing written; `message` is one sentence for a person. */
export interface ImportRefusal {
  code: ImportRefusalCode;
  message: string;
  /** What of the demo an import would remove, in words, where that is why it stopped. */
  removes?: string;
}

/**
 * Carries a refusal out of streams and transactions, which only a throw can leave early. `importCatalogueFile` turns it
 * into a value; nothing else sees it.
 */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused';
  readonly code: ImportRefusalCode;
  readonly removes: string | undefined;

  constructor(
    code: ImportRefusalCode,
    message: string,
    { removes, ...options }: ErrorOptions & { removes?: string } = {},
  ) {
    super(message, options);
    this.code = code;
    this.removes = removes;
  }
}
