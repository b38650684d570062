import { ARENA_NAMES, CARD_TYPE_NAMES, RARITY_NAMES, textCollator, type Card } from '../card';
import { ASPECT_CHOICE_NAMES } from './aspect-choice';
import { NO_ASPECT, type AspectChoice, type CardFilter } from './card-filter';
import { distinctWords } from './distinct-words';

/** What a person can choose from, by the list of the filter that the choice goes to. */
export type FilterOptions = Omit<CardFilter, 'searchText' | 'requiredAspects'>;

/**
 * The distinct non-empty values in the cards: numbers sorted numerically, texts alphabetically by the name that is
 * shown (spec 5). An absent number is empty and so adds no 0, though a chosen 0 finds it. "No aspect" comes last
 * and only where a card has none; of spellings that ask the same, one is offered.
 */
export const filterOptionsOf = (cards: readonly Card[]): FilterOptions => ({
  selectedRarities: texts(cards, ({ rarity }) => [rarity], RARITY_NAMES),
  selectedCardTypes: texts(cards, ({ cardType }) => [cardType], CARD_TYPE_NAMES),
  selectedArenas: texts(cards, ({ arena }) => (arena === null ? [] : [arena]), ARENA_NAMES),
  selectedCosts: numbers(cards, ({ cost }) => cost),
  selectedPowers: numbers(cards, ({ power }) => power),
  selectedHps: numbers(cards, ({ hp }) => hp),
  selectedUpgradePowers: numbers(cards, ({ upgradePower }) => upgradePower),
  selectedUpgradeHps: numbers(cards, ({ upgradeHp }) => upgradeHp),
  selectedAspects: [
    ...texts(cards, ({ aspects }) => aspects, ASPECT_CHOICE_NAMES),
    ...noAspect(cards),
  ],
  selectedTraits: words(cards, ({ traits }) => traits),
  selectedKeywords: words(cards, ({ keywords }) => keywords),
});

const noAspect = (cards: readonly Card[]): AspectChoice[] =>
  cards.some(({ aspects }) => aspects.length === 0) ? [NO_ASPECT] : [];

const numbers = (cards: readonly Card[], valueOf: (card: Card) => number | null): number[] =>
  [...new Set(cards.map(valueOf))].filter((value) => value !== null).sort((a, b) => a - b);

const texts = <Text extends string>(
  cards: readonly Card[],
  valuesOf: (card: Card) => readonly Text[],
  names: Record<Text, string>,
): Text[] =>
  [...new Set(cards.flatMap(valuesOf))].sort((a, b) => textCollator.compare(names[a], names[b]));

/** The words come by code unit, so that what the collator holds for equal has one order too. */
const words = (cards: readonly Card[], wordsOf: (card: Card) => readonly string[]): string[] =>
  distinctWords(cards.flatMap(wordsOf))
    .filter((word) => word !== '')
    .sort(textCollator.compare);
