export { RefusedDraft } from './refused-draft';
export { UnreachableDrafts } from './unreachable-drafts';
