export { CardFilterBar } from './ui/card-filter-bar';
