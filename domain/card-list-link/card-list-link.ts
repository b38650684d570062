import { CARD_SORT_COLUMNS } from '../card';
import { ASKED_PARAMETERS, setParameter } from './asked-parameters';
import {
  canonicalCardList,
  DEFAULT_CARD_LIST,
  DEFAULT_CARD_SORT,
  type CardListState,
} from './card-list-state';
import { CARD_VIEWS, DEFAULT_CARD_VIEW } from './card-view';
import { choiceParameter } from './choice-parameter';
import { sortTexts } from './sort-text';

const SORTS = sortTexts(CARD_SORT_COLUMNS, { cardType: 'type' });

/** The link of a set's page. */
export const CARD_LIST_LINK = {
  parameters: [
    setParameter,
    choiceParameter<CardListState>(
      'view',
      ({ view }) => (view === DEFAULT_CARD_VIEW ? '' : view),
      (text) => {
        const view = CARD_VIEWS.find((known) => known === text);
        return view && { view };
      },
    ),
    choiceParameter<CardListState>(
      'sort',
      ({ sort }) => (SORTS.write(sort) === SORTS.write(DEFAULT_CARD_SORT) ? '' : SORTS.write(sort)),
      (text) => {
        const sort = SORTS.read(text);
        return sort && { sort };
      },
    ),
    ...ASKED_PARAMETERS,
  ],
  initial: DEFAULT_CARD_LIST,
  canonical: canonicalCardList,
};
