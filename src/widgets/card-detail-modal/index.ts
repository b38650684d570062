export { cardDetailReducer, cardOpened } from './model/card-detail-slice';
export { useOpenPrinting } from './model/use-open-printing';
export { CardDetailModal } from './ui/card-detail-modal';
