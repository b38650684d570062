export { addCountsTo } from './add-counts';
export { ConnectionShare } from './connection-share';
export { sweepCounts, limitRate } from './limit-rate';
export { networkOf } from './network-of';
export {
  API_RATE,
  BALANCE_RATE,
  EXPORT_RATE,
  IMPORT_RATE,
  LINKS_BY_ADDRESS,
  MARK_RATE,
  PRICE_RATE,
  MY_DATA_RATE,
  NOTE_RATE,
  REPORT_RATE,
  OFFER_RATE,
  SIGN_IN_RATE,
  type Rate,
} from './rates';
export { SharedCounts } from './shared-counts';
