export { serveLinkPictures } from './serve';
