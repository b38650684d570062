/** Puts a field's text in lower case as if it had been typed so: the caret stays where it is. */
export function lowerCaseInPlace(field: HTMLInputElement): void {
  const lower = field.value.toLowerCase();
  if (lower === field.value) return;
  const { selectionStart, selectionEnd } = field;
  field.value = lower;
  field.setSelectionRange(selectionStart, selectionEnd);
}
