import type { Answers, Fixture } from './answers';

/** Who may see something of the viewer's. */
interface FakeSharing {
  sharedWithAll: boolean;
  opensExtras: boolean;
  emails: string[];
  version: number;
}

/** Nothing shared; `given` replaces what a test is about. */
export const aFakeSharing = (given: Partial<FakeSharing> = {}): FakeSharing => ({
  sharedWithAll: false,
  opensExtras: false,
  emails: [],
  version: 0,
  ...given,
});

/** Changes who may see something, as another tab would. */
export function changeSharing(known: FakeSharing, change: Partial<FakeSharing>): void {
  Object.assign(known, change, { version: known.version + 1 });
}

const settingsOf = ({ emails, ...known }: FakeSharing): Fixture<'ShareSettings'> => ({
  ...known,
  sharedWithUsers: emails.toSorted().map((email) => ({ id: `share-${email}`, email })),
});

interface Input {
  input: {
    shareWithAll: boolean;
    opensExtras?: boolean;
    shareWith: { email: string }[];
    expectedVersion?: number | null;
  };
}

/** Keeps what is sent, unless `known` has changed since it was seen. */
const update =
  (known: FakeSharing) =>
  ({ input: { shareWithAll: sharedWithAll, shareWith, expectedVersion, opensExtras } }: Input) => {
    const success = expectedVersion === known.version;
    if (success) {
      const emails = shareWith.map(({ email }) => email);
      changeSharing(known, {
        sharedWithAll,
        opensExtras: opensExtras ?? known.opensExtras,
        emails,
      });
    }
    const conflict = { field: 'expectedVersion', message: 'Changed', code: 'CONFLICT' };
    return { success, errors: success ? [] : [conflict], settings: settingsOf(known) };
  };

/** Answers about who may see the viewer's collection and lists, which a test may change in place. */
export const sharingAnswers = (
  collection: FakeSharing,
  wantList = aFakeSharing(),
  saleList = aFakeSharing(),
): Answers => ({
  collectionShareSettings: () => settingsOf(collection),
  wantListShareSettings: () => settingsOf(wantList),
  saleListShareSettings: () => settingsOf(saleList),
  updateCollectionSharing: update(collection),
  updateWantListSharing: update(wantList),
  updateSaleListSharing: update(saleList),
});
