/** All numbers under which a printing is listed, its own first: starter sets list one printing under several. */
export const numbersOf = ({
  number,
  otherNumbers,
}: {
  number: string;
  otherNumbers: readonly string[];
}): readonly string[] => [number, ...otherNumbers];
