export { CardList, CardListSkeleton } from './ui/card-list';
export { CardOrder } from './ui/card-order';
export { ChooseCardView } from './ui/choose-card-view';
export { type OwnedMarks, useOwnedMarks } from './model/use-owned-marks';
export { PriceNote } from './ui/price-note';
