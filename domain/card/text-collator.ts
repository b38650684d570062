/** One collator sorts text everywhere, so that two screens never disagree (rules/filters#sorting). */
export const textCollator = new Intl.Collator('en');
