import type { Arena, Aspect, CardType, Rarity } from '../card';

/** Stands for the aspects of a card that has none (spec 5). */
export const NO_ASPECT = 'NO_ASPECT';
export type AspectChoice = Aspect | typeof NO_ASPECT;

/** What the filter drawer says, by the specification's names (spec 3). Everything empty shows every card. */
export interface CardFilter {
  /** Part of a name or subtitle, at most {@link SEARCH_TEXT_LENGTH} UTF-16 units. */
  searchText: string;
  selectedRarities: readonly Rarity[];
  selectedCardTypes: readonly CardType[];
  selectedArenas: readonly Arena[];
  selectedCosts: readonly number[];
  selectedPowers: readonly number[];
  selectedHps: readonly number[];
  selectedUpgradePowers: readonly number[];
  selectedUpgradeHps: readonly number[];
  /** `any`: all of a card's aspects must be among these and the required ones. */
  selectedAspects: readonly AspectChoice[];
  /** Each of these must be on the card. */
  requiredAspects: readonly AspectChoice[];
  selectedTraits: readonly string[];
  selectedKeywords: readonly string[];
}

export const SEARCH_TEXT_LENGTH = 200;

/** Filters all start empty (spec 4). */
export const EMPTY_CARD_FILTER: CardFilter = {
  searchText: '',
  selectedRarities: [],
  selectedCardTypes: [],
  selectedArenas: [],
  selectedCosts: [],
  selectedPowers: [],
  selectedHps: [],
  selectedUpgradePowers: [],
  selectedUpgradeHps: [],
  selectedAspects: [],
  requiredAspects: [],
  selectedTraits: [],
  selectedKeywords: [],
};
