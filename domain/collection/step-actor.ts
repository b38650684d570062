import { parserOf } from '../errors';

/** Who changed somebody's counts, as the owner sees it (rules/collection#ledger). */
export const STEP_ACTORS = ['YOU', 'PLAYER', 'DELETED_USER', 'PROGRAM'] as const;
export type StepActor = (typeof STEP_ACTORS)[number];

/** Throws `Unknown step actor: value` for any other value. */
export const parseStepActor = parserOf('step actor', STEP_ACTORS);
