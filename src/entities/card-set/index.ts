export { useCardSets, type CardSetsLoad } from './model/card-sets-context';
export { CardSetsProvider } from './model/card-sets-provider';
export { CardSetCard } from './ui/card-set-card';
export { CardSetCardPlaceholder } from './ui/card-set-card-placeholder';
export { CardSetImage } from './ui/card-set-image';
