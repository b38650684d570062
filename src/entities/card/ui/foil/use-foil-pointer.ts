import { useEffect, type RefObject } from 'react';
import type { VariantType } from '@domain/card';
import styles from './foil.module.css';

/** The light follows the pointer only with a mouse and without reduced motion. */
const MOVES = '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)';
const MAX_TILT_DEGREES = 7;
const PROPERTIES = ['--foil-x', '--foil-y', '--foil-tilt-x', '--foil-tilt-y'] as const;

/**
 * Lets the light on an element follow the pointer: sets `--foil-x` and `--foil-y` (percent of its size) and
 * `--foil-tilt-x` and `--foil-tilt-y` (degrees) once a frame, without rendering. With reduced motion it does nothing,
 * and the sheen is static.
 */
export function useFoilPointer(element: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const lit = element.current;
    if (!lit || !active || !window.matchMedia(MOVES).matches) return;
    let frame = 0;
    let place: DOMRect | null = null;

    const shine = ({ clientX, clientY }: PointerEvent) => {
      // Measured before it tilts: the box of a tilted element depends on the tilt.
      place ??= lit.getBoundingClientRect();
      const x = share(clientX - place.left, place.width);
      const y = share(clientY - place.top, place.height);
      const values = [`${x * 100}%`, `${y * 100}%`, tilt(0.5 - y), tilt(x - 0.5)];
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() =>
        PROPERTIES.forEach((property, index) =>
          lit.style.setProperty(property, values[index] ?? null),
        ),
      );
    };
    const rest = () => {
      cancelAnimationFrame(frame);
      place = null;
      for (const property of PROPERTIES) lit.style.removeProperty(property);
    };

    lit.addEventListener('pointermove', shine);
    lit.addEventListener('pointerleave', rest);
    return () => {
      lit.removeEventListener('pointermove', shine);
      lit.removeEventListener('pointerleave', rest);
      rest();
    };
  }, [element, active]);
}

const share = (distance: number, length: number) =>
  length === 0 ? 0.5 : Math.min(Math.max(distance / length, 0), 1);
const tilt = (fromMiddle: number) => `${fromMiddle * 2 * MAX_TILT_DEGREES}deg`;

const FOILS: readonly VariantType[] = ['FOIL', 'HYPERSPACE_FOIL', 'PRESTIGE_FOIL'];

/** Whether a printing shines. */
export const isFoil = (variantType: VariantType): boolean => FOILS.includes(variantType);

/** Lays the sheen of a foil printing over an element; it follows what `useFoilPointer` sets. */
export const foilClass = styles.foil;
