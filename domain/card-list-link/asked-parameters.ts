import { ARENAS, CARD_TYPES, RARITIES } from '../card';
import {
  ASPECT_CHOICES,
  LEAST_UPGRADE_NUMBER,
  NO_ASPECT,
  SEARCH_TEXT_LENGTH,
} from '../card-filter';
import { isCardSetCode, normalizeCardSetCode } from '../card-set';
import type { AskedCards } from './asked-cards';
import { choiceParameter } from './choice-parameter';
import { enumerated, listParameter, numbersFrom, WORDS } from './list-parameter';
import type { Parameter } from './parameter';
import { queryParameter } from './query-parameter';
import { textParameter } from './text-parameter';

const ASPECT_VALUES = enumerated(ASPECT_CHOICES, { [NO_ASPECT]: 'none' });
const NUMBERS = numbersFrom(0);
const UPGRADE_NUMBERS = numbersFrom(LEAST_UPGRADE_NUMBER);

/** The set, where the path doesn't name it. */
export const setParameter = choiceParameter<{ set?: string }>(
  'set',
  ({ set }) => set ?? '',
  (text) => (isCardSetCode(normalizeCardSetCode(text)) ? { set: text.toLowerCase() } : undefined),
);

/** The parameters that say which cards are asked for, in the one order in which they are written (product 11). */
export const ASKED_PARAMETERS: readonly Parameter<AskedCards>[] = [
  textParameter(
    'text',
    SEARCH_TEXT_LENGTH,
    ({ filter }) => filter.searchText,
    ({ filter }, searchText) => ({ filter: { ...filter, searchText } }),
  ),
  listParameter('rarity', 'selectedRarities', enumerated(RARITIES)),
  listParameter('type', 'selectedCardTypes', enumerated(CARD_TYPES)),
  listParameter('arena', 'selectedArenas', enumerated(ARENAS)),
  listParameter('cost', 'selectedCosts', NUMBERS),
  listParameter('power', 'selectedPowers', NUMBERS),
  listParameter('hp', 'selectedHps', NUMBERS),
  listParameter('upgrade-power', 'selectedUpgradePowers', UPGRADE_NUMBERS),
  listParameter('upgrade-hp', 'selectedUpgradeHps', UPGRADE_NUMBERS),
  listParameter('aspect', 'selectedAspects', ASPECT_VALUES),
  listParameter('required', 'requiredAspects', ASPECT_VALUES),
  listParameter('trait', 'selectedTraits', WORDS),
  listParameter('keyword', 'selectedKeywords', WORDS),
  queryParameter,
];
