export {
  isShown,
  sendDraft,
  type Draft,
  type DraftAnswer,
  type DraftKeeper,
  type DraftStatus,
} from './send-draft';
