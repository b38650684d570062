export {
  droppedRead,
  offerTypeChosen,
  selectTradingHub,
  sideChosen,
  tabChosen,
  tradingHubLink,
  tradingHubReducer,
} from './model/trading-hub-slice';
