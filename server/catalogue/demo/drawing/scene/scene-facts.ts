import type { CardFacts } from '../card-facts';

/** What a scene depends on: the card and its face, so that all printings show one picture. */
export type SceneFacts = Pick<
  CardFacts,
  'cardId' | 'face' | 'arena' | 'aspects' | 'cardType' | 'name' | 'setCode' | 'traits' | 'cost'
>;
