import { traceOf } from './trace-parent';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

it.each([
  [`00-${TRACE}-${PARENT}-01`],
  [`00-${TRACE}-${PARENT}-00`],
  [`01-${TRACE}-${PARENT}-01-what-comes-later`],
])('takes over %s', (header) => {
  expect(traceOf(header)).toEqual({ traceId: TRACE, parentId: PARENT });
});

it.each([
  [undefined],
  [''],
  [`00-${TRACE}-${PARENT}`],
  [`00-${TRACE}-${PARENT}-01-more`],
  [`ff-${TRACE}-${PARENT}-01`],
  [`00-${TRACE.toUpperCase()}-${PARENT}-01`],
  [`00-${'0'.repeat(32)}-${PARENT}-01`],
  [`00-${TRACE}-${'0'.repeat(16)}-01`],
  [`00-${TRACE}-${PARENT}-01\n`],
  [` 00-${TRACE}-${PARENT}-01`],
  [`00-${TRACE.slice(1)}-${PARENT}-01`],
])('ignores %j', (header) => {
  expect(traceOf(header)).toBeNull();
});

it('ignores one that was sent twice', () => {
  const header = `00-${TRACE}-${PARENT}-01`;
  expect(traceOf([header, header])).toBeNull();
});
