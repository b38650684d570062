export { Dotted } from './dotted';
