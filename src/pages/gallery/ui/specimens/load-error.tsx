import { LoadError } from '@/shared/ui/load-error';

const retry = () => undefined;

export const LoadErrorSpecimen = () => (
  <>
    <LoadError error={{ code: 'NETWORK', message: 'No connection.' }} onRetry={retry} />
    <LoadError
      error={{ code: 'UNKNOWN_OPERATION', message: 'This page is too old.' }}
      onRetry={retry}
    />
  </>
);
