import { Icon } from '@/shared/ui/icon';
import styles from './sale-list-page.module.css';

/** What the seller says above their list: text, whatever is in it. */
export const Banner = ({ text }: { text: string }) =>
  text.trim() === '' ? null : (
    <aside className={styles.banner} aria-label="Message from the seller">
      <span className={styles.bannerSign}>
        <Icon name="mail" />
      </span>
      <p dir="auto" className={styles.bannerText}>
        {text}
      </p>
    </aside>
  );
