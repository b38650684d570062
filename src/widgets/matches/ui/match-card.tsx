import type { Match } from '../model/match';
import { waysOf } from '../model/match-words';
import type { NamedPrintings } from '../model/use-named-printings';
import styles from './match-card.module.css';
import { MatchWay } from './match-way';

interface MatchCardProps {
  match: Match;
  named: NamedPrintings;
}

/** A player that the viewer could trade with, and what. */
export function MatchCard({ match, named }: MatchCardProps) {
  const ways = waysOf(match);
  return (
    <article className={styles.card}>
      <header className={styles.header}>
        <h3 className={styles.handle}>{match.userHandle}</h3>
        {ways.length === 2 && <span className={styles.badge}>Both ways</span>}
      </header>
      {ways.map((way) => (
        <MatchWay key={way} match={match} way={way} named={named} />
      ))}
    </article>
  );
}
