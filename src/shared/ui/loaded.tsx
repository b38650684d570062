import type { ReactNode } from 'react';
import { apiErrorOf, type CallError } from '@/shared/api';
import { LoadError } from './load-error';

interface LoadedProps<Data> {
  /** As a query's hook returns it. */
  query: { data?: Data | undefined; error?: CallError | undefined; refetch: () => unknown };
  /** What holds the place until then. */
  waiting: ReactNode;
  children: (data: NonNullable<Data>) => ReactNode;
}

/** What a query brings. What it brought before stays, even if a later try fails. */
export function Loaded<Data>({ query, waiting, children }: LoadedProps<Data>) {
  const { data, error, refetch } = query;
  if (data != null) return children(data);
  if (!error) return waiting;
  return <LoadError error={apiErrorOf(error)} onRetry={() => void refetch()} />;
}
