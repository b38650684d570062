import { useMemo, useRef, useState } from 'react';
import { numbersOf, VARIANT_ORDER, VARIANT_TYPE_NAMES } from '@domain/card';
import { cardFinderOf, findCards } from '@domain/find-cards';
import { useCatalogue } from '@/entities/catalogue';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { LoadError } from '@/shared/ui/load-error';
import { Notice } from '@/shared/ui/notice';
import { Skeleton } from '@/shared/ui/skeleton';
import { TextField } from '@/shared/ui/text-field';
import type { UnmatchedProduct } from '../api/catalogue-api';
import styles from './admin-catalogue.module.css';

const MOST_CARDS = 5;

/** What a provider adds behind a card's name. */
const IN_PARENTHESES = /\s*\([^()]*\)/g;

interface PinDialogProps {
  product: UnmatchedProduct;
  isBusy: boolean;
  problem: string | undefined;
  onPin: (variantId: string) => void;
  onClose: () => void;
}

/** Finds the printing of a product among those of its set. */
export function PinDialog({ product, isBusy, problem, onPin, onClose }: PinDialogProps) {
  const [text, setText] = useState(product.name.replace(IN_PARENTHESES, ''));
  const field = useRef<HTMLInputElement>(null);
  const { catalogue, error, retry } = useCatalogue();
  const finder = useMemo(() => {
    const id = product.cardSetCode.toLowerCase();
    const cards = catalogue?.cards.filter(({ cardSetId }) => cardSetId === id) ?? [];
    return cardFinderOf(cards, [{ id, code: product.cardSetCode }]);
  }, [catalogue, product.cardSetCode]);
  const found = useMemo(() => findCards(finder, text, { most: MOST_CARDS }), [finder, text]);

  return (
    <Dialog
      title={`Which printing is ${product.name}?`}
      onClose={onClose}
      isUnsaved={false}
      initialFocus={field}
    >
      <div className={styles.form}>
        <p
          className={styles.note}
        >{`${product.cardSetCode} ${product.number ?? ''}, ${product.finish}. Its prices come with the next sync, and every later one.`}</p>
        <TextField
          ref={field}
          type="search"
          icon="search"
          label={`Cards of ${product.cardSetCode}`}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {problem && <Notice tone="error">{problem}</Notice>}
        {error && <LoadError error={error} onRetry={retry} />}
        {!catalogue && !error && <Skeleton lines={3} />}
        {catalogue && (
          <p role="status" className={styles.note}>
            {found.length === 0 ? 'No card of this set is called so.' : 'Choose a printing.'}
          </p>
        )}
        {found.map(({ card }) => {
          const name = card.subtitle === null ? card.name : `${card.name}, ${card.subtitle}`;
          return (
            <section key={card.id} aria-label={name}>
              <h3 className={styles.heading}>{name}</h3>
              <div className={styles.candidates}>
                {card.cardVariants
                  .toSorted(
                    (one, other) =>
                      VARIANT_ORDER.indexOf(one.variantType) -
                      VARIANT_ORDER.indexOf(other.variantType),
                  )
                  .map((printing) => (
                    <Button
                      key={printing.id}
                      disabled={isBusy}
                      aria-label={`Pin to ${name}, ${VARIANT_TYPE_NAMES[printing.variantType]}`}
                      onClick={() => onPin(printing.id)}
                    >{`${VARIANT_TYPE_NAMES[printing.variantType]} ${numbersOf(printing).join(', ')}`}</Button>
                  ))}
              </div>
            </section>
          );
        })}
      </div>
    </Dialog>
  );
}
