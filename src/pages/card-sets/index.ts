export { CardSetsPage } from './ui/card-sets-page';
