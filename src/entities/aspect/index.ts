export { aspectEndpoints, useAspectIconUrls } from './api/aspects-api';
export { useAspectPictures, type AspectPictures } from './model/aspect-pictures';
export { AspectIcons, AspectSign } from './ui/aspect-icons';
