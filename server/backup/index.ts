export { BackupRefused } from './backup-refused';
export type { Manifest } from './manifest';
export { restoreBackup } from './restore-backup';
export { writeBackup } from './write-backup';
