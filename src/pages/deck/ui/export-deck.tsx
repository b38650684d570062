import { useRef, useState } from 'react';
import { type CardToWrite, writeDeckJson, writeDeckText, writeMeleeDeck } from '@domain/deck';
import type { Card } from '@domain/card';
import { useNamedCards } from '@/entities/card';
import { useCardSets } from '@/entities/card-set';
import type { Deck } from '@/entities/deck';
import { logError } from '@/shared/lib/log-error';
import { saveFile } from '@/shared/lib/files/download';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { MenuButton, type MenuItem } from '@/shared/ui/menu-button';
import { Notice } from '@/shared/ui/notice';
import { TextArea } from '@/shared/ui/text-area';
import { deckSections } from '../model/deck-sections';
import { drawDeck } from '../model/draw-deck';
import { useCopyText } from '@/shared/lib/browser/copy-text';

interface Shown {
  title: string;
  text: string;
  fileName: string;
  type: string;
}

/** Writes a deck for other programs and sites, as a text to copy or a file to save (rules/decks#writing). */
export function ExportDeck({ deck }: { deck: Deck }) {
  const { cards, areLoaded } = useNamedCards(deck.lines.map(({ cardId }) => cardId));
  const { cardSets } = useCardSets();
  const [shown, setShown] = useState<Shown | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const write = (
    title: string,
    extension: 'json' | 'txt',
    make: typeof writeDeckJson | TextWriter,
  ) => {
    const toWrite = { name: deck.name, author: deck.ownerHandle ?? '', lines: deck.lines };
    const written = make(toWrite, cardsToWrite(cards, cardSets ?? []));
    if (typeof written !== 'string' && !written.ok) return setRefusal(written.reason);
    setRefusal(null);
    return setShown({
      title,
      text: typeof written === 'string' ? written : written.text,
      fileName: `${fileNameOf(deck.name)}.${extension}`,
      type: extension === 'json' ? 'application/json' : 'text/plain',
    });
  };
  const draw = async () => {
    const sections = deckSections({ lines: deck.lines, cards, needs: null });
    try {
      saveFile(await drawDeck(deck.name, sections), `${fileNameOf(deck.name)}.png`);
      setRefusal(null);
    } catch (thrown) {
      logError('Error drawing a deck', thrown);
      setRefusal('Your browser couldn’t draw it.');
    }
  };
  const items: MenuItem[] = [
    {
      label: 'For Karabast and swudb',
      onSelect: () => write('JSON for Karabast and swudb', 'json', writeDeckJson),
    },
    { label: 'For Melee', onSelect: () => write('Text for Melee', 'txt', writeMeleeDeck) },
    { label: 'As a picture', onSelect: () => void draw() },
    { label: 'As plain text', onSelect: () => write('Plain text', 'txt', writeDeckText) },
  ];
  return (
    <>
      <MenuButton
        label="Export"
        icon="download"
        align="end"
        disabled={!areLoaded || !cardSets || deck.lines.length === 0}
        items={items}
      />
      {refusal !== null && (
        <Notice tone="error" title="This deck can’t be written so">
          {refusal}
        </Notice>
      )}
      {shown && <WrittenDeck {...shown} onClose={() => setShown(null)} />}
    </>
  );
}

type TextWriter = typeof writeMeleeDeck;

/** What has to be known of the cards, with their sets' codes. */
function cardsToWrite(
  cards: ReadonlyMap<string, Card>,
  cardSets: readonly { id: string; code: string }[],
): Map<string, CardToWrite> {
  const codes = new Map(cardSets.map(({ id, code }) => [id, code]));
  return new Map(
    [...cards].map(([id, card]) => [id, { ...card, setCode: codes.get(card.cardSetId) ?? '' }]),
  );
}

/** `league-night` */
const fileNameOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'deck';

interface WrittenDeckProps extends Shown {
  onClose: () => void;
}

/** The written deck, to copy or to save. */
function WrittenDeck({ title, text, fileName, type, onClose }: WrittenDeckProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { outcome, copy } = useCopyText(text);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      isUnsaved={false}
      initialFocus={area}
      actions={
        <>
          <Button icon="download" onClick={() => saveFile(new Blob([text], { type }), fileName)}>
            Save as a file
          </Button>
          <Button variant="primary" icon={outcome === 'copied' ? 'check' : 'lists'} onClick={copy}>
            {outcome === 'copied' ? 'Copied' : 'Copy'}
          </Button>
        </>
      }
    >
      <TextArea
        ref={area}
        label="The deck as text"
        hint={
          outcome === 'refused'
            ? 'Your browser didn’t allow copying. The text is selected, so you can copy it yourself.'
            : undefined
        }
        readOnly
        rows={12}
        value={text}
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  );
}
