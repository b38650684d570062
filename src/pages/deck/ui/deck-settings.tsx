import { useState } from 'react';
import { DECK_VISIBILITIES, parseDeckVisibility, type DeckVisibility } from '@domain/deck';
import { draftRebased } from '@/features/deck-edit';
import { type Deck, useDeckRules, useUpdateDeckMutation, VISIBILITY_WORDS } from '@/entities/deck';
import { useAuth } from '@/entities/session';
import { apiErrorOf, refusalWords } from '@/shared/api';
import { useAppDispatch } from '@/shared/store';
import { CopyLink, useAbsoluteAddress } from '@/shared/ui/copy-link';
import { Notice } from '@/shared/ui/notice';
import { Select } from '@/shared/ui/select';
import { Switch } from '@/shared/ui/switch';
import { CompanionFields } from './companion-fields';
import styles from './deck-page.module.css';

const VISIBILITIES = DECK_VISIBILITIES.map((value) => ({
  value,
  label: VISIBILITY_WORDS[value].label,
}));

/** What is saved at once: the format, who may see the deck, and whether it is built. */
export function DeckSettings({ deck }: { deck: Deck }) {
  const { user } = useAuth();
  const { save, failure } = useDeckSettings(deck);
  const { rules } = useDeckRules();
  const known = rules?.options ?? [];
  // One that the host has removed since stays.
  const options = known.some(({ value }) => value === deck.format)
    ? known
    : [...known, { value: deck.format, label: deck.format }];
  const address = useAbsoluteAddress(`/decks/${deck.id}`);
  return (
    <section aria-label="Settings" className={styles.panel}>
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      <Select
        label="Format"
        options={options}
        value={deck.format}
        onChange={({ target }) => void save({ format: target.value })}
      />
      {rules && rules.decksOf(deck.format) > 1 && (
        <CompanionFields
          deck={deck}
          count={rules.decksOf(deck.format) - 1}
          onChange={(companions) => void save({ companions })}
        />
      )}
      <Switch
        label="Built"
        hint="Its copies aren’t free for your other decks."
        checked={deck.isBuilt}
        onChange={({ target }) => void save({ isBuilt: target.checked })}
      />
      <Select
        label="Who may see it"
        options={user?.handle ? VISIBILITIES : VISIBILITIES.slice(0, 1)}
        hint={user?.handle ? undefined : 'To show it to others, set a handle in your profile.'}
        value={deck.visibility}
        onChange={({ target }) => void save({ visibility: parseDeckVisibility(target.value) })}
      />
      {deck.visibility !== 'PRIVATE' && (
        <>
          <CopyLink address={address} label="Link to this deck" />
          <a href={`/api/decks/${deck.id}.json`} className={styles.json}>
            Its JSON, for other sites
          </a>
        </>
      )}
    </section>
  );
}

interface Settings {
  name?: string;
  format?: string;
  visibility?: DeckVisibility;
  isBuilt?: boolean;
  companions?: string[];
}

/** Saves settings of a deck; cards that are being edited stay as they are. */
export function useDeckSettings(deck: Deck) {
  const dispatch = useAppDispatch();
  const [update, { isLoading }] = useUpdateDeckMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (settings: Settings): Promise<boolean> => {
    const expectedVersion = deck.version;
    const { data, error } = await update({ id: deck.id, ...settings, expectedVersion });
    const wrong = error ? apiErrorOf(error).message : refusalWords(data.errors, OVERTAKEN);
    setFailure(wrong);
    if (wrong !== null) return false;
    if (data?.deck) dispatch(draftRebased({ id: deck.id, version: data.deck.version }));
    return true;
  };
  return { save, failure, isSaving: isLoading };
}

/** The answer has brought the present deck. */
const OVERTAKEN = 'This deck was changed elsewhere. It is up to date now: please try again.';
