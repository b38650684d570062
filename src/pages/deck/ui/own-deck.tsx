import { type Deck, useFormatName } from '@/entities/deck';
import { AddCardToDeck, UnsavedDeck, useDeckDraft } from '@/features/deck-edit';
import { Page } from '@/shared/ui/page';
import { deckLead } from '../model/deck-words';
import { DeckContents } from './deck-contents';
import { DeckMenu } from './deck-menu';
import { ExportDeck } from './export-deck';
import { DeckSettings } from './deck-settings';

/** The viewer's own deck, which is edited where it is shown. */
export function OwnDeck({ deck }: { deck: Deck }) {
  const editing = useDeckDraft(deck);
  const formatName = useFormatName();
  return (
    <Page
      title={deck.name}
      isName
      lead={deckLead({ ...deck, lines: [...editing.lines] }, formatName(deck.format))}
      actions={
        <>
          <ExportDeck deck={deck} />
          <DeckMenu deck={deck} editing={editing} />
        </>
      }
    >
      <DeckContents
        deck={deck}
        lines={editing.lines}
        editing={editing}
        settings={<DeckSettings deck={deck} />}
        add={<AddCardToDeck onAdd={(line) => editing.add([line])} />}
      />
      <UnsavedDeck editing={editing} />
    </Page>
  );
}
