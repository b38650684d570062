import { useEffect, useId, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Card } from '@domain/card';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/text-field';
import { useQuickAdd } from '../model/use-quick-add';
import { AddedList } from './added-list';
import { ChoiceList } from './choice-list';
import { MissedLines } from './missed-lines';
import { Question } from './question';
import styles from './quick-add.module.css';

interface QuickAddBarProps {
  /** In upper case. */
  cardSetCode: string;
  /** All cards of the shown set, whatever the filter; null while they load. */
  cards: readonly Card[] | null;
}

/** Adds copies by a printing's number or a card's name: type, Enter, next. Additions are listed and can be undone. */
export function QuickAddBar({ cardSetCode, cards }: QuickAddBarProps) {
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const { text, error, offered, highlighted, asked, ...quickAdd } = useQuickAdd(cardSetCode, cards);
  useEffect(() => {
    if (error !== null) field.current?.select();
  }, [error]);
  useFocusFromAddress(field);
  const isOpen = offered.length > 0;
  return (
    <section className={styles.bar} aria-label="Quick add">
      <div className={styles.line}>
        <TextField
          ref={field}
          className={styles.field}
          icon="add"
          label={`Add cards of ${cardSetCode}`}
          placeholder="059 3"
          hint="A number or a name, then a printing and a count if you like: 059 3 · 59f 2 · scout hs · SHD 5 foil · 60, 61, 62 · 1-20"
          error={error}
          value={text}
          onChange={({ target }) => quickAdd.type(target.value)}
          onKeyDown={quickAdd.onKeyDown}
          onPaste={quickAdd.onPaste}
          onBlur={quickAdd.close}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={isOpen ? `${listId}-${highlighted}` : undefined}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          overlay={
            isOpen && (
              <ChoiceList
                id={listId}
                choices={offered}
                highlighted={highlighted}
                onChoose={quickAdd.choose}
              />
            )
          }
        />
        <Button
          className={styles.submit}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            quickAdd.submit();
            field.current?.focus();
          }}
        >
          Add
        </Button>
      </div>
      {asked && (
        <Question
          {...asked}
          onChoose={(choice) => {
            quickAdd.choose(choice);
            field.current?.focus();
          }}
          onLeave={() => {
            quickAdd.leaveQuestion();
            field.current?.focus();
          }}
        />
      )}
      <MissedLines onMend={() => field.current?.focus()} />
      <AddedList />
    </section>
  );
}

/**
 * Who comes to add cards, by an address that ends in `#add`, can type at once. A filter that replaces the address keeps
 * its end, but leaves the focus to what the person does then.
 */
function useFocusFromAddress(field: RefObject<HTMLInputElement | null>) {
  const { hash, key } = useLocation();
  const arrival = useNavigationType();
  const isHere = useRef(false);
  useEffect(() => {
    if (hash !== '#add' || (isHere.current && arrival === 'REPLACE')) return;
    isHere.current = true;
    field.current?.focus();
  }, [field, hash, key, arrival]);
}
