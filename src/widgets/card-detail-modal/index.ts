export { cardDetailReducer, cardOpened, printingOpened } from './model/card-detail-slice';
export { CardDetailModal } from './ui/card-detail-modal';
