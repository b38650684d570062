/** Milliseconds that a browser has to begin saving, before the file's address is taken back. */
const TAKEN_BACK_AFTER = 60_000;

/** Has the browser save a file as if a link to it had been followed. */
export function saveFile(file: Blob, fileName: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), TAKEN_BACK_AFTER);
}
