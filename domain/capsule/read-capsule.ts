import { isRecord } from './digest';
import { type Capsule, CAPSULE_FORMAT, CAPSULE_VERSION, capsuleSchema } from './capsule';

/** How deeply a recording may be nested; the application's state needs a tenth. */
const DEPTH = 100;

/** Finds keys and nesting that are unsafe for code that walks or copies parsed JSON, without recursion. */
export function findUnsafeJson(value: unknown): 'depth' | 'key' | null {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEPTH) return 'depth';
    const next: unknown[] = [];
    for (const part of level) {
      if (typeof part !== 'object' || part === null) continue;
      if (Object.hasOwn(part, '__proto__')) return 'key';
      for (const inner of Object.values(part)) next.push(inner);
    }
    level = next;
  }
  return null;
}

/** In bytes; larger files aren't read. */
export const CAPSULE_BYTES = 50_000_000;

export type CapsuleRefusal =
  | 'TOO_LARGE'
  | 'NOT_JSON'
  | 'CUT_OFF'
  | 'TOO_DEEP'
  | 'FORBIDDEN_KEY'
  | 'NOT_A_CAPSULE'
  | 'OTHER_VERSION'
  | 'INVALID';

/** A capsule, or why the file isn't one, with a sentence for the user. */
export type ReadCapsule =
  | { ok: true; capsule: Capsule }
  | { ok: false; code: CapsuleRefusal; message: string };

const refuse = (code: CapsuleRefusal, message: string): ReadCapsule => ({
  ok: false,
  code,
  message,
});

export const tooLarge = (): ReadCapsule =>
  refuse(
    'TOO_LARGE',
    `The file is larger than ${CAPSULE_BYTES / 1_000_000} MB, so it isn’t a capsule.`,
  );

/** Reads a capsule's text. Never throws: every fault of the text is a refusal. */
export function readCapsule(text: string): ReadCapsule {
  if (text.length > CAPSULE_BYTES) return tooLarge();
  const json = text.replace(/^\uFEFF/, '').trim();
  if (!json.startsWith('{')) {
    return refuse('NOT_JSON', 'This isn’t a capsule: a capsule is a JSON file that begins with {.');
  }
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch (error) {
    return error instanceof RangeError
      ? tooDeep()
      : refuse('CUT_OFF', 'The file’s JSON breaks off or is damaged. Ask for the file again.');
  }
  const hazard = findUnsafeJson(given);
  if (hazard === 'depth') return tooDeep();
  if (hazard === 'key') {
    return refuse('FORBIDDEN_KEY', 'The file contains the key __proto__, which no recording has.');
  }
  return validate(given);
}

const tooDeep = () =>
  refuse('TOO_DEEP', 'The file’s JSON is nested more deeply than any recording is.');

function validate(given: unknown): ReadCapsule {
  if (!isRecord(given) || given['format'] !== CAPSULE_FORMAT) {
    return refuse('NOT_A_CAPSULE', 'The file was written by another program: it isn’t a capsule.');
  }
  if (given['version'] !== CAPSULE_VERSION) {
    return refuse(
      'OTHER_VERSION',
      `The capsule has another version of the format; this program reads version ${CAPSULE_VERSION}.`,
    );
  }
  const parsed = capsuleSchema.safeParse(given);
  if (parsed.success) return { ok: true, capsule: parsed.data };
  const [issue] = parsed.error.issues;
  const place = issue?.path.join('.') || 'the capsule';
  return refuse('INVALID', `The capsule isn’t whole: ${place}: ${issue?.message ?? 'unreadable'}.`);
}
