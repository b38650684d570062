import { signedIn } from '@server/modules/people';
import { builder } from '@server/platform/graphql/builder';
import { type BlockedPlayer, blockedPlayers, blockPlayer, unblockPlayer } from '../commands/blocks';

const BlockedPlayerRef = builder.objectRef<BlockedPlayer>('BlockedPlayer').implement({
  description: 'A player that the viewer has blocked.',
  fields: (t) => ({
    handle: t.exposeString('handle'),
    since: t.expose('since', { type: 'DateTime' }),
  }),
});

builder.queryField('blockedPlayers', (t) =>
  t.field({
    description: 'The players that the viewer has blocked, the last one first.',
    type: [BlockedPlayerRef],
    resolve: (_root, _args, context) => blockedPlayers(context.database, signedIn(context).id),
  }),
);

const BLOCKS = { blockPlayer, unblockPlayer };

/** Adds a mutation that answers with the players that the viewer has blocked from then on. */
function addBlocking(field: keyof typeof BLOCKS, description: string) {
  builder.mutationField(field, (t) =>
    t.field({
      description: `${description} NOT_FOUND for an unknown player.`,
      type: [BlockedPlayerRef],
      args: { userHandle: t.arg.string({ required: true }) },
      resolve: async (_root, { userHandle }, context) => {
        const viewer = signedIn(context);
        await BLOCKS[field](context.database, viewer, userHandle);
        return blockedPlayers(context.database, viewer.id);
      },
    }),
  );
}

addBlocking(
  'blockPlayer',
  'Blocks a player: no offers, notes or matches between the two, and neither sees the other’s lists. Closes their open offers.',
);
addBlocking('unblockPlayer', 'Takes a block back. Offers that it closed stay closed.');
