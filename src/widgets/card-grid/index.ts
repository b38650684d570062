export { CardGrid } from './ui/card-grid';
export { CardGridSkeleton } from './ui/card-grid-skeleton';
