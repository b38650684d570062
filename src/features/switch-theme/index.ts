export { shownTheme } from './model/shown-theme';
export { themeReducer } from './model/theme-slice';
export { ThemeSwitch } from './ui/theme-switch';
