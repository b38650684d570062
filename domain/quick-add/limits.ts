/** Choices that quick add offers at once; beyond these another word or letter is quicker. */
export const MAX_CHOICES = 8;

/** How many entries are added at once; each is an addition of its own. */
export const MAX_ENTRIES = 50;

/** Characters of an entry. Longer ones aren't names; searching all cards for a pasted book would only slow typing down. */
export const MAX_UNITS = 200;

/** More copies of a card at once have to be confirmed: nobody opens so many in one booster (rules/collection#quick-add). */
export const MANY_COPIES = 12;
