export { WithoutScripts } from './without-scripts';
