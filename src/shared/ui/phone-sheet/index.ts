export { PhoneSheet } from './phone-sheet';
