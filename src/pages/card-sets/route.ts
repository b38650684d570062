export { CardSetsPage as Component } from './ui/card-sets-page';
