export { CardSetGrid } from './ui/card-set-grid';
