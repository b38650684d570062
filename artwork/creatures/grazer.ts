import type { Draw } from '../paint/brush';
import { circle, path, stroke } from '../paint/shapes';

/** A grazing animal with a long neck. */
export const grazer: Draw = ({ random, light }) => {
  const [neck, body] = [random.int(90, 150), random.int(70, 100)];
  const horn = random.int(0, 34);
  const legs = [-body * 0.72, -body * 0.5, body * 0.5, body * 0.68]
    .map((x, at) => {
      const step = random.int(-9, 9);
      return path(
        `M${x - 9} -86L${x + step - 6} -34L${x + step * 1.6 - 6} 0H${x + step * 1.6 + 8}L${x + step + 5} -36L${x + 10} -86Z`,
        at % 2 === 0 ? light.shade : light.body,
      );
    })
    .join('');
  const [hx, hy] = [body * 0.9 + neck * 0.35, -112 - neck];
  return [
    legs,
    path(
      `M${-body} -104Q${-body - 40} -90 ${-body - 34} -40Q${-body - 24} -84 ${-body + 6} -84Z`,
      light.shade,
    ),
    path(
      `M${-body} -96C${-body} -150 ${body * 0.3} -150 ${body * 0.6} -128C${body * 0.9} -130 ${hx - 26} ${hy + 50} ${hx - 16} ${hy + 4}L${hx + 34} ${hy + 14}Q${hx + 38} ${hy + 24} ${hx + 26} ${hy + 25}L${hx - 2} ${hy + 24}C${hx - 8} ${hy + 70} ${body * 1.1} -84 ${body * 0.7} -76C${body * 0.3} -62 ${-body} -60 ${-body} -96Z`,
      light.body,
    ),
    path(
      `M${-body * 0.9} -112C${-body * 0.6} -150 ${body * 0.3} -150 ${body * 0.6} -128C${body * 0.2} -132 ${-body * 0.5} -130 ${-body * 0.9} -112Z`,
      light.lit,
    ),
    stroke(
      `M${-body} -100C${-body} -150 ${body * 0.3} -150 ${body * 0.6} -128C${body * 0.9} -130 ${hx - 26} ${hy + 50} ${hx - 16} ${hy + 4}`,
      light.rim,
      1.8,
    ),
    path(
      `M${hx - 12} ${hy + 6}Q${hx - 22} ${hy - horn} ${hx - 34} ${hy - horn - 8}Q${hx - 12} ${hy - horn} ${hx - 2} ${hy + 6}Z`,
      light.lit,
    ),
    circle([hx + 6, hy + 11], 2.2, light.glow),
  ].join('');
};
