import { Button } from '@/shared/ui/button';
import { Notice, NoticeEdge } from '@/shared/ui/notice';

const TONES = ['info', 'success', 'warning', 'error'] as const;

export const NoticeSpecimen = () => (
  <>
    {TONES.map((tone) => (
      <Notice key={tone} tone={tone} title={`A notice of the tone ${tone}`}>
        With a sentence that says what happened.
      </Notice>
    ))}
    <Notice actions={<Button>Do it</Button>}>Without a title, with something to do.</Notice>
    <NoticeEdge label="What became of it" said="A sentence that is read out.">
      <Notice tone="warning" title="At the window’s edge" actions={<Button>Keep mine</Button>} />
    </NoticeEdge>
  </>
);
