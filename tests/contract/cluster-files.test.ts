import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'docs/running/cluster';
const read = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');

const values = [...read('node1.env').matchAll(/^(\w+)=/gm)].map(([, name]) => name);

it.each(['etcd.yml', 'patroni.yml', 'haproxy.cfg'])('node1.env fills in %s', (file) => {
  const asked = [...read(file).matchAll(/\$\{?(\w+)\}?/g)].map(([, name]) => name);
  expect(asked).not.toHaveLength(0);
  expect(asked.filter((name) => !values.includes(name))).toEqual([]);
});

it('node1.env has nothing that no file asks for', () => {
  const texts = ['etcd.yml', 'patroni.yml', 'haproxy.cfg'].map(read).join('');
  expect(values.filter((name) => !texts.includes(`\${${name}}`))).toEqual([]);
});
