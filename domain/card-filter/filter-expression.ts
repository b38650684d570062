import type { CardExpression, NumberField } from './card-expression';
import type { CardFilter } from './card-filter';

/**
 * What a filter asks of a card (spec 5): all of its parts, combined with AND. A part that is empty asks nothing,
 * so that the empty filter is true of every card.
 */
export function expressionOf(filter: CardFilter): CardExpression {
  const of: CardExpression[] = [];
  if (filter.searchText !== '') of.push({ kind: 'text', field: 'name', part: filter.searchText });
  if (filter.selectedRarities.length > 0)
    of.push({ kind: 'rarity', among: filter.selectedRarities });
  if (filter.selectedCardTypes.length > 0)
    of.push({ kind: 'cardType', among: filter.selectedCardTypes });
  if (filter.selectedArenas.length > 0) of.push({ kind: 'arena', among: filter.selectedArenas });
  for (const [field, among] of numbersOf(filter)) {
    if (among.length > 0) of.push({ kind: 'number', field, among });
  }
  of.push(...aspectsOf(filter));
  for (const has of filter.selectedTraits) of.push({ kind: 'trait', has });
  for (const has of filter.selectedKeywords) of.push({ kind: 'keyword', has });
  return { kind: 'all', of };
}

const numbersOf = (filter: CardFilter): [NumberField, readonly number[]][] => [
  ['cost', filter.selectedCosts],
  ['power', filter.selectedPowers],
  ['hp', filter.selectedHps],
  ['upgradePower', filter.selectedUpgradePowers],
  ['upgradeHp', filter.selectedUpgradeHps],
];

/** Required aspects alone leave a card free to have others too; one selected as "any" shuts out the rest (spec 5). */
function aspectsOf({ selectedAspects, requiredAspects }: CardFilter): CardExpression[] {
  const of: CardExpression[] = requiredAspects.map((has) => ({ kind: 'aspect', has }));
  if (selectedAspects.length > 0)
    of.push({ kind: 'aspects', within: [...requiredAspects, ...selectedAspects] });
  return of;
}
