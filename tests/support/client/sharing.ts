import {
  SHARE_ADDRESS_ERRORS,
  shareAddressErrorOf,
  toShareAddress,
  type ShareAddressErrorCode,
} from '@domain/sharing';
import { overwritesUnseen } from '@domain/version';

interface FakeSummary {
  handle: string;
  publiclyShared: boolean;
  /** ISO 8601. */
  updatedAt: string;
}

interface FakeSharedList extends FakeSummary {
  /** How many printings on it are on the viewer's list of the other kind. */
  matching: number;
}

/** Who may see something of the viewer's. */
interface FakeSettings {
  sharedWithAll: boolean;
  /** False if it is left out. */
  opensExtras?: boolean;
  emails: string[];
  version: number;
}

/** The sharing data of the fake API: who may see the viewer's collection and lists, and what others share. */
export interface FakeSharing extends FakeSettings {
  wantList: FakeSettings;
  saleList: FakeSettings;
  /** The collections that the viewer may see, in the order of the page. */
  collections: FakeSummary[];
  /** Others' lists, in the same way. */
  wantLists: FakeSharedList[];
  saleLists: FakeSharedList[];
}

interface Input {
  shareWithAll: boolean;
  /** Left as it is if it is left out. */
  opensExtras?: boolean | null;
  shareWith: { email: string }[];
  expectedVersion?: number | null;
}

/** Changes who may see something, as another tab would. */
export function changeSharing(
  settings: FakeSettings,
  change: Partial<Omit<FakeSettings, 'version'>>,
): void {
  Object.assign(settings, change, { version: settings.version + 1 });
}

const refused = (at: number, code: ShareAddressErrorCode) => ({
  field: `shareWith.${at}.email`,
  code,
  message: SHARE_ADDRESS_ERRORS[code],
});

const answered = ({ sharedWithAll, opensExtras = false, emails, version }: FakeSettings) => ({
  version,
  sharedWithAll,
  opensExtras,
  sharedWithUsers: emails.toSorted().map((email) => ({ id: `share-${email}`, email })),
});

function update(settings: FakeSettings, input: Input) {
  const { shareWithAll, shareWith, expectedVersion } = input;
  const opensExtras = input.opensExtras ?? settings.opensExtras ?? false;
  const added: string[] = [];
  const errors = shareWith.flatMap(({ email }, at) => {
    const code = shareAddressErrorOf(email, added);
    if (code === null) added.push(toShareAddress(email));
    return code === null ? [] : [refused(at, code)];
  });
  if (errors.length > 0) return { success: false, errors, settings: answered(settings) };
  const isSo =
    settings.sharedWithAll === shareWithAll &&
    (settings.opensExtras ?? false) === opensExtras &&
    String(settings.emails.toSorted()) === String(added.toSorted());
  if (!isSo && overwritesUnseen(expectedVersion, settings.version)) {
    const conflict = { field: 'expectedVersion', message: 'Changed', code: 'CONFLICT' };
    return { success: false, errors: [conflict], settings: answered(settings) };
  }
  if (!isSo) changeSharing(settings, { sharedWithAll: shareWithAll, opensExtras, emails: added });
  return { success: true, errors, settings: answered(settings) };
}

interface Asked {
  first: number;
  after?: string | null;
}

function pageOf(summaries: readonly FakeSummary[], { first, after }: Asked) {
  const start = Number(after ?? 0);
  const end = Math.min(start + first, summaries.length);
  return {
    nodes: summaries.slice(start, end).map(({ handle, ...summary }) => ({
      ...summary,
      id: handle,
      userHandle: handle,
      createdAt: summary.updatedAt,
    })),
    pageInfo: { endCursor: String(end), hasNextPage: end < summaries.length },
  };
}

/** The resolvers of schema.graphql over what is shared in memory, with the server's rules for addresses. */
export function resolversOfSharing(sharing: FakeSharing) {
  const { wantList, saleList } = sharing;
  return {
    collectionShareSettings: () => answered(sharing),
    wantListShareSettings: () => answered(wantList),
    saleListShareSettings: () => answered(saleList),
    updateCollectionSharing: ({ input }: { input: Input }) => update(sharing, input),
    updateWantListSharing: ({ input }: { input: Input }) => update(wantList, input),
    updateSaleListSharing: ({ input }: { input: Input }) => update(saleList, input),
    sharedCollections: (asked: Asked) => pageOf(sharing.collections, asked),
    sharedWantLists: (asked: Asked) =>
      pageOf(
        sharing.wantLists.map((list) => ({ ...list, matchingSaleListItemCount: list.matching })),
        asked,
      ),
    sharedSaleLists: (asked: Asked) =>
      pageOf(
        sharing.saleLists.map((list) => ({ ...list, matchingWantListItemCount: list.matching })),
        asked,
      ),
  };
}
