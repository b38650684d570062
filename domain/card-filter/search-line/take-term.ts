import type { CardExpression, NumberField } from '../card-expression';
import { canonicalFilter } from '../canonical-filter';
import type { CardFilter } from '../card-filter';

const NUMBER_LISTS = {
  cost: 'selectedCosts',
  power: 'selectedPowers',
  hp: 'selectedHps',
  upgradePower: 'selectedUpgradePowers',
  upgradeHp: 'selectedUpgradeHps',
} as const satisfies Record<NumberField, keyof CardFilter>;

type ListName = Exclude<keyof CardFilter, 'searchText'>;

/**
 * The filter with one more term in it, whose `requiredAspects` are complete already. A filter has one text and one
 * list a field, and what its canonical form would lose doesn't fit.
 *
 * @returns null when the term doesn't fit
 */
export function takeTerm(filter: CardFilter, term: CardExpression): CardFilter | null {
  switch (term.kind) {
    case 'text':
      return term.field === 'name' ? takeText(filter, term.part) : null;
    case 'rarity':
      return takeList(filter, 'selectedRarities', term.among);
    case 'cardType':
      return takeList(filter, 'selectedCardTypes', term.among);
    case 'arena':
      return takeList(filter, 'selectedArenas', term.among);
    case 'number':
      return takeList(filter, NUMBER_LISTS[term.field], term.among);
    case 'aspect':
      return filter;
    case 'aspects': {
      const { requiredAspects } = filter;
      const selected = term.within.filter((aspect) => !requiredAspects.includes(aspect));
      const covers = requiredAspects.every((aspect) => term.within.includes(aspect));
      return covers ? takeList(filter, 'selectedAspects', selected) : null;
    }
    case 'trait':
      return takeLabel(filter, 'selectedTraits', term.has);
    case 'keyword':
      return takeLabel(filter, 'selectedKeywords', term.has);
    default:
      return null;
  }
}

function takeText(filter: CardFilter, searchText: string): CardFilter | null {
  if (filter.searchText !== '' || searchText === '') return null;
  const taken = canonicalFilter({ ...filter, searchText });
  return taken.searchText === searchText ? taken : null;
}

/** `values` has nothing twice. An empty list would ask nothing, not of none. */
function takeList<Name extends ListName>(
  filter: CardFilter,
  name: Name,
  values: CardFilter[Name],
): CardFilter | null {
  if (filter[name].length > 0 || values.length === 0) return null;
  const taken = canonicalFilter({ ...filter, [name]: values });
  return taken[name].length === values.length ? taken : null;
}

/** All of a filter's labels are asked, so that another one joins them. */
function takeLabel(
  filter: CardFilter,
  name: 'selectedTraits' | 'selectedKeywords',
  label: string,
): CardFilter | null {
  const sense = label.toLowerCase();
  if (filter[name].some((chosen) => chosen.toLowerCase() === sense)) return filter;
  const taken = canonicalFilter({ ...filter, [name]: [...filter[name], label] });
  return taken[name].includes(label) && taken[name].length > filter[name].length ? taken : null;
}
