export { createDocuments, type Documents } from './documents';
export { escapeHtml } from './head';
export { pageFilesOf } from './page-files';
export { createRenderer } from './renderer';
