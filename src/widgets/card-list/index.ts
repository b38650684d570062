export { CardList, CardListSkeleton } from './ui/card-list';
export { ChooseCardView } from './ui/choose-card-view';
export { PriceNote } from './ui/price-note';
