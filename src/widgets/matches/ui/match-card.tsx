import type { CSSProperties } from 'react';
import { generatePath, Link } from 'react-router-dom';
import type { ListOfferType } from '@domain/offer';
import { ProposeSwap, StartOffer } from '@/features/make-offer';
import { PlayerMenu } from '@/features/moderate-player';
import { CardThumbnail, printingLabel } from '@/entities/card';
import { useMoney } from '@/shared/lib/money';
import { type Match, matchWorthWords, waysOf, MATCH_WORDS } from '../model/match';
import { type NamedPrintings, NAMED } from '../model/use-named-printings';
import styles from './match-card.module.css';

interface MatchCardProps {
  match: Match;
  named: NamedPrintings;
}

/** A player that the viewer could trade with, and the matching cards. */
export function MatchCard({ match, named }: MatchCardProps) {
  const ways = waysOf(match);
  return (
    <article className={styles.card}>
      <header className={styles.header}>
        <h3 className={styles.handle} translate="no">
          {match.userHandle}
        </h3>
        <span className={styles.aside}>
          {ways.length === 2 && <span className={styles.badge}>Both ways</span>}
          <PlayerMenu handle={match.userHandle} />
        </span>
      </header>
      {ways.map((way) => (
        <MatchWay key={way} match={match} way={way} named={named} />
      ))}
      {ways.length === 2 && (
        <ProposeSwap
          recipientHandle={match.userHandle}
          start={{ gives: match.toSell, wants: match.toBuy, balanceInCents: 0, iPay: true }}
        />
      )}
    </article>
  );
}

interface MatchWayProps {
  match: Match;
  /** The type of offer that the viewer could make. */
  way: ListOfferType;
  named: NamedPrintings;
}

/**
 * What somebody sells that the viewer wants, or the other way round: the number, the most valuable by name, what all are
 * worth, and a button that begins an offer.
 */
function MatchWay({ match, way, named }: MatchWayProps) {
  const { sentence, action, path, count, printings } = MATCH_WORDS[way];
  const { worth, asked } = matchWorthWords(match, way, useMoney());
  const picks = printings(match);
  const shown = picks.slice(0, NAMED).flatMap(({ variantId }) => named.get(variantId) ?? []);
  const more = count(match) - shown.length;
  return (
    <div className={styles.way}>
      <div
        className={styles.pictures}
        style={{ '--pictures': Math.min(picks.length, NAMED) } as CSSProperties}
        aria-hidden="true"
      >
        {shown.map(({ id, card, printing }) => (
          <CardThumbnail key={id} image={printing.images.front} aspects={card.aspects} />
        ))}
      </div>
      <div className={styles.words}>
        <Link className={styles.sentence} to={generatePath(path, { handle: match.userHandle })}>
          {sentence(count(match))}
        </Link>
        <p className={styles.worth}>{worth}</p>
      </div>
      <p className={styles.line}>{asked}</p>
      <p
        className={styles.line}
      >{`${shown.map(({ card, printing }) => printingLabel(card, printing)).join('\u00a0· ')}${shown.length > 0 && more > 0 ? ` and ${more} more` : ''}`}</p>
      <StartOffer recipientHandle={match.userHandle} offerType={way} picks={picks} label={action} />
    </div>
  );
}
