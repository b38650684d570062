export type { CardSet } from './card-set';
export {
  CARD_SET_CODE_RULE,
  isCardSetCode,
  isCardSetSegment,
  normalizeCardSetCode,
} from './card-set-code';
