export { ExportMenu } from './ui/export-menu';
