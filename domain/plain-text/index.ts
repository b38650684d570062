export { isBlank, isPlainText } from './plain-text';
