export { OvertakenDraft } from './overtaken-draft';
export { RefusedDraft } from './refused-draft';
export { UnreachableDrafts } from './unreachable-drafts';
