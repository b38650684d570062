export { type CardFinder, cardFinderOf, type CardToFind, type CardPrinting } from './card-finder';
export { findByName, type NamedCard, type Tolerance } from './find-by-name';
export {
  findByNumber,
  indexNumbers,
  isNumberWord,
  type NumberMatch,
  type Numbers,
  numbersOfCards,
  printingKey,
  printingsOfCard,
} from './find-by-number';
export { findCards, type FoundCard } from './find-cards';
export { inOneWidth, readWording, typeAtEnd, typeAtStart, withoutFinish } from './read-wording';
