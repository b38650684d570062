export { applyImport } from './commands/apply-import';
export { deleteImport, sweepImports } from './commands/keep-import';
export { previewImport } from './commands/preview-import';
export { exportedText } from './queries/exported-text';
export { ownImport } from './queries/kept-import';
export { readCards } from './queries/read-cards';
