import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import styles from './tile.module.css';

interface TileProps extends ComponentPropsWithoutRef<'article'> {
  /** A placeholder is no article. */
  as?: 'article' | 'div';
}

/** One thing among others, framed; it lifts under the pointer and while something in it has the focus. */
export const Tile = ({ as: Element = 'article', className, ...rest }: TileProps) => (
  <Element {...rest} className={clsx(styles.tile, className)} />
);
