import { partOf } from '../part';
import type { Source, SourceFiles } from '../source';
import { readCardList } from './read-card-list';

/** What each run of a sync has read, since the list has the cards of all sets. */
const lists = new WeakMap<SourceFiles, ReturnType<SourceFiles['all']>>();

/** The official card list: what the cards' own files lack. One file for each card, or one list of all. */
export const official: Source = {
  async read(files, set) {
    if (set === null) return {};
    const all = lists.get(files) ?? files.all();
    lists.set(files, all);
    const found = await all;
    if (found.length === 0) return {};
    return { details: partOf(found, () => readCardList(found, set.code)) };
  },
};
