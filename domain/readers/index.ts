export { quoted } from './quoted';
export {
  countFault,
  isCountText,
  isInventory,
  isMarkedCount,
  MAX_INVENTORY,
  readCount,
} from './read-count';
export { bothFinishes, type Finish, readPrinting } from './read-printing';
export { readYesNo } from './read-yes-no';
