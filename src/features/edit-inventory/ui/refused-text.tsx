import { MAX_INVENTORY } from '@domain/collection';
import { usePrintingLabel } from '@/entities/card';

interface RefusedTextProps {
  variantId: string;
  /** What was typed. */
  text: string;
}

/** Says why a field went back to its count. */
export function RefusedText({ variantId, text }: RefusedTextProps) {
  const label = usePrintingLabel(variantId);
  const most = MAX_INVENTORY.toLocaleString('en-US');
  return (
    <>
      “{text}” is no whole number from 0 to {most}. {label} stays as it was.
    </>
  );
}
