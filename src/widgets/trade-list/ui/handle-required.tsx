import { routes } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { LinkButton } from '@/shared/ui/link-button';

/** Stands for one's own list while one has no handle (rules/trade-lists#one-of-each). */
export const HandleRequired = ({ noun }: { noun: string }) => (
  <EmptyState
    figure="rocket"
    title="Handle Required"
    actions={
      <LinkButton to={routes.profile} variant="primary">
        Create Handle
      </LinkButton>
    }
  >
    {`Others know you by your handle. Once you have one, you can keep a ${noun}.`}
  </EmptyState>
);
