import { matchPath } from 'react-router-dom';
import { OFFER_ON_LIST } from '@domain/offer';
import type { TradeListKind } from '@domain/trade-list';
import { tradeListLink } from '@/features/filter-cards';
import { aspectEndpoints } from '@/entities/aspect';
import { cardEndpoints, listedCardIds } from '@/entities/card';
import { offerEndpoints } from '@/entities/offer';
import { saleListApi } from '@/entities/sale-list';
import { wantListApi } from '@/entities/want-list';
import { routes } from '@/shared/routes';
import { allLoaded, type Load, ONCE, type Screen } from './screen';

const { wantList } = wantListApi.endpoints;
const { saleList } = saleListApi.endpoints;

/** Loads somebody's want list or sale list, if visitors may see it. */
export async function loadTradeList({ dispatch, path, query }: Screen): Promise<void> {
  const shown = listAt(path);
  if (!shown) return;
  const { kind, userHandle } = shown;
  dispatch(tradeListLink.followed(tradeListLink.decode(query)));
  const loads: Load[] = [dispatch(aspectEndpoints.aspects.initiate(undefined, ONCE))];
  const initiated = kind === 'WANT_LIST' ? wantList : saleList;
  const list = await dispatch(initiated.initiate({ userHandle }, ONCE)).unwrap();
  if (list) {
    const cardIds = listedCardIds(Object.values(list.items));
    const offerType = OFFER_ON_LIST[kind];
    if (cardIds.length > 0) loads.push(dispatch(cardEndpoints.cards.initiate(cardIds, ONCE)));
    loads.push(dispatch(offerEndpoints.commitments.initiate({ userHandle, offerType }, ONCE)));
  }
  await allLoaded(loads);
}

/** The list of an address; undefined for another page. */
function listAt(path: string): { kind: TradeListKind; userHandle: string } | undefined {
  const wanted = matchPath(routes.wantList, path)?.params.handle;
  if (wanted !== undefined) return { kind: 'WANT_LIST', userHandle: wanted };
  const sold = matchPath(routes.saleList, path)?.params.handle;
  return sold === undefined ? undefined : { kind: 'SALE_LIST', userHandle: sold };
}
