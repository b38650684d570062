import { clsx } from 'clsx';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { useFieldAtFocus } from '@/shared/lib/field-at-focus';
import type { SendStatus } from '@/shared/lib/outbox';
import { keepWindowOpen } from '@/shared/lib/unsaved-work';
import { useAppDispatch } from '@/shared/store';
import { mistakeIn, typedText } from '../model/read-typed';
import type { TypedText } from '../model/sale-drafts';
import { fieldTyped, textRefused, typingDropped } from '../model/sale-drafts-slice';
import { seenItemOf, type SalePart } from '../model/sale-item-draft';
import { STATUS_TEXTS } from '../model/sale-words';
import { finishTyping, type OwnItem } from '../model/save-sale-item';
import styles from './sale-item-fields.module.css';

interface SaleFieldProps {
  own: OwnItem;
  part: SalePart;
  /** The field's name: “Lantern Scout, Foil: price”. */
  label: string;
  /** Its value while nothing is typed. */
  shown: string;
  typed: TypedText | undefined;
  status: SendStatus | null;
  /** Makes the keys + and − change the number. */
  onStep?: (by: 1 | -1) => void;
}

/** A value in a list's row that looks like a field and becomes one when it takes the focus. */
export function SaleField(props: SaleFieldProps) {
  const { part, label, shown, typed, status } = props;
  const element = useRef<HTMLInputElement & HTMLSpanElement>(null);
  const { isField, ofText, enter, leave } = useFieldAtFocus(element, typed !== undefined);
  const problem = typed?.isLeft ? mistakeIn(part, typed.text) : status && STATUS_TEXTS[status];
  const look = {
    'aria-label': label,
    'aria-invalid': typed?.isLeft || status === 'refused' || status === 'conflict' || undefined,
    title: problem || undefined,
    className: clsx(styles.field, styles[typed?.isLeft ? 'refused' : (status ?? 'calm')]),
  };
  if (isField) return <TypedField {...props} {...{ look, element, enter, leave }} />;
  return (
    <span {...look} {...ofText} ref={element}>
      {shown}
    </span>
  );
}

interface TypedFieldProps extends Omit<SaleFieldProps, 'label' | 'status'> {
  look: InputHTMLAttributes<HTMLInputElement>;
  element: RefObject<HTMLInputElement>;
  enter: () => void;
  leave: (event: FocusEvent) => void;
}

/** The field. Its text is saved on leaving the field or by Enter; Escape reverts it. */
function TypedField({
  own,
  part,
  shown,
  typed,
  onStep,
  look,
  element,
  enter,
  leave,
}: TypedFieldProps) {
  const dispatch = useAppDispatch();
  const { variantId } = own.item;
  const isTyping = typed !== undefined;

  const latest = useRef(own);
  useLayoutEffect(() => {
    latest.current = own;
  });
  useEffect(() => {
    if (!isTyping) return undefined;
    const closable = keepWindowOpen();
    return () => {
      closable();
      // A row that scrolls out of view loses the focus without a blur event.
      dispatch(finishTyping(latest.current, part));
    };
  }, [dispatch, isTyping, part]);

  // Typing replaces the current value, as in a spreadsheet.
  useLayoutEffect(() => {
    if (!isTyping && document.activeElement === element.current) element.current?.select();
  }, [element, isTyping, shown]);

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
      {...look}
      ref={element}
      type="text"
      inputMode={part === 'quantity' ? 'numeric' : 'decimal'}
      autoComplete="off"
      enterKeyHint="done"
      value={typed?.text ?? shown}
      onChange={({ target }) => type(target.value)}
      onMouseDown={(event) => {
        // The focusing click would place the caret and remove the selection.
        if (document.activeElement === event.currentTarget) return;
        event.preventDefault();
        event.currentTarget.focus();
      }}
      onFocus={({ target }) => {
        enter();
        target.select();
      }}
      onBlur={(event) => {
        dispatch(finishTyping(own, part));
        leave(event);
      }}
      onKeyDown={onKeyDown}
    />
  );
}
