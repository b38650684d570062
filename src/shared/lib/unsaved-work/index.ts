export { giveUpUnsavedWork, hasUnsavedWork, keepWindowOpen } from './unsaved-work';
