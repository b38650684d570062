import { SHARING_SUBJECTS } from '@domain/sharing';
import { builder, FROM_REPLICA } from '@server/platform/graphql/builder';
import { type FoundPlayer, findPlayers, MOST_PLAYERS } from '../queries/find-players';

const SharingSubjectRef = builder.enumType('SharingSubject', { values: SHARING_SUBJECTS });

const PlayerRef = builder.objectRef<FoundPlayer>('Player').implement({
  description: 'A player who shows the viewer something.',
  fields: (t) => ({
    handle: t.exposeString('handle'),
    subjects: t.expose('subjects', {
      type: [SharingSubjectRef],
      description: 'What of it the viewer may see.',
    }),
  }),
});

builder.queryField('players', (t) =>
  t.field({
    ...FROM_REPLICA,
    description: `At most ${MOST_PLAYERS} players whose handle begins with these letters and who share something with everyone or with the viewer’s verified address.`,
    type: [PlayerRef],
    complexity: { field: 1, multiplier: MOST_PLAYERS },
    args: { beginning: t.arg.string({ required: true }) },
    resolve: (_root, { beginning }, { database, viewer }) =>
      findPlayers(database, viewer, beginning),
  }),
);
