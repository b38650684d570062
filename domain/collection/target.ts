import type { CardType, VariantType } from '../card';
import type { PreferenceCounts } from '../preferences';
import { PREFERENCE_OF_VARIANT_TYPE } from './collection-kind';

/** What a printing's target depends on. */
export interface Collectable {
  cardType: CardType;
  variantType: VariantType;
}

/**
 * How many copies of a printing a player wants: the preference of its kind. Of a leader or a base the standard
 * printing goes by `leaderCount` or `baseCount`, another kind by the smaller of that and its own preference;
 * prestige printings aren't collected (rules/collection#target).
 */
export function targetOf({ cardType, variantType }: Collectable, counts: PreferenceCounts): number {
  const field = PREFERENCE_OF_VARIANT_TYPE[variantType];
  if (field === null) return 0;
  const ofCardType = countOfCardType(cardType, counts);
  if (ofCardType === null) return counts[field];
  return variantType === 'STANDARD' ? ofCardType : Math.min(ofCardType, counts[field]);
}

function countOfCardType(cardType: CardType, counts: PreferenceCounts): number | null {
  if (cardType === 'LEADER') return counts.leaderCount;
  return cardType === 'BASE' ? counts.baseCount : null;
}
