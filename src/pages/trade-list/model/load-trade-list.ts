import { OFFER_ON_LIST } from '@domain/offer';
import type { TradeListKind } from '@domain/trade-list';
import { tradeListLink } from '@/features/filter-cards';
import { aspectEndpoints } from '@/entities/aspect';
import { cardEndpoints, listedCardIds } from '@/entities/card';
import { offerEndpoints } from '@/entities/offer';
import { LIST_QUERIES, type TradeList } from '@/entities/trade-list';
import { AHEAD, loaded, type PageLoader } from '@/shared/lib/page-route';

/** The loader of the pages of one kind of list: a player's by their handle, or else the viewer's own. */
export const loadTradeList =
  (kind: TradeListKind): PageLoader =>
  async ({ dispatch, params, read }) => {
    read(tradeListLink);
    const userHandle = params['handle'] ?? null;
    const offerType = OFFER_ON_LIST[kind];
    const aspects = dispatch(aspectEndpoints.aspects.initiate(undefined, AHEAD));
    const { WANT_LIST, SALE_LIST } = LIST_QUERIES;
    const list: TradeList | null = await (
      kind === 'WANT_LIST'
        ? dispatch(WANT_LIST.initiate({ userHandle }, AHEAD))
        : dispatch(SALE_LIST.initiate({ userHandle }, AHEAD))
    ).unwrap();
    if (list) {
      const cardIds = listedCardIds(Object.values(list.items));
      await loaded([
        dispatch(offerEndpoints.commitments.initiate({ userHandle, offerType }, AHEAD)),
        ...(cardIds.length > 0 ? [dispatch(cardEndpoints.cards.initiate(cardIds, AHEAD))] : []),
      ]);
    }
    await loaded([aspects]);
  };
