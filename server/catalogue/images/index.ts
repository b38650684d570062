export { imagesPlugin, type ImagesOptions } from './plugin';
