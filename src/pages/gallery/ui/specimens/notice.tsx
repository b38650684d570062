import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';

const TONES = ['info', 'success', 'warning', 'error'] as const;

export const NoticeSpecimen = () => (
  <>
    {TONES.map((tone) => (
      <Notice key={tone} tone={tone} title={`A notice of the tone ${tone}`}>
        With a sentence that says what happened.
      </Notice>
    ))}
    <Notice actions={<Button>Do it</Button>}>Without a title, with something to do.</Notice>
  </>
);
