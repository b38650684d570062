export { CardPage } from './ui/card-page';
