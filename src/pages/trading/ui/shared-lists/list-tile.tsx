import { clsx } from 'clsx';
import { generatePath, Link } from 'react-router-dom';
import type { CopiesCost } from '@domain/pricing';
import type { TradeListKind } from '@domain/trade-list';
import { CardThumbnail } from '@/entities/card';
import { SharedFacts, type SharedSummary } from '@/entities/sharing';
import { counted, countedCopies } from '@/shared/lib/format';
import { useMoney } from '@/shared/lib/money';
import { SkeletonBlock } from '@/shared/ui/skeleton';
import { SHARED_LIST_WORDS } from '../../model/shared-list-words';
import styles from './list-tile.module.css';

interface ListTileProps {
  kind: TradeListKind;
  summary: SharedSummary;
  /** Whether the viewer has lists that may match. */
  isCompared: boolean;
}

const NOTHING: CopiesCost = { copies: 0, cents: 0, unpriced: 0 };

/** A player's list: three of its cards, how many there are, what they are worth, and what matches (rules/sharing#shared-card). */
export function ListTile({ kind, summary, isCompared }: ListTileProps) {
  const { userHandle: handle, pictures = [], printings = 0, worth = NOTHING } = summary;
  const words = SHARED_LIST_WORDS[kind];
  const money = useMoney();
  return (
    <article className={styles.tile}>
      <h2 className={styles.title}>
        <Link className={styles.link} to={generatePath(words.path, { handle })}>
          {`${handle}'s ${words.title}`}
        </Link>
      </h2>
      <div className={styles.body}>
        <div className={styles.pictures} aria-hidden="true">
          {pictures.map((image) => (
            <CardThumbnail key={image.id} image={image} aspects={[]} isLarge />
          ))}
        </div>
        <div className={styles.facts}>
          <p className={styles.worth}>
            <span>{counted(printings, 'card')}</span>
            {worth.cents > 0 && <strong>{money.sum(worth.cents)}</strong>}
            {worth.unpriced > 0 && (
              <span>{`${countedCopies(worth.unpriced)} without a price`}</span>
            )}
          </p>
          {isCompared && <Matches summary={summary} about={words.matched} />}
        </div>
      </div>
      <SharedFacts {...summary} isLine />
    </article>
  );
}

interface MatchesProps {
  summary: SharedSummary;
  /** Names the viewer's own list. */
  about: string;
}

/** How many of its printings could change hands with the viewer, and their worth. */
function Matches({ summary: { matching = 0, matchWorth = NOTHING }, about }: MatchesProps) {
  const money = useMoney();
  return (
    <span
      className={clsx(styles.badge, matching === 0 && styles.quiet)}
      title={`${counted(matching, 'printing')} ${about}`}
    >
      <span>{counted(matching, 'match', 'matches')}</span>
      {matchWorth.cents > 0 && <span>{` · ${money.sum(matchWorth.cents)}`}</span>}
    </span>
  );
}

/** Holds a tile's place while lists load. */
export const ListTilePlaceholder = () => <SkeletonBlock className={styles.placeholder} />;
