import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/link-button';
import styles from './matching-players.module.css';

/** Says that nobody matches so far, and what to do about it. */
export const NoMatches = () => (
  <div className={styles.none}>
    <p>Nobody sells what you want or wants what you sell yet. Players who do will appear here.</p>
    <div className={styles.ways}>
      <LinkButton to={routes.ownWantList}>Your want list</LinkButton>
      <LinkButton to={routes.ownSaleList}>Your sale list</LinkButton>
    </div>
  </div>
);
