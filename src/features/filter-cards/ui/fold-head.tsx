import { memo } from 'react';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { headToggled, selectIsHeadFolded } from '../model/card-list-slice';
import styles from './fold-head.module.css';

/** Whether everything between the title and the cards is folded; style sheets obey on a phone only. */
export const useIsHeadFolded = (): boolean => useAppSelector(selectIsHeadFolded);

/**
 * On a phone, folds everything between the title and the cards, and unfolds it again (rules/cards#folded-head). It
 * stays as it is in every set and collection until the page is reloaded.
 */
export const FoldHeadButton = memo(function FoldHeadButton() {
  const dispatch = useAppDispatch();
  const isFolded = useIsHeadFolded();
  return (
    <Button
      variant="quiet"
      icon="previous"
      className={styles.button}
      aria-label="Search and options"
      aria-expanded={!isFolded}
      onClick={() => dispatch(headToggled())}
    />
  );
});
