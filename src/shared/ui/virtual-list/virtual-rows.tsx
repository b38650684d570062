import { memo, type ReactElement, type ReactNode } from 'react';
import { heightBetween, type HeightOf } from './shown-lines';

/**
 * Renders a line: an element with the line's id as `data-item-id`. `isActive` says whether the Tab key stops there. Must
 * stay the same function while its results do.
 */
export type RenderLine<Line> = (
  line: Line,
  place: { index: number; isActive: boolean },
) => ReactElement;

interface VirtualRowsProps<Line> {
  /** The element that takes up the space of lines that aren't in the document. */
  as: 'tr' | 'li';
  lines: readonly Line[];
  /** The indexes of the lines that are, in order. */
  shown: readonly number[];
  heightOf: HeightOf<Line>;
  /**
   * In CSS pixels, if all lines have the same height and the style sheet has it as `--row-height`: the style sheet
   * knows the window's width before any script does.
   */
  rowHeight?: number;
  activeId: string | undefined;
  renderLine: RenderLine<Line>;
}

/** The lines of a long list that are in the document, with space for the others between them. */
export const VirtualRows = memo(function VirtualRows<Line extends { id: string }>({
  as: Element,
  lines,
  shown,
  heightOf,
  rowHeight,
  activeId,
  renderLine,
}: VirtualRowsProps<Line>) {
  const content: ReactNode[] = [];
  let next = 0;
  const skipTo = (index: number) => {
    if (index <= next) return;
    const height = heightBetween(lines, heightOf, next, index);
    content.push(
      <Element
        key={`space ${content.length === 0 ? 'before' : index === lines.length ? 'after' : index}`}
        role="presentation"
        aria-hidden="true"
        style={{
          height:
            rowHeight === undefined ? height : `calc(${height / rowHeight} * var(--row-height))`,
        }}
      />,
    );
  };
  for (const index of shown) {
    const line = lines[index];
    if (!line) continue;
    skipTo(index);
    next = index + 1;
    content.push(
      <ShownLine
        key={line.id}
        line={line}
        index={index}
        isActive={line.id === activeId}
        renderLine={renderLine as RenderLine<{ id: string }>}
      />,
    );
  }
  skipTo(lines.length);
  return content;
}) as <Line extends { id: string }>(props: VirtualRowsProps<Line>) => ReactNode;

interface ShownLineProps {
  line: { id: string };
  index: number;
  isActive: boolean;
  renderLine: RenderLine<{ id: string }>;
}

/** Rendered again only when something about it has changed. */
const ShownLine = memo(({ line, index, isActive, renderLine }: ShownLineProps) =>
  renderLine(line, { index, isActive }),
);
ShownLine.displayName = 'ShownLine';
