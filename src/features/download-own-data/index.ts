export { DownloadOwnData } from './ui/download-own-data';
