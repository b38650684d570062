import { isRecord } from './digest';

/**
 * An e-mail address, also within a URL's parameters. The lengths are the standard's, and keep the search fast in long
 * texts.
 */
const EMAIL = /([\p{L}\p{N}._%+'-]{1,64})(@|%40)([\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+)/giu;
const PLACEHOLDER = /^person-\d+@example\.invalid$/;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Makes a function that replaces e-mail addresses by placeholders: `person-1@example.invalid` for the first one, and
 * the same placeholder whenever the same address returns, in any case.
 */
export function emailPlaceholders(): (text: string) => string {
  const people = new Map<string, number>();
  return (text) => {
    if (!/@|%40/.test(text)) return text;
    return text.replace(EMAIL, (address, local: string, at: string, host: string) => {
      const key = decoded(`${local}@${host}`).toLowerCase();
      if (PLACEHOLDER.test(key)) return address;
      const person = people.get(key) ?? people.size + 1;
      people.set(key, person);
      return `person-${person}${at}example.invalid`;
    });
  };
}

/** Replaces a value that JSON can't hold. */
const NOTHING = Symbol('nothing');

/**
 * Makes a function that returns plain data without e-mail addresses (rules/capsules#no-addresses). Values that JSON
 * can't hold are left out, and addresses in texts and keys become placeholders. Use one function for a whole capsule,
 * so an address has the same placeholder throughout. Data that needs no change is returned as it is.
 */
export function sanitiser(): <Value>(value: Value) => Value {
  const withoutEmails = emailPlaceholders();
  const known = new WeakMap<object, unknown>();

  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') return withoutEmails(value);
    if (value === null || typeof value === 'boolean') return value;
    if (typeof value === 'number') return Number.isFinite(value) ? value : null;
    if (!Array.isArray(value) && !isRecord(value)) return NOTHING;
    if (!known.has(value)) known.set(value, Array.isArray(value) ? list(value) : record(value));
    return known.get(value);
  };
  const list = (values: unknown[]) => {
    const cleaned = values.map((value) => {
      const kept = clean(value);
      return kept === NOTHING ? null : kept;
    });
    return cleaned.every((value, index) => value === values[index]) ? values : cleaned;
  };
  const record = (given: Record<string, unknown>) => {
    let isSame = true;
    const entries = Object.entries(given).flatMap(([key, value]) => {
      const [name, kept] = [withoutEmails(key), clean(value)];
      if (name !== key || kept !== value) isSame = false;
      return kept === NOTHING ? [] : [[name, kept] as const];
    });
    return isSame ? given : Object.fromEntries(entries);
  };

  return (value) => clean(value) as typeof value;
}
