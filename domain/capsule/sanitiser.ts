import { emailPlaceholders } from './email-placeholders';
import { isRecord } from './is-record';

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
