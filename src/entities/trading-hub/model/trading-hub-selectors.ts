import { encodeTradingHub } from '@domain/trading-hub';
import type { TradingHubState } from './trading-hub-slice';

export interface WithTradingHub {
  tradingHub: TradingHubState;
}

export const selectTradingHub = ({ tradingHub }: WithTradingHub) => tradingHub;

/** The canonical query string of what the hub shows, without `?` (product 11). */
export const selectTradingHubLink = ({ tradingHub }: WithTradingHub) =>
  encodeTradingHub(tradingHub);
