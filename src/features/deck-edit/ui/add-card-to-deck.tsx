import { useDeferredValue, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { CARD_TYPE_NAMES, type Card, setAndNumber } from '@domain/card';
import type { DeckLine, DeckPart } from '@domain/deck';
import { findCards } from '@domain/find-cards';
import { FullName } from '@/entities/card';
import { useCatalogue } from '@/entities/catalogue';
import { LoadError } from '@/shared/ui/load-error';
import { Muted } from '@/shared/ui/muted';
import { Select } from '@/shared/ui/select';
import { SuggestionList, TextField } from '@/shared/ui/text-field';
import styles from './add-card-to-deck.module.css';

interface AddCardToDeckProps {
  onAdd: (line: DeckLine) => void;
}

const MOST_FOUND = 8;

/** One line that finds a card as the search of everything does, and adds a copy of it to its part of the deck. */
export function AddCardToDeck({ onAdd }: AddCardToDeckProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [highlighted, setHighlighted] = useState(0);
  const [isUsed, setUsed] = useState(false);
  const [said, setSaid] = useState('');
  const [part, setPart] = useState<Target>('DECK');
  const { catalogue, error, retry } = useCatalogue({ isNeeded: isUsed });
  const asked = useDeferredValue(text);
  const found = useMemo(
    () =>
      catalogue
        ? findCards(catalogue.finder, asked, { most: MOST_FOUND }).map(({ card }) => card)
        : [],
    [catalogue, asked],
  );
  const at = Math.min(highlighted, found.length - 1);

  const add = (card: Card) => {
    onAdd({ cardId: card.id, part: partOf(card, part), copies: 1 });
    setSaid(`${card.name} added`);
    field.current?.select();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
    const card = found[at];
    const acts: Record<string, (() => void) | undefined> = {
      Enter: card && (() => add(card)),
      ArrowDown: () => setHighlighted((at + 1) % Math.max(found.length, 1)),
      ArrowUp: () => setHighlighted((at + found.length - 1) % Math.max(found.length, 1)),
      Escape: text === '' ? undefined : () => setText(''),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const isOpen = text.trim() !== '' && found.length > 0;
  const isUnknown = catalogue !== null && asked.trim() !== '' && found.length === 0;
  return (
    <div className={styles.add}>
      <TextField
        ref={field}
        label="Add a card to this deck"
        hideLabel
        icon="add"
        placeholder="Name, or sor 5"
        value={text}
        onFocus={() => setUsed(true)}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setHighlighted(0);
        }}
        onClear={() => setText('')}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen ? `${id}-${at}` : undefined}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={200}
        overlay={
          isOpen && (
            <SuggestionList
              id={id}
              label="What to add"
              options={found}
              keyOf={(card) => card.id}
              highlighted={at}
              onAccept={add}
              className={styles.list}
              optionClassName={styles.option}
              renderOption={(card) => (
                <>
                  <FullName card={card} />
                  <Muted>{`${CARD_TYPE_NAMES[card.cardType]} · ${setAndNumber(card, card.cardVariants[0])}`}</Muted>
                </>
              )}
            />
          )
        }
      />
      <Select
        label="Where to add it"
        hideLabel
        options={TARGETS}
        value={part}
        onChange={({ target }) => setPart(target.value === 'DECK' ? 'DECK' : 'SIDEBOARD')}
      />
      <p role="status" className={styles.said}>
        {said}
      </p>
      {isUnknown && (
        <p role="status" className={styles.unknown}>
          No card is called so, or has this number.
        </p>
      )}
      {error && <LoadError error={error} onRetry={retry} />}
    </div>
  );
}

/** Where a card is added that is neither a leader nor a base. */
type Target = 'DECK' | 'SIDEBOARD';

const TARGETS = [
  { value: 'DECK', label: 'Deck' },
  { value: 'SIDEBOARD', label: 'Sideboard' },
];

/** Leaders and bases have parts of their own. */
const partOf = ({ cardType }: Card, target: Target): DeckPart =>
  cardType === 'LEADER' || cardType === 'BASE' ? cardType : target;
