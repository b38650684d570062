import { routes } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { LinkButton } from '@/shared/ui/link-button';
import { Page } from '@/shared/ui/page';

export const UserNotFound = () => (
  <Page title="User not found">
    <EmptyState
      figure="lens"
      title="Nobody has this address"
      actions={
        <LinkButton to={routes.adminUsers} variant="primary">
          All users
        </LinkButton>
      }
    >
      The account may have been deleted, or the link is wrong.
    </EmptyState>
  </Page>
);
