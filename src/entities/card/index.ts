export { cardEndpoints } from './api/card-api';
export { cardCacheReducer } from './model/card-cache-slice';
export { useCard } from './model/use-card';
export { usePrinting } from './model/use-printing';
export { useCardsOfSet, type CardsOfSet } from './model/use-cards-of-set';
export { CardFaces } from './ui/card-faces';
export { CardImage } from './ui/card-image';
export { MarketPrices } from './ui/market-prices';
