import {
  CAPSULE_BYTES,
  readCapsule,
  tooLarge,
  type ReadCapsule,
  type Capsule,
} from '@domain/capsule';

/** Reads a file that a person chose. One that is too large isn't opened. */
export async function readCapsuleFile(file: File): Promise<ReadCapsule> {
  if (file.size > CAPSULE_BYTES) return tooLarge();
  try {
    return readCapsule(await file.text());
  } catch {
    return { ok: false, code: 'NOT_JSON', message: 'The file can’t be opened.' };
  }
}

/**
 * A capsule's actions as the Redux DevTools' own "Import" takes them: JSON that holds two texts of JSON, the list
 * of actions and the state before the first.
 */
export const devToolsLog = ({ actions, initialState }: Capsule): string =>
  JSON.stringify({
    payload: JSON.stringify(actions),
    preloadedState: JSON.stringify(initialState),
  });
