import { randomFrom } from '@domain/seeded-random';
import { paletteOf, type Palette } from '../paint/palette';
import type { Canvas, SceneFacts } from './canvas';
import { foreground, land } from './ground';
import { sceneryOf, type SetScenery } from './scenery';
import { clouds, daySky, nightSky, stars } from './sky';
import { placeCentrepiece, type Stage } from '../centrepiece/place-centrepiece';
import { type Centrepiece, centrepieceOf } from '../centrepiece/centrepiece';
import { world } from './world';

/** The art of a card over a whole face: landscape, weather and centrepiece. */
export function drawScene(
  facts: SceneFacts,
  width: number,
  height: number,
  paint?: (palette: Palette) => Palette,
): string {
  const random = randomFrom('scene', facts.cardId, facts.face);
  const scenery = sceneryOf(facts.setCode);
  const natural = paletteOf(facts.aspects, scenery.tint);
  const centrepiece = centrepieceOf(facts);
  let ids = 0;
  const side = random.chance(0.5) ? 0.5 - 0.28 * random.next() - 0.08 : 0.58 + 0.28 * random.next();
  const horizon = height * (0.36 + 0.1 * random.next());
  const canvas: Canvas = {
    width,
    height,
    horizon,
    sun: {
      x: width * side,
      y: horizon * (0.4 + 0.45 * random.next()),
      r: width * (0.035 + 0.04 * random.next()),
    },
    palette: paint ? paint(natural) : natural,
    random,
    id: (name) => `${name}${ids++}`,
  };
  return centrepiece.where === 'space'
    ? inSpace(canvas, scenery, centrepiece)
    : onGround(canvas, scenery, centrepiece, stageOf(facts, width, height));
}

/** A leader is at the right of a wide face, beside the text; others are in the middle. */
function stageOf({ cardType, face }: SceneFacts, width: number, height: number): Stage {
  if (width < height) return { x: width / 2, y: height * 0.615 };
  return cardType === 'LEADER' && face === 'FRONT'
    ? { x: width * 0.81, y: height * 0.9 }
    : { x: width * 0.56, y: height * 0.78 };
}

function inSpace(canvas: Canvas, scenery: SetScenery, centrepiece: Centrepiece): string {
  const { width, height, random } = canvas;
  const isLarge = random.chance(0.5);
  const r = width * (isLarge ? 0.42 + 0.25 * random.next() : 0.12 + 0.16 * random.next());
  const y = isLarge
    ? height * (0.5 + 0.14 * random.next()) + r * 0.35
    : height * (0.2 + 0.25 * random.next());
  const x = random.chance(0.5)
    ? width * 0.25 * random.next()
    : width * (0.75 + 0.3 * random.next());
  return [
    nightSky(canvas),
    stars(canvas, 70, 0.8),
    random.chance(0.55) ? random.pick(scenery.signs)(canvas) : '',
    world(canvas, { x, y, r }),
    random.chance(0.4) ? world(canvas, { x: width - x, y: height * 0.18, r: width * 0.05 }) : '',
    placeCentrepiece(canvas, centrepiece, { x: width / 2, y: 0 }),
  ].join('');
}

/** Sky, land and centrepiece, with the weather in front. */
export function onGround(
  canvas: Canvas,
  scenery: SetScenery,
  centrepiece: Centrepiece,
  stage: Stage,
): string {
  const { width, height, horizon, random } = canvas;
  const isNight = random.chance(0.3);
  const stands = stage.y - height * 0.015;
  const worlds = Array.from({ length: random.int(...scenery.worlds) }, () =>
    world(
      canvas,
      {
        x: width * random.next(),
        y: horizon * (0.1 + 0.65 * random.next()),
        r: width * (0.04 + 0.2 * random.next() ** 1.6),
      },
      !isNight,
    ),
  );
  return [
    isNight ? nightSky(canvas) : daySky(canvas),
    stars(canvas, isNight ? 60 : 24, isNight ? 0.5 : 0.25),
    ...worlds,
    isNight || random.chance(0.35) ? random.pick(scenery.signs)(canvas) : '',
    isNight ? '' : clouds(canvas, random.int(3, 6)),
    land(canvas, scenery, stands),
    placeCentrepiece(canvas, centrepiece, stage),
    foreground(canvas, scenery, stands + height * 0.03),
    random.chance(0.75) ? random.pick(scenery.weather)(canvas) : '',
  ].join('');
}
