import type { ReactNode } from 'react';
import { useAppSelector } from '@/shared/store';
import { Checkbox } from '@/shared/ui/checkbox';
import { selectIsSelected } from '../model/selection-slice';
import styles from './change-selected.module.css';

interface SelectBoxProps {
  /** The row's. */
  id: string;
  /** The row in words, with what is shown beside the box first: “059 Select Lantern Scout”. */
  label: string;
  tabIndex: 0 | -1;
  /** What is shown beside the box. */
  children: ReactNode;
}

/** Whether a row is selected. Its clicks, by key as well, reach the table or list, and so do the row's. */
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
