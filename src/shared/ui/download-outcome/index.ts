export { DownloadOutcome } from './download-outcome';
