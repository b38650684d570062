import { matchPath } from 'react-router-dom';
import { OFFER_ON_LIST } from '@domain/offer';
import type { TradeListKind } from '@domain/trade-list';
import { matchEndpoints } from '@/widgets/matches';
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

/** Loads a want list or sale list: the viewer's own, or one that they may see. */
export async function loadTradeLists(screen: Screen): Promise<void> {
  const { dispatch, path, query, user } = screen;
  const shown = listAt(path);
  if (!shown) return;
  const { kind } = shown;
  dispatch(tradeListLink.followed(tradeListLink.decode(query)));
  // The owner's list is the same one under both addresses.
  const isOwn = shown.handle === null || shown.handle === user?.handle;
  if (isOwn && !user?.handle) return;
  const userHandle = isOwn ? null : shown.handle;

  const loads: Load[] = [dispatch(aspectEndpoints.aspects.initiate(undefined, ONCE))];
  if (user?.handle) loads.push(...comparisons(screen, shown));
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

interface ShownList {
  kind: TradeListKind;
  /** Null for the viewer's own. */
  handle: string | null;
}

/**
 * The viewer's own lists that a list is compared with: both for somebody else's list, only the wants for a sale list.
 */
function comparisons({ dispatch, user }: Screen, { kind, handle }: ShownList): Load[] {
  const own = { userHandle: null };
  const isOwn = handle === null || handle === user?.handle;
  const loads: Load[] = [];
  if (kind === 'SALE_LIST') loads.push(dispatch(wantList.initiate(own, ONCE)));
  if (isOwn || handle === null) return loads;
  if (kind === 'WANT_LIST') loads.push(dispatch(saleList.initiate(own, ONCE)));
  loads.push(dispatch(matchEndpoints.matchWith.initiate(handle, ONCE)));
  return loads;
}

const OWN_WANT_LIST = [`${routes.ownWantList}/edit?`, routes.ownWantListShared];
const OWN_SALE_LIST = [`${routes.ownSaleList}/edit?`, routes.ownSaleListShared];

/** The list of an address; undefined for another page. */
function listAt(path: string): ShownList | undefined {
  const isAt = (own: readonly string[]) => own.some((pattern) => matchPath(pattern, path));
  if (isAt(OWN_WANT_LIST)) return { kind: 'WANT_LIST', handle: null };
  if (isAt(OWN_SALE_LIST)) return { kind: 'SALE_LIST', handle: null };
  const wanted = matchPath(routes.wantList, path)?.params.handle;
  if (wanted !== undefined) return { kind: 'WANT_LIST', handle: wanted };
  const sold = matchPath(routes.saleList, path)?.params.handle;
  return sold === undefined ? undefined : { kind: 'SALE_LIST', handle: sold };
}
