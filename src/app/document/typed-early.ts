/** The `value` of a field as browsers have it: React puts its own before it, which notes what it has seen. */
const setNatively = (field: HTMLInputElement | HTMLTextAreaElement, value: string): void => {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
};

/**
 * Tells the application what was typed into a document's fields before it listened: React would put back what the
 * document said. Called once they are hydrated, before anything is rendered again.
 */
export function takeTypedEarly(): void {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    '#root input, #root textarea',
  )) {
    const { value: typed, defaultValue, selectionStart, selectionEnd } = field;
    if (typed === defaultValue) continue;
    field.value = defaultValue;
    setNatively(field, typed);
    // Null for fields such as numbers, which have no caret to set.
    if (document.activeElement === field && selectionStart !== null)
      field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
