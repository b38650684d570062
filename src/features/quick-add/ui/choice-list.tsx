import { cardNumberText, numbersOf, VARIANT_TYPE_NAMES } from '@domain/card';
import type { QuickAddChoice } from '@domain/quick-add';
import styles from './quick-add.module.css';

interface ChoiceListProps {
  /** The list's id; an option's is this, a hyphen and its number from 0. */
  id: string;
  choices: readonly QuickAddChoice[];
  highlighted: number;
  onChoose: (choice: QuickAddChoice) => void;
}

/** What a line may mean, below the field, which keeps the focus. */
export const ChoiceList = ({ id, choices, highlighted, onChoose }: ChoiceListProps) => (
  <div id={id} role="listbox" aria-label="What to add" className={styles.choices}>
    {choices.map((choice, index) => {
      const { card, variant, count } = choice;
      return (
        // The field has the keys.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={variant.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === highlighted}
          tabIndex={-1}
          className={styles.choice}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(choice)}
        >
          <span className={styles.number}>
            {numbersOf(variant).join(', ') || cardNumberText(card)}
          </span>
          <span className={styles.name}>
            {card.name}
            {card.subtitle && <span className={styles.subtitle}>, {card.subtitle}</span>}
          </span>
          <span className={styles.kind}>{VARIANT_TYPE_NAMES[variant.variantType]}</span>
          <span className={styles.count}>+{count}</span>
        </div>
      );
    })}
  </div>
);
