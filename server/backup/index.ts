export { backUpDaily, backupFolderOf, lastBackupAt } from './daily';
export { BackupRefused } from './backup-refused';
export type { Manifest } from './manifest';
export { restoreBackup } from './restore-backup';
export { isSetBackup, restoreSet } from './restore-set';
export { writeBackup } from './write-backup';
