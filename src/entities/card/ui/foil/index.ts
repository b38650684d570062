export { foilClass, isFoil, useFoilPointer } from './use-foil-pointer';
