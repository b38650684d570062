export { Skeleton, SkeletonBlock } from './skeleton';
