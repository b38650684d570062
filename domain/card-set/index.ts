export type { CardSet } from './card-set';
export { isCardSetCode, isCardSetSegment, normalizeCardSetCode } from './card-set-code';
