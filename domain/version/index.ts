export { overwritesUnseen, UNSET_VERSION } from './overwrites-unseen';
