export { AllCardsPage } from './ui/all-cards-page';
