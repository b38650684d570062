export { cardSetToShow, rememberedCardSet } from './model/remembered-card-set';
export { ChooseCardSet, ChooseCardSetPlaceholder } from './ui/choose-card-set';
