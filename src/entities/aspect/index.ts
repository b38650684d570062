export { useAspectIconUrls, type AspectIconUrls } from './api/aspects-api';
export { AspectIcons } from './ui/aspect-icons';
