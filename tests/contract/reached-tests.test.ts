import { execFileSync } from 'node:child_process';

/** Runs the module that `npm run check` uses in a separate process, since Jest can't load it. */
function reachedBy(...changed: string[]): string[] | undefined {
  const script = `
    import { execFileSync } from 'node:child_process';
    import { reachedTests } from './tools/testing/reached-tests.mjs';
    const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\\n');
    const reached = await reachedTests(${JSON.stringify(changed)}, files);
    process.stdout.write(JSON.stringify({ reached }));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script]);
  return (JSON.parse(String(output)) as { reached?: string[] }).reached;
}

it('a changed component reaches its tests and those of the page that shows it, and not other pages', () => {
  const reached = reachedBy('src/features/discuss-offer/ui/discuss-offer.tsx');
  expect(reached).toEqual(
    expect.arrayContaining([
      'src/features/discuss-offer/ui/discuss-offer.test.tsx',
      'src/pages/offer/ui/offer-page.test.tsx',
    ]),
  );
  expect(reached?.filter((test) => test.startsWith('src/pages/profile/'))).toEqual([]);
});

it('a changed page reaches its tests, though they open it by its address', () => {
  expect(reachedBy('src/pages/profile/ui/profile-page.tsx')).toContain(
    'src/pages/profile/ui/profile-page.test.tsx',
  );
});

it('a change outside the slices may reach any test', () => {
  expect(reachedBy('domain/card/card.ts')).toBeUndefined();
});
