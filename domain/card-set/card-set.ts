/** A set of cards. `code` is 2 to 6 upper-case letters and is data, not an enumeration (product 5). */
export interface CardSet {
  id: string;
  code: string;
  name: string;
  description: string;
  imageUrl: string | null;
}
