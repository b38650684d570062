import { card } from '@server/modules/catalogue/tables';
import { insertOffer } from '@tests/factories/offer-rows';
import { eq } from 'drizzle-orm';
import { ownOffersOf } from './support/own-offers';
import { withTrading } from './support/trading';

describe('pages of the viewer’s offers', () => {
  const trading = withTrading();
  const { page, made, all } = ownOffersOf(trading);

  it('can be searched by the other player or by a card, in any case', async () => {
    const { buyer, seller, stranger, server, variantIds } = trading;
    await server.database
      .update(card)
      .set({ name: 'Élan Scout', subtitle: '100% _Sure' })
      .where(eq(card.id, 'sor-001'));
    const sides = { initiatorId: buyer.id, recipientId: seller.id };
    const withCard = await insertOffer(server.database, sides, { [variantIds[0]]: {} });
    const without = await insertOffer(server.database, { ...sides, initiatorId: stranger.id });
    const names = { [withCard]: 'card', [without]: 'no card' };
    const found = async (search: string) =>
      (await all(seller, names, { search })).flat().toSorted();
    expect(await found('BUY')).toEqual(['card']);
    expect(await found('strange')).toEqual(['no card']);
    expect(await found(' scout ')).toEqual(['card']);
    expect(await found('ÉLAN')).toEqual(['card']);
    expect(await found('% _s')).toEqual(['card']);
    expect(await found('%_')).toEqual([]);
    expect(await found('seller')).toEqual([]);
    expect(await found('  ')).toEqual(['card', 'no card']);
    await expect(page(seller, { search: 'x'.repeat(101) })).rejects.toThrow('VALIDATION');
  });

  it('can be filtered by role, type and status, and never contain other people’s offers', async () => {
    const { seller, buyer, stranger } = trading;
    const names = {
      ...(await made({ 1: 'PENDING', 2: 'DECLINED' })),
      ...(await made({ 3: 'PENDING' }, { from: seller, to: buyer, offerType: 'SELL' })),
      ...(await made({ 4: 'PENDING' }, { from: stranger })),
    };
    const found = async (asked: object) => (await all(buyer, names, { ...asked })).flat();
    expect(await found({})).toEqual(['3 PENDING', '1 PENDING', '2 DECLINED']);
    expect(await found({ role: 'INITIATOR' })).toEqual(['1 PENDING', '2 DECLINED']);
    expect(await found({ role: 'RECIPIENT' })).toEqual(['3 PENDING']);
    expect(await found({ offerType: 'SELL' })).toEqual(['3 PENDING']);
    expect(await found({ offerType: 'SELL', role: 'INITIATOR' })).toEqual([]);
    expect(await found({ status: 'DECLINED' })).toEqual(['2 DECLINED']);
  });
});
