export { ChooseCardView } from './ui/choose-card-view';
