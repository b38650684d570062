export { whatChanges } from './model/what-changes';
export { CallOff } from './ui/call-off';
export { MarkExchanged } from './ui/mark-exchanged';
export { TakeMarkBack } from './ui/take-mark-back';
