import type { ActiveFilter, ChoiceField } from '@domain/card-filter';

/** A value of one of the drawer's lists, such as the rarity RARE. */
export type ActiveChoice = Extract<ActiveFilter, { field: ChoiceField }>;
