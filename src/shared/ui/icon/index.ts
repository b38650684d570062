export { Icon } from './icon';
export { iconNames, type IconName } from './paths';
