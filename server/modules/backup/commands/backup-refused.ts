export type BackupRefusalCode =
  | 'FILE_EXISTS'
  | 'FILE_UNREADABLE'
  | 'FILE_UNWRITABLE'
  | 'RUNNING'
  | 'NOT_A_BACKUP'
  | 'DAMAGED'
  | 'NEWER'
  | 'NOT_EMPTY'
  | 'IN_USE'
  | 'OTHER_TABLES';

/** Why a backup isn't written or restored, in one sentence for the operator. Nothing was changed. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';

  readonly code: BackupRefusalCode;

  constructor(code: BackupRefusalCode, message: string) {
    super(message);
    this.code = code;
  }
}
