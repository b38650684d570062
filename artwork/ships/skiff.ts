import { between, type Draw } from '../paint/brush';
import { d, dot, path, stroke } from '../paint/shapes';
import { halo } from '../paint/light';
import { hullFill, thruster } from './parts';

/** An open boat with an outrigger and one raked sail; its crew sit in the starlight. */
export const skiff: Draw = (brush) => {
  const { random, light } = brush;
  const { defs, fill } = hullFill(brush);
  const [mast, rake] = [between(random, 70, 92), between(random, -6, 20)];
  const [boom, float] = [between(random, -74, -56), between(random, 34, 46)];
  const seats = random.pick([[-36], [-36, -58], [44, -40]]);
  const sail = d`M${8 + rake} ${-mast}Q${boom * 0.66} ${-mast * 0.76} ${boom} -20Q${boom * 0.3} -10 6 -16Z`;
  return [
    defs,
    path(sail, light.body),
    path(
      d`M${8 + rake} ${-mast}Q${boom * 0.3} ${-mast * 0.66} ${boom * 0.4} -15L6 -16Z`,
      light.lit,
      { opacity: 0.55 },
    ),
    stroke(
      d`M${8 + rake * 0.6} ${-mast * 0.62}L${boom * 0.62} ${-mast * 0.52}M${8 + rake * 0.3} ${-mast * 0.36}L${boom * 0.84} ${-mast * 0.36}`,
      light.glow,
      1.3,
      { opacity: 0.75 },
    ),
    stroke(d`M6 0L${8 + rake} ${-mast - 6}M6 -16L${boom} -20`, light.shade, 3),
    stroke(
      d`M${8 + rake} ${-mast}L92 -14M${8 + rake} ${-mast}Q${boom * 0.66} ${-mast * 0.76} ${boom} -20`,
      light.rim,
      1,
    ),
    path(
      seats.map((x) => d`M${x - 9} 0Q${x - 8} -17 ${x} -18Q${x + 8} -17 ${x + 9} 0Z`).join('') +
        seats.map((x) => dot(x + 1, -24, 6)).join(''),
      light.shade,
    ),
    stroke(d`M34 8L26 ${float}M-38 8L-30 ${float}`, light.shade, 3.6),
    thruster(brush, [-86, 0], 34, 11),
    path('M100 -20C88 2 62 15 16 15H-50C-70 15 -82 8 -86 -8C-40 2 50 4 100 -20Z', fill),
    stroke('M100 -20C50 4 -40 2 -86 -8', light.rim, 2),
    stroke('M-76 3C-30 9 40 9 80 0M-20 1V14M26 1V14', light.shade, 1.2),
    thruster(brush, [-48, float], 22, 8),
    path(d`M62 ${float - 4}Q50 ${float + 6} 10 ${float + 6}H-40L-44 ${float - 4}Z`, light.body),
    stroke(d`M62 ${float - 4}H-44`, light.rim, 1.4),
    halo(brush, [96, -20], 12),
    halo(brush, [8 + rake, -mast - 6], 8),
  ].join('');
};
