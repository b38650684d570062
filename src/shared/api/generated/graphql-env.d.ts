/* eslint-disable */
/* prettier-ignore */

export type introspection_types = {
    'Arena': { name: 'Arena'; enumValues: 'GROUND' | 'SPACE'; };
    'Aspect': { kind: 'OBJECT'; name: 'Aspect'; fields: { 'aspectType': { name: 'aspectType'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'AspectType'; ofType: null; }; } }; 'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } }; 'imageUrl': { name: 'imageUrl'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'AspectType': { name: 'AspectType'; enumValues: 'AGGRESSION' | 'COMMAND' | 'CUNNING' | 'HEROISM' | 'VIGILANCE' | 'VILLAINY'; };
    'Boolean': unknown;
    'Card': { kind: 'OBJECT'; name: 'Card'; fields: { 'arena': { name: 'arena'; type: { kind: 'ENUM'; name: 'Arena'; ofType: null; } }; 'aspects': { name: 'aspects'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'AspectType'; ofType: null; }; }; }; } }; 'backText': { name: 'backText'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; 'cardSet': { name: 'cardSet'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CardSet'; ofType: null; }; } }; 'cardSetId': { name: 'cardSetId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } }; 'cardType': { name: 'cardType'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'CardType'; ofType: null; }; } }; 'cardVariants': { name: 'cardVariants'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CardVariant'; ofType: null; }; }; }; } }; 'cost': { name: 'cost'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } }; 'frontText': { name: 'frontText'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; 'hp': { name: 'hp'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } }; 'hyperspaceCardNumber': { name: 'hyperspaceCardNumber'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } }; 'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } }; 'images': { name: 'images'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CardImages'; ofType: null; }; } }; 'keywords': { name: 'keywords'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; } }; 'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; 'power': { name: 'power'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } }; 'rarity': { name: 'rarity'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'Rarity'; ofType: null; }; } }; 'showcaseCardNumber': { name: 'showcaseCardNumber'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } }; 'standardCardNumber': { name: 'standardCardNumber'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } }; 'standardFullCardNumber': { name: 'standardFullCardNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; 'subtitle': { name: 'subtitle'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; 'traits': { name: 'traits'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; } }; 'unique': { name: 'unique'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } }; 'upgradeHp': { name: 'upgradeHp'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } }; 'upgradePower': { name: 'upgradePower'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } }; }; };
    'CardConnection': { kind: 'OBJECT'; name: 'CardConnection'; fields: { 'nodes': { name: 'nodes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Card'; ofType: null; }; }; }; } }; }; };
    'CardImage': { kind: 'OBJECT'; name: 'CardImage'; fields: { 'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } }; 'orientation': { name: 'orientation'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'Orientation'; ofType: null; }; } }; 'url': { name: 'url'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'CardImages': { kind: 'OBJECT'; name: 'CardImages'; fields: { 'back': { name: 'back'; type: { kind: 'OBJECT'; name: 'CardImage'; ofType: null; } }; 'front': { name: 'front'; type: { kind: 'OBJECT'; name: 'CardImage'; ofType: null; } }; }; };
    'CardSet': { kind: 'OBJECT'; name: 'CardSet'; fields: { 'cardCount': { name: 'cardCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; 'cards': { name: 'cards'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Card'; ofType: null; }; }; }; } }; 'code': { name: 'code'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; 'description': { name: 'description'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; 'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } }; 'imageUrl': { name: 'imageUrl'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; 'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; 'pricesRecordedAt': { name: 'pricesRecordedAt'; type: { kind: 'SCALAR'; name: 'DateTime'; ofType: null; } }; }; };
    'CardType': { name: 'CardType'; enumValues: 'BASE' | 'EVENT' | 'LEADER' | 'UNIT' | 'UPGRADE'; };
    'CardVariant': { kind: 'OBJECT'; name: 'CardVariant'; fields: { 'currentMarketPrice': { name: 'currentMarketPrice'; type: { kind: 'OBJECT'; name: 'MarketPrice'; ofType: null; } }; 'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } }; 'images': { name: 'images'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CardImages'; ofType: null; }; } }; 'number': { name: 'number'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; 'variantType': { name: 'variantType'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'VariantType'; ofType: null; }; } }; }; };
    'DateTime': unknown;
    'ID': unknown;
    'Int': unknown;
    'MarketPrice': { kind: 'OBJECT'; name: 'MarketPrice'; fields: { 'priceCents': { name: 'priceCents'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; 'recordedAt': { name: 'recordedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTime'; ofType: null; }; } }; }; };
    'Orientation': { name: 'Orientation'; enumValues: 'LANDSCAPE' | 'PORTRAIT'; };
    'Query': { kind: 'OBJECT'; name: 'Query'; fields: { 'aspects': { name: 'aspects'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Aspect'; ofType: null; }; }; }; } }; 'card': { name: 'card'; type: { kind: 'OBJECT'; name: 'Card'; ofType: null; } }; 'cardSet': { name: 'cardSet'; type: { kind: 'OBJECT'; name: 'CardSet'; ofType: null; } }; 'cardSets': { name: 'cardSets'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CardSet'; ofType: null; }; }; }; } }; 'cards': { name: 'cards'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CardConnection'; ofType: null; }; } }; 'contactEmail': { name: 'contactEmail'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'Rarity': { name: 'Rarity'; enumValues: 'COMMON' | 'LEGENDARY' | 'RARE' | 'SPECIAL' | 'UNCOMMON'; };
    'String': unknown;
    'VariantType': { name: 'VariantType'; enumValues: 'FOIL' | 'HYPERSPACE' | 'HYPERSPACE_FOIL' | 'PRESTIGE' | 'PRESTIGE_FOIL' | 'PRESTIGE_SERIALIZED' | 'SHOWCASE' | 'STANDARD'; };
};

/** An IntrospectionQuery representation of your schema.
 *
 * @remarks
 * This is an introspection of your schema saved as a file by GraphQLSP.
 * It will automatically be used by `gql.tada` to infer the types of your GraphQL documents.
 * If you need to reuse this data or update your `scalars`, update `tadaOutputLocation` to
 * instead save to a .ts instead of a .d.ts file.
 */
export type introspection = {
  name: never;
  query: 'Query';
  mutation: never;
  subscription: never;
  types: introspection_types;
};

import * as gqlTada from 'gql.tada';

declare module 'gql.tada' {
  interface setupSchema {
    introspection: introspection
  }
}