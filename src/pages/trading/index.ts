export { TradingPage } from './ui/trading-page';
