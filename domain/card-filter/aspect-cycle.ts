import type { AspectChoice, CardFilter } from './card-filter';

export type AspectState = 'off' | 'any' | 'required';

/** What the filter says of one aspect. */
export function aspectState(filter: CardFilter, aspect: AspectChoice): AspectState {
  if (filter.requiredAspects.includes(aspect)) return 'required';
  return filter.selectedAspects.includes(aspect) ? 'any' : 'off';
}

const NEXT: Record<AspectState, AspectState> = { off: 'any', any: 'required', required: 'off' };

/** The filter after a click on an aspect's button: off → any → required → off (spec 4). */
export function cycleAspect(filter: CardFilter, aspect: AspectChoice): CardFilter {
  const next = NEXT[aspectState(filter, aspect)];
  const listed = (list: readonly AspectChoice[], isOn: boolean) => [
    ...list.filter((other) => other !== aspect),
    ...(isOn ? [aspect] : []),
  ];
  return {
    ...filter,
    selectedAspects: listed(filter.selectedAspects, next === 'any'),
    requiredAspects: listed(filter.requiredAspects, next === 'required'),
  };
}
