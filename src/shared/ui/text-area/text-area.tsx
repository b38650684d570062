import { clsx } from 'clsx';
import {
  forwardRef,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
} from 'react';
import { TextArea as SemanticTextArea } from 'semantic-ui-react';
import { Field, type FieldProps } from '../field';
import styles from './text-area.module.css';
import { VisuallyHidden } from '../visually-hidden';

interface TextAreaProps
  extends FieldProps, Omit<ComponentPropsWithoutRef<'textarea'>, keyof FieldProps | 'maxLength'> {
  /** The limit, which shows how many characters are used. Longer input is possible, for the form to refuse. */
  limit?: number | undefined;
}

/** A field for several lines of text, which grows with them. Accepts a form's `register` directly. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { label, hideLabel, hint, error, optional, id, className, limit, onInput, ...rest },
  ref,
) {
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement);
  const [length, setLength] = useState(0);
  // A form's reset sets the value without an event, so the element is read after every render. The same length doesn't
  // render again, so there is no loop.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => setLength(area.current?.value.length ?? 0));

  return (
    <Field
      {...{ label, hideLabel, hint, error, optional, id, className }}
      aside={limit !== undefined && <CharacterCount length={length} limit={limit} />}
    >
      {(control) => (
        <SemanticTextArea
          rows={4}
          {...(rest as object)}
          {...control}
          ref={area}
          className={clsx(control.className, styles.area)}
          onInput={(event) => {
            setLength(event.currentTarget.value.length);
            onInput?.(event);
          }}
        />
      )}
    </Field>
  );
});

interface CharacterCountProps {
  length: number;
  limit: number;
}

/** “12 / 1000”; for screen readers a sentence now and then, once there is little room left. */
const CharacterCount = ({ length, limit }: CharacterCountProps) => (
  <div className={clsx(styles.count, length > limit && styles.over)}>
    <span aria-hidden="true">{`${length} / ${limit}`}</span>
    <VisuallyHidden>
      <span role="status">{remainingText(length, limit)}</span>
    </VisuallyHidden>
  </div>
);

/** Announced from the last tenth on, in steps of ten characters, so that numbers don't drown out the typing. */
const NEAR = 0.1;
const STEP = 10;

/** How much room is left in a text of at most `limit` characters, as a sentence; empty while there is plenty. */
export function remainingText(length: number, limit: number): string {
  const left = limit - length;
  if (left < 0)
    return `Too long by ${left > -STEP ? 'a few' : `over ${-left - (-left % STEP)}`} characters.`;
  if (left === 0) return 'No characters left.';
  if (left > limit * NEAR) return '';
  return `At most ${Math.ceil(left / STEP) * STEP} characters left.`;
}
