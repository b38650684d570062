import { ARENAS, CARD_TYPES, RARITIES } from '../card';
import { ASPECT_CHOICES } from './aspect-choice';
import { SEARCH_TEXT_LENGTH, type CardFilter } from './card-filter';
import { distinctWords } from './distinct-words';
import { wellFormedText } from './well-formed-text';

/** No card's number is larger, so that no list of numbers is long. */
export const LARGEST_NUMBER = 999;
/** An upgrade may take power or HP away; no card's other numbers are below 0. */
export const LEAST_UPGRADE_NUMBER = -LARGEST_NUMBER;
/** In UTF-16 units; no card's trait or keyword comes near. */
export const WORD_LENGTH = 60;
/** No card has as many traits or keywords. */
export const MOST_WORDS = 20;

/**
 * The one form of all filters that say the same (product 11): well-formed text of at most
 * {@link SEARCH_TEXT_LENGTH} units; enumerations in declared order, numbers ascending, words by code unit, each
 * once; what no card could have left out. An aspect that is selected and required is only required, as its button
 * shows it. Idempotent.
 */
export const canonicalFilter = (filter: CardFilter): CardFilter => ({
  searchText: wellFormedText(filter.searchText, SEARCH_TEXT_LENGTH),
  selectedRarities: declared(RARITIES, filter.selectedRarities),
  selectedCardTypes: declared(CARD_TYPES, filter.selectedCardTypes),
  selectedArenas: declared(ARENAS, filter.selectedArenas),
  selectedCosts: ascending(filter.selectedCosts),
  selectedPowers: ascending(filter.selectedPowers),
  selectedHps: ascending(filter.selectedHps),
  selectedUpgradePowers: ascending(filter.selectedUpgradePowers, LEAST_UPGRADE_NUMBER),
  selectedUpgradeHps: ascending(filter.selectedUpgradeHps, LEAST_UPGRADE_NUMBER),
  selectedAspects: declared(ASPECT_CHOICES, filter.selectedAspects).filter(
    (aspect) => !filter.requiredAspects.includes(aspect),
  ),
  requiredAspects: declared(ASPECT_CHOICES, filter.requiredAspects),
  selectedTraits: words(filter.selectedTraits),
  selectedKeywords: words(filter.selectedKeywords),
});

const declared = <Value>(values: readonly Value[], chosen: readonly Value[]): Value[] =>
  values.filter((value) => chosen.includes(value));

/** Whether a list of numbers may hold this one: a whole one from `least` to {@link LARGEST_NUMBER}. */
export const isFilterNumber = (value: number, least = 0): boolean =>
  Number.isInteger(value) && value >= least && value <= LARGEST_NUMBER;

// A set makes 0 of -0, which a link couldn't tell apart.
const ascending = (numbers: readonly number[], least = 0): number[] =>
  [...new Set(numbers.filter((value) => isFilterNumber(value, least)))].sort((a, b) => a - b);

const words = (chosen: readonly string[]): string[] =>
  distinctWords(
    chosen
      .filter((word) => word !== '' && word.length <= WORD_LENGTH)
      .map((word) => wellFormedText(word, WORD_LENGTH)),
  ).slice(0, MOST_WORDS);
