export {
  cardOrderChosen,
  cardSortChosen,
  droppedRead,
  hubLinkFollowed,
  offerFiltersCleared,
  offerSearchTyped,
  offerTypeChosen,
  roleChosen,
  selectTradingHub,
  stageChosen,
  tabChosen,
  tradingHubReducer,
} from './model/trading-hub-slice';
