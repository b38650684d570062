export { AddCardsButton } from './ui/add-cards-button';
