export { createDocuments, type Documents } from './documents';
export { escapeHtml } from './head';
export { pageFinder, type PageTable } from './opened-page';
export { pageFilesOf } from './page-files';
export { createRenderer } from './renderer';
