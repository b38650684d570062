export { headerMenuReducer } from './model/header-menu-slice';
export { AppHeader } from './ui/app-header';
