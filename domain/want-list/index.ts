export {
  type CopiesOf,
  fillWants,
  roomFor,
  takeFromWants,
  wantedCopies,
  type Want,
} from './fill-wants';
export { copiesInstead, raisedWants, wantsOfMissing } from './raise-wants';
export { readWantText, splitWantText, wantText } from './want-text';
export { PRIORITY_NAMES, wantWords, WOULD_DO_NAMES, wouldDoWord } from './want-words';
export {
  areTerms,
  DEFAULT_WOULD_DO,
  type DefaultWouldDo,
  FOIL_KINDS,
  isOneOf,
  isSameTerms,
  parseWantPriority,
  parseWouldDo,
  type PrintingOfCard,
  THIS_ALONE,
  WANT_PRIORITIES,
  type WantPriority,
  type WantTerms,
  WOULD_DO,
  type WouldDo,
  wouldDo,
} from './would-do';
