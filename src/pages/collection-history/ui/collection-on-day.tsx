import { useState } from 'react';
import { cardNumberText, VARIANT_TYPE_NAMES, type Card, type VariantType } from '@domain/card';
import type { CardSet } from '@domain/card-set';
import { ListedCardLink } from '@/widgets/card-view';
import {
  rememberedCardSet,
  ChooseCardSet,
  ChooseCardSetPlaceholder,
} from '@/features/choose-card-set';
import { useCardsOfSet } from '@/entities/card';
import { useCardSets } from '@/entities/card-set';
import { apiErrorOf } from '@/shared/api';
import { counted, countedCopies } from '@/shared/lib/format';
import { DataTable, type DataColumn } from '@/shared/ui/data-table';
import { LoadError } from '@/shared/ui/load-error';
import { SkeletonBlock } from '@/shared/ui/skeleton';
import { TextField } from '@/shared/ui/text-field';
import { useCountsOnDayQuery } from '../api/history-api';
import { isDay, today, dayInWords, dayTable, type DayRow, utcOffsetAtEndOf } from '../model/days';
import { useHistoryPlace } from '../model/use-history-place';
import styles from './collection-on-day.module.css';

/** The collection at the end of a day, set by set; read-only. */
export function CollectionOnDay() {
  const { day, setCode, chooseDay, chooseSet } = useHistoryPlace();
  const { cardSets, error, retry } = useCardSets();
  const [latest] = useState(today);
  const shown =
    cardSets?.find(({ code }) => code === setCode) ??
    rememberedCardSet('collection').among(cardSets ?? []);
  return (
    <>
      <TextField
        type="date"
        label="Day"
        hint="Counts are those at the end of this day."
        value={day}
        max={latest}
        error={day !== '' && !isDay(day) ? 'There is no such day.' : undefined}
        onChange={(event) => chooseDay(event.target.value)}
        className={styles.day}
      />
      {shown && cardSets ? (
        <ChooseCardSet cardSets={cardSets} active={shown.code} onChoose={chooseSet}>
          {isDay(day) && <SetOnDay day={day} cardSet={shown} />}
        </ChooseCardSet>
      ) : error ? (
        <LoadError error={error} onRetry={retry} />
      ) : (
        <ChooseCardSetPlaceholder />
      )}
    </>
  );
}

interface SetOnDayProps {
  /** Such as `2026-03-01`. */
  day: string;
  cardSet: CardSet;
}

/** The viewer's cards of a set at the end of a day. While another day loads, the last one stays. */
function SetOnDay({ day, cardSet }: SetOnDayProps) {
  const { cards, error: cardsError, retry } = useCardsOfSet(cardSet.code);
  const counts = useCountsOnDayQuery({
    day,
    utcOffset: utcOffsetAtEndOf(day),
    cardSetCode: cardSet.code,
  });
  const shown = counts.isFetching ? counts.data : counts.currentData;
  if (cardsError) return <LoadError error={cardsError} onRetry={retry} />;
  if (counts.error && !counts.isFetching) {
    return <LoadError error={apiErrorOf(counts.error)} onRetry={() => void counts.refetch()} />;
  }
  return cards && shown ? (
    <div className={styles.counts} aria-busy={counts.isFetching}>
      <DayCounts caption={`${cardSet.name} on ${dayInWords(day)}`} cards={cards} counts={shown} />
    </div>
  ) : (
    <SkeletonBlock className={styles.placeholder} />
  );
}

/** The columns that name a card; its link opens it among the cards of the day. */
const cardColumns = (listed: readonly string[]): DataColumn<DayRow>[] => [
  { key: 'number', header: 'Number', cell: ({ card }) => cardNumberText(card) },
  {
    key: 'name',
    header: 'Name',
    namesRow: true,
    cell: ({ card }) => <ListedCardLink card={card} listed={listed} />,
  },
];

const countColumn = (type: VariantType): DataColumn<DayRow> => ({
  key: type,
  header: VARIANT_TYPE_NAMES[type],
  align: 'end',
  cell: ({ copies }) => copies[type] ?? <span className={styles.none}>0</span>,
});

interface DayCountsProps {
  caption: string;
  cards: readonly Card[];
  /** Copies by the printing's id. */
  counts: Record<string, number>;
}

/** A table of the cards that the viewer had, with a column for each kind of printing among them. */
function DayCounts({ caption, cards, counts }: DayCountsProps) {
  const { rows, types, copies, printings } = dayTable(cards, counts);
  if (rows.length === 0)
    return <p className={styles.sum}>You had no cards of this set on that day.</p>;
  return (
    <>
      <p
        role="status"
        className={styles.sum}
      >{`${countedCopies(copies)} of ${counted(printings, 'printing')}`}</p>
      <DataTable
        caption={caption}
        columns={[...cardColumns(rows.map(({ card }) => card.id)), ...types.map(countColumn)]}
        rows={rows}
        rowKey={({ card }) => card.id}
        dense
      />
    </>
  );
}
