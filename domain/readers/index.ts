export { quoted } from './quoted';
export {
  countFault,
  isCountText,
  isInventory,
  isMarkedCount,
  MAX_INVENTORY,
  readCount,
} from './read-count';
export { bothFinishes, type Finish, NO_FINISH, readPrinting, variantTypeOf } from './read-printing';
export { readYesNo } from './read-yes-no';
