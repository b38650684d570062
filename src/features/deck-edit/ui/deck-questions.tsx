import type { DeckQuestion } from '@domain/deck';
import { setAndNumber } from '@domain/card';
import { CardImage, useNamedCards } from '@/entities/card';
import { countedCopies } from '@/shared/lib/format';
import { Muted } from '@/shared/ui/muted';
import { type DeckImport, questionKey } from '../model/use-deck-import';
import styles from './import-deck.module.css';

interface DeckQuestionsProps {
  job: DeckImport;
  questions: readonly DeckQuestion[];
}

/** Asks once for each name that several cards have, with their pictures. */
export function DeckQuestions({ job, questions }: DeckQuestionsProps) {
  const { cards } = useNamedCards(questions.flatMap(({ cardIds }) => cardIds));
  return questions.map((question) => {
    const key = questionKey(question);
    const copies = question.uses.reduce((sum, use) => sum + use.copies, 0);
    const answer = job.answers[key];
    return (
      <fieldset key={key} role="radiogroup" className={styles.question}>
        <legend>
          <strong translate="no">{question.asked}</strong>{' '}
          <Muted>{`${countedCopies(copies)}: which card is it?`}</Muted>
        </legend>
        <div className={styles.choices}>
          {question.cardIds.map((id) => {
            const card = cards.get(id) ?? job.cards.get(id);
            if (!card) return null;
            return (
              <label key={id} className={styles.choice}>
                <input
                  type="radio"
                  name={key}
                  checked={answer === id}
                  onChange={() => job.answer(question, id)}
                />
                <CardImage name="" image={card.images.front} aspects={card.aspects} width={110} />
                <span translate="no">{card.subtitle ?? card.name}</span>
                <Muted>{setAndNumber(card, card.cardVariants[0])}</Muted>
              </label>
            );
          })}
          <label className={styles.choice}>
            <input
              type="radio"
              name={key}
              checked={answer === null}
              onChange={() => job.answer(question, null)}
            />
            <span>Leave it out</span>
          </label>
        </div>
      </fieldset>
    );
  });
}
