/**
 * Whether a value is an object with keys, as against an array, a function or an instance of a class. Objects of
 * another window count as well, so that prototypes are not compared by identity.
 */
export function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
