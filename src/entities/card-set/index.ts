export { cardSetEndpoints, type SetProgress, useSetProgressQuery } from './api/card-sets-api';
export {
  useCardSetCodes,
  useCardSets,
  type CardSetsLoad,
  CardSetsProvider,
} from './model/card-sets';
export { CardSetCard, CardSetCardPlaceholder, CardSetImage } from './ui/card-set-card';
