export { sizedImageUrl } from './sized-image-url';
export { useMeasuredWidth } from './use-measured-width';
