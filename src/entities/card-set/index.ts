export { useCardSets, type CardSetsLoad } from './model/card-sets-context';
export { CardSetsProvider } from './model/card-sets-provider';
export { CardSetCard, CardSetCardPlaceholder, CardSetImage } from './ui/card-set-card';
