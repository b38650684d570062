import { generatePath } from 'react-router-dom';
import type { User } from '@domain/user';
import { RoleBadges } from '@/entities/user';
import { routes } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { DataTable, type DataColumn } from '@/shared/ui/data-table';
import { EmptyState } from '@/shared/ui/empty-state';
import { LinkButton } from '@/shared/ui/link-button';
import { SkeletonBlock } from '@/shared/ui/skeleton';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import styles from './admin.module.css';

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
    <DataTable caption="Users" columns={COLUMNS} rows={users} rowKey={({ id }) => id} />
  ) : (
    <EmptyState figure="lens" title="No users found">
      No email address or handle starts with this.
    </EmptyState>
  );

const ROWS = 10;

/** Placeholder rows while users load. */
export const UserTablePlaceholder = () => (
  <div role="status" aria-busy="true" className={styles.placeholder}>
    <VisuallyHidden>Loading...</VisuallyHidden>
    {Array.from({ length: ROWS }, (_, row) => (
      <SkeletonBlock key={row} className={styles.placeholderRow} />
    ))}
  </div>
);

interface PageButtonsProps {
  /** The current page's number, from 1. */
  number: number;
  /** null on the first page. */
  onPrevious: (() => void) | null;
  /** null on the last page. */
  onNext: (() => void) | null;
}

/** Buttons for the pages; nothing if there is only one page. */
export const PageButtons = ({ number, onPrevious, onNext }: PageButtonsProps) =>
  onPrevious || onNext || number > 1 ? (
    <nav aria-label="Pages of users" className={styles.pages}>
      <Button disabled={!onPrevious} onClick={() => onPrevious?.()}>
        Previous
      </Button>
      <span role="status" className={styles.count}>{`Page ${number}`}</span>
      <Button disabled={!onNext} onClick={() => onNext?.()}>
        Next
      </Button>
    </nav>
  ) : null;
