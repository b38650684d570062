export { backUpDaily, backupFolderOf, lastBackupAt } from './commands/daily';
export { BackupRefused } from './commands/backup-refused';
export type { Manifest } from './commands/manifest';
export {
  isOfRows,
  refuseOthers,
  restoreBackup,
  type RestoreOptions,
} from './commands/restore-backup';
export { writeBackup } from './commands/write-backup';
