import type { CountPart } from './count-draft';

/** What a field is found by in the page: `data-count-cell`. */
export const countCellKey = (variantId: string, part: CountPart): string => `${part} ${variantId}`;
