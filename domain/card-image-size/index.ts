export { roundUpToStep, type ImageWidth } from './image-width';
