import { ANY_ASPECT, REQUIRED_ASPECT, type AspectChoice } from './aspect-fields';
import { ARENA, CARD_TYPE, RARITY } from './enumeration-fields';
import type { FilterField } from './filter-field';
import { COST, HP, POWER, UPGRADE_HP, UPGRADE_POWER } from './number-fields';
import { KEYWORD, TRAIT } from './word-fields';

/**
 * Every field of the filter by its list, in the order of chips, link and expression. A new field is a descriptor in its
 * family's file and a line here; drawer, search line, link, chips and index take it from there.
 */
export const FILTER_FIELDS = {
  selectedRarities: RARITY,
  selectedCardTypes: CARD_TYPE,
  selectedArenas: ARENA,
  selectedCosts: COST,
  selectedPowers: POWER,
  selectedHps: HP,
  selectedUpgradePowers: UPGRADE_POWER,
  selectedUpgradeHps: UPGRADE_HP,
  selectedAspects: ANY_ASPECT,
  requiredAspects: REQUIRED_ASPECT,
  selectedTraits: TRAIT,
  selectedKeywords: KEYWORD,
};

type Fields = typeof FILTER_FIELDS;
type Family<Name> = Extract<Fields[keyof Fields], { family: Name }>;
export type EnumerationField = Family<'enumeration'>;
export type NumberFieldFacts = Family<'number'>;
export type WordField = Family<'word'>;

export type FieldFamily = Fields[keyof Fields]['family'];

/** A list of the filter. */
export type ListField = keyof Fields;

/** A list whose values are on or off; aspects have a third state. */
export type ChoiceField = Exclude<ListField, 'selectedAspects' | 'requiredAspects'>;

/** A list whose values are words that the cards bring along. */
export type WordListField = {
  [Field in ListField]: Fields[Field] extends WordField ? Field : never;
}[ListField];

/** A list whose values are numbers. */
export type NumberListField = {
  [Field in ListField]: Fields[Field] extends NumberFieldFacts ? Field : never;
}[ListField];

type Choices = {
  [Field in ListField]: Fields[Field] extends { family: 'aspect' }
    ? AspectChoice
    : Parameters<Fields[Field]['chip']>[0];
};

/** A value of one of the filter's lists. */
export type ChoiceOf<Field extends ListField> = Choices[Field];

/** All lists of a filter. */
export type FilterLists = { [Field in ListField]: readonly Choices[Field][] };

const byList: { [Field in ListField]: FilterField<Choices[Field]> } = FILTER_FIELDS;

/** A list's field, for code that treats all fields alike. */
export const filterField = <Field extends ListField>(field: Field): FilterField<ChoiceOf<Field>> =>
  byList[field];

export const LIST_FIELDS = Object.keys(FILTER_FIELDS) as readonly ListField[];

const fields = Object.values(FILTER_FIELDS);
export const ENUMERATION_FIELDS = fields.filter((field) => field.family === 'enumeration');
export const NUMBER_FIELDS = fields.filter((field) => field.family === 'number');
export const WORD_FIELDS = fields.filter((field) => field.family === 'word');
