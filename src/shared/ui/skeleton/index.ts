export { Skeleton } from './skeleton';
export { SkeletonBlock } from './skeleton-block';
