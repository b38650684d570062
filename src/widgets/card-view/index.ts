export { cardDetailReducer, selectListed, tabChosen } from './model/card-view-slice';
export { useOpenCard, useOpenPrinting } from './model/use-open-card';
export { cardIn, leafOf, type Direction } from './model/leaf-through';
export { CardDialog } from './ui/card-dialog';
export { CardView } from './ui/card-view';
export { LeafButtons } from './ui/leaf-buttons';
export { ListedCardLink } from './ui/listed-card-link';
export { SellersDialog } from './ui/sellers-dialog';
