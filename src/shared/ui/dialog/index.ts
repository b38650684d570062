export { Dialog } from './dialog';
export { useIsCovered } from './modal';
