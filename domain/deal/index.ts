export {
  type DealListing,
  type DealPick,
  type DealPlan,
  type DealSeller,
  type DealTask,
  MAX_NEEDED_COPIES,
  MAX_NEEDS,
  type Need,
} from './deal';
export {
  type DealJob,
  findDeals,
  type FoundDeal,
  type SolvedWhole,
  type SolveWhole,
} from './find-deals';
export type { WholeModel } from './deal-model';
export type { PlanB } from './plan-b';
export { costOfPlan, type DealPart, isPossiblePlan, type PlanCost } from './plan-cost';
export { isPostage, type Postage, type PostageStep } from './postage';
export {
  type DealCost,
  type DealSums,
  gapWords,
  otherSellersWords,
  planBWords,
  totalWords,
} from './deal-words';
export { POSTAGE_EXAMPLE, POSTAGE_RULE, postageText, readPostage } from './postage-text';
