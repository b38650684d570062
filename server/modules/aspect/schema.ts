import { ASPECTS } from '@domain/card';
import { builder, CATALOGUE } from '@server/graphql/builder';
import { AspectType } from '@server/modules/card/schema';

interface Aspect {
  id: string;
  aspectType: (typeof ASPECTS)[number];
  imageUrl: string;
}

const aspects: Aspect[] = ASPECTS.map((aspectType) => {
  const id = aspectType.toLowerCase();
  return { id, aspectType, imageUrl: `/images/aspects/${id}` };
});

const AspectRef = builder.objectRef<Aspect>('Aspect').implement({
  description: 'One of the six aspects and its icon; `/40` behind the address asks for its size.',
  fields: (t) => ({
    id: t.exposeID('id'),
    aspectType: t.expose('aspectType', { type: AspectType }),
    imageUrl: t.exposeString('imageUrl'),
  }),
});

builder.queryField('aspects', (t) =>
  t.field({
    ...CATALOGUE,
    type: [AspectRef],
    complexity: { field: 1, multiplier: ASPECTS.length },
    resolve: () => aspects,
  }),
);
