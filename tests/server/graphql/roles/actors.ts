/** The actors, by their relation to the owner of what they request. */
export const ACTORS = [
  'visitor',
  'no handle',
  'owner',
  'shared-with',
  'stranger',
  'counterparty',
  'admin',
] as const;
export type Actor = (typeof ACTORS)[number];

export type Outcome = 'allowed' | 'null' | 'empty' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND';
export type Expected = Record<Actor, Outcome>;

/** A field, an operation that uses it, and what each actor gets. */
export type Row = [field: string, operation: string, expected: Expected];

export const everyone = (outcome: Outcome): Expected =>
  Object.fromEntries(ACTORS.map((actor) => [actor, outcome])) as Expected;
export const ANYONE = everyone('allowed');
export const SIGNED_IN: Expected = { ...ANYONE, visitor: 'UNAUTHENTICATED' };
export const ADMIN: Expected = {
  ...everyone('FORBIDDEN'),
  visitor: 'UNAUTHENTICATED',
  admin: 'allowed',
};
/** What the owner shares with one other. */
export const SHARED: Expected = {
  ...everyone('NOT_FOUND'),
  owner: 'allowed',
  'shared-with': 'allowed',
};

/** The same for a list; nobody else may know whether it exists. */
export const SHARED_LIST: Expected = {
  ...everyone('empty'),
  owner: 'allowed',
  'shared-with': 'allowed',
};
export const WITH_HANDLE: Expected = { ...SIGNED_IN, 'no handle': 'FORBIDDEN' };
/** What only the owner may change, even if others may see it. */
export const OWNERS: Expected = {
  ...everyone('NOT_FOUND'),
  visitor: 'UNAUTHENTICATED',
  'no handle': 'FORBIDDEN',
  owner: 'allowed',
};

/** The same for what needs no handle. */
export const OWN: Expected = { ...OWNERS, 'no handle': 'NOT_FOUND' };

/** What both sides of an offer may do. */
export const BOTH_SIDES: Expected = {
  ...everyone('NOT_FOUND'),
  visitor: 'UNAUTHENTICATED',
  owner: 'allowed',
  counterparty: 'allowed',
};

/** What only the recipient may do, who is the owner; and what only the initiator may do, who is the counterparty. */
export const RECIPIENTS: Expected = { ...BOTH_SIDES, counterparty: 'FORBIDDEN' };
export const INITIATORS: Expected = { ...BOTH_SIDES, owner: 'FORBIDDEN' };
