import type { Light } from '../../brush';
import { d } from '../../forms/path-data';
import { path, rect, stroke } from '../../shapes';

/** A portal crane, its arm out to one side. */
export function crane(light: Light, x: number, foot: number, high: number, side: 1 | -1): string {
  const [top, w] = [foot - high, high * 0.13];
  const reach = side * high * 0.72;
  const arm = top + high * 0.2;
  const cable = x + reach * 0.8;
  return [
    stroke(
      d`M${x - w * 1.5} ${foot}L${x - w * 0.6} ${arm}M${x + w * 1.5} ${foot}L${x + w * 0.6} ${arm}M${x - w * 1.25} ${foot - high * 0.3}H${x + w * 1.25}`,
      light.body,
      high * 0.04,
    ),
    stroke(d`M${x + w * 1.6} ${foot}L${x + w * 0.72} ${arm}`, light.rim, 1.3),
    path(d`M${x - w * 0.7} ${arm + 6}L${x} ${top}L${x + w * 0.7} ${arm + 6}Z`, light.body),
    path(d`M${x} ${arm + 6}V${top}L${x + w * 0.7} ${arm + 6}Z`, light.lit),
    path(
      d`M${x - reach * 0.4} ${arm}L${x + reach} ${arm - high * 0.08}v${high * 0.035}L${x - reach * 0.4} ${arm + high * 0.07}Z`,
      light.body,
    ),
    stroke(
      d`M${x} ${top}L${x + reach} ${arm - high * 0.08}M${x} ${top}L${x - reach * 0.4} ${arm}`,
      light.body,
      1.5,
    ),
    stroke(d`M${x - reach * 0.4} ${arm}L${x + reach} ${arm - high * 0.08}`, light.rim, 1.4),
    rect([x - reach * 0.4 - w * 0.6, arm - 2, w * 1.2, high * 0.1], light.shade),
    rect([x - w * 0.5, arm + 6, w, w], light.shade),
    rect([x - w * 0.35, arm + 9, w * 0.7, w * 0.35], light.glow),
    stroke(d`M${cable} ${arm}V${foot - high * 0.42}`, light.body, 1.2),
    rect([cable - 13, foot - high * 0.42, 26, 13], light.body),
    rect([cable + 3, foot - high * 0.42, 10, 13], light.lit),
    rect([x - 1.5, top - 5, 3, 5], light.glow),
  ].join('');
}
