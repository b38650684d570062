export { cutClass } from './cut-text';
