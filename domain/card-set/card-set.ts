/** A set of cards. `code` is 2 to 6 upper-case letters or digits, a letter first, and is data, not an enumeration. */
export interface CardSet {
  id: string;
  code: string;
  name: string;
  description: string;
  imageUrl: string | null;
}
