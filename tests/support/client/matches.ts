/** A printing and how many copies could change hands. */
interface FakeMatchedPrinting {
  variantId: string;
  cardId: string;
  quantity: number;
}

/** A player who matches, as the viewer sees them. */
export interface FakeMatch {
  handle: string;
  toBuy: FakeMatchedPrinting[];
  toSell: FakeMatchedPrinting[];
}

const UPDATED = '2026-03-02T10:00:00.000Z';

const answered = ({ handle, ...match }: FakeMatch) => ({
  ...match,
  id: handle,
  userHandle: handle,
  updatedAt: UPDATED,
  buyCount: match.toBuy.length,
  sellCount: match.toSell.length,
});

/** The resolvers of schema.graphql over players in memory, ranked as they are given; changed in place. */
export const resolversOfMatches = (matches: readonly FakeMatch[]) => ({
  matchingPlayers: ({ first, after }: { first: number; after?: string | null }) => {
    const start = Number(after ?? 0);
    const end = Math.min(start + first, matches.length);
    return {
      nodes: matches.slice(start, end).map(answered),
      pageInfo: { endCursor: String(end), hasNextPage: end < matches.length },
    };
  },
  matchWith: ({ userHandle }: { userHandle: string }) => {
    const match = matches.find(({ handle }) => handle === userHandle);
    return match ? answered(match) : null;
  },
});
