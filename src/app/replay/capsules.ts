import {
  CAPSULE_FORMAT,
  CAPSULE_VERSION,
  digestOf,
  sanitiser,
  stepsOf,
  type Capsule,
  type CapsuleAction,
  type CapsuleState,
  type Reduce,
  CAPSULE_ACTIONS,
  CAPSULE_BYTES,
  readCapsule,
  tooLarge,
  type ReadCapsule,
} from '@domain/capsule';
import { version as programVersion } from '../../../package.json';

/** The actions lead from the initial to the final state. */
interface Recording {
  initialState: unknown;
  actions: readonly { type: string }[];
  finalState: unknown;
}

interface Source {
  recording: Recording;
  reduce: Reduce;
  /** Path and query of the current page. */
  link: string;
  /** Whether the page began with the state of a document's first screen. */
  fromDocument: boolean;
  now: Date;
}

/** The network's data about an answer: not plain data, and no reducer reads it. */
function withoutAnswerMeta(action: { type: string; meta?: unknown }): CapsuleAction {
  if (typeof action.meta !== 'object' || action.meta === null) return { ...action };
  const { baseQueryMeta: _left, ...meta } = action.meta as { baseQueryMeta?: unknown };
  return { ...action, meta };
}

const cardsIn = (state: CapsuleState): unknown =>
  (state['cardCache'] as { byId?: unknown } | undefined)?.byId ?? {};

/** The query string without `debug`. */
function withoutDebug(link: string): string {
  const [path = '/', query = ''] = link.split('?', 2);
  const kept = query.split('&').filter((part) => part !== '' && !/^debug(=|$)/.test(part));
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path;
}

/** Makes a capsule out of a recording (rules/capsules#recording). */
export function makeCapsule({ recording, reduce, link, fromDocument, now }: Source): Capsule {
  const sanitise = sanitiser();
  // In order, so the first person is person 1.
  const recorded = sanitise(recording.initialState) as CapsuleState;
  const all = recording.actions.map((action) => sanitise(withoutAnswerMeta(action)));
  const { initialState, actions } = withinSize(recorded, all, reduce);
  const finalState = sanitise(recording.finalState) as CapsuleState;
  return {
    format: CAPSULE_FORMAT,
    version: CAPSULE_VERSION,
    program: programVersion,
    createdAt: now.toISOString(),
    link: sanitise(withoutDebug(link)),
    fromDocument,
    catalogue: digestOf(cardsIn(finalState)),
    initialState,
    actions,
    steps: stepsOf(initialState, actions, reduce).steps,
    finalState,
  };
}

/** The size limit of a capsule's actions, in UTF-16 units of JSON. */
const SIZE = 20_000_000;

/** Folds the oldest actions into the initial state, until the rest is small enough. */
export function withinSize(
  initialState: CapsuleState,
  actions: CapsuleAction[],
  reduce: Reduce,
  limits = { actions: CAPSULE_ACTIONS, size: SIZE },
): { initialState: CapsuleState; actions: CapsuleAction[] } {
  let first = actions.length;
  let room = limits.size;
  while (first > 0 && actions.length - first < limits.actions) {
    room -= JSON.stringify(actions[first - 1]).length;
    if (room < 0) break;
    first -= 1;
  }
  return {
    initialState: actions.slice(0, first).reduce(reduce, initialState),
    actions: actions.slice(first),
  };
}

/** Reads a chosen file. One that is too large isn't opened. */
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
