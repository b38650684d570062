import { partOf } from '../part';
import type { Source } from '../source';
import { readFile } from './read-file';

/** swu-db's set files: cards, printings, pictures and prices, one file a set. */
export const swuDb: Source = {
  async read(files, set) {
    const file = set && (await files.find(set.code.toLowerCase()));
    if (!file) return {};
    return { cards: partOf([file], () => readFile(file)) };
  },
};
