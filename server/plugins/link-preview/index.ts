export { escapeHtml } from './head';
export { pageFilesOf } from './page-files';
export { createPages, type Pages } from './pages';
