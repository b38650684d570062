import { clsx } from 'clsx';
import { type ReactNode, useRef, useState } from 'react';
import type { CardSet } from '@domain/card-set';
import { cardSetPath } from '@domain/page';
import { GUTTER, useSizedPicture, type ExpectedWidths } from '@/shared/lib/sized-image';
import { LinkButton } from '@/shared/ui/link-button';
import { Skeleton, SkeletonBlock } from '@/shared/ui/skeleton';
import { Tile } from '@/shared/ui/tile';
import styles from './card-set-card.module.css';

interface CardSetCardProps {
  cardSet: CardSet;
  /** The level of the set's name on the page. */
  heading: 'h2' | 'h3';
  /** Whether it is the first of its list, whose picture is fetched before all others. */
  isFirst?: boolean;
  /** What the viewer has of it. */
  children?: ReactNode;
}

/**
 * One set with its picture, name, description and a link to its cards, which the whole card follows. Without a
 * description, the picture takes up its space.
 */
export const CardSetCard = ({
  cardSet,
  heading: Heading,
  isFirst = false,
  children,
}: CardSetCardProps) => (
  <Tile className={styles.card} data-brief={cardSet.description === ''}>
    <CardSetImage
      cardSet={cardSet}
      className={styles.image}
      expectedWidths={WIDTHS_IN_GRID}
      isFirst={isFirst}
    />
    <div className={styles.body}>
      <Heading className={styles.name}>{cardSet.name}</Heading>
      {cardSet.description && <p className={styles.description}>{cardSet.description}</p>}
      {children}
      <LinkButton
        className={styles.link}
        to={cardSetPath(cardSet.code)}
        aria-label={`View Set ${cardSet.name}`}
      >
        View Set
      </LinkButton>
    </div>
  </Tile>
);

/** The grid of all sets has one, two, three or five columns. */
const WIDTHS_IN_GRID: ExpectedWidths = [
  [1300, `calc((min(100vw, 90rem) - 2 * ${GUTTER} - 96px) / 5)`],
  [1000, `calc((100vw - 2 * ${GUTTER} - 48px) / 3)`],
  [620, `calc((100vw - 2 * ${GUTTER} - 24px) / 2)`],
  [0, `calc(100vw - 2 * ${GUTTER})`],
];

const DEFAULT_IMAGE = '/images/card_sets/default.jpg';

interface CardSetImageProps {
  cardSet: Pick<CardSet, 'imageUrl'>;
  className?: string | undefined;
  /** How wide it will be, where it is part of a document's first screen. */
  expectedWidths?: ExpectedWidths;
  /** Whether it is fetched before all others, as the page's largest picture. */
  isFirst?: boolean;
}

/**
 * A set's picture. Decorative, since the set's name is beside it. If it can't be loaded, the default picture is shown,
 * and if that fails too, an empty place.
 */
export function CardSetImage({
  cardSet,
  className,
  expectedWidths,
  isFirst = false,
}: CardSetImageProps) {
  const container = useRef<HTMLDivElement>(null);
  const [failures, setFailures] = useState(0);
  const url = cardSet.imageUrl ?? DEFAULT_IMAGE;
  const source = useSizedPicture({ url, container, times: 2, expectedWidths, isFirst });
  return (
    <div ref={container} className={clsx(styles.place, className)}>
      {source && failures < 2 && (
        <img
          key={failures}
          {...(failures > 0 ? { src: DEFAULT_IMAGE } : source)}
          alt=""
          decoding="async"
          onError={() => setFailures(failures + 1)}
        />
      )}
    </div>
  );
}

/** Holds a set card's place while the sets load. */
export const CardSetCardPlaceholder = () => (
  <Tile as="div" className={styles.card} data-testid="card-set-placeholder">
    <SkeletonBlock className={styles.image} />
    <div className={styles.body}>
      <Skeleton lines={4} label={null} />
    </div>
  </Tile>
);
