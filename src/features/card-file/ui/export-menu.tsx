import { useRef } from 'react';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { DownloadOutcome } from '@/shared/ui/download-outcome';
import { MenuButton, type MenuItem } from '@/shared/ui/menu-button';
import { TextArea } from '@/shared/ui/text-area';
import { type CardText, useCopiedCards } from '../model/use-copied-cards';
import styles from './card-file.module.css';

interface ExportMenuProps {
  /** The menu items that save a file. */
  files: readonly MenuItem[];
  /** The cards as text, to copy. */
  text: () => Promise<CardText>;
  /** While the cards load. */
  disabled?: boolean;
}

/** Exports cards, as a file or as text on the clipboard. */
export function ExportMenu({ files, text, disabled = false }: ExportMenuProps) {
  const { copying, copy, reset } = useCopiedCards(text);
  const isCopied = copying.step === 'copied';
  return (
    <>
      <MenuButton
        label={isCopied ? 'Copied' : 'Export'}
        icon={isCopied ? 'check' : 'download'}
        disabled={disabled}
        items={[...files, { label: 'Copy as text', onSelect: copy }]}
      />
      <DownloadOutcome
        failure="Copying failed"
        download={{
          status: statusOf[copying.step],
          error: copying.step === 'failed' ? copying.error : null,
          retry: copy,
          dismiss: reset,
        }}
      />
      {copying.step === 'by hand' && <CopyByHand text={copying.text} onClose={reset} />}
    </>
  );
}

const statusOf = {
  none: '',
  getting: 'Getting the cards…',
  copied: 'The cards are copied',
  failed: '',
  'by hand': '',
};

/** The selected text, for a browser that doesn't allow scripts to copy. */
function CopyByHand({ text, onClose }: { text: string; onClose: () => void }) {
  const area = useRef<HTMLTextAreaElement>(null);
  return (
    <Dialog
      title="Copy these cards"
      onClose={onClose}
      initialFocus={area}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <TextArea
        ref={area}
        label="The cards as text"
        hint="Your browser didn’t allow copying. The text is selected, so you can copy it yourself."
        readOnly
        value={text}
        className={styles.text}
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  );
}
