export { type CardFile, type CardFileState, useCardFile } from './model/use-card-file';
export { CardFileActions, CardFileStep } from './ui/card-file-step';
export { ExportMenu } from './ui/export-menu';
export { ReadingNotes } from './ui/reading-notes';
export { RowNotesList } from './ui/row-notes-list';
