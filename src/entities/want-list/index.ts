export { useWantedCounts, type WantedCounts } from './model/use-wanted-counts';
export { WantedBadge } from './ui/wanted-badge';
