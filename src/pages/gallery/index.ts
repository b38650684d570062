export { GalleryPage } from './ui/gallery-page';
