export { selectTradingHub, type WithTradingHub } from './model/trading-hub-selectors';
export {
  droppedRead,
  offerTypeChosen,
  sideChosen,
  tabChosen,
  tradingHubReducer,
} from './model/trading-hub-slice';
export { useTradingHubLink } from './model/use-trading-hub-link';
