import { useMemo, type KeyboardEvent } from 'react';
import { ARENA_NAMES, CARD_TYPE_NAMES, RARITY_NAMES, type Card } from '@domain/card';
import { filterOptionsOf } from '@domain/card-filter';
import { filtersToggled, selectAreFiltersShown } from '@/entities/card-list';
import { classNames } from '@/shared/lib/class-names';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { DRAWER_ID, focusFilterToggle } from '../lib/filter-toggle';
import { AspectGroup } from './aspect-group';
import { ChoiceGroup } from './choice-group';
import styles from './filter-drawer.module.css';
import { TextFilter } from './text-filter';
import { WordGroup } from './word-group';

interface FilterDrawerProps {
  /** All cards that the filter is asked about; what they have is what can be chosen (spec 5). */
  cards: readonly Card[];
}

/** All filters, while they are shown. The focus stays on the toggle; Escape gives it back there. */
export const FilterDrawer = ({ cards }: FilterDrawerProps) =>
  useAppSelector(selectAreFiltersShown) ? <OpenDrawer cards={cards} /> : null;

function OpenDrawer({ cards }: FilterDrawerProps) {
  const dispatch = useAppDispatch();
  const options = useMemo(() => filterOptionsOf(cards), [cards]);
  const close = () => {
    dispatch(filtersToggled());
    focusFilterToggle();
  };
  const closeAtEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
  return (
    // The keys of whatever has the focus inside bubble up to here.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      id={DRAWER_ID}
      aria-label="Filters"
      className={styles.drawer}
      onKeyDown={closeAtEscape}
    >
      <div className={styles.column}>
        <TextFilter />
        <ChoiceGroup
          label="Rarity"
          field="selectedRarities"
          options={options.selectedRarities}
          nameOf={(rarity) => RARITY_NAMES[rarity]}
        />
        <ChoiceGroup
          label="Type"
          field="selectedCardTypes"
          options={options.selectedCardTypes}
          nameOf={(cardType) => CARD_TYPE_NAMES[cardType]}
        />
        <ChoiceGroup
          label="Arena"
          field="selectedArenas"
          options={options.selectedArenas}
          nameOf={(arena) => ARENA_NAMES[arena]}
        />
      </div>
      <div className={styles.column}>
        <ChoiceGroup label="Cost" field="selectedCosts" options={options.selectedCosts} />
        <ChoiceGroup label="Power" field="selectedPowers" options={options.selectedPowers} />
        <ChoiceGroup label="HP" field="selectedHps" options={options.selectedHps} />
        <ChoiceGroup
          label="Upgrade power"
          field="selectedUpgradePowers"
          options={options.selectedUpgradePowers}
        />
        <ChoiceGroup
          label="Upgrade HP"
          field="selectedUpgradeHps"
          options={options.selectedUpgradeHps}
        />
      </div>
      <div className={styles.column}>
        <AspectGroup options={options.selectedAspects} />
      </div>
      <div className={classNames(styles.column, styles.words)}>
        <WordGroup
          label="Traits"
          noun="trait"
          field="selectedTraits"
          options={options.selectedTraits}
        />
        <WordGroup
          label="Keywords"
          noun="keyword"
          field="selectedKeywords"
          options={options.selectedKeywords}
        />
      </div>
      <div className={styles.foot}>
        <Button onClick={close}>Done</Button>
      </div>
    </section>
  );
}
