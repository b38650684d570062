export interface DemoAccount {
  /** The provider's own id of them. */
  subject: string;
  email: string;
  name: string;
  handle: string | null;
}

/** Who can sign in at the demo's provider (product 3). */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  account('collector', 'Collector', 'collector'),
  account('trader', 'Trader', 'trader'),
  account('newcomer', 'Newcomer', null),
  account('admin', 'Admin', 'keeper'),
];

function account(subject: string, name: string, handle: string | null): DemoAccount {
  return { subject, email: `${subject}@example.com`, name, handle };
}

export const demoAccountOf = (subject: unknown): DemoAccount | undefined =>
  DEMO_ACCOUNTS.find((known) => known.subject === subject);
