import { useState } from 'react';
import { THIS_ALONE, wantWords, wouldDoWord } from '@domain/want-list';
import { VARIANT_ORDER } from '@domain/card';
import { selectCard } from '@/entities/card';
import { choiceOf, termsAfter, WantFields } from '@/entities/trade-list';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import type { OwnItem } from '../model/list-item-draft';
import { setWant } from '../model/save-list-item';
import styles from './wanted-control.module.css';

interface WantTermsProps {
  /** As it is shown, with changes that aren't saved yet. */
  own: OwnItem;
  /** The printing's name. */
  label: string;
}

/** What else will do for a want, in a few words, which opens the dialog that changes it (rules/trade-lists#what-will-do). */
export function WantTerms({ own, label }: WantTermsProps) {
  const [isOpen, setOpen] = useState(false);
  const { want = THIS_ALONE } = own.item;
  return (
    <>
      <Button
        variant="quiet"
        className={styles.terms}
        aria-label={`What will do for ${label}: ${wantWords(want) || 'this printing alone'}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {wouldDoWord(want) || 'this printing'}
      </Button>
      {isOpen && <WantDialog own={own} label={label} onClose={() => setOpen(false)} />}
    </>
  );
}

function WantDialog({ own, label, onClose }: WantTermsProps & { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const { cardId, want = THIS_ALONE } = own.item;
  const card = useAppSelector((state) => selectCard(state, cardId));
  const kinds = VARIANT_ORDER.filter(
    (kind) =>
      want.kinds.includes(kind) ||
      card?.cardVariants.some(({ variantType }) => variantType === kind),
  );
  const [choice, setChoice] = useState(() => choiceOf(want));
  const terms = termsAfter(choice, want);
  const save = () => {
    if (terms) dispatch(setWant(own, terms));
    onClose();
  };
  return (
    <Dialog
      title={`What will do for ${label}`}
      onClose={onClose}
      actions={
        <Button variant="primary" disabled={terms === null} onClick={save}>
          Save
        </Button>
      }
    >
      <WantFields choice={choice} kinds={kinds} onChange={setChoice} />
    </Dialog>
  );
}
