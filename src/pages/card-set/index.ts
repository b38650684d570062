export { CardSetPage } from './ui/card-set-page';
