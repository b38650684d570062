/** Two runs of FNV-1a side by side: 64 bits, to distinguish values, not to protect secrets. */
function hash(text: string): string {
  let one = 0x811c9dc5;
  let two = 0x1000193;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    one = Math.imul(one ^ unit, 0x01000193);
    two = Math.imul(two ^ unit, 0x85ebca6b);
  }
  return [one, two].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

/** States share most of their parts, so each part's digest is computed once. */
const known = new WeakMap<object, string>();

function digestOfParts(value: object): string {
  if (Array.isArray(value)) return hash(`[${value.map(digestOf).join()}]`);
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${digestOf(part)}`);
  return hash(`{${parts.join()}}`);
}

/**
 * A digest of plain data, 16 hexadecimal digits: equal for equal JSON, in any order of keys. The data must not be
 * changed in place afterwards.
 */
export function digestOf(value: unknown): string {
  if (!Array.isArray(value) && !isRecord(value)) return hash(JSON.stringify(value) ?? 'null');
  const digest = known.get(value) ?? digestOfParts(value);
  known.set(value, digest);
  return digest;
}

/**
 * Whether a value is a plain object: not an array, a function or a class instance. Objects of another window count too,
 * so prototypes aren't compared by identity.
 */
export function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
