export { IMAGE_WIDTHS, roundUpToStep, type ImageWidth } from './image-width';
