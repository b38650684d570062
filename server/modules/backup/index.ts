export { backUpDaily, backupFolderOf, lastBackupAt } from './daily';
export { BackupRefused } from './backup-refused';
export type { Manifest } from './manifest';
export { isOfRows, refuseOthers, restoreBackup, type RestoreOptions } from './restore-backup';
export { writeBackup } from './write-backup';
