import { Dialog } from '@/shared/ui/dialog';
import styles from './shortcuts-dialog.module.css';

interface Shortcut {
  keys: readonly string[];
  does: string;
}

/** By where they work. */
const SHORTCUTS: readonly { where: string; shortcuts: readonly Shortcut[] }[] = [
  {
    where: 'Everywhere',
    shortcuts: [
      { keys: ['Ctrl', 'K'], does: 'Find a card, a set, a player or a page' },
      { keys: ['/'], does: 'Search the cards of this page, or find anything' },
      { keys: ['Esc'], does: 'Close what is open' },
      { keys: ['?'], does: 'Show these shortcuts' },
    ],
  },
  {
    where: 'In a list of cards',
    shortcuts: [
      { keys: ['↑', '↓'], does: 'Go to another card; also Home, End, Page Up and Page Down' },
      { keys: ['Enter'], does: 'Open the card' },
      {
        keys: ['Space'],
        does: 'Tick the card, after “Select”; Shift with ↑ or ↓ ticks the next ones',
      },
    ],
  },
  {
    where: 'In an open card',
    shortcuts: [{ keys: ['←', '→'], does: 'Go to the card before or after it' }],
  },
  {
    where: 'While counting',
    shortcuts: [
      { keys: ['↑', '↓'], does: 'One copy more or fewer' },
      { keys: ['Enter'], does: 'Go to the card below; with Shift, above' },
      { keys: ['Tab'], does: 'Go to the next count' },
    ],
  },
];

/** All shortcuts, by where they work. */
export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="Shortcuts" onClose={onClose}>
    {SHORTCUTS.map(({ where, shortcuts }) => (
      <section key={where} className={styles.section}>
        <h3 className={styles.where}>{where}</h3>
        <dl className={styles.list}>
          {shortcuts.map(({ keys, does }) => (
            <div key={does} className={styles.shortcut}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key} className={styles.key}>
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
  </Dialog>
);
