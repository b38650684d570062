import manifest from '../../operations.json';
import ids from '../../src/shared/api/generated/operation-ids.json';

/** The set page's own query, as browsers send it. */
export const cached = { id: ids.CardSetCards, variables: { cardSetCode: 'SOR' } };

const text = manifest[ids.CardSetCards as keyof typeof manifest];

/**
 * The same query for comparison: without the set's price date, which PostGraphile can't return,
 * and with one more field that isn't the catalogue's, which keeps its answer out of the
 * response cache and costs nothing else.
 */
export const uncached = {
  id: 'uncached',
  text: text
    .replace('{\n  cardSet', '{\n  contactEmail\n  cardSet')
    .replace('pricesRecordedAt', ''),
  variables: cached.variables,
};

/** The same fields of the same set from PostGraphile, which names them after the tables. */
export const fromPostGraphile = `{
  cardSetByCode(code: "SOR") {
    id code
    cardsByCardSetId { nodes {
      id cardSetId name subtitle cost rarity power hp upgradePower upgradeHp cardType arena
      aspects traits keywords frontText backText isUnique
      cardVariantsByCardId { nodes {
        id number otherNumbers variantType artist currentPriceCents currentPriceRecordedAt
        cardImagesByCardVariantId { nodes { id face sourceUrl orientation } }
      } }
    } }
  }
}`;
