import { matchPath } from 'react-router-dom';
import { printUnderstood } from '@domain/card-filter';
import { tradingHubLink } from '@/features/filter-cards';
import { cardEndpoints, listedCardIds } from '@/entities/card';
import { sharingEndpoints } from '@/entities/sharing';
import { routes } from '@/shared/routes';
import { allLoaded, ONCE, type Screen } from './screen';

/** Loads what people share: collections, or a tab of the trading hub. */
export async function loadTrading(screen: Screen): Promise<void> {
  const { dispatch, path } = screen;
  if (matchPath(routes.sharedCollections, path)) {
    await dispatch(sharingEndpoints.shared.initiate('COLLECTION', ONCE)).unwrap();
  } else if (matchPath(routes.trading, path)) {
    await loadHub(screen);
  }
}

async function loadHub({ dispatch, query }: Screen): Promise<void> {
  const { state: hub, dropped } = tradingHubLink.decode(query);
  dispatch(tradingHubLink.followed({ state: hub, dropped }));
  if (hub.tab === 'Offers') return;
  if (hub.tab === 'Cards') {
    const { forSaleEndpoints } = await import('@/pages/trading');
    const search = { query: printUnderstood(hub), ...hub.cardOrder };
    const first = dispatch(forSaleEndpoints.firstForSale.initiate(search, ONCE));
    const { printings } = await first.unwrap();
    if (printings.length === 0) return;
    await allLoaded([
      dispatch(cardEndpoints.cards.initiate(listedCardIds(printings), ONCE)),
      dispatch(
        forSaleEndpoints.cheapestSellers.initiate(
          printings.map(({ variantId }) => variantId),
          ONCE,
        ),
      ),
    ]);
    return;
  }
  const kind = hub.tab === 'SharedWantLists' ? 'WANT_LIST' : 'SALE_LIST';
  await dispatch(sharingEndpoints.shared.initiate(kind, ONCE)).unwrap();
}
