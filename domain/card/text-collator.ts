/** One collator sorts text everywhere, so that two screens never disagree (product 11). */
export const textCollator = new Intl.Collator('en');
