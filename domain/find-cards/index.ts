export { type CardFinder, cardFinderOf, findCards, type FoundCard } from './find-cards';
