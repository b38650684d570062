import { clsx } from 'clsx';
import { useRef, useState, type ComponentPropsWithoutRef, type HTMLAttributes } from 'react';
import { useFieldAtFocus } from '@/shared/lib/field-at-focus';
import { Options, type Option } from './select';
import styles from './select.module.css';

interface SelectAtFocusProps extends Omit<
  ComponentPropsWithoutRef<'select'>,
  'multiple' | 'size' | 'aria-label' | 'value'
> {
  /** Its name, which isn't shown. */
  label: string;
  options: readonly Option[];
  value: string;
}

/**
 * A choice in a row of a long list: text that looks like a select, and becomes one under the mouse and when it takes the
 * focus.
 */
export function SelectAtFocus({
  label,
  options,
  value,
  title,
  className,
  onBlur,
  ...rest
}: SelectAtFocusProps) {
  const element = useRef<HTMLSelectElement & HTMLSpanElement>(null);
  const [isUnderMouse, setUnderMouse] = useState(false);
  const { isField, ofText, enter, leave } = useFieldAtFocus(element, isUnderMouse, 'combobox');
  const look = { title, className: clsx(styles.select, className), 'aria-label': label };
  if (isField) {
    return (
      <select
        {...rest}
        {...look}
        ref={element}
        value={value}
        onFocus={enter}
        onBlur={(event) => {
          onBlur?.(event);
          leave(event);
        }}
        onPointerLeave={() => setUnderMouse(false)}
      >
        <Options options={options} />
      </select>
    );
  }

  const closed = {
    ...ofText,
    'aria-expanded': false,
    'aria-haspopup': 'listbox',
    onPointerEnter: ({ pointerType }) => setUnderMouse(pointerType === 'mouse'),
    onMouseDown(event) {
      ofText.onMouseDown(event);
      // What would have opened it was pressed while it was text. Not every browser can open it now.
      if (navigator.userActivation?.isActive) element.current?.showPicker?.();
    },
  } satisfies HTMLAttributes<HTMLSpanElement>;
  return (
    <span {...look} {...closed} ref={element}>
      {options.find((option) => option.value === value)?.label}
    </span>
  );
}
