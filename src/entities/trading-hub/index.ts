export {
  droppedRead,
  offerFiltersCleared,
  offerSearchTyped,
  offerTypeChosen,
  roleChosen,
  selectTradingHub,
  stageChosen,
  tabChosen,
  tradingHubLink,
  tradingHubReducer,
} from './model/trading-hub-slice';
