import styles from './card-image.module.css';

interface CardPlaceholderProps {
  name: string;
  number: string | null | undefined;
}

/** Shown in place of a picture: the card's name, and its set and number if known (rules/pictures#placeholder). */
export const CardPlaceholder = ({ name, number }: CardPlaceholderProps) => (
  <span role="img" aria-label={name} className={styles.placeholder}>
    <span>{name}</span>
    {number && <span className={styles.number}>{number.replace('_', ' ')}</span>}
  </span>
);
