import { printUnderstood } from '@domain/card-filter';
import type { TradingHub } from '@domain/trading-hub';
import { tradingHubLink } from '@/features/filter-cards';
import { cardEndpoints, listedCardIds } from '@/entities/card';
import { offerEndpoints } from '@/entities/offer';
import { sharingEndpoints } from '@/entities/sharing';
import { AHEAD, loaded, type PageLoader } from '@/shared/lib/page-route';
import { forSaleEndpoints } from './api/for-sale-api';

export { TradingPage as Component } from './ui/trading-page';

/** Loads what the open tab shows. */
export const loader: PageLoader = async ({ dispatch, isDocument, read, isSignedIn }) => {
  const hub = read(tradingHubLink);
  switch (hub.tab) {
    case 'Offers':
      if (isSignedIn) await loadOffers(dispatch, hub);
      break;
    case 'Cards':
      // A browser finds them itself, over the catalogue and the market.
      if (isDocument) await loadCards(dispatch, hub);
      break;
    case 'SharedWantLists':
      await loaded([dispatch(sharingEndpoints.shared.initiate('WANT_LIST', AHEAD))]);
      break;
    case 'SharedSaleLists':
      await loaded([dispatch(sharingEndpoints.shared.initiate('SALE_LIST', AHEAD))]);
  }
};

async function loadOffers(dispatch: AppDispatch, hub: TradingHub): Promise<void> {
  const { role, stage, offerType, searchText: search } = hub;
  const first = dispatch(offerEndpoints.offers.initiate({ role, stage, offerType, search }, AHEAD));
  const { pages } = await first.unwrap();
  const outlined = pages.flatMap(({ offers }) => offers.flatMap(({ outline }) => outline.items));
  if (outlined.length > 0)
    await loaded([dispatch(cardEndpoints.cards.initiate(listedCardIds(outlined), AHEAD))]);
}

async function loadCards(dispatch: AppDispatch, hub: TradingHub): Promise<void> {
  const search = { query: printUnderstood(hub), ...hub.cardOrder };
  const first = dispatch(forSaleEndpoints.firstForSale.initiate(search, AHEAD));
  const { printings } = await first.unwrap();
  if (printings.length === 0) return;
  const ids = printings.map(({ variantId }) => variantId);
  await loaded([
    dispatch(cardEndpoints.cards.initiate(listedCardIds(printings), AHEAD)),
    dispatch(forSaleEndpoints.cheapestSellers.initiate(ids, AHEAD)),
  ]);
}
