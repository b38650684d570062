export { useRovingFocus, type FocusHandle } from './use-roving-focus';
