import { render } from '@testing-library/react';
import fc from 'fast-check';
import { VirtualRows } from './virtual-rows';

const HEIGHT = 40;
const linesTo = (count: number) => Array.from({ length: count }, (_, id) => ({ id: `line-${id}` }));
const renderLine = ({ id }: { id: string }, { index }: { index: number }) => (
  <li data-item-id={id} value={index} style={{ height: HEIGHT }} />
);

const lists = fc.integer({ min: 0, max: 60 }).chain((count) =>
  fc.record({
    lines: fc.constant(linesTo(count)),
    shown: fc
      .subarray(linesTo(count).map((_, index) => index))
      .map((indexes) => indexes.toSorted((a, b) => a - b)),
  }),
);

test('lines are in order, each in its place, and all others take up their space', () => {
  fc.assert(
    fc.property(lists, ({ lines, shown }) => {
      const { container, unmount } = render(
        <VirtualRows
          as="li"
          lines={lines}
          shown={shown}
          heightOf={HEIGHT}
          activeId={undefined}
          renderLine={renderLine}
        />,
      );
      let top = 0;
      const places: [string | undefined, number][] = [];
      for (const element of container.querySelectorAll('li')) {
        if (!element.hasAttribute('aria-hidden')) places.push([element.dataset['itemId'], top]);
        top += Number.parseInt(element.style.height);
      }
      expect(places).toEqual(shown.map((index) => [`line-${index}`, index * HEIGHT]));
      expect(top).toBe(lines.length * HEIGHT);
      unmount();
    }),
  );
});

test('a line that isn’t in the list any more is left out', () => {
  const { container } = render(
    <VirtualRows
      as="li"
      lines={linesTo(2)}
      shown={[0, 1, 2]}
      heightOf={HEIGHT}
      activeId={undefined}
      renderLine={renderLine}
    />,
  );
  expect(container.querySelectorAll('li')).toHaveLength(2);
});
