import { ARENA_NAMES, CARD_TYPE_NAMES, RARITY_NAMES } from '../card';
import type { ActiveFilter } from './active-filters';
import { ASPECT_CHOICE_NAMES } from './aspect-choice';

/** What a chip calls an active filter: `Cost 3`, `Rare`, `Required: Command`, `Trait: Pilot`. */
export function activeFilterLabel(active: ActiveFilter): string {
  switch (active.field) {
    case 'searchText':
      return `Text: “${active.value}”`;
    case 'selectedRarities':
      return RARITY_NAMES[active.value];
    case 'selectedCardTypes':
      return CARD_TYPE_NAMES[active.value];
    case 'selectedArenas':
      return ARENA_NAMES[active.value];
    case 'selectedCosts':
      return `Cost ${active.value}`;
    case 'selectedPowers':
      return `Power ${active.value}`;
    case 'selectedHps':
      return `HP ${active.value}`;
    case 'selectedUpgradePowers':
      return `Upgrade power ${active.value}`;
    case 'selectedUpgradeHps':
      return `Upgrade HP ${active.value}`;
    case 'selectedAspects':
      return ASPECT_CHOICE_NAMES[active.value];
    case 'requiredAspects':
      return `Required: ${ASPECT_CHOICE_NAMES[active.value]}`;
    case 'selectedTraits':
      return `Trait: ${active.value}`;
    case 'selectedKeywords':
      return `Keyword: ${active.value}`;
  }
}
