import { matchPath } from 'react-router-dom';
import { printUnderstood } from '@domain/card-filter';
import { tradingHubLink } from '@/features/filter-cards';
import { cardEndpoints, listedCardIds } from '@/entities/card';
import { sharingEndpoints } from '@/entities/sharing';
import { routes } from '@/shared/routes';
import { ONCE, type Screen } from './screen';

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
    const { pages } = await dispatch(
      forSaleEndpoints.printingsForSale.initiate(search, ONCE),
    ).unwrap();
    const cardIds = listedCardIds(pages.flatMap(({ printings }) => printings));
    if (cardIds.length > 0) await dispatch(cardEndpoints.cards.initiate(cardIds, ONCE)).unwrap();
    return;
  }
  const kind = hub.tab === 'SharedWantLists' ? 'WANT_LIST' : 'SALE_LIST';
  await dispatch(sharingEndpoints.shared.initiate(kind, ONCE)).unwrap();
}
