export { draftReducers, isShown, newDraft, type Draft, type DraftAnswer } from './draft';
export { outboxReducers, type OutboxEntry, type OutboxState, type SendStatus } from './entry';
export { createDraftOutbox, createOutbox } from './outbox';
