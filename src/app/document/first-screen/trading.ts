import { matchPath } from 'react-router-dom';
import { printUnderstood } from '@domain/card-filter';
import { matchEndpoints, namedIn } from '@/widgets/matches';
import { sellersListOf } from '@/features/act-on-offer';
import { tradingHubLink } from '@/features/filter-cards';
import { cardEndpoints, type Listed, listedCardIds } from '@/entities/card';
import { fairnessEndpoints, offerEndpoints } from '@/entities/offer';
import { saleListApi } from '@/entities/sale-list';
import { sharingEndpoints } from '@/entities/sharing';
import { routes } from '@/shared/routes';
import { all, allLoaded, type Load, ONCE, type Screen } from './screen';

const { saleList } = saleListApi.endpoints;

/** Loads what others share, the trading hub, or an offer. */
export async function loadTrading(screen: Screen): Promise<void> {
  const { dispatch, path, user } = screen;
  if (matchPath(routes.sharedCollections, path)) {
    await dispatch(sharingEndpoints.shared.initiate('COLLECTION', ONCE)).unwrap();
  } else if (matchPath(routes.trading, path)) {
    await loadHub(screen);
  } else if (user) {
    const offerId = matchPath(routes.offer, path)?.params.offerId;
    if (offerId === undefined) return;
    const offer = await dispatch(offerEndpoints.offer.initiate(offerId, ONCE)).unwrap();
    const sellersList = sellersListOf(offer);
    await all([
      loadCards(screen, offer.offerItems),
      ...(sellersList ? [dispatch(saleList.initiate(sellersList, ONCE)).unwrap()] : []),
      dispatch(fairnessEndpoints.offerFairness.initiate(offerId, ONCE)).unwrap(),
    ]);
  }
}

async function loadHub(screen: Screen): Promise<void> {
  const { dispatch, query, user } = screen;
  const { state: hub, dropped } = tradingHubLink.decode(query);
  dispatch(tradingHubLink.followed({ state: hub, dropped }));
  if (hub.tab === 'Offers') {
    if (!user?.handle) return;
    const { role, stage, offerType, searchText: search } = hub;
    const which = { role, stage, offerType, search };
    const { pages } = await dispatch(offerEndpoints.offers.initiate(which, ONCE)).unwrap();
    const listed = pages.flatMap(({ offers }) => offers);
    await loadCards(
      screen,
      listed.flatMap(({ outline }) => outline.items),
    );
    return;
  }
  if (hub.tab === 'Cards') {
    const { forSaleEndpoints } = await import('@/pages/trading');
    const asked = { query: printUnderstood(hub), ...hub.cardOrder };
    const first = dispatch(forSaleEndpoints.firstForSale.initiate(asked, ONCE));
    const { printings } = await first.unwrap();
    if (printings.length === 0) return;
    const ids = printings.map(({ variantId }) => variantId);
    await all([
      loadCards(screen, printings),
      dispatch(forSaleEndpoints.cheapestSellers.initiate(ids, ONCE)).unwrap(),
    ]);
    return;
  }
  const kind = hub.tab === 'SharedWantLists' ? 'WANT_LIST' : 'SALE_LIST';
  const loads: Load[] = [dispatch(sharingEndpoints.shared.initiate(kind, ONCE))];
  if (user?.handle) {
    const { pages } = await dispatch(
      matchEndpoints.matchingPlayers.initiate(undefined, ONCE),
    ).unwrap();
    await loadCards(screen, namedIn(pages.flatMap(({ matches }) => matches)));
  }
  await allLoaded(loads);
}

async function loadCards({ dispatch }: Screen, listed: readonly Listed[]): Promise<void> {
  const cardIds = listedCardIds(listed);
  if (cardIds.length > 0) await dispatch(cardEndpoints.cards.initiate(cardIds, ONCE)).unwrap();
}
