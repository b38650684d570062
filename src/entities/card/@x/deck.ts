export { CardImage } from '../ui/card-image';
