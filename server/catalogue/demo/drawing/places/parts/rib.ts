import type { Light } from '../../brush';
import { d } from '../../forms/path-data';
import { path, stroke } from '../../shapes';

interface Rib {
  x: number;
  wide: number;
  high: number;
  shape: 'round' | 'square' | 'pointed' | 'post';
}

/** A rib of a dock: a buttressed post, or an arch far behind. */
export function rib(light: Light, { x, wide, high, shape }: Rib): string {
  if (shape === 'post') {
    return [
      path(
        d`M${x - wide} 4L${x - wide * 0.4} ${-high * 0.5}V${-high}H${x + wide * 0.4}V${-high * 0.5}L${x + wide} 4Z`,
        light.body,
      ),
      path(
        d`M${x + wide * 0.3} 4L${x + wide * 0.1} ${-high * 0.5}V${-high}H${x + wide * 0.4}V${-high * 0.5}L${x + wide} 4Z`,
        light.lit,
      ),
      stroke(d`M${x + wide * 0.4} ${-high}V${-high * 0.5}L${x + wide} 4`, light.rim, 1.5),
      stroke(d`M${x - wide * 0.2} ${-high * 0.92}V${-high * 0.2}`, light.shade, 2.5, {
        'stroke-dasharray': '8 5',
      }),
    ].join('');
  }
  const head = {
    round: d`Q${x} ${-high * 1.1} ${x + wide / 2} ${-high * 0.5}`,
    square: d`V${-high}H${x + wide / 2}V${-high * 0.5}`,
    pointed: d`L${x} ${-high}L${x + wide / 2} ${-high * 0.5}`,
  }[shape];
  return (
    stroke(d`M${x - wide / 2} 4V${-high * 0.5}${head}V4`, light.body, 9) +
    stroke(d`M${x + wide / 2 + 4} ${-high * 0.5}V4`, light.rim, 1.4)
  );
}
