import { clsx } from 'clsx';
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import type { SaleListItem } from '@/entities/trade-list';
import { focusAsAWhole } from '@/shared/lib/browser/focus-as-a-whole';
import type { SendStatus } from '@/shared/lib/outbox';
import { keepWindowOpen } from '@/shared/lib/browser/unsaved-work';
import { useAppDispatch } from '@/shared/store';
import { mistakeIn, typedText } from '../model/read-typed';
import { listDrafts, type TypedText } from '../model/list-drafts-slice';
import { seenItemOf, type ItemPart, type OwnItem } from '../model/list-item-draft';
import { STATUS_TEXTS } from '../model/list-item-words';
import { finishTyping } from '../model/save-list-item';
import styles from './sale-item-fields.module.css';

const { fieldTyped, textRefused, typingDropped } = listDrafts.SALE_LIST.actions;

interface SaleFieldProps {
  own: OwnItem<SaleListItem>;
  part: ItemPart;
  /** The field's name: “Lantern Scout, Foil: price”. */
  label: string;
  /** Its value while nothing is typed. */
  shown: string;
  typed: TypedText | undefined;
  status: SendStatus | null;
  /** Makes the keys + and − change the number. */
  onStep?: (by: 1 | -1) => void;
}

/** A value in a list's row. Its text is saved on leaving the field or by Enter; Escape reverts it. */
export function SaleField({ own, part, label, shown, typed, status, onStep }: SaleFieldProps) {
  const dispatch = useAppDispatch();
  const { variantId } = own.item;
  const field = useRef<HTMLInputElement>(null);
  const isTyping = typed !== undefined;
  const problem = typed?.isLeft ? mistakeIn(part, typed.text) : status && STATUS_TEXTS[status];

  const latest = useRef(own);
  useLayoutEffect(() => {
    latest.current = own;
  });
  useEffect(() => {
    if (!isTyping) return undefined;
    const closable = keepWindowOpen();
    return () => {
      closable();
      // A row that leaves the document loses the focus without a blur event.
      dispatch(finishTyping(latest.current, part));
    };
  }, [dispatch, isTyping, part]);

  // Typing replaces the current value, as in a spreadsheet.
  useLayoutEffect(() => {
    if (!isTyping && document.activeElement === field.current) field.current?.select();
  }, [field, isTyping, shown]);

  const type = (raw: string) => {
    const text = typedText(part, raw);
    dispatch(
      text === null
        ? textRefused({ variantId, part, text: raw })
        : fieldTyped({ variantId, part, text, seen: seenItemOf(own.item) }),
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    if (onStep && (event.key === '+' || event.key === '-')) {
      event.preventDefault();
      onStep(event.key === '+' ? 1 : -1);
    } else if (event.key === 'Escape' && isTyping) {
      event.stopPropagation();
      dispatch(typingDropped({ variantId, part }));
    } else if (event.key === 'Enter') dispatch(finishTyping(own, part));
  };

  return (
    <input
      ref={field}
      type="text"
      inputMode={part === 'quantity' ? 'numeric' : 'decimal'}
      autoComplete="off"
      enterKeyHint="done"
      aria-label={label}
      aria-invalid={typed?.isLeft || status === 'refused' || status === 'conflict' || undefined}
      title={problem || undefined}
      className={clsx(styles.field, styles[typed?.isLeft ? 'refused' : (status ?? 'calm')])}
      value={typed?.text ?? shown}
      onChange={({ target }) => {
        type(target.value);
        // A script or an extension fills it in without a focus, which it can't lose.
        if (document.activeElement !== target) dispatch(finishTyping(own, part));
      }}
      onMouseDown={focusAsAWhole}
      onFocus={({ target }) => target.select()}
      onBlur={() => dispatch(finishTyping(own, part))}
      onKeyDown={onKeyDown}
    />
  );
}
