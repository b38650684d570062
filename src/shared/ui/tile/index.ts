export { Tile } from './tile';
