import type { ShareSettings } from '@/entities/sharing';

/** One change of who may see something. */
export type SharingEdit =
  | { kind: 'everyone'; isShared: boolean }
  /** Addresses are in lower case. */
  | { kind: 'add' | 'remove'; email: string };

/** The complete settings: who may see it. */
interface Wanted {
  shareWithAll: boolean;
  emails: readonly string[];
}

export const wantedOf = ({ sharedWithAll, sharedWithUsers }: ShareSettings): Wanted => ({
  shareWithAll: sharedWithAll,
  emails: sharedWithUsers.map(({ email }) => email),
});

/** The settings after an edit. */
export function withEdit({ shareWithAll, emails }: Wanted, edit: SharingEdit): Wanted {
  if (edit.kind === 'everyone') return { shareWithAll: edit.isShared, emails };
  const others = emails.filter((email) => email !== edit.email);
  return { shareWithAll, emails: edit.kind === 'add' ? [...others, edit.email] : others };
}

/** The last edit of “everyone” and of each address, without those that would change nothing now. */
export function pendingEdits(
  { sharedWithAll, sharedWithUsers }: ShareSettings,
  edits: readonly SharingEdit[],
): readonly SharingEdit[] {
  const last = new Map(edits.map((edit) => [edit.kind === 'everyone' ? null : edit.email, edit]));
  return [...last.values()].filter((edit) =>
    edit.kind === 'everyone'
      ? sharedWithAll !== edit.isShared
      : (edit.kind === 'add') !== sharedWithUsers.some(({ email }) => email === edit.email),
  );
}
