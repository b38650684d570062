import { randomFrom } from '../catalogue';

export interface Trader {
  name: string;
  handle: string;
  email: string;
}

const GIVEN =
  'Ilse Bram Noor Teo Maren Jory Sunna Pavel Odile Kasimir Wren Lior Tamsin Ruben Esi Anselm Yuki Freya Otto Zadie Milo Ingrid Cato Petra Soren Lena Hugo Nadia Felix Vera'.split(
    ' ',
  );
const SURNAMES =
  'Hollow Quillan Marsh Tarn Vey Ostler Brand Fenn Rook Calder Dray Ames Lund Sorrel Pike'.split(
    ' ',
  );
const WORDS = 'foils bulk binder nova orbit sleeves packs drift lantern cargo'.split(' ');

/** Thirty invented people, each with a given name of their own, so that no two handles are the same. */
export function tradersOf(seed: string): Trader[] {
  const random = randomFrom(seed, 'traders');
  return GIVEN.map((given) => {
    const surname = random.pick(SURNAMES);
    const own = given.toLowerCase();
    const word = random.pick(WORDS);
    const handle = random.pick([
      own,
      `${own}_${surname.toLowerCase()}`,
      `${own}-${word}`,
      `${word}-${own}`,
    ]);
    return { name: `${given} ${surname}`, handle, email: `${handle}@example.com` };
  });
}
