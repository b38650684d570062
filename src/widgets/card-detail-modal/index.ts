export { cardDetailReducer, cardOpened, useOpenPrinting } from './model/card-detail-slice';
export { CardDetailModal } from './ui/card-detail-modal';
