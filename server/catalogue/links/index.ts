export { findLinkedCard, findLinkedCardSet, type LinkedCard, type LinkedCardSet } from './find';
