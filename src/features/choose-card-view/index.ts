export { cardViewReducer, selectCardView, type WithCardView } from './model/card-view-slice';
export { ChooseCardView } from './ui/choose-card-view';
