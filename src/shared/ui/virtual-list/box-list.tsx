import { useRef, type ReactNode, type Ref } from 'react';
import type { FocusHandle } from '@/shared/lib/rows/roving-focus';
import { useListFocus } from './list-focus';
import { type HeightOf, useShownInBox } from './shown-lines';
import { type RenderLine, VirtualRows } from './virtual-rows';

interface BoxListProps<Line extends { id: string }> {
  /** The list's name for screen readers. */
  label: string;
  /** Makes the box scroll. */
  className: string | undefined;
  /** Each stays the same object while nothing in it changes. */
  lines: readonly Line[];
  /** In CSS pixels, for the page keys. */
  lineHeight: number;
  /** The line height, if it is left out. */
  heightOf?: HeightOf<Line>;
  /** Enter leads to the next line, as in lists of fields. */
  entersDown?: boolean;
  /** Leads the keyboard to the lines. */
  handle?: Ref<FocusHandle>;
  renderLine: RenderLine<Line>;
  /** What the box has above the list. */
  children?: ReactNode;
}

/**
 * A long list in a box that scrolls, such as a dialog's. It is one stop of the Tab key; arrows and the page keys lead
 * from line to line. Attributes such as `data-…` go to the box.
 */
export function BoxList<Line extends { id: string }>({
  label,
  className,
  lines,
  lineHeight,
  heightOf = lineHeight,
  entersDown = false,
  handle,
  renderLine,
  children,
  ...marks
}: BoxListProps<Line>) {
  const box = useRef<HTMLDivElement>(null);
  const { active, activeId, events } = useListFocus({
    container: box,
    box,
    lines,
    lineHeight,
    handle,
    ...(entersDown && { keyFor: enterAsDown }),
  });
  const shown = useShownInBox({ box, lines, heightOf, active });
  return (
    <div ref={box} className={className} {...marks}>
      {children}
      {/* Key events here come from the fields and boxes of the lines. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul role="list" aria-label={label} {...events}>
        <VirtualRows
          as="li"
          lines={lines}
          shown={shown}
          heightOf={heightOf}
          activeId={activeId}
          renderLine={renderLine}
        />
      </ul>
    </div>
  );
}

const enterAsDown = (key: string) => (key === 'Enter' ? 'ArrowDown' : key);
