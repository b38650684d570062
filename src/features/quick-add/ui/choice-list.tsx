import { cardNumberText, numbersOf, VARIANT_TYPE_NAMES } from '@domain/card';
import type { QuickAddChoice, QuickAddCopies } from '@domain/quick-add';
import { Muted } from '@/shared/ui/muted';
import { SuggestionList } from '@/shared/ui/text-field';
import styles from './quick-add.module.css';

interface ChoiceListProps {
  /** The list's id; an option's is this, a hyphen and its number from 0. */
  id: string;
  choices: readonly QuickAddChoice[];
  highlighted: number;
  onChoose: (choice: QuickAddChoice) => void;
}

/** The possible meanings of a line, below the field. */
export const ChoiceList = ({ id, choices, highlighted, onChoose }: ChoiceListProps) => (
  <SuggestionList
    id={id}
    label="What to add"
    options={choices}
    keyOf={(choice) => choice.map(({ printing, count }) => `${printing.id} ${count}`).join()}
    renderOption={(choice) => (
      <>
        {choice.map((copies, index) => (
          // A card may be there twice.
          // oxlint-disable-next-line react/no-array-index-key
          <Copies key={index} copies={copies} />
        ))}
      </>
    )}
    highlighted={highlighted}
    onAccept={onChoose}
    className={styles.choices}
    optionClassName={styles.option}
  />
);

const Copies = ({ copies: { card, printing, count } }: { copies: QuickAddCopies }) => (
  <div className={styles.choice}>
    <span className={styles.number} translate="no">
      {numbersOf(printing).join(', ') || cardNumberText(card)}
    </span>
    <span className={styles.name} translate="no">
      <span>{card.name}</span>
      {card.subtitle && <Muted translate="no">{`, ${card.subtitle}`}</Muted>}
    </span>
    <span className={styles.kind}>{VARIANT_TYPE_NAMES[printing.variantType]}</span>
    <span className={styles.count}>{`+${count}`}</span>
  </div>
);
