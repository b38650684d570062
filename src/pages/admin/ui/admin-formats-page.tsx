import type { DeckFormats } from '@domain/deck';
import { useDeckFormatsQuery } from '@/entities/deck';
import { formatUtcDate } from '@/shared/lib/format';
import { DataTable, type DataColumn } from '@/shared/ui/data-table';
import { Loaded } from '@/shared/ui/loaded';
import { Muted } from '@/shared/ui/muted';
import { Page } from '@/shared/ui/page';
import { Panel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import styles from './admin-dashboard.module.css';

type Format = DeckFormats['formats'][number];
type Rule = Format['rules'][number];

/** The formats of decks as this program has them, each rule with the day from which it holds (rules/decks#formats). */
export function AdminFormatsPage() {
  const query = useDeckFormatsQuery();
  return (
    <Page
      title="Deck formats"
      lead="A file deck-formats.json in the data folder replaces them at the next start."
    >
      <Loaded query={query} waiting={<Skeleton lines={12} />}>
        {({ formats, blocks, exceptions }) => (
          <div className={styles.panels}>
            {formats.map((format) => (
              <FormatPanel key={format.id} format={format} />
            ))}
            <Panel title="Rotation blocks">
              <ul>
                {blocks.map(({ from, sets }) => (
                  <li key={from}>{`From ${formatUtcDate(from)}: ${sets.join(', ')}`}</li>
                ))}
              </ul>
            </Panel>
            <Panel title="Exceptions">
              <ul>
                {exceptions.map(({ card, copies, minimum }) => (
                  <li key={card}>{exceptionWords(card, copies, minimum)}</li>
                ))}
              </ul>
            </Panel>
          </div>
        )}
      </Loaded>
    </Page>
  );
}

const exceptionWords = (card: string, copies?: number, minimum?: number): string =>
  [
    card,
    ...(copies === undefined ? [] : [`up to ${copies} copies`]),
    ...(minimum === undefined
      ? []
      : [`changes the fewest cards by ${minimum > 0 ? '+' : '−'}${Math.abs(minimum)}`]),
  ].join(': ');

const COLUMNS: DataColumn<Rule>[] = [
  { key: 'from', header: 'From', namesRow: true, cell: ({ from }) => formatUtcDate(from) },
  {
    key: 'leaders',
    header: 'Leaders',
    cell: ({ leaders, sharesSide }) => (sharesSide ? `${leaders}, of one side` : leaders),
  },
  { key: 'minimum', header: 'Cards', cell: ({ minimum }) => `at least ${minimum}` },
  {
    key: 'sideboard',
    header: 'Sideboard',
    cell: ({ sideboard }) => (sideboard === null ? 'any' : `at most ${sideboard}`),
  },
  { key: 'copies', header: 'Copies', cell: ({ copies }) => copies ?? 'any' },
  { key: 'sets', header: 'Sets', cell: ({ sets }) => setsWords(sets) },
];

function setsWords(sets: Rule['sets']): string {
  if (sets === 'ALL') return 'all';
  if (sets === 'ONE') return 'any one';
  return 'only' in sets ? sets.only.join(', ') : `of the last ${sets.lastBlocks} blocks`;
}

const FormatPanel = ({ format }: { format: Format }) => (
  <Panel title={format.name}>
    <DataTable
      caption={`Rules of ${format.name}`}
      columns={COLUMNS}
      rows={format.rules}
      rowKey={({ from }) => from}
      dense
    />
    {format.suspended.length > 0 && (
      <p>{`Suspended: ${format.suspended.map(({ card }) => card).join(', ')}`}</p>
    )}
    <Muted as="p">{`Source: ${format.source}`}</Muted>
  </Panel>
);
