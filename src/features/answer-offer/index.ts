export { declineReasonsReducer } from './model/decline-reasons-slice';
export { AcceptOffer } from './ui/accept-offer';
export { DeclineOffer } from './ui/decline-offer';
export { RescindDialog } from './ui/rescind-dialog';
export { RescindOffer } from './ui/rescind-offer';
