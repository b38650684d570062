import { ARENAS, CARD_TYPES, RARITIES } from '../card';
import {
  ASPECT_CHOICES,
  LEAST_UPGRADE_NUMBER,
  NO_ASPECT,
  SEARCH_TEXT_LENGTH,
} from '../card-filter';
import { isCardSetCode, normalizeCardSetCode } from '../card-set';
import { DEFAULT_CARD_SORT } from './card-list-state';
import { CARD_VIEWS, DEFAULT_CARD_VIEW } from './card-view';
import { choiceParameter } from './choice-parameter';
import { enumerated, listParameter, numbersFrom, WORDS } from './list-parameter';
import type { Parameter } from './parameter';
import { queryParameter } from './query-parameter';
import { parseSortText, sortText } from './sort-text';
import { textParameter } from './text-parameter';

const ASPECT_VALUES = enumerated(ASPECT_CHOICES, { [NO_ASPECT]: 'none' });
const NUMBERS = numbersFrom(0);
const UPGRADE_NUMBERS = numbersFrom(LEAST_UPGRADE_NUMBER);

/** All parameters of a card list's link, in the one order in which they are written (product 11). */
export const PARAMETERS: readonly Parameter[] = [
  choiceParameter(
    'set',
    ({ set }) => set ?? '',
    (state, text) =>
      isCardSetCode(normalizeCardSetCode(text)) ? { ...state, set: text.toLowerCase() } : undefined,
  ),
  choiceParameter(
    'view',
    ({ view }) => (view === DEFAULT_CARD_VIEW ? '' : view),
    (state, text) => {
      const view = CARD_VIEWS.find((known) => known === text);
      return view && { ...state, view };
    },
  ),
  choiceParameter(
    'sort',
    ({ sort }) => (sortText(sort) === sortText(DEFAULT_CARD_SORT) ? '' : sortText(sort)),
    (state, text) => {
      const sort = parseSortText(text);
      return sort && { ...state, sort };
    },
  ),
  textParameter(
    'text',
    SEARCH_TEXT_LENGTH,
    ({ filter }) => filter.searchText,
    (state, searchText) => ({ ...state, filter: { ...state.filter, searchText } }),
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

/** Parameters of the same address that say nothing of the list: neither kept nor named as dropped. */
export const IGNORED_PARAMETERS: readonly string[] = ['debug'];
