/**
 * What a person typed and pressed on a painted page before the application was there. Links need nothing: the browser
 * follows them.
 *
 * @param root the element that is about to be hydrated
 * @returns hands it to the application once hydration has begun
 */
export function takeEarlyInput(root: HTMLElement): () => void {
  const presses = window.takeEarlyPresses?.() ?? [];
  const typed = [...root.querySelectorAll<Field>('input, textarea')]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((field) => ({ field, text: field.value }));
  return () => {
    // Typed text changes the address, on which the header depends: React may draw it again, without what was pressed.
    for (const pressed of presses) pressed.click();
    for (const { field, text } of typed) typeInto(field, text);
  };
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** As if it were typed now. React takes no notice of a value that a field had when it was hydrated. */
function typeInto(field: Field, text: string): void {
  const say = () => field.dispatchEvent(new Event('input', { bubbles: true }));
  field.value = field.defaultValue;
  // React hydrates the field at once for an event like this.
  say();
  // A field that React knows has its own setter, which would count as React's doing.
  Reflect.set(Object.getPrototypeOf(field) as Field, 'value', text, field);
  say();
}
