import type { ReactNode } from 'react';
import { useAppSelector } from '@/shared/store';
import { Checkbox } from '@/shared/ui/checkbox';
import { selectIsSelected } from '../model/selection-slice';
import styles from './change-selected.module.css';

interface SelectBoxProps {
  /** The row's id. */
  id: string;
  /** The row's name, which begins with the text beside the checkbox: “059 Select Lantern Scout”. */
  label: string;
  tabIndex: 0 | -1;
  /** The text beside the checkbox. */
  children: ReactNode;
}

/** A checkbox that selects a row. Its clicks, including those by key, bubble to the table or list, as the row's do. */
export const SelectBox = ({ id, label, tabIndex, children }: SelectBoxProps) => (
  <Checkbox
    className={styles.box}
    label={children}
    aria-label={label}
    tabIndex={tabIndex}
    checked={useAppSelector((state) => selectIsSelected(state, id))}
    readOnly
  />
);
