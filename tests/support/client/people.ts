import { GraphQLError } from 'graphql';
import type { PreferenceCounts } from '@domain/preferences';
import type { CurrencyCode } from '@domain/pricing';
import { HANDLE_ERRORS, handleErrorOf, type HandleErrorCode, type User } from '@domain/user';

interface FakeAuditEntry {
  id: string;
  /** ISO 8601. */
  at: string;
  field: string;
  from: string | null;
  to: string | null;
  actor: Pick<User, 'id' | 'handle' | 'email'> | null;
}

/** The accounts of the fake API. */
export interface FakePeople {
  /** Who is signed in; changed in place, so that the session's user is the same. */
  viewer: User;
  users: User[];
  preferences: PreferenceCounts;
  /** In which the viewer sees amounts; the session's answer is the fake REST's. */
  currency: CurrencyCode;
  /** Whether the provider calls the viewer's address verified. */
  isEmailVerified: boolean;
  auditEntries: FakeAuditEntry[];
  /** The ids of those who are suspended. */
  suspended?: readonly string[];
  /** Whether the viewer signed in just now. */
  isFresh: boolean;
  /** Whether the viewer has hidden their first steps. */
  hasPutFirstStepsAway: boolean;
}

const LATER = '2026-03-02T10:00:00.000Z';

const refused = (field: string, code: HandleErrorCode) => ({
  field,
  code,
  message: HANDLE_ERRORS[code],
});

/** The resolvers of schema.graphql over accounts in memory, with the server's rules for handles. */
export function resolversOfPeople(people: FakePeople) {
  const { viewer, users, preferences, auditEntries } = people;
  const isTaken = (handle: string, id: string) =>
    users.some((user) => user.id !== id && user.handle === handle);
  const answered = (user: User) => ({
    ...user,
    createdAt: LATER,
    suspendedAt: people.suspended?.includes(user.id) ? LATER : null,
    auditEntries: () => auditEntries.toReversed(),
  });

  return {
    currentUser: () => ({
      ...viewer,
      verifiedEmail: people.isEmailVerified ? viewer.email : null,
    }),
    userCollectionPreferences: () => ({ id: viewer.id, ...preferences }),
    user: ({ id }: { id: string }) => {
      const user = users.find((each) => each.id === id);
      return user ? answered(user) : null;
    },
    users: ({ first, after, search }: { first: number; after?: string; search?: string }) => {
      const wanted = (search ?? '').toLowerCase();
      const found = users.filter(
        ({ email, handle }) => email.startsWith(wanted) || handle?.startsWith(wanted),
      );
      const start = after ? Number(after) : 0;
      const end = Math.min(start + first, found.length);
      return {
        nodes: found.slice(start, end).map(answered),
        pageInfo: { endCursor: String(end), hasNextPage: end < found.length },
        totalCount: found.length,
      };
    },
    updateUserProfile: ({ input: { handle } }: { input: { handle: string } }) => {
      const code =
        handleErrorOf(handle) ??
        (isTaken(handle, viewer.id) ? 'HANDLE_TAKEN' : null) ??
        (viewer.handle === null ? null : 'IMMUTABLE');
      if (code === null) viewer.handle = handle;
      return { user: { ...viewer }, errors: code ? [refused('handle', code)] : [] };
    },
    updateUserCollectionPreferences: (counts: Partial<PreferenceCounts>) => {
      Object.assign(preferences, counts);
      return { preferences: { id: viewer.id, ...preferences }, errors: [] };
    },
    updateCurrency: ({ currency }: { currency: CurrencyCode }) => {
      people.currency = currency;
      return currency;
    },
    updateUser: ({ input }: { input: { userId: string; email?: string; handle?: string } }) => {
      const { userId, email, handle } = input;
      const user = users.find(({ id }) => id === userId);
      if (!user) return { user: null, errors: [refused('userId', 'NOT_FOUND')] };
      const code =
        handle === undefined
          ? null
          : (handleErrorOf(handle) ?? (isTaken(handle, userId) ? 'HANDLE_TAKEN' : null));
      if (code) return { user: null, errors: [refused('handle', code)] };
      const changes = Object.entries({ email, handle }).filter(([, to]) => to !== undefined);
      for (const [field, to] of changes as ['email' | 'handle', string][]) {
        const id = String(auditEntries.length + 1);
        auditEntries.push({ id, at: LATER, field, from: user[field], to, actor: { ...viewer } });
        user[field] = to;
      }
      return { user: answered(user), errors: [] };
    },
    deleteAccount: () => {
      if (people.isFresh) return { success: true };
      throw new GraphQLError('Please sign in again to do this.', {
        extensions: { code: 'REAUTHENTICATE' },
      });
    },
  };
}
