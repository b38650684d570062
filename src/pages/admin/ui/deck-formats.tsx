import { useState } from 'react';
import { useDeckFormatsQuery } from '@/entities/deck';
import { DataTable, type DataColumn } from '@/shared/ui/data-table';
import { Loaded } from '@/shared/ui/loaded';
import { Panel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { useListedCardSetsQuery } from '../api/catalogue-api';
import { exceptionsInWords, type FormatInWords, formatsInWords } from '../model/deck-format-words';
import styles from './admin-catalogue.module.css';

const COLUMNS: DataColumn<FormatInWords>[] = [
  { key: 'name', header: 'Format', namesRow: true, cell: ({ name }) => name },
  {
    key: 'asks',
    header: 'A deck has',
    cell: ({ asks, until }) => (until === null ? asks : `${asks}; other rules from ${until}`),
  },
  { key: 'sets', header: 'Sets', cell: ({ sets }) => sets },
  { key: 'suspended', header: 'Suspended', cell: ({ suspended }) => suspended || 'None' },
  { key: 'source', header: 'Source', cell: ({ source }) => source },
];

/** The rules by which decks are checked today (rules/decks#formats). A host edits them as a file. */
export const DeckFormats = () => {
  const { data: sets } = useListedCardSetsQuery();
  const known = new Set(sets?.map(({ code }) => code));
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return (
    <Panel title="Deck formats" className={styles.doubtful}>
      <Loaded query={useDeckFormatsQuery()} waiting={<Skeleton lines={7} />}>
        {(formats) => (
          <>
            <p className={styles.note}>
              {`${exceptionsInWords(formats)} To change the rules, edit deck-formats.json in the data folder.`}
            </p>
            <DataTable
              caption="Deck formats as they are today"
              columns={COLUMNS}
              rows={formatsInWords(formats, today, known)}
              rowKey={({ id }) => id}
              dense
            />
          </>
        )}
      </Loaded>
    </Panel>
  );
};
