import { useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { VARIANT_TYPE_CODES, VARIANT_TYPE_NAMES, type Card } from '@domain/card';
import { VARIANT_TYPE_OF_KIND, type Progress } from '@domain/collection';
import type { SetCollection } from '@/entities/collection';
import { counted, countedCopies, formatNumber } from '@/shared/lib/format';
import { routes } from '@/shared/routes';
import { Panel } from '@/shared/ui/panel';
import { PhoneSheet } from '@/shared/ui/phone-sheet';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { SkeletonBlock } from '@/shared/ui/skeleton';
import { summaryOf, type Summary } from '../model/preview-words';
import styles from './progress-panel.module.css';

interface ProgressPanelProps {
  /** Null while they load, when the panel reserves its space. */
  cards: readonly Card[] | null;
  collection: SetCollection | null;
  mode: 'view' | 'edit';
}

/** The progress of the owner's collection of a set, by kind (rules/collection#progress). */
export function ProgressPanel({ cards, collection, mode }: ProgressPanelProps) {
  const summary = useMemo(
    () => cards && collection && summaryOf(cards, collection.counts),
    [cards, collection],
  );
  return (
    <div className={styles.place}>
      <PhoneSheet
        label="Progress"
        icon="chart"
        words={summary ? `${summary.ownedCards}/${summary.cards}` : ' '}
        className={styles.fold}
      >
        <Panel className={styles.panel}>
          <h2 className={styles.title}>Progress</h2>
          <p className={styles.summary}>
            {summary ? <Words {...summary} mode={mode} /> : <SkeletonBlock />}
          </p>
          <div className={styles.bars}>
            {summary ? (
              summary.progress.map((progress) => <KindProgress key={progress.kind} {...progress} />)
            ) : (
              <SkeletonBlock className={styles.bar} />
            )}
            {summary && summary.prestigeCopies !== null && (
              <PrestigeCopies copies={summary.prestigeCopies} />
            )}
            {summary?.progress.length === 0 && (
              <p className={styles.nothing}>
                <span>Your preferences include no printing of this set.</span>{' '}
                <Link to={routes.preferences}>Choose how many you want</Link>
              </p>
            )}
          </div>
        </Panel>
      </PhoneSheet>
    </div>
  );
}

function Words({ copies, ownedCards, cards, playsets, mode }: Summary & { mode: 'view' | 'edit' }) {
  const { search } = useLocation();
  if (copies > 0) {
    return (
      <>
        <span>{`${countedCopies(copies)} of ${formatNumber(ownedCards)} of ${counted(cards, 'card')}`}</span>
        <span className={styles.playsets}>
          <span>{`${counted(playsets.complete, 'playset')} (of ${playsets.of}) – `}</span>
          <Link to={routes.preferences}>preferences</Link>
        </span>
      </>
    );
  }
  if (mode === 'edit') return <>Nothing counted yet</>;
  return (
    <>
      <span>Nothing yet:</span>{' '}
      <Link to={{ pathname: routes.editOwnCollection, search }}>start counting</Link>
    </>
  );
}

/** Nobody collects playsets of them, so they have copies, and no bar (rules/collection#prestige). */
const PrestigeCopies = ({ copies }: { copies: number }) => (
  <p className={styles.prestige}>
    <span>{VARIANT_TYPE_NAMES.PRESTIGE}</span>{' '}
    <span className={styles.prestigeCopies}>{countedCopies(copies)}</span>
  </p>
);

const KindProgress = ({ kind, complete, total }: Progress) => {
  const type = VARIANT_TYPE_OF_KIND[kind];
  return (
    <div className={styles.kind}>
      <ProgressBar
        label={
          <>
            <span className={styles.name}>{VARIANT_TYPE_NAMES[type]}</span>
            <span className={styles.code} aria-hidden="true">
              {VARIANT_TYPE_CODES[type]}
            </span>
          </>
        }
        value={complete}
        total={total}
        text={`${complete}/${total}`}
      />
    </div>
  );
};
