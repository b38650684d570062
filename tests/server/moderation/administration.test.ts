import { saleList } from '@server/modules/lists/tables';
import { refreshAllSellerSummaries } from '@server/modules/market';
import { eq } from 'drizzle-orm';
import { insertSession } from '@tests/factories/user-rows';
import { openStreamFromNow } from '../live/open-stream';
import { eventsOf } from '../offers/support/holdings';
import { withTrading } from '../offers/support/trading';
import { until } from '../support/until';
import { ask } from '../support/ask';
import { type Person, signUpAdmin } from '../users/support/sign-up';

const ERRORS = 'errors { field code }';

describe('what administrators do about people', () => {
  const trading = withTrading();
  let admin: Person;
  beforeEach(async () => {
    admin = await signUpAdmin(trading.server.database);
  });

  const suspend = (userId: string) =>
    trading.send(
      admin,
      `mutation ($userId: ID!) { suspendUser(userId: $userId) { user { suspendedAt } ${ERRORS} } }`,
      {
        userId,
      },
    );
  const reinstate = (userId: string) =>
    trading.send(
      admin,
      `mutation ($userId: ID!) { reinstateUser(userId: $userId) { user { suspendedAt } ${ERRORS} } }`,
      { userId },
    );
  const statusOf = async (offerId: string) => {
    const { rows } = await trading.server.pool.query(
      'select status, called_off_by as "calledOffBy" from offer where id = $1',
      [offerId],
    );
    return rows[0];
  };
  const seen = async (query: string) =>
    trading.send(trading.buyer, query, {}).then((answer) => answer.nodes ?? answer);

  it('a suspended person is signed out, with their stream, and can’t come back', async () => {
    const { app } = trading.server;
    const stream = await openStreamFromNow(app, trading.seller.headers);
    expect((await suspend(trading.seller.id)).user.suspendedAt).not.toBeNull();
    await stream.ended();
    const { errors } = await ask(app, '{ savedSearches { id } }', {}, trading.seller.headers);
    expect(errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
    // Even a session that a sign-in began at the same time.
    const headers = await insertSession(trading.server.database, trading.seller.id);
    const { data } = await ask(app, '{ currentUser { id } }', {}, headers);
    expect(data).toEqual({ currentUser: null });
  });

  it('their lists and what they sell are hidden until they are reinstated', async () => {
    const { database } = trading.server;
    const places = [
      '{ userSaleLists(userHandle: "seller") { id } }',
      '{ sharedSaleLists { nodes { id } } }',
      '{ matchingPlayers { nodes { userHandle } } }',
      '{ players(beginning: "seller") { handle } }',
      '{ searchPrintings(query: "forsale") { nodes { sellers } } }',
    ];
    const counts = async () => {
      const found = [];
      for (const place of places) found.push((await seen(place)).length);
      return found;
    };
    await refreshAllSellerSummaries(database);
    const before = await counts();
    expect(before).not.toContain(0);
    await suspend(trading.seller.id);
    // The market follows within two seconds.
    expect((await counts()).slice(0, -1)).toEqual(places.slice(0, -1).map(() => 0));
    await refreshAllSellerSummaries(database);
    await until(async () => (await counts()).every((count) => count === 0));
    expect((await reinstate(trading.seller.id)).user.suspendedAt).toBeNull();
    await refreshAllSellerSummaries(database);
    await until(async () => String(await counts()) === String(before));
  });

  it('their open offers are closed, and the other sides hear of it', async () => {
    const { offer: pending } = await trading.create();
    const { offer: accepted } = await trading.create();
    await trading.act(trading.seller, 'acceptOffer', accepted.id);
    await suspend(trading.seller.id);
    expect(await statusOf(pending.id)).toEqual({ status: 'DECLINED', calledOffBy: null });
    expect(await statusOf(accepted.id)).toEqual({ status: 'ACCEPTED', calledOffBy: 'RECIPIENT' });
    expect(await eventsOf(trading, trading.buyer)).toEqual(
      expect.arrayContaining(['DECLINED', 'CALLED_OFF']),
    );
    await expect(trading.create()).rejects.toThrow('NOT_FOUND');
  });

  it('a suspension that runs against an acceptance leaves no offer open', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { offer } = await trading.create();
      await Promise.all([
        suspend(trading.buyer.id),
        trading
          .act(trading.seller, 'acceptOffer', offer.id)
          .catch(({ message }: Error) => expect(['CONFLICT', 'FORBIDDEN']).toContain(message)),
      ]);
      const { rows } = await trading.server.pool.query(
        `select from offer where status = 'PENDING' or (status = 'ACCEPTED' and called_off_at is null)`,
      );
      expect(rows).toEqual([]);
      await reinstate(trading.buyer.id);
      trading.buyer.headers = await insertSession(trading.server.database, trading.buyer.id);
    }
  });

  it('it is in the account’s history, once, and administrators can’t be suspended', async () => {
    await suspend(trading.seller.id);
    await suspend(trading.seller.id);
    await reinstate(trading.seller.id);
    const { auditEntries } = await trading.send(
      admin,
      'query ($id: ID!) { user(id: $id) { auditEntries { field from to actor { handle } } } }',
      { id: trading.seller.id },
    );
    const actor = { handle: 'keeper' };
    expect(auditEntries).toEqual([
      { field: 'suspended', from: 'yes', to: 'no', actor },
      { field: 'suspended', from: 'no', to: 'yes', actor },
    ]);
    expect((await suspend(admin.id)).errors).toEqual([
      { field: 'userId', code: 'IS_ADMINISTRATOR' },
    ]);
    expect((await suspend('nobody')).errors).toEqual([{ field: 'userId', code: 'NOT_FOUND' }]);
  });

  it('a reported note is read, removed for both sides, and the report settled', async () => {
    const { offer } = await trading.create(trading.buyer, { note: 'You fool' });
    const noteId = offer.notes[0].id;
    const remove = `mutation ($noteId: ID!) { removeNote(noteId: $noteId) { ${ERRORS} } }`;
    // Nobody has reported it yet.
    await expect(trading.send(admin, remove, { noteId })).rejects.toThrow('NOT_FOUND');
    const report = `mutation ($offerId: ID!, $reason: String!) { reportOffer(offerId: $offerId, reason: $reason) { ${ERRORS} } }`;
    const blank = await trading.send(trading.seller, report, { offerId: offer.id, reason: ' ' });
    expect(blank.errors).toEqual([{ field: 'reason', code: 'BLANK' }]);
    await trading.send(trading.seller, report, { offerId: offer.id, reason: 'Insults' });

    const waiting =
      '{ reports(settled: false) { id reason accused { handle } notes { id content isRemoved } } }';
    const [found] = await trading.send(admin, waiting, {});
    expect(found).toMatchObject({
      reason: 'Insults',
      accused: { handle: 'buyer' },
      notes: [{ id: noteId, content: 'You fool', isRemoved: false }],
    });
    await trading.send(admin, remove, { noteId });
    await trading.send(admin, remove, { noteId });
    const shown =
      'query ($id: ID!) { offer(offerId: $id) { version isUnread notes { content isRemoved } removedNoteIds } }';
    for (const side of [trading.seller, trading.buyer]) {
      const { notes, removedNoteIds } = await trading.send(side, shown, { id: offer.id });
      expect(notes).toEqual([{ content: '', isRemoved: true }]);
      expect(removedNoteIds).toEqual([noteId]);
    }
    expect(
      (await eventsOf(trading, trading.seller)).filter((kind) => kind === 'NOTE_REMOVED'),
    ).toHaveLength(1);
    await trading.send(
      admin,
      'mutation ($id: ID!) { settleReport(reportId: $id) { errors { code } } }',
      {
        id: found.id,
      },
    );
    expect(await trading.send(admin, waiting, {})).toEqual([]);
  });

  it('a removed banner is shown as removed until its owner writes another', async () => {
    const { database } = trading.server;
    await database
      .update(saleList)
      .set({ banner: 'Buy or else' })
      .where(eq(saleList.userId, trading.seller.id));
    await trading.send(
      admin,
      'mutation ($id: ID!) { removeBanner(userId: $id) { errors { code } } }',
      {
        id: trading.seller.id,
      },
    );
    const shown = async () =>
      (
        await trading.send(
          trading.buyer,
          '{ userSaleLists(userHandle: "seller") { id settings { banner isBannerRemoved } } }',
          {},
        )
      )[0];
    const { id: saleListId, settings } = await shown();
    expect(settings).toEqual({ banner: '', isBannerRemoved: true });
    await trading.send(
      trading.seller,
      'mutation ($input: UpdateSaleListInput!) { updateSaleList(input: $input) { success } }',
      { input: { saleListId, banner: 'Welcome' } },
    );
    expect((await shown()).settings).toEqual({ banner: 'Welcome', isBannerRemoved: false });
  });

  it('a player ends one of their sessions, and nobody else’s', async () => {
    const { app, database } = trading.server;
    const [first, second] = [
      await insertSession(database, trading.buyer.id),
      await insertSession(database, trading.buyer.id),
    ];
    const sessionsOf = async (headers: Record<string, string>) => {
      const { data } = await ask(app, '{ sessions { id isCurrent } }', {}, headers);
      return (data as { sessions: { id: string; isCurrent: boolean }[] }).sessions;
    };
    const end = (person: Person, id: string) =>
      trading.send(person, 'mutation ($id: ID!) { endSession(id: $id) { id isCurrent } }', { id });
    const own = (await sessionsOf(first)).find(({ isCurrent }) => isCurrent);
    const id = own?.id ?? '';
    expect(JSON.stringify(first)).not.toContain(id);

    await end(trading.seller, id);
    expect(await sessionsOf(first)).toHaveLength(3);

    const left = await end(trading.buyer, id);
    expect(left).toHaveLength(2);
    expect(await end(trading.buyer, id)).toEqual(left);
    const { data } = await ask(app, '{ currentUser { id } }', {}, first);
    expect(data).toEqual({ currentUser: null });
    expect(await sessionsOf(second)).toHaveLength(2);
  });

  it('a player sees their sessions, and ends the others or all', async () => {
    const { app, database } = trading.server;
    const elsewhere = await insertSession(database, trading.buyer.id);
    const sessions = () => trading.send(trading.buyer, '{ sessions { isCurrent } }', {});
    expect(await sessions()).toHaveLength(2);
    const end = (keepsThis: boolean) =>
      trading.send(
        trading.buyer,
        'mutation ($keepsThis: Boolean!) { endSessions(keepsThis: $keepsThis) { isCurrent } }',
        { keepsThis },
      );
    expect(await end(true)).toEqual([{ isCurrent: true }]);
    const { data } = await ask(app, '{ currentUser { id } }', {}, elsewhere);
    expect(data).toEqual({ currentUser: null });
    expect(await end(false)).toEqual([]);
    await expect(sessions()).rejects.toThrow('UNAUTHENTICATED');
  });
});
