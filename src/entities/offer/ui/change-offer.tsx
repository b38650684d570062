import { useState } from 'react';
import { Button, type ButtonProps } from '@/shared/ui/button';
import { ChangeOfferDialog, type ChangeOfferDialogProps } from './change-offer-dialog';

interface ChangeOfferProps extends Omit<ChangeOfferDialogProps, 'onCancel'> {
  /** What the button says. */
  label: string;
  icon: NonNullable<ButtonProps['icon']>;
  variant?: ButtonProps['variant'];
}

/** A button that changes an offer, after a confirmation. */
export function ChangeOffer({
  label,
  icon,
  variant = 'secondary',
  onDone,
  ...question
}: ChangeOfferProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant={variant} icon={icon} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <ChangeOfferDialog
          {...question}
          onDone={(outcome) => {
            setAsking(false);
            onDone?.(outcome);
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
