export { keepWindowOpen } from './unsaved-work';
