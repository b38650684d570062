import type { Fixture } from '@tests/support/client/answers';

/** A player who matches the viewer by these printings. */
export const aMatch = (
  userHandle: string,
  { toBuy = [], toSell = [] }: Partial<Pick<Fixture<'Match'>, 'toBuy' | 'toSell'>>,
): Fixture<'Match'> => ({
  id: userHandle,
  userHandle,
  updatedAt: '2026-03-02T10:00:00.000Z',
  buyCount: toBuy.length,
  sellCount: toSell.length,
  toBuy,
  toSell,
});
