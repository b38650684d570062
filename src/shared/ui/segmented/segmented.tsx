import { clsx } from 'clsx';
import { ButtonGroup } from 'semantic-ui-react';
import { Button } from '../button';
import type { IconName } from '../icon';
import styles from './segmented.module.css';

interface SegmentedProps<Value extends string> {
  /** The group's name. */
  label: string;
  options: readonly { value: Value; label: string; icon?: IconName }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A row of buttons of which one is pressed. */
export const Segmented = <Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedProps<Value>) => (
  <ButtonGroup role="group" aria-label={label} className={clsx(styles.group)}>
    {options.map((option) => (
      <Button
        key={option.value}
        aria-pressed={option.value === value}
        className={styles.option}
        onClick={() => onChange(option.value)}
        {...(option.icon && { icon: option.icon })}
      >
        {option.label}
      </Button>
    ))}
  </ButtonGroup>
);
