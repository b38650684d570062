export { useDownload, type Download } from './use-download';
