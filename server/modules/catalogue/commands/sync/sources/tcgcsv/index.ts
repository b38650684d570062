import { partOf } from '../part';
import type { Source } from '../source';
import { readGroups } from './groups';
import { readPrices } from './prices';
import { CATEGORY } from './rows';

/** TCGCSV: sets with names and release dates (their groups), and the prices of products. */
export const tcgcsv: Source = {
  async read(files, set) {
    if (set === null) {
      const groups = await files.find(`${CATEGORY}/groups`);
      return groups ? { sets: partOf([groups], () => readGroups(groups)) } : {};
    }
    if (set.key === null) return {};
    const products = await files.find(`${CATEGORY}/${set.key}/products`);
    const prices = products && (await files.find(`${CATEGORY}/${set.key}/prices`));
    if (!products || !prices) return {};
    return { prices: partOf([products, prices], () => readPrices(set, products, prices)) };
  },
};
