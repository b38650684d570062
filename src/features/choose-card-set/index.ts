export { rememberedCardSet } from './model/remembered-card-set';
export { ChooseCardSet } from './ui/choose-card-set';
export { ChooseCardSetPlaceholder } from './ui/choose-card-set-placeholder';
