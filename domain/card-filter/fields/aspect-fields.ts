import { ASPECT_NAMES, ASPECTS, type Card } from '../../card';
import { sortedByName } from './enumeration-fields';
import { NO_ASPECT, type AspectChoice, type AspectLists } from './filter-field';

export { NO_ASPECT, type AspectChoice } from './filter-field';

/** All aspects that a filter can name, in declared order. */
export const ASPECT_CHOICES: readonly AspectChoice[] = [...ASPECTS, NO_ASPECT];

/** Names as shown to a person. */
export const ASPECT_CHOICE_NAMES: Record<AspectChoice, string> = {
  ...ASPECT_NAMES,
  [NO_ASPECT]: 'No aspect',
};

/** In a link and in the search line. */
export const aspectWord = (aspect: AspectChoice): string =>
  aspect === NO_ASPECT ? 'none' : aspect.toLowerCase();

const BY_WORD = new Map(ASPECT_CHOICES.map((aspect) => [aspectWord(aspect), aspect]));

/** A card without aspects counts as having the no-aspect value. */
export const aspectsOf = (card: Card): readonly AspectChoice[] =>
  card.aspects.length === 0 ? [NO_ASPECT] : card.aspects;

const common = {
  family: 'aspect' as const,
  label: 'Aspects',
  nameOf: (aspect: AspectChoice) => ASPECT_CHOICE_NAMES[aspect],
  mostInLink: Infinity,
  mayHoldComma: false,
  textOf: aspectWord,
  valueOf: (text: string) => BY_WORD.get(text),
  /** "No aspect" comes last, and only where a card has none. */
  optionsOf: (cards: readonly Card[]): AspectChoice[] => [
    ...sortedByName(
      cards.flatMap(({ aspects }) => aspects),
      ASPECT_CHOICE_NAMES,
    ),
    ...(cards.some(({ aspects }) => aspects.length === 0) ? [NO_ASPECT as typeof NO_ASPECT] : []),
  ],
};

const declared = (chosen: readonly AspectChoice[]): AspectChoice[] =>
  ASPECT_CHOICES.filter((aspect) => chosen.includes(aspect));

/** Chosen as "any": all of a card's aspects must be among these and the required ones. */
export const ANY_ASPECT = {
  ...common,
  place: 3,
  parameter: 'aspect',
  chip: (aspect: AspectChoice) => ASPECT_CHOICE_NAMES[aspect],
  /** An aspect that is selected and required is only required, as its button shows it. */
  canonical: (chosen: readonly AspectChoice[], { requiredAspects }: AspectLists) =>
    declared(chosen).filter((aspect) => !requiredAspects.includes(aspect)),
  /** {@link REQUIRED_ASPECT} asks for both, because the required ones are allowed here as well. */
  conditions: () => [],
};

/** Each of these must be on the card. */
export const REQUIRED_ASPECT = {
  ...common,
  parameter: 'required',
  chip: (aspect: AspectChoice) => `Required: ${ASPECT_CHOICE_NAMES[aspect]}`,
  canonical: declared,
  /** With required aspects only, a card may have others too; a selected one excludes the rest. */
  conditions: (required: readonly AspectChoice[], { selectedAspects }: AspectLists) => [
    ...required.map((has) => ({ kind: 'aspect' as const, has })),
    ...(selectedAspects.length === 0
      ? []
      : [{ kind: 'aspects' as const, within: [...required, ...selectedAspects] }]),
  ],
};
