export { cardEndpoints } from './api/card-api';
export { withKnownKind } from './api/parse-card';
export { cardCacheReducer } from './model/card-cache-slice';
export { printingLabel, usePrintingLabel } from './model/printing-label';
export {
  listedCardIds,
  type Listed,
  type ListedPrinting,
  useListedPrintings,
} from './model/use-listed-printings';
export { useBroughtCards } from './model/use-brought-cards';
export { useNamedCards } from './model/use-named-cards';
export { useCard } from './model/use-card';
export { useCachedCardsOfSets, useCardsOfSet, type CardsOfSet } from './model/use-cards-of-set';
export { selectCard, selectCardsOfSet } from './model/card-cache-slice';
export { useShowcase } from './model/use-showcase';
export { usePicturesOnDemand, useWithPictures } from './model/pictures-on-demand';
export { CardFaces } from './ui/card-faces';
export { CardImage } from './ui/card-image';
export { CardThumbnail } from './ui/card-thumbnail';
export { FullName } from './ui/full-name';
export { MarketPrices } from './ui/market-prices';
export type { PrintingChange } from './ui/printing-change-list';
export { PrintingChanges } from './ui/printing-changes';
