import { PRICE_TYPES } from '@domain/pricing';
import { builder } from '@server/platform/graphql/builder';
import { printingOf } from '@server/modules/catalogue';
import { CardVariantRef } from '@server/modules/catalogue/schema/cards';
import type { ListItem } from '../queries/list-item';

/** How a copy on a sale list, and in an offer made on either list, is priced. */
export const PriceType = builder.enumType('PriceType', { values: PRICE_TYPES });

/** The type of a kind of list's items, with the fields that both kinds have. */
export const itemRef = <Item extends ListItem>(name: string, description: string) =>
  builder.objectRef<Item>(name).implement({
    description,
    fields: (t) => ({
      id: t.id({ resolve: ({ listId, variantId }) => `${listId}-${variantId}` }),
      variantId: t.id({ resolve: ({ variantId }) => variantId }),
      cardId: t.id({ resolve: ({ cardId }) => cardId }),
      quantity: t.int({
        description: 'How many copies; 0 for a want item that was just removed.',
        resolve: ({ quantity }) => quantity,
      }),
      version: t.int({
        description: 'What a change must name; 0 for one that isn’t on the list.',
        resolve: ({ version }) => version,
      }),
      cardVariant: t.field({
        type: CardVariantRef,
        nullable: true,
        resolve: (item, _args, context) => printingOf(context, item),
      }),
    }),
  });
