import { Icon, type IconName } from '@/shared/ui/icon';
import styles from './reasons.module.css';

const REASONS: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'collection',
    title: 'Know what you own',
    text: 'Count every printing of every card, and see at a glance which ones a set still lacks.',
  },
  {
    icon: 'lists',
    title: 'Say what you seek and sell',
    text: 'Keep a want list and a sale list, and show them to everyone or to a chosen few.',
  },
  {
    icon: 'offers',
    title: 'Strike a deal',
    text: 'Make an offer on another player’s cards, and talk it over until it suits you both.',
  },
];

/** What a person who signs in can do here. */
export const Reasons = () => (
  <ul className={styles.reasons}>
    {REASONS.map(({ icon, title, text }) => (
      <li key={icon} className={styles.reason}>
        <span className={styles.sign}>
          <Icon name={icon} />
        </span>
        <div>
          <strong className={styles.title}>{title}</strong>
          <p className={styles.text}>{text}</p>
        </div>
      </li>
    ))}
  </ul>
);
