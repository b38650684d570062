export { hasUnsavedWork, keepWindowOpen } from './unsaved-work';
