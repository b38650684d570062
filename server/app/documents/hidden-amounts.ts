import { AMOUNT_ATTRIBUTE, HIDDEN_AMOUNTS_ID } from '@domain/document';
import { styleElement } from './document-styles';

/** Where no script runs, amounts stay in dollars. */
const CSS = `@media (scripting: enabled) { [${AMOUNT_ATTRIBUTE}] { visibility: hidden } }`;

/**
 * Hides the amounts of a ready-made first screen, which are in dollars, from a person who sees another currency, until
 * the application shows them (decision 0043).
 */
export const HIDDEN_AMOUNTS = styleElement(CSS, `id="${HIDDEN_AMOUNTS_ID}"`);
