export { useAspectIconUrls, type AspectIconUrls } from './api/aspects-api';
export { AspectIcons } from './ui/aspect-icons';
export { AspectSign } from './ui/aspect-sign';
