export { aspectEndpoints, useAspectIconUrls, type AspectIconUrls } from './api/aspects-api';
export { AspectIcons, AspectSign } from './ui/aspect-icons';
