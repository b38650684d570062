export { cardClosed, cardDetailReducer, cardOpened } from './model/card-detail-slice';
export { CardDetailModal } from './ui/card-detail-modal';
