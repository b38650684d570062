import { isRecord } from './digest';

/**
 * An e-mail address, in an address's parameters as well. The lengths are those of the standard, and they keep
 * the search quick in long texts.
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
 * Makes a function that puts placeholders in the place of e-mail addresses: `person-1@example.invalid` for the
 * first one met, and always the same one for the same address, in whatever case it is written.
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

/** Stands for what JSON can't say. */
const NOTHING = Symbol('nothing');

/**
 * Makes a function that gives plain data back without e-mail addresses (rules/capsules#no-addresses): what JSON can't
 * say is left out, addresses in texts and keys become stable placeholders. One function serves a whole capsule, so that
 * the same address is the same placeholder throughout. What needs no change is given back as it is.
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
