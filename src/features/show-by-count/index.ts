export { ShowByCount } from './ui/show-by-count';
export { WantedOnlySwitch } from './ui/wanted-only-switch';
