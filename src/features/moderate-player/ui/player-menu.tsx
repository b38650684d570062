import { useState } from 'react';
import { useAuth } from '@/entities/session';
import { MenuButton } from '@/shared/ui/menu-button';
import type { Reported } from '../model/use-report';
import { BlockDialog } from './block-dialog';
import { ReportDialog } from './report-dialog';

interface PlayerMenuProps {
  handle: string;
  /** What can be reported here; undefined for nothing. */
  reported?: Reported | undefined;
}

/** What can be done about another player where one meets them: block and report. Nothing for visitors. */
export function PlayerMenu({ handle, reported }: PlayerMenuProps) {
  const { user } = useAuth();
  const [asked, setAsked] = useState<'block' | 'report' | null>(null);
  // Kept here, so that closing the dialog by mistake loses nothing.
  const [typed, setTyped] = useState('');
  if (!user || user.handle === handle) return null;
  const close = () => setAsked(null);
  return (
    <>
      <MenuButton
        label={`More about ${handle}`}
        icon="more"
        hideLabel
        variant="quiet"
        align="end"
        items={[
          ...(reported
            ? [
                {
                  label: reported === 'BANNER' ? 'Report this banner' : 'Report this offer',
                  icon: 'alert' as const,
                  onSelect: () => setAsked('report'),
                },
              ]
            : []),
          {
            label: `Block ${handle}`,
            icon: 'lock',
            destructive: true,
            onSelect: () => setAsked('block'),
          },
        ]}
      />
      {asked === 'block' && <BlockDialog handle={handle} onClose={close} />}
      {asked === 'report' && reported && (
        <ReportDialog {...{ handle, reported, typed }} onType={setTyped} onClose={close} />
      )}
    </>
  );
}
