import { VARIANT_TYPE_NAMES } from '@domain/card';
import type { QuickAddChoice, QuickAddQuestion } from '@domain/quick-add';
import { Button } from '@/shared/ui/button';
import { Muted } from '@/shared/ui/muted';
import styles from './quick-add.module.css';

interface QuestionProps {
  question: QuickAddQuestion;
  choices: readonly { choice: QuickAddChoice; isHighlighted: boolean }[];
  onChoose: (choice: QuickAddChoice) => void;
  onLeave: () => void;
}

const QUESTIONS: Record<QuickAddQuestion, string> = {
  CARDS_OR_COPIES: 'Is the second number another card or the number of copies?',
  MANY_COPIES: 'Do you mean that many copies?',
};

/** Asks what a line means, below it. The focus stays in the field, where Enter chooses the highlighted answer. */
export function Question({ question, choices, onChoose, onLeave }: QuestionProps) {
  const isAlone = choices.length === 1;
  const text = QUESTIONS[isAlone ? 'MANY_COPIES' : question];
  const proposed = choices.find(({ isHighlighted }) => isHighlighted)?.choice ?? [];
  return (
    <div role="group" aria-label={text} className={styles.question}>
      <p role="status" className={styles.asked}>
        <span>{text}</span>{' '}
        <Muted>{`Enter: ${choiceInWords(proposed)}. Escape: back to the line.`}</Muted>
      </p>
      {choices.map(({ choice, isHighlighted }) => (
        <Button
          key={choiceInWords(choice)}
          variant={isHighlighted ? 'primary' : 'secondary'}
          className={styles.answer}
          // Keeps the focus in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(choice)}
        >{`Add ${choiceInWords(choice)}`}</Button>
      ))}
      <Button
        variant="quiet"
        className={styles.answer}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onLeave}
      >
        Change the line
      </Button>
    </div>
  );
}

/** More cards than this are counted instead of named. */
const MAX_NAMED = 3;

/** “1 × 063 Lantern Scout and 1 × 064 Brass Harrier”, or how many cards and copies. */
function choiceInWords(choice: QuickAddChoice): string {
  if (choice.length > MAX_NAMED) {
    const copies = choice.reduce((sum, { count }) => sum + count, 0);
    return `${copies} copies on ${choice.length} lines`;
  }
  return choice
    .map(({ card, printing: { number, variantType }, count }) => {
      const type = variantType === 'STANDARD' ? '' : `, ${VARIANT_TYPE_NAMES[variantType]}`;
      return `${count} × ${number} ${card.name}${type}`;
    })
    .join(' and ');
}
