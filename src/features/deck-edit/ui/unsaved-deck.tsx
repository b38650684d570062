import { Button } from '@/shared/ui/button';
import { OvertakenDraft } from '@/shared/ui/draft-notice';
import { Notice, NoticeEdge } from '@/shared/ui/notice';
import type { DeckEditing } from '../model/use-deck-draft';

/** Says at the window's lower edge that cards aren't saved, and saves or discards them; nothing while they are. */
export function UnsavedDeck({ editing }: { editing: DeckEditing }) {
  if (!editing.isChanged) return null;
  return (
    <NoticeEdge label="Unsaved cards">
      {editing.failure !== null && (
        <Notice tone="error" title="Saving failed">
          {editing.failure}
        </Notice>
      )}
      {editing.overtakenBy !== null ? (
        <OvertakenDraft
          what="This deck"
          keep="Keep mine"
          take="Take the other"
          onKeep={editing.overwrite}
          onTake={editing.discard}
        >
          It was saved in another window or on another device. Its version stays among the versions,
          whichever you choose.
        </OvertakenDraft>
      ) : (
        <Notice
          title="This deck has unsaved changes"
          actions={
            <>
              <Button disabled={editing.isSaving} onClick={editing.discard}>
                Discard
              </Button>
              <Button variant="primary" loading={editing.isSaving} onClick={editing.save}>
                Save
              </Button>
            </>
          }
        />
      )}
    </NoticeEdge>
  );
}
