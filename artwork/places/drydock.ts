import { between, type Brush, type Draw, type Light, times } from '../paint/brush';
import { facing, farther, glow } from '../paint/light';
import { circle, d, path, rect, stroke } from '../paint/shapes';
import { windows } from './parts/buildings';
import { folk } from './parts/folk';

/** A hull on its blocks between the ribs of a dock, where sparks fly. */
export const drydock: Draw = (brush) => {
  const { random, light } = brush;
  const high = between(random, 170, 260);
  const ribs = random.int(3, 4);
  const step = 380 / (ribs - 1);
  const shape = random.pick(['round', 'square', 'pointed'] as const);
  const crane = between(random, -120, 120);
  return facing(
    light,
    times(ribs, (at) =>
      rib(farther(light, 0.5), {
        x: -210 + at * step + 22,
        wide: step * 0.86,
        high: high * 0.9,
        shape,
      }),
    ),
    hull(brush, high * between(random, 0.36, 0.5)),
    times(ribs, (at) => rib(light, { x: -190 + at * step, wide: 17, high, shape: 'post' })),
    path(d`M-236 ${-high}H232L222 ${-high + 16}H-226Z`, light.body),
    path(d`M120 ${-high}H232L222 ${-high + 16}H112Z`, light.lit),
    stroke(d`M-236 ${-high}H232`, light.rim, 1.8),
    stroke(d`M-226 ${-high + 22}H222`, light.shade, 5, { 'stroke-dasharray': '3 9' }),
    hook(brush, crane, -high + 14, high * between(random, 0.2, 0.36)),
    times(
      ribs,
      (at) =>
        glow(brush, [-190 + at * step, -high + 20], 24, 0.75) +
        rect([-195 + at * step, -high + 18, 10, 4], light.glow),
    ),
    folk(brush, [-210, 210], 5, 18),
    path('M-252 2H252L238 12H-238Z', light.shade),
  );
};

function hull(brush: Brush, high: number): string {
  const { random, light } = brush;
  const nose = between(random, 160, 225);
  const tail = between(random, 150, 195);
  const [keel, deck] = [-26, -26 - high];
  const fin = between(random, 26, 62);
  const belly = keel - high * between(random, 0.2, 0.45);
  return [
    times(5, (at) =>
      path(d`M${-tail + 40 + at * 66} 4l9 ${keel - 6}h14l9 ${-keel + 6}Z`, light.shade),
    ),
    path(
      d`M${-tail * 0.9} ${deck + 8}L${-tail * 1.06} ${deck - fin}H${-tail * 0.86}L${-tail * 0.4} ${deck + 6}Z`,
      light.body,
    ),
    stroke(d`M${-tail * 0.86} ${deck - fin}L${-tail * 0.4} ${deck + 6}`, light.rim, 1.4),
    path(
      d`M${-tail} ${deck + high * 0.2}Q${-tail * 0.3} ${deck - 14} ${nose * 0.4} ${deck + high * 0.2}L${nose} ${belly}Q${nose * 0.6} ${keel} ${nose * 0.2} ${keel}H${-tail * 0.8}L${-tail} ${belly}Z`,
      light.body,
    ),
    path(
      d`M${-tail} ${belly}L${nose} ${belly}Q${nose * 0.6} ${keel} ${nose * 0.2} ${keel}H${-tail * 0.8}Z`,
      light.shade,
    ),
    path(
      d`M${-tail} ${deck + high * 0.2}Q${-tail * 0.3} ${deck - 14} ${nose * 0.4} ${deck + high * 0.2}L${nose} ${belly}Q${nose * 0.2} ${deck + high * 0.3} ${-tail} ${deck + high * 0.36}Z`,
      light.lit,
    ),
    stroke(
      d`M${-tail} ${deck + high * 0.2}Q${-tail * 0.3} ${deck - 14} ${nose * 0.4} ${deck + high * 0.2}L${nose} ${belly}`,
      light.rim,
      2,
    ),
    times(4, (at) =>
      stroke(
        d`M${-tail * 0.7 + at * 62} ${deck + high * 0.16}q10 ${high * 0.4} -6 ${high * 0.72}`,
        light.shade,
        1.5,
        { opacity: 0.7 },
      ),
    ),
    rect([-tail - 14, deck + high * 0.3, 16, high * 0.4], light.shade),
    glow(brush, [-tail - 12, deck + high * 0.5], high * 0.4, 0.7),
    windows(brush, { x: nose * 0.1, y: belly - 12, wide: nose, high: 9, lit: 0.75, pane: [4, 3] }),
    times(random.int(2, 3), () =>
      sparks(brush, between(random, -tail * 0.8, nose * 0.7), between(random, belly - 8, keel)),
    ),
  ].join('');
}

const sparks = (brush: Brush, x: number, y: number): string =>
  glow(brush, [x, y], between(brush.random, 18, 32), 1) +
  circle([x, y], 3, '#ffffff') +
  times(7, () => {
    const [dx, dy] = [between(brush.random, -26, 26), between(brush.random, -10, 34)];
    return stroke(d`M${x + dx * 0.5} ${y + dy * 0.4}L${x + dx} ${y + dy}`, brush.light.glow, 1.1);
  });

const hook = ({ light }: Brush, x: number, y: number, long: number): string =>
  rect([x - 18, y - 4, 36, 14], light.shade) +
  rect([x + 4, y - 1, 9, 6], light.glow) +
  stroke(d`M${x - 6} ${y + 8}v${long}M${x + 6} ${y + 8}v${long}`, light.shade, 1.2) +
  path(d`M${x - 22} ${y + long + 8}h44l-6 12h-32Z`, light.body) +
  stroke(d`M${x - 22} ${y + long + 8}h44`, light.rim, 1.4);

interface Rib {
  x: number;
  wide: number;
  high: number;
  shape: 'round' | 'square' | 'pointed' | 'post';
}

/** A rib of a dock: a buttressed post, or an arch far behind. */
function rib(light: Light, { x, wide, high, shape }: Rib): string {
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
