import type { ShareSettings } from '@/entities/sharing';

/** One change of who may see something. */
export type SharingEdit =
  | { kind: 'everyone'; isShared: boolean }
  /** Whether others may pick a collection's extras for swaps. */
  | { kind: 'extras'; isOpen: boolean }
  /** Addresses are in lower case. */
  | { kind: 'add' | 'remove'; email: string };

/** The complete settings: who may see it, and whether its extras may be picked. */
interface Wanted {
  shareWithAll: boolean;
  opensExtras: boolean;
  emails: readonly string[];
}

export const wantedOf = ({
  sharedWithAll,
  opensExtras,
  sharedWithUsers,
}: ShareSettings): Wanted => ({
  shareWithAll: sharedWithAll,
  opensExtras,
  emails: sharedWithUsers.map(({ email }) => email),
});

/** The settings after an edit. */
export function withEdit(wanted: Wanted, edit: SharingEdit): Wanted {
  if (edit.kind === 'everyone') return { ...wanted, shareWithAll: edit.isShared };
  if (edit.kind === 'extras') return { ...wanted, opensExtras: edit.isOpen };
  const others = wanted.emails.filter((email) => email !== edit.email);
  return { ...wanted, emails: edit.kind === 'add' ? [...others, edit.email] : others };
}

/** The last edit of each switch and of each address, without those that would change nothing now. */
export function pendingEdits(
  settings: ShareSettings,
  edits: readonly SharingEdit[],
): readonly SharingEdit[] {
  const last = new Map(edits.map((edit) => ['email' in edit ? edit.email : edit.kind, edit]));
  return [...last.values()].filter((edit) => changes(settings, edit));
}

function changes(
  { sharedWithAll, opensExtras, sharedWithUsers }: ShareSettings,
  edit: SharingEdit,
): boolean {
  if (edit.kind === 'everyone') return sharedWithAll !== edit.isShared;
  if (edit.kind === 'extras') return opensExtras !== edit.isOpen;
  return (edit.kind === 'add') !== sharedWithUsers.some(({ email }) => email === edit.email);
}
