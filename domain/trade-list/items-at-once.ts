/** The most printings that one request changes on a want list or a sale list: all those of a set, and a margin. */
export const MAX_ITEMS_AT_ONCE = 1_500;
