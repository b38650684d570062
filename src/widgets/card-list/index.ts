export { CardList, CardListSkeleton } from './ui/card-list';
export { CardOrder } from './ui/card-order';
export { ChooseCardView } from './ui/choose-card-view';
export { PriceNote } from './ui/price-note';
