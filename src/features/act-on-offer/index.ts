export { declineReasonsReducer } from './model/decline-reasons-slice';
export { useSellersPricing } from './model/use-sellers-pricing';
export { AcceptOffer } from './ui/accept-offer';
export { AgreeOnPrice } from './ui/agree-on-price';
export { type Answer, AnswerDialog } from './ui/answer-dialog';
export { DeclineOffer } from './ui/decline-offer';
export { RescindDialog, RescindOffer } from './ui/rescind-offer';
export { CallOff, MarkExchanged, MarkExchangedDialog, TakeMarkBack } from './ui/settle-offer';
