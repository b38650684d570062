export { applyImport } from './commands/apply-import';
export { forgetImport, sweepImports } from './commands/keep-import';
export { previewImport } from './commands/preview-import';
export { exportedText } from './queries/exported-text';
export { ownImport } from './queries/kept-import';
