import type { FakePeople } from './people';

const SINCE = '2026-03-02T10:00:00.000Z';

interface FakeReportPerson {
  id: string;
  handle: string | null;
  isSuspended: boolean;
}

interface FakeReport {
  id: string;
  subject: 'OFFER' | 'BANNER';
  reason: string;
  createdAt: string;
  settledAt: string | null;
  reporter: FakeReportPerson;
  accused: FakeReportPerson;
  banner: string | null;
  hasBanner: boolean;
  notes: { id: string; content: string; isRemoved: boolean; createdAt: string; userId: string }[];
}

/** Blocks, reports and sessions of the fake API; tests change them in place. */
export interface FakeModeration {
  /** The handles that the viewer has blocked. */
  blocked: string[];
  /** Whether each of the viewer's sessions is the one that asks. */
  sessions: boolean[];
  /** What the viewer has reported, with the reason. */
  sent: object[];
  reports: FakeReport[];
  /** The ids of those who are suspended. */
  suspended: string[];
}

export const aFakeModeration = (given: Partial<FakeModeration> = {}): FakeModeration => ({
  blocked: [],
  sessions: [true],
  sent: [],
  reports: [],
  suspended: [],
  ...given,
});

export const aReport = (given: Partial<FakeReport> = {}): FakeReport => ({
  id: 'report-1',
  subject: 'OFFER',
  reason: 'Insults',
  createdAt: SINCE,
  settledAt: null,
  reporter: { id: 'fern', handle: 'fern', isSuspended: false },
  accused: { id: 'moss', handle: 'moss', isSuspended: false },
  banner: null,
  hasBanner: false,
  notes: [
    { id: '7', content: 'You fool', isRemoved: false, createdAt: SINCE, userId: 'moss' },
    { id: '8', content: 'Sorry?', isRemoved: false, createdAt: SINCE, userId: 'fern' },
  ],
  ...given,
});

const DONE = { errors: [] };

/** The resolvers of schema.graphql over them. */
export function resolversOfModeration(known: FakeModeration, people: FakePeople | undefined) {
  const shown = () => known.blocked.map((handle) => ({ handle, since: SINCE }));
  const sessions = () =>
    known.sessions.map((isCurrent, at) => ({
      id: String(known.sessions.length - at),
      startedAt: `2026-03-0${9 - at}T10:00:00.000Z`,
      expiresAt: `2026-04-0${9 - at}T10:00:00.000Z`,
      isCurrent,
    }));
  const suspend = (userId: string, isSuspended: boolean) => {
    known.suspended = known.suspended.filter((id) => id !== userId);
    if (isSuspended) known.suspended.push(userId);
    if (people) people.suspended = known.suspended;
    return { user: null, ...DONE };
  };
  return {
    blockedPlayers: shown,
    blockPlayer: ({ userHandle }: { userHandle: string }) => {
      known.blocked.unshift(userHandle);
      return shown();
    },
    unblockPlayer: ({ userHandle }: { userHandle: string }) => {
      known.blocked = known.blocked.filter((handle) => handle !== userHandle);
      return shown();
    },
    sessions,
    endSession: ({ id }: { id: string }) => {
      known.sessions.splice(known.sessions.length - Number(id), 1);
      return sessions();
    },
    endSessions: ({ keepsThis }: { keepsThis: boolean }) => {
      known.sessions = known.sessions.filter((isCurrent) => isCurrent && keepsThis);
      return sessions();
    },
    reportOffer: (report: object) => (known.sent.push({ ...report }), DONE),
    reportBanner: (report: object) => (known.sent.push({ ...report }), DONE),
    reports: ({ settled }: { settled: boolean }) =>
      known.reports.filter(({ settledAt }) => (settledAt !== null) === settled),
    settleReport: ({ reportId }: { reportId: string }) => {
      for (const report of known.reports) if (report.id === reportId) report.settledAt = SINCE;
      return DONE;
    },
    removeNote: ({ noteId }: { noteId: string }) => {
      for (const note of known.reports.flatMap(({ notes }) => notes)) {
        if (note.id === noteId) Object.assign(note, { content: '', isRemoved: true });
      }
      return DONE;
    },
    removeBanner: ({ userId }: { userId: string }) => {
      for (const report of known.reports)
        if (report.accused.id === userId) report.hasBanner = false;
      return DONE;
    },
    suspendUser: ({ userId }: { userId: string }) => suspend(userId, true),
    reinstateUser: ({ userId }: { userId: string }) => suspend(userId, false),
  };
}
