import { parserOf } from '../errors';

/** Why counts changed: what the ledger says of a step (rules/collection#ledger). */
export const STEP_REASONS = ['EDIT', 'QUICK_ADD', 'IMPORT', 'UNDO', 'EXCHANGE', 'DEMO'] as const;
export type StepReason = (typeof STEP_REASONS)[number];

/** Throws `Unknown step reason: value` for any other value. */
export const parseStepReason = parserOf('step reason', STEP_REASONS);

/**
 * Whether a step can be taken back: not an exchange, after which another player has the copies (rules/collection#undo).
 */
export const isUndoable = (reason: StepReason): boolean => reason !== 'EXCHANGE';
