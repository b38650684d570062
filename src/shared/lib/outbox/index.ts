export { createDrafts, isShown, newDraft } from './outbox';
export type { Draft, DraftAnswer, OutboxState, SendFailure, SendStatus } from './outbox';
