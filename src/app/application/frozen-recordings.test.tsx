import { readdirSync, readFileSync } from 'node:fs';
import { render, screen, within } from '@testing-library/react';
import { readCapsule, type Capsule } from '@domain/capsule';
import { applicationRoutes } from '../router';
import { FrozenApplication } from './frozen-application';

const FOLDER = 'tests/replay';
const recordings = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

function recording(name: string): Capsule {
  const read = readCapsule(readFileSync(`${FOLDER}/${name}`, 'utf8'));
  if (!read.ok) throw new Error(read.message);
  return read.capsule;
}

/** What an earlier version recorded, which gave a printing one number alone. */
function withoutOtherNumbers(capsule: Capsule): Capsule {
  const text = JSON.stringify(capsule, (key, value: unknown) =>
    key === 'otherNumbers' ? undefined : value,
  );
  return JSON.parse(text) as Capsule;
}

const open = (capsule: Capsule) =>
  render(
    <FrozenApplication capsule={capsule} routes={applicationRoutes} onLeave={() => undefined} />,
  );

test.each(recordings)('%s shows its screen', async (name) => {
  open(withoutOtherNumbers(recording(name)));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText('The recorded state can’t be shown')).not.toBeInTheDocument();
});

test('a printing that was recorded with one number alone shows that one', async () => {
  const capsule = withoutOtherNumbers(recording('opening-a-card.json'));
  open({ ...capsule, link: '/cards/sor-003' });
  const printings = await screen.findByRole('list', { name: 'Printings' });
  expect(within(printings).getByText('003')).toBeVisible();
});

test.each([null, { 'sor-003': null }, { 'sor-003': { cardVariants: [5] } }])(
  'cards that aren’t cards leave the way back: %j',
  async (byId) => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const capsule = recording('opening-a-card.json');
    const cardCache = { ...(capsule.finalState['cardCache'] as object), byId };
    open({ ...capsule, finalState: { ...capsule.finalState, cardCache } });
    expect(await screen.findByRole('button', { name: 'Leave' })).toBeVisible();
    said.mockRestore();
  },
);
