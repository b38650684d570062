export { foilClass } from './foil-class';
export { isFoil } from './is-foil';
export { useFoilPointer } from './use-foil-pointer';
