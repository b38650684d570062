export { createDrafts, isShown, newDraft } from './outbox';
export type { Draft, OutboxState, SendFailure, SendStatus } from './outbox';
