import { useState } from 'react';
import {
  rememberedCardSet,
  ChooseCardSet,
  ChooseCardSetPlaceholder,
} from '@/features/choose-card-set';
import { useCardSets } from '@/entities/card-set';
import { LoadError } from '@/shared/ui/load-error';
import { TextField } from '@/shared/ui/text-field';
import { isDay, today } from '../model/days';
import { useHistoryPlace } from '../model/use-history-place';
import styles from './collection-on-day.module.css';
import { SetOnDay } from './set-on-day';

/** The collection as it was at the end of a day, set by set; read only. */
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
