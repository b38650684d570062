/** A row that can't be imported. It never leaves this folder: it becomes a line of the report. */
export class RowRejected extends Error {
  override readonly name = 'RowRejected';
}
