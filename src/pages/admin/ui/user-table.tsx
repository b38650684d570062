import { generatePath } from 'react-router-dom';
import type { User } from '@domain/user';
import { RoleBadges } from '@/entities/user';
import { DataTable, type DataColumn } from '@/shared/ui/data-table';
import { EmptyState } from '@/shared/ui/empty-state';
import { LinkButton } from '@/shared/ui/link-button';
import { routes } from '@/shared/routes';

const COLUMNS: DataColumn<User>[] = [
  { key: 'email', header: 'Email', namesRow: true, cell: ({ email }) => email },
  { key: 'handle', header: 'Handle', cell: ({ handle }) => handle ?? '—' },
  { key: 'roles', header: 'Roles', cell: ({ roles }) => <RoleBadges roles={roles} /> },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    cell: ({ id, email }) => (
      <LinkButton to={generatePath(routes.adminEditUser, { id })} aria-label={`Edit ${email}`}>
        Edit
      </LinkButton>
    ),
  },
];

/** A page of users (rules/pages#administrators-pages). */
export const UserTable = ({ users }: { users: readonly User[] }) =>
  users.length > 0 ? (
    <DataTable
      caption="Users"
      columns={COLUMNS}
      rows={users}
      rowKey={({ id }) => id}
      narrow="cards"
    />
  ) : (
    <EmptyState figure="lens" title="No users found">
      Nobody’s e-mail or handle begins like this.
    </EmptyState>
  );
