import { Skeleton } from '@/shared/ui/skeleton';

/** Holds the table's place while one's offers load. */
export const OfferPlaceholders = () => <Skeleton lines={8} label="Loading offers" />;
