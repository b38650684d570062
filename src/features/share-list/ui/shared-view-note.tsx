import { useLocation } from 'react-router-dom';
import { useAuth } from '@/entities/session';
import { useShareSettingsQuery, type OwnThing } from '@/entities/sharing';
import { LinkButton } from '@/shared/ui/link-button';
import { Notice } from '@/shared/ui/notice';
import { shareWords, summaryOf } from '../model/share-words';
import { ShareButton } from './share-button';

type SharedViewNoteProps = OwnThing & {
  /** The route of the owner's view. */
  ownPath: string;
};

/** A note above the shared view that says who can see it (rules/sharing#shared-view). */
export function SharedViewNote({ ownPath, ...thing }: SharedViewNoteProps) {
  const { search } = useLocation();
  const { user } = useAuth();
  const { data: settings } = useShareSettingsQuery(thing);
  return (
    <Notice
      title="This is what others see"
      actions={
        <>
          {user?.handle && <ShareButton {...thing} handle={user.handle} />}
          <LinkButton
            to={{ pathname: ownPath, search }}
            icon="back"
          >{`Back to my ${shareWords[thing.subject].noun}`}</LinkButton>
        </>
      }
    >
      {settings ? summaryOf(settings).text : ' '}
    </Notice>
  );
}
