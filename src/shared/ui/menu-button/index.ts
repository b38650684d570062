export { MenuButton } from './menu-button';
export type { MenuItem } from './menu';
