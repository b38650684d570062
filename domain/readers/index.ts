export { quoted } from './quoted';
export { countFault, isCountText, isMarkedCount, readCount } from './read-count';
export { bothFinishes, type Finish, readPrinting } from './read-printing';
export { readYesNo } from './read-yes-no';
