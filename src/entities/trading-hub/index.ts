export {
  droppedRead,
  offerTypeChosen,
  selectTradingHub,
  sideChosen,
  tabChosen,
  tradingHubReducer,
} from './model/trading-hub-slice';
export { useTradingHubLink } from './model/use-trading-hub-link';
