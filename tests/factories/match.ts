import type { Fixture } from '@tests/support/client/answers';

/** A player who matches the viewer by these printings; their copies have no prices unless given. */
export function aMatch(
  userHandle: string,
  { toBuy = [], toSell = [], ...given }: Partial<Fixture<'Match'>>,
): Fixture<'Match'> {
  const unpriced = (printings: typeof toBuy) => {
    const copies = printings.reduce((sum, { quantity }) => sum + quantity, 0);
    return { copies, cents: 0, unpriced: copies };
  };
  return {
    id: userHandle,
    userHandle,
    updatedAt: '2026-03-02T10:00:00.000Z',
    buyCount: toBuy.length,
    sellCount: toSell.length,
    buyWorth: unpriced(toBuy),
    buyAsked: unpriced(toBuy),
    sellWorth: unpriced(toSell),
    sellAsked: unpriced(toSell),
    toBuy,
    toSell,
    ...given,
  };
}
