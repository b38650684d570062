export {
  type Deal,
  dealEndpoints,
  type DealInput,
  type DealOption,
  type DealPart,
  type FoundDeals,
  useDealQuery,
  useDealsQuery,
  useFindDealsMutation,
  useKeepDealMutation,
  useUpdateUsualPostageMutation,
  useUsualPostageQuery,
} from './api/deal-api';
export { needsOfDeck, needsOfWants, restOf, sentNeeds } from './model/needs';
export { isLost, PART_WORDS, partState } from './model/part-state';
export { costOf, sumsOf } from './model/sums';
export { DealCards } from './ui/deal-cards';
