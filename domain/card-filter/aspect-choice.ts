import { ASPECT_NAMES, ASPECTS } from '../card';
import { NO_ASPECT, type AspectChoice } from './card-filter';

/** All that can be asked about aspects, in declared order. */
export const ASPECT_CHOICES: readonly AspectChoice[] = [...ASPECTS, NO_ASPECT];

/** Names as shown to a person. */
export const ASPECT_CHOICE_NAMES: Record<AspectChoice, string> = {
  ...ASPECT_NAMES,
  [NO_ASPECT]: 'No aspect',
};
