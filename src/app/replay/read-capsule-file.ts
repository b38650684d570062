import { CAPSULE_BYTES, readCapsule, tooLarge, type ReadCapsule } from '@domain/capsule';

/** Reads a file that a person chose. One that is too large isn't opened. */
export async function readCapsuleFile(file: File): Promise<ReadCapsule> {
  if (file.size > CAPSULE_BYTES) return tooLarge();
  try {
    return readCapsule(await file.text());
  } catch {
    return { ok: false, code: 'NOT_JSON', message: 'The file can’t be opened.' };
  }
}
