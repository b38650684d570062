/** The program's version. Apart from the rest of the configuration, since a first load doesn't need it. */
export { version as programVersion } from '../../../package.json';
