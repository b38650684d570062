import { useCallback, useMemo, useRef } from 'react';
import type { Card } from '@domain/card';
import { useElementWidth } from '@/shared/lib/element-width';
import { useWindowList } from '@/shared/lib/window-list';
import { layOutGrid } from '../model/grid-layout';
import styles from './card-grid.module.css';
import { CardTile } from './card-tile';

interface CardGridProps {
  /** What the grid is of, for those who can't see what stands around it. */
  label: string;
  cards: readonly Card[];
  onOpen: (cardId: string) => void;
}

/** Cards as pictures, of which only the rows in sight are drawn. */
export function CardGrid({ label, cards, onOpen }: CardGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const width = useElementWidth(list);
  const rows = useMemo(() => layOutGrid(cards, width), [cards, width]);
  const { lines, height, focusEvents } = useWindowList({
    element: list,
    count: width > 0 ? rows.length : 0,
    lineHeight: useCallback((index: number) => rows[index]?.height ?? 0, [rows]),
    overscan: 2,
  });
  return (
    <ul ref={list} className={styles.grid} aria-label={label} style={{ height }} {...focusEvents}>
      {lines.flatMap(({ index, top }) =>
        (rows[index]?.tiles ?? []).map((tile) => (
          <CardTile
            key={tile.card.id}
            {...tile}
            line={index}
            total={cards.length}
            top={top}
            imageHeight={rows[index]?.imageHeight ?? 0}
            onOpen={onOpen}
          />
        )),
      )}
    </ul>
  );
}
