// server/catalogue/images/painting/worker.ts
import sharp3 from "sharp";

// domain/colour/mix.ts
function mix(first, second, share) {
  const mixed = [1, 3, 5].map(
    (at) => Math.round(channel(first, at) * (1 - share) + channel(second, at) * share).toString(16).padStart(2, "0")
  );
  return `#${mixed.join("")}`;
}
var channel = (colour, at) => parseInt(colour.slice(at, at + 2), 16);

// domain/errors/unknown-value-error.ts
var UnknownValueError = class extends Error {
  name = "UnknownValueError";
  constructor(thing, value) {
    super(`Unknown ${thing}: ${String(value)}`);
  }
};
function parserOf(thing, values) {
  const known = new Set(values);
  return (value) => {
    if (!known.has(value)) throw new UnknownValueError(thing, value);
    return value;
  };
}

// domain/card/arena.ts
var ARENAS = ["GROUND", "SPACE"];
var parseArena = parserOf("arena", ARENAS);
var ARENA_NAMES = { GROUND: "Ground", SPACE: "Space" };

// domain/card/aspect.ts
var ASPECTS = [
  "AGGRESSION",
  "COMMAND",
  "CUNNING",
  "HEROISM",
  "VIGILANCE",
  "VILLAINY"
];
var parseAspect = parserOf("aspect", ASPECTS);

// domain/card/card-type.ts
var CARD_TYPES = ["BASE", "EVENT", "LEADER", "UNIT", "UPGRADE"];
var parseCardType = parserOf("card type", CARD_TYPES);
var CARD_TYPE_NAMES = {
  BASE: "Base",
  EVENT: "Event",
  LEADER: "Leader",
  UNIT: "Unit",
  UPGRADE: "Upgrade"
};

// domain/card/orientation.ts
var ORIENTATIONS = ["LANDSCAPE", "PORTRAIT"];
var parseOrientation = parserOf("orientation", ORIENTATIONS);

// domain/card/rarity.ts
var RARITIES = ["COMMON", "UNCOMMON", "RARE", "LEGENDARY", "SPECIAL"];
var parseRarity = parserOf("rarity", RARITIES);

// domain/card/variant-type.ts
var VARIANT_TYPES = [
  "FOIL",
  "HYPERSPACE",
  "HYPERSPACE_FOIL",
  "PRESTIGE",
  "PRESTIGE_FOIL",
  "PRESTIGE_SERIALIZED",
  "SHOWCASE",
  "STANDARD"
];
var parseVariantType = parserOf("variant type", VARIANT_TYPES);

// domain/card/aspect-colour.ts
var ASPECT_COLOURS = {
  AGGRESSION: "#d6453d",
  COMMAND: "#3f9a57",
  CUNNING: "#e0a526",
  HEROISM: "#d9e2f2",
  VIGILANCE: "#3f7fd0",
  VILLAINY: "#4b4360"
};
var WITHOUT_ASPECT = "#8b93a7";
var SIDES = ["HEROISM", "VILLAINY"];
function mainColour(aspects) {
  const main = aspects.find((aspect) => !SIDES.includes(aspect)) ?? aspects[0];
  return main === void 0 ? WITHOUT_ASPECT : ASPECT_COLOURS[main];
}

// domain/card/text-collator.ts
var textCollator = new Intl.Collator("en");

// domain/card/icon-tokens-in-words.ts
var iconTokensInWords = (text) => text.replaceAll(
  /\{C=(\d+)\}/g,
  (_, cost) => `${cost} ${cost === "1" ? "resource" : "resources"}`
).replaceAll(/\{(\w+)\}/g, "$1");

// server/catalogue/demo/drawing/aspect-mark.ts
var SIGNS = {
  AGGRESSION: "M0-32 12-6 30 26 0 12-30 26-12-6Z",
  COMMAND: "M-30-8 0-32 30-8V4L0-18-30 4ZM-30 20 0-4 30 20V32L0 10-30 32Z",
  CUNNING: "M-32 0Q0-34 32 0 0 34-32 0ZM0-12A12 12 0 1 0 0 12 12 12 0 1 0 0-12Z",
  HEROISM: "M0-34 9-10 34-10 14 6 22 30 0 15-22 30-14 6-34-10-9-10Z",
  VIGILANCE: "M0-34 28-22V4Q24 24 0 34-24 24-28 4V-22ZM0-20-16-13V4Q-12 15 0 20Z",
  VILLAINY: "M-26-26 0-8 26-26 14 4 26 28 0 16-26 28-14 4Z"
};
function aspectMark(aspect, x, y, radius) {
  const colour = ASPECT_COLOURS[aspect];
  const ink = aspect === "HEROISM" ? "#26304a" : "#ffffff";
  return [
    `<g transform="translate(${x} ${y}) scale(${radius / 50})">`,
    `<circle r="48" fill="${colour}" stroke="${mix(colour, "#ffffff", 0.55)}" stroke-width="4"/>`,
    `<path d="${SIGNS[aspect]}" fill="${ink}" fill-rule="evenodd"/></g>`
  ].join("");
}

// server/catalogue/demo/drawing/draw-aspect.ts
var drawAspect = (aspect) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${aspectMark(aspect, 50, 50, 49)}</svg>`;

// server/catalogue/demo/drawing/shapes.ts
var short = (value) => String(Math.round(value * 10) / 10);
var written = (attributes) => Object.entries(attributes).map(
  ([name, value]) => ` ${name}="${typeof value === "number" ? String(Math.round(value * 1e3) / 1e3) : value}"`
).join("");
var path = (d2, fill, more = {}) => `<path d="${d2}" fill="${fill}"${written(more)}/>`;
var stroke = (d2, colour, width, more = {}) => path(d2, "none", { stroke: colour, "stroke-width": width, ...more });
var polygon = (points, fill, more = {}) => path(`M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}Z`, fill, more);
var rect = ([x, y, width, height], fill, more = {}) => `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}"${written(more)}/>`;
var circle = ([x, y], r, fill, more = {}) => `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${fill}"${written(more)}/>`;
var ellipse = ([x, y], rx, ry, fill, more = {}) => `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${written(more)}/>`;
var group = (transform, ...parts) => `<g transform="${transform}">${parts.join("")}</g>`;
var stopsOf = (stops) => stops.map(
  ([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}"${opacity === 1 ? "" : ` stop-opacity="${opacity}"`}/>`
).join("");
var linearGradient = (id, stops, [x1, y1, x2, y2] = [0, 0, 0, 1]) => `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`;
var radialGradient = (id, stops, [cx, cy, r] = [0.5, 0.5, 0.5]) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`;
var withGradient = (id) => `url(#${id})`;

// server/catalogue/demo/drawing/finish.ts
var PLAIN = {
  isFullArt: false,
  edge: ["#1a2236", "#39486b", "#1a2236"],
  isFoil: false,
  isHyperspace: false,
  hasOrnament: false
};
var FULL = { ...PLAIN, isFullArt: true };
var SPECTRUM = ["#ffb3e6", "#9fe8ff", "#fff3b0"];
var inTwoInks = (night, metal) => (palette) => ({
  ...palette,
  zenith: mix(night, "#000000", 0.35),
  sky: mix(mix(night, palette.sky, 0.28), metal, 0.08),
  horizon: mix(metal, palette.horizon, 0.2),
  light: mix(metal, "#ffffff", 0.6),
  shadow: mix(night, "#000000", 0.6),
  glow: mix(metal, "#ffffff", 0.35)
});
var FINISHES = {
  STANDARD: PLAIN,
  FOIL: { ...PLAIN, edge: SPECTRUM, isFoil: true },
  HYPERSPACE: { ...FULL, edge: ["#dff2ff", "#6fa8ff", "#dff2ff"], isHyperspace: true },
  HYPERSPACE_FOIL: { ...FULL, edge: SPECTRUM, isHyperspace: true, isFoil: true },
  SHOWCASE: {
    ...FULL,
    edge: ["#fff3c9", "#d39a35", "#fff3c9"],
    hasOrnament: true,
    paint: inTwoInks("#1b1440", "#f2c46a")
  },
  PRESTIGE: {
    ...FULL,
    edge: ["#f4f6ff", "#8d97b8", "#f4f6ff"],
    hasOrnament: true,
    paint: inTwoInks("#141a26", "#d3dcf0")
  },
  PRESTIGE_FOIL: {
    ...FULL,
    edge: SPECTRUM,
    hasOrnament: true,
    isFoil: true,
    paint: inTwoInks("#241a3a", "#e6d3ff")
  },
  PRESTIGE_SERIALIZED: {
    ...FULL,
    edge: ["#ffe9a8", "#b8801f", "#ffe9a8"],
    hasOrnament: true,
    isFoil: true,
    paint: inTwoInks("#151005", "#f6cf6a")
  }
};
function overArt(finish, width, height) {
  return (finish.isHyperspace ? jump(width, height) : "") + (finish.isFoil ? foil(width, height) : "");
}
function jump(width, height) {
  const [cx, cy] = [width / 2, height * 0.4];
  const lines2 = Array.from({ length: 44 }, (_, at) => {
    const angle = at / 44 * Math.PI * 2 + at * 7 % 5 * 0.02;
    const far = Math.hypot(width, height) * 0.62;
    const near = far * (0.62 + 0.06 * (at * 5 % 4));
    const on = (r) => `${(cx + Math.cos(angle) * r).toFixed(0)} ${(cy + Math.sin(angle) * r).toFixed(0)}`;
    return `M${on(near)}L${on(far)}`;
  });
  return stroke(lines2.filter((_, at) => at % 2 === 0).join(""), "#ffffff", 1.6, { opacity: 0.55 }) + stroke(lines2.filter((_, at) => at % 2 === 1).join(""), "#8fc4ff", 4, { opacity: 0.28 });
}
function foil(width, height) {
  const bands2 = [
    ["#7df9ff", 0.1],
    ["#ffffff", 0.34],
    ["#ff8ad8", 0.16],
    ["#ffe27d", 0.3],
    ["#8dffb0", 0.12],
    ["#ffffff", 0.28],
    ["#8aa2ff", 0.16]
  ];
  return `<defs>${linearGradient(
    "foil",
    bands2.map(([colour, opacity], at) => [at / 6, colour, opacity]),
    [0, 0, 1, 1]
  )}</defs>` + rect([0, 0, width, height], withGradient("foil"));
}
function edge({ edge: colours, hasOrnament }, width, height) {
  const line2 = [
    `<defs>${linearGradient(
      "edge",
      colours.map((colour, at) => [at / 2, colour]),
      [0, 0, 1, 1]
    )}</defs>`,
    `<rect x="5" y="5" width="${width - 10}" height="${height - 10}" rx="22" fill="none" stroke="url(#edge)" stroke-width="${hasOrnament ? 7 : 5}"/>`
  ].join("");
  if (!hasOrnament) return line2;
  const corner = (x, y, sx, sy) => `<g transform="translate(${x} ${y}) scale(${sx} ${sy})">${path("M0 0H64Q40 8 30 30Q8 40 0 64Z", withGradient("edge"))}${stroke("M10 78Q14 52 34 38Q52 16 82 10", colours[0], 1.6)}</g>`;
  return line2 + corner(5, 5, 1, 1) + corner(width - 5, 5, -1, 1) + corner(5, height - 5, 1, -1) + corner(width - 5, height - 5, -1, -1);
}

// server/catalogue/demo/drawing/lettering.ts
import { LRUCache } from "lru-cache";

// server/catalogue/demo/drawing/font.ts
import { readFileSync } from "node:fs";
import { join } from "node:path";
import opentype from "opentype.js";
var FOLDER = join(process.cwd(), "node_modules/@fontsource/exo-2/files");
var fonts = /* @__PURE__ */ new Map();
function fontOf(weight) {
  const known = fonts.get(weight);
  if (known) return known;
  const file = readFileSync(join(FOLDER, `exo-2-latin-${weight}-normal.woff`));
  const font = opentype.parse(
    file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength)
  );
  fonts.set(weight, font);
  return font;
}

// server/catalogue/demo/drawing/lettering.ts
function line(text, style) {
  const { x, y, maxWidth, weight = 700, fill = "#fff", anchor = "start" } = style;
  const natural = widthOf(text, weight) * style.size;
  const size = Math.max(style.size * 0.75, style.size * Math.min(1, maxWidth / natural));
  const shown = shortened(text, (part) => widthOf(part, weight) * size <= maxWidth + 0.01);
  const width = widthOf(shown, weight) * size;
  const left = x - (anchor === "end" ? width : anchor === "middle" ? width / 2 : 0);
  const outline = fontOf(weight).getPath(shown, left, y, size).commands.map(step).join("");
  return `<path d="${outline}" fill="${fill}"/>`;
}
var MOST_WIDTHS = 2e4;
var widths = new LRUCache({ max: MOST_WIDTHS });
function widthOf(text, weight) {
  const key = `${weight} ${text}`;
  const known = widths.get(key);
  if (known !== void 0) return known;
  const width = fontOf(weight).getAdvanceWidth(text, 1);
  widths.set(key, width);
  return width;
}
function step(command) {
  const [x, y] = command.type === "Z" ? [] : [command.x, command.y];
  const [x1, y1] = "x1" in command ? [command.x1, command.y1] : [];
  const [x2, y2] = "x2" in command ? [command.x2, command.y2] : [];
  const numbers = [x1, y1, x2, y2, x, y].filter((number) => number !== void 0);
  return command.type + numbers.map((number) => number.toFixed(1)).join(" ");
}
function shortened(text, fits) {
  if (fits(text)) return text;
  const letters = [...text];
  while (letters.length > 1 && !fits(`${letters.join("").trimEnd()}\u2026`)) letters.pop();
  return `${letters.join("").trimEnd()}\u2026`;
}
var LINE_HEIGHT = 1.25;
var SMALLEST = 11;
function paragraph(text, { x, y, width, height, size, fill }) {
  let fitting = size;
  let lines2 = wrap(text, width, fitting);
  while (lines2.length * fitting * LINE_HEIGHT > height && fitting > SMALLEST) {
    fitting -= 1;
    lines2 = wrap(text, width, fitting);
  }
  const room = Math.floor(height / (fitting * LINE_HEIGHT));
  return lines2.slice(0, room).map(
    (each, at) => line(each, {
      x,
      y: y + fitting + at * fitting * LINE_HEIGHT,
      size: fitting,
      maxWidth: width,
      weight: 400,
      fill
    })
  ).join("");
}
var paragraphHeight = (text, width, size) => wrap(text, width, size).length * size * LINE_HEIGHT;
function wrap(text, width, size) {
  const space = widthOf(" ", 400) * size;
  return text.split("\n").flatMap((part) => {
    const lines2 = [];
    let used = 0;
    for (const word of part.split(" ")) {
      const long = widthOf(word, 400) * size;
      if (lines2.length > 0 && used + space + long <= width) {
        lines2[lines2.length - 1] += ` ${word}`;
        used += space + long;
      } else {
        lines2.push(word);
        used = long;
      }
    }
    return lines2;
  });
}

// server/catalogue/demo/drawing/frame/ink.ts
var INK = "#f2f5fc";
var PALE_INK = "#c3cde4";
var PLATE = "#0a0f1e";

// server/catalogue/demo/drawing/frame/gems.ts
var SHAPES = {
  hexagon: "M0-38 33-19V19L0 38-33 19V-19Z",
  burst: "M0-40 12-28 30-28 30-11 41 1 29 13 29 30 11 29 0 40-12 29-29 29-29 12-41 0-30-12-30-29-12-29Z",
  shield: "M-31-34Q0-26 31-34V4Q26 28 0 40-26 28-31 4Z"
};
function gem(shape, [x, y], text, colour, ink) {
  const bright = mix(colour, "#ffffff", 0.35);
  return [
    `<g transform="translate(${x} ${y})">`,
    path(SHAPES[shape], PLATE, { transform: "scale(1.14)" }),
    path(SHAPES[shape], colour),
    `<g transform="scale(.82)">${path(SHAPES[shape], mix(colour, "#05070d", 0.3))}</g>`,
    polygon(
      [
        [-22, -20],
        [0, -30],
        [22, -20],
        [0, -13]
      ],
      bright,
      { opacity: 0.5 }
    ),
    line(text, { x: 0, y: 13, size: 37, maxWidth: 52, fill: ink, anchor: "middle" }),
    "</g>"
  ].join("");
}
var costGem = (cost) => gem("hexagon", [58, 57], String(cost), "#f2c14e", "#fff8e0");
var aspectMarks = (aspects, isHigh, { width }) => aspects.map(
  (aspect, at) => isHigh ? aspectMark(aspect, width - 50, 114 + at * 50, 21) : aspectMark(aspect, 50, 122 + at * 48, 20)
).join("");
function statGems(facts, top, { width }) {
  const { power, hp } = statsOf(facts);
  return [
    power === null ? "" : gem("burst", [62, top - 8], power, "#d9463d", "#ffffff"),
    hp === null ? "" : gem("shield", [width - 62, top - 8], hp, "#3d7fd6", "#ffffff")
  ].join("");
}
function statsOf(facts) {
  if (facts.cardType === "LEADER" && facts.face === "FRONT") return { power: null, hp: null };
  return {
    power: statText(facts.power, facts.upgradePower),
    hp: statText(facts.hp, facts.upgradeHp)
  };
}
function statText(value, added) {
  if (added === null) return value === null ? null : String(value);
  return added < 0 ? `\u2013${-added}` : `+${added}`;
}

// server/catalogue/demo/drawing/frame/name-plate.ts
function namePlate(facts, { width, palette, plates }) {
  const left = facts.cost === null ? 40 : 104;
  const maxWidth = width - left - 56;
  const right = width - 22;
  const outline = `M34 24H${right - 26}L${right} 55L${right - 26} 86H34Q22 86 22 74V36Q22 24 34 24Z`;
  return [
    path(outline, PLATE, { "fill-opacity": plates }),
    path(
      `M${right - 40} 24H${right - 26}L${right} 55L${right - 26} 86H${right - 40}L${right - 14} 55Z`,
      palette.main,
      {
        opacity: 0.9
      }
    ),
    stroke(outline, mix(palette.side, "#ffffff", 0.2), 1.6, { "stroke-opacity": 0.85 }),
    facts.unique ? path(`M${left + 5} 45l3 7 7 3-7 3-3 7-3-7-7-3 7-3z`, palette.glow) : "",
    line(facts.name, {
      x: facts.unique ? left + 26 : left,
      y: facts.subtitle === null ? 65 : 54,
      size: 27,
      maxWidth: maxWidth - (facts.unique ? 26 : 0),
      fill: INK
    }),
    facts.subtitle === null ? "" : line(facts.subtitle, {
      x: facts.unique ? left + 26 : left,
      y: 76,
      size: 17,
      maxWidth: maxWidth - (facts.unique ? 26 : 0),
      weight: 400,
      fill: PALE_INK
    })
  ].join("");
}

// server/catalogue/demo/drawing/palette.ts
var RARITY_COLOURS = {
  COMMON: "#aab3c5",
  UNCOMMON: "#6fd09b",
  RARE: "#6ea8ff",
  LEGENDARY: "#ffc24d",
  SPECIAL: "#d18bff"
};
var MOODS = {
  AGGRESSION: {
    zenith: "#2b0a1c",
    sky: "#95263a",
    horizon: "#ff9a5c",
    light: "#ffd9a6",
    shadow: "#1a0710",
    glow: "#ffb14d"
  },
  COMMAND: {
    zenith: "#07272a",
    sky: "#23774f",
    horizon: "#d5e88f",
    light: "#f1ffc9",
    shadow: "#05161a",
    glow: "#c6ff8f"
  },
  CUNNING: {
    zenith: "#33184a",
    sky: "#b5682f",
    horizon: "#ffdf85",
    light: "#fff1c2",
    shadow: "#1d0f22",
    glow: "#ffe27d"
  },
  VIGILANCE: {
    zenith: "#0a1c48",
    sky: "#2c68b4",
    horizon: "#b4e6f7",
    light: "#e6f7ff",
    shadow: "#060f26",
    glow: "#8fe3ff"
  },
  HEROISM: {
    zenith: "#33477a",
    sky: "#8ea9d2",
    horizon: "#fff0d6",
    light: "#ffffff",
    shadow: "#1b2340",
    glow: "#fff3c4"
  },
  VILLAINY: {
    zenith: "#0e0a1e",
    sky: "#443066",
    horizon: "#c583d8",
    light: "#f0c9ff",
    shadow: "#07050f",
    glow: "#ff7ad1"
  }
};
var WITHOUT_ASPECT2 = {
  zenith: "#161d2c",
  sky: "#4d596f",
  horizon: "#d9dfe6",
  light: "#f5f8fc",
  shadow: "#0a0e18",
  glow: "#ffdf9a"
};
var SIDE_AIR = {
  HEROISM: ["#fff4e0", 0.13],
  VILLAINY: ["#1a0d2e", 0.34]
};
function paletteOf(aspects, tint) {
  const main = mainColour(aspects);
  const aspect = aspects.find((each) => ASPECT_COLOURS[each] === main);
  const other = aspects.find((each) => each !== aspect);
  const mood = aspect === void 0 ? WITHOUT_ASPECT2 : MOODS[aspect];
  const [air, share] = (other && SIDE_AIR[other]) ?? [mood.sky, 0];
  const aired = (colour, tinted) => mix(mix(colour, tint ?? colour, tinted), air, share);
  return {
    ...mood,
    main,
    side: other ? ASPECT_COLOURS[other] : main,
    zenith: aired(mood.zenith, 0.12),
    sky: aired(mood.sky, 0.22),
    horizon: aired(mood.horizon, 0.18)
  };
}
function lightAt(palette, nearness, from) {
  const body = mix(mix(palette.sky, palette.horizon, 0.35), palette.shadow, 0.3 + 0.55 * nearness);
  return {
    rim: mix(palette.light, body, 0.5 - 0.45 * nearness),
    lit: mix(body, palette.light, 0.3),
    body,
    shade: mix(body, palette.shadow, 0.3 + 0.4 * nearness),
    glow: palette.glow,
    from
  };
}

// server/catalogue/demo/drawing/frame/footer.ts
var RARITY_SHAPES = {
  COMMON: "M0-6A6 6 0 1 1 0 6 6 6 0 1 1 0-6Z",
  UNCOMMON: "M0-8 8 0 0 8-8 0Z",
  RARE: "M0-9 8-4 8 4 0 9-8 4-8-4Z",
  LEGENDARY: "M0-11 3-3 11 0 3 3 0 11-3 3-11 0-3-3Z",
  SPECIAL: "M0-10 3-3 10-3 4 2 6 9 0 5-6 9-4 2-10-3-3-3Z"
};
function footer(facts, { width, height, plates }) {
  const y = height - 26;
  const small2 = { y, size: 16, weight: 400, fill: INK };
  const serial = facts.variantType === "PRESTIGE_SERIALIZED";
  const inset = FINISHES[facts.variantType].hasOrnament ? 42 : 0;
  return [
    rect([22 + inset, y - 19, width - 44 - 2 * inset, 28], PLATE, {
      rx: 14,
      "fill-opacity": plates
    }),
    path(RARITY_SHAPES[facts.rarity], RARITY_COLOURS[facts.rarity], {
      transform: `translate(${44 + inset} ${y - 5})`
    }),
    line(`${facts.setCode} ${facts.number}`, { ...small2, x: 62 + inset, maxWidth: width / 2 }),
    serial ? line("1 / 250", {
      ...small2,
      x: width / 2,
      maxWidth: 90,
      weight: 700,
      fill: "#ffd978",
      anchor: "middle"
    }) : "",
    line("STARBINDER", {
      ...small2,
      x: width - 42 - inset,
      size: 12,
      maxWidth: width / 3,
      fill: PALE_INK,
      anchor: "end"
    })
  ].join("");
}

// server/catalogue/demo/drawing/frame/text-box.ts
var TEXT_SIZE = 20;
var TYPE_BAR = 34;
var FOOTER = 52;
function textBoxTop(facts, { width, height }) {
  const text = textOf(facts);
  const needed = text === "" ? 0 : paragraphHeight(text, width - 88, TEXT_SIZE) + 26;
  return Math.round(
    Math.max(
      height * (facts.orientation === "LANDSCAPE" ? 0.42 : 0.6),
      height - FOOTER - TYPE_BAR - needed
    )
  );
}
function textBox(facts, top, { width, height, palette, plates }) {
  const bottom = height - FOOTER;
  const { power, hp } = statsOf(facts);
  const [left, right] = [power === null ? 42 : 112, hp === null ? 42 : 112];
  const [type, traits] = [typeOf(facts).toUpperCase(), facts.traits.join(" \xB7 ")];
  const share = Math.min(
    0.7,
    Math.max(0.3, 1.25 * type.length / (1.25 * type.length + traits.length))
  );
  const split = left + (width - left - right) * share;
  const text = textOf(facts);
  const bar = mix(palette.main, PLATE, 0.42);
  return [
    text === "" ? "" : rect([22, top + 6, width - 44, bottom - top - 6], PLATE, {
      rx: 14,
      "fill-opacity": plates
    }),
    path(
      `M36 ${top}H${width - 36}L${width - 22} ${top + TYPE_BAR / 2}L${width - 36} ${top + TYPE_BAR}H36L22 ${top + TYPE_BAR / 2}Z`,
      bar
    ),
    line(type, {
      x: left,
      y: top + 23,
      size: 16,
      maxWidth: split - left,
      fill: INK
    }),
    line(traits, {
      x: width - right,
      y: top + 23,
      size: 16,
      maxWidth: width - right - split - 10,
      weight: 400,
      fill: PALE_INK,
      anchor: "end"
    }),
    paragraph(text, {
      x: 44,
      y: top + TYPE_BAR + 8,
      width: width - 88,
      height: bottom - top - TYPE_BAR - 12,
      size: TEXT_SIZE,
      fill: INK
    })
  ].join("");
}
var typeOf = (facts) => [
  facts.face === "BACK" ? "Leader unit" : CARD_TYPE_NAMES[facts.cardType],
  ...facts.arena === null ? [] : [ARENA_NAMES[facts.arena]]
].join(" \xB7 ");
var textOf = (facts) => iconTokensInWords((facts.face === "BACK" ? facts.backText : facts.frontText) ?? "");

// server/catalogue/demo/drawing/frame/index.ts
function drawFrame(facts, palette, width, height) {
  const box = {
    width,
    height,
    palette,
    plates: FINISHES[facts.variantType].isFullArt ? 0.66 : 0.9
  };
  const words = isLeaderFront(facts) ? { ...box, width: width * 0.64 } : box;
  const top = textBoxTop(facts, words);
  return [
    namePlate(facts, words),
    facts.cost === null ? "" : costGem(facts.cost),
    aspectMarks(facts.aspects, facts.cost === null, box),
    textBox(facts, top, words),
    statGems(facts, top, box),
    footer(facts, box)
  ].join("");
}
var isLeaderFront = ({ cardType, face: face2 }) => cardType === "LEADER" && face2 === "FRONT";

// server/catalogue/demo/drawing/card-sheet.ts
var LONG = 700;
var SHORT = 500;
function cardSheet(facts, art) {
  const [width, height] = facts.orientation === "LANDSCAPE" ? [LONG, SHORT] : [SHORT, LONG];
  const finish = FINISHES[facts.variantType];
  const margin = finish.isFullArt ? 0 : 16;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<defs><clipPath id="card"><rect width="${width}" height="${height}" rx="26"/></clipPath>`,
    `<clipPath id="art"><rect x="${margin}" y="${margin}" width="${width - 2 * margin}" height="${height - 2 * margin}" rx="${26 - margin}"/></clipPath></defs>`,
    `<g clip-path="url(#card)"><rect width="${width}" height="${height}" fill="#070a13"/>`,
    `<g clip-path="url(#art)">${art(width, height, finish)}</g>`,
    drawFrame(facts, paletteOf(facts.aspects), width, height),
    edge(finish, width, height),
    "</g></svg>"
  ].join("");
}

// server/catalogue/demo/random.ts
function randomFrom(...seed) {
  let state = hashOf(seed.join("\n"));
  const next = () => {
    state = state + 1831565813 | 0;
    let mixed = Math.imul(state ^ state >>> 15, 1 | state);
    mixed = mixed + Math.imul(mixed ^ mixed >>> 7, 61 | mixed) ^ mixed;
    return ((mixed ^ mixed >>> 14) >>> 0) / 4294967296;
  };
  const below = (count) => Math.floor(next() * count);
  return {
    next,
    int: (min, max) => min + below(max - min + 1),
    chance: (probability) => next() < probability,
    pick(values) {
      if (values.length === 0) throw new RangeError("There is nothing to pick from.");
      return values[below(values.length)];
    },
    weighted(weights) {
      let left = next() * weights.reduce((sum, weight) => sum + weight, 0);
      const index = weights.findIndex((weight) => (left -= weight) < 0);
      return index === -1 ? weights.length - 1 : index;
    },
    shuffled(values) {
      const result = [...values];
      for (let last = result.length - 1; last > 0; last--) {
        const other = below(last + 1);
        [result[last], result[other]] = [result[other], result[last]];
      }
      return result;
    }
  };
}
function hashOf(text) {
  let hash = 2166136261;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  }
  return hash | 0;
}

// server/catalogue/demo/drawing/scene/terrain/edge.ts
function jagged(random, width, top, rough) {
  let heights = [random.next() - 0.5, random.next() - 0.5];
  for (let round2 = 0, reach = 1; round2 < 5; round2++, reach *= 0.52) {
    heights = heights.flatMap((height, at) => {
      const next = heights[at + 1];
      if (next === void 0) return [height];
      return [height, (height + next) / 2 + (random.next() - 0.5) * reach];
    });
  }
  const last = heights.length - 1;
  return heights.map((height, at) => [at / last * width, top - height * rough]);
}
function rolling(random, width, top, rough) {
  const waves3 = [1, 2.3, 4.1].map((frequency, at) => ({
    frequency: frequency * (0.8 + 0.5 * random.next()),
    phase: random.next() * 6.3,
    size: [0.6, 0.3, 0.12][at] ?? 0
  }));
  return Array.from({ length: 25 }, (_, at) => {
    const x = at / 24;
    const wave = waves3.reduce(
      (sum, { frequency, phase, size }) => sum + size * Math.sin(x * frequency * 3.1 + phase),
      0
    );
    return [x * width, top - wave * rough];
  });
}
var downTo = (edge2, width, height) => [
  ...edge2,
  [width, height],
  [0, height]
];
function heightAt(edge2, x) {
  const after = edge2.findIndex(([at]) => at >= x);
  const [x1, y1] = edge2[Math.max(0, after)] ?? [0, 0];
  const [x0, y0] = edge2[Math.max(0, after - 1)] ?? [x1, y1];
  return x1 === x0 ? y1 : y0 + (y1 - y0) * (x - x0) / (x1 - x0);
}

// server/catalogue/demo/drawing/scene/terrain/layer.ts
var tallness = ({ height, nearness }) => height * (0.09 + 0.13 * nearness);

// server/catalogue/demo/drawing/scene/terrain/rock.ts
function hazy(layer2, edge2) {
  const { width, height, tone, id } = layer2;
  const fill = id("land");
  return `<defs>${linearGradient(fill, [
    [0, tone.body],
    [1, tone.shade]
  ])}</defs>` + polygon(downTo(edge2, width, height), withGradient(fill));
}
var lineOf = (edge2) => `M${edge2.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(1)}`).join("L")}`;
var mountains = (layer2) => {
  const { width, top, tone, random } = layer2;
  const edge2 = jagged(random, width, top, tallness(layer2) * 2.2);
  const faces = edge2.flatMap(([x, y], at) => {
    const [before, after] = [edge2[at - 1], edge2[at + 1]];
    if (!before || !after || before[1] <= y || after[1] <= y) return [];
    const side = tone.from === 1 ? after : before;
    const far = edge2[at + 2 * tone.from] ?? side;
    return [
      `M${x.toFixed(0)} ${y.toFixed(0)}L${side[0].toFixed(0)} ${side[1].toFixed(0)}L${far[0].toFixed(0)} ${(far[1] + 14).toFixed(0)}L${(x + tone.from * 3).toFixed(0)} ${(y + 26).toFixed(0)}Z`
    ];
  });
  return hazy(layer2, edge2) + path(faces.join(""), tone.lit, { opacity: 0.75 });
};
var dunes = (layer2) => {
  const { width, top, tone, random } = layer2;
  const edge2 = rolling(random, width, top, tallness(layer2) * 0.7);
  const slope = rolling(random, width, top + tallness(layer2) * 0.9, tallness(layer2) * 0.5);
  return [
    hazy(layer2, edge2),
    stroke(lineOf(edge2), tone.rim, 1.6, { opacity: 0.7 }),
    stroke(lineOf(slope), tone.lit, 2.5, { opacity: 0.45 })
  ].join("");
};
var mesas = (layer2) => {
  const { width, top, tone, random } = layer2;
  const high = tallness(layer2);
  const count = random.int(2, 4);
  const towers = Array.from({ length: count }, (_, at) => {
    const x = width * ((at + random.next()) / count);
    const [half, up] = [width * (0.05 + 0.1 * random.next()), high * (0.5 + random.next())];
    const y = top + high * 0.3;
    const wall2 = [
      [x - half * 1.35, y],
      [x - half, y - up * 0.5],
      [x - half * 0.92, y - up],
      [x + half * 0.88, y - up * (0.94 + 0.1 * random.next())],
      [x + half, y - up * 0.45],
      [x + half * 1.4, y]
    ];
    const litSide = tone.from * half * 0.9;
    return [
      polygon(wall2, tone.body),
      polygon(
        [
          [x + litSide, y - up * 0.97],
          [x + litSide * 0.45, y - up * 0.97],
          [x + litSide * 0.7, y],
          [x + litSide * 1.45, y]
        ],
        tone.lit,
        { opacity: 0.7 }
      ),
      stroke(
        `M${x - half} ${y - up * 0.62}H${x + half}M${x - half} ${y - up * 0.4}H${x + half}`,
        tone.shade,
        2,
        { opacity: 0.5 }
      )
    ].join("");
  });
  const ground2 = rolling(random, width, top + high * 0.25, high * 0.2);
  return towers.join("") + hazy(layer2, ground2);
};
var arches = (layer2) => {
  const { width, top, tone, random } = layer2;
  const high = tallness(layer2) * 1.5;
  const x = width * (0.2 + 0.6 * random.next());
  const half = high * (0.7 + 0.5 * random.next());
  const y = top + high * 0.3;
  const stone = `M${x - half * 1.3} ${y}C${x - half} ${y - high * 1.35} ${x + half} ${y - high * 1.35} ${x + half * 1.25} ${y}H${x + half * 0.78}C${x + half * 0.6} ${y - high * 0.9} ${x - half * 0.55} ${y - high * 0.95} ${x - half * 0.72} ${y}Z`;
  const light = `M${x + tone.from * half * 1.27} ${y}C${x + tone.from * half} ${y - high * 1.3} ${x + tone.from * half * 0.2} ${y - high * 1.05} ${x} ${y - high}`;
  return [
    path(stone, tone.body),
    stroke(light, tone.rim, 3, { opacity: 0.6 }),
    hazy(layer2, rolling(random, width, top + high * 0.2, high * 0.15))
  ].join("");
};

// server/catalogue/demo/drawing/scene/terrain/living.ts
var pines = (layer2) => {
  const { width, top, tone, random } = layer2;
  const high = tallness(layer2);
  const edge2 = rolling(random, width, top, high * 0.45);
  const trees = { dark: "", light: "" };
  for (let x = -6; x < width + 6; x += high * (0.09 + 0.3 * random.next())) {
    const up = high * (0.4 + 0.75 * random.next());
    const y = heightAt(edge2, Math.max(0, Math.min(width, x))) + 4;
    for (const [share, half] of [
      [0, 0.24],
      [0.28, 0.19],
      [0.55, 0.13]
    ]) {
      const [foot, tip2, side] = [y - up * share, y - up * (share + 0.46), up * half];
      trees.dark += `M${(x - side).toFixed(0)} ${foot.toFixed(0)}L${x.toFixed(0)} ${tip2.toFixed(0)}L${(x + side).toFixed(0)} ${foot.toFixed(0)}Z`;
      trees.light += `M${x.toFixed(0)} ${tip2.toFixed(0)}L${(x + tone.from * side).toFixed(0)} ${foot.toFixed(0)}L${(x + tone.from * side * 0.45).toFixed(0)} ${(foot - 1).toFixed(0)}Z`;
    }
  }
  return path(trees.dark, tone.body) + path(trees.light, tone.lit) + hazy(layer2, edge2);
};
var stalks = (layer2) => {
  const { width, top, tone, random } = layer2;
  const high = tallness(layer2) * 1.2;
  const edge2 = rolling(random, width, top, high * 0.2);
  const plants = Array.from({ length: random.int(4, 8) }, () => {
    const x = width * random.next();
    const y = heightAt(edge2, x) + 6;
    const up = high * (0.4 + 0.9 * random.next());
    const lean = up * 0.24 * (random.next() - 0.5);
    const cap = up * (0.2 + 0.22 * random.next());
    const [tipX, tipY] = [x + lean, y - up];
    return [
      path(
        `M${x - 3} ${y}Q${x} ${y - up * 0.5} ${tipX - 2} ${tipY}H${tipX + 2}Q${x + 5} ${y - up * 0.5} ${x + 4} ${y}Z`,
        tone.body
      ),
      path(
        `M${tipX - cap} ${tipY + cap * 0.15}C${tipX - cap * 0.9} ${tipY - cap * 0.75} ${tipX + cap * 0.9} ${tipY - cap * 0.75} ${tipX + cap} ${tipY + cap * 0.15}Q${tipX} ${tipY - cap * 0.1} ${tipX - cap} ${tipY + cap * 0.15}Z`,
        tone.body
      ),
      stroke(
        `M${tipX + tone.from * cap} ${tipY + cap * 0.12}C${tipX + tone.from * cap * 0.9} ${tipY - cap * 0.72} ${tipX + tone.from * cap * 0.1} ${tipY - cap * 0.6} ${tipX} ${tipY - cap * 0.52}`,
        tone.rim,
        2,
        { opacity: 0.7 }
      )
    ].join("");
  });
  return plants.join("") + hazy(layer2, edge2);
};
var grass = (layer2) => {
  const { width, top, tone, random } = layer2;
  const edge2 = rolling(random, width, top, 10);
  let blades = "";
  for (let x = 0; x < width; x += 4 + 9 * random.next()) {
    const [y, up] = [heightAt(edge2, x) + 3, 8 + 22 * random.next() ** 2];
    const lean = up * (random.next() - 0.4);
    blades += `M${x.toFixed(0)} ${y.toFixed(0)}q${(lean * 0.2).toFixed(0)} ${(-up * 0.7).toFixed(0)} ${lean.toFixed(0)} ${(-up).toFixed(0)}q${(-lean * 0.4).toFixed(0)} ${(up * 0.5).toFixed(0)} ${(-lean + 3).toFixed(0)} ${up.toFixed(0)}z`;
  }
  return path(blades, tone.body) + hazy(layer2, edge2);
};
var stones = (layer2) => {
  const { width, top, tone, random } = layer2;
  const edge2 = rolling(random, width, top, 8);
  const drawn = Array.from({ length: random.int(4, 8) }, () => {
    const x = width * random.next();
    const [y, r] = [heightAt(edge2, x) + 5, 8 + 26 * random.next() ** 2];
    const lit = x + tone.from * r * 0.25;
    return polygon(
      [
        [x - r, y],
        [x - r * 0.7, y - r * 0.6],
        [x - r * 0.1, y - r * 0.95],
        [x + r * 0.6, y - r * 0.7],
        [x + r, y]
      ],
      tone.body
    ) + polygon(
      [
        [lit - r * 0.5, y - r * 0.6],
        [lit, y - r * 0.88],
        [lit + r * 0.4, y - r * 0.62],
        [lit, y - r * 0.42]
      ],
      tone.lit
    );
  });
  return drawn.join("") + hazy(layer2, edge2);
};

// server/catalogue/demo/drawing/scene/terrain/sea.ts
var sea = ({ width, height, top, nearness, tone, random, id }) => {
  const water = id("water");
  const glints = Array.from({ length: 26 }, () => {
    const depth = random.next() ** 1.6;
    const y = top + 3 + depth * (height - top) * 0.6;
    const long = width * (0.02 + 0.12 * depth * random.next());
    return `M${(width * random.next() - long).toFixed(0)} ${y.toFixed(0)}h${(2 * long).toFixed(0)}`;
  });
  return [
    `<defs>${linearGradient(water, [
      [0, tone.lit],
      [0.4, tone.body],
      [1, tone.shade]
    ])}</defs>`,
    rect([0, top, width, height - top], withGradient(water)),
    stroke(glints.slice(0, 13).join(""), tone.rim, 1.4 + nearness, { opacity: 0.55 }),
    stroke(glints.slice(13).join(""), tone.shade, 2, { opacity: 0.45 })
  ].join("");
};
var islands = (layer2) => {
  const { width, top, tone, random } = layer2;
  const high = tallness(layer2);
  return Array.from({ length: random.int(2, 3) }, (_, at) => {
    const x = width * ((at + random.next()) / 3);
    const half = high * (0.6 + 1.1 * random.next());
    const edge2 = jagged(random, 2 * half, 0, high * 0.5).map(([dx, dy]) => {
      const share = 1 - Math.abs(dx - half) / half;
      return [x - half + dx, top - Math.max(0, share ** 0.7 * high * 0.85 - dy * share)];
    });
    const crest3 = edge2.filter(([dx]) => (dx - x) * tone.from > -half * 0.1);
    return [
      polygon([...edge2, [x + half, top + 2], [x - half, top + 2]], tone.body),
      polygon([...crest3, [x + tone.from * half * 0.5, top], [x, top]], tone.lit, { opacity: 0.6 }),
      path(`M${x - half} ${top}h${2 * half}l${-half * 0.4} 7h${-half * 1.2}z`, tone.shade, {
        opacity: 0.6
      })
    ].join("");
  }).join("");
};
var waves = (layer2) => {
  const { width, height, top, tone, random } = layer2;
  return [0, 1, 2].map((row) => {
    const edge2 = rolling(random, width, top + row * 24, 9);
    const line2 = edge2.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(1)}`).join("L");
    return polygon([...edge2, [width, height], [0, height]], row === 1 ? tone.shade : tone.body, {
      opacity: 0.85
    }) + stroke(`M${line2}`, tone.rim, 2, { opacity: 0.5 - row * 0.12 });
  }).join("");
};

// server/catalogue/demo/drawing/scene/ground.ts
function land(canvas, scenery, stands) {
  const { random, horizon } = canvas;
  const between2 = (share) => horizon + (stands - horizon) * share;
  return [
    layer(canvas, random.pick(scenery.far), horizon, 0.06),
    haze(canvas),
    layer(canvas, random.pick(scenery.near), between2(0.22), 0.34),
    layer(canvas, scenery.isWet ? sea : dunes, between2(0.5), 0.58)
  ].join("");
}
var foreground = (canvas, scenery, top) => layer(
  canvas,
  scenery.isWet ? waves : canvas.random.pick([grass, stones, stones]),
  top,
  0.95
);
function layer(canvas, terrain, top, nearness) {
  const { width, height, palette, random, sun, id } = canvas;
  const from = sun.x < width / 2 ? -1 : 1;
  return terrain({
    width,
    height,
    top,
    nearness,
    tone: lightAt(palette, nearness, from),
    random,
    id
  });
}
function haze({ width, height, horizon, palette, id }) {
  const fill = id("haze");
  return `<defs>${linearGradient(fill, [
    [0, palette.horizon, 0],
    [0.6, palette.horizon, 0.5],
    [1, palette.horizon, 0]
  ])}</defs>` + rect([0, horizon - height * 0.1, width, height * 0.18], withGradient(fill));
}

// server/catalogue/demo/drawing/forms/path-data.ts
var d = (texts, ...values) => texts.reduce((data, text, at) => {
  const value = values[at - 1];
  return data + (typeof value === "number" ? Math.round(value * 10) / 10 : value) + text;
});
var dot = (x, y, r) => d`M${x - r} ${y}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0Z`;

// server/catalogue/demo/drawing/forms/beam.ts
function beam({ light, id }, [x, y], degrees, long, wide, strength = 0.5) {
  const fade = id("beam");
  const defs = linearGradient(fade, [
    [0, light.glow, 0],
    [1, light.glow, strength]
  ]);
  const cone = [
    [-2, 0],
    [-wide / 2, -long],
    [wide / 2, -long],
    [2, 0]
  ];
  return `<defs>${defs}</defs>${group(d`translate(${x} ${y}) rotate(${degrees})`, polygon(cone, withGradient(fade)))}`;
}

// server/catalogue/demo/drawing/forms/chance.ts
var between = (random, least, most) => least + (most - least) * random.next();
var times = (count, draw) => Array.from({ length: count }, (_, at) => draw(at)).join("");

// server/catalogue/demo/drawing/forms/lighting.ts
var facing = (light, ...parts) => light.from === 1 ? parts.join("") : group("scale(-1 1)", ...parts);
function farther(light, share) {
  const air = mix(light.lit, light.rim, 0.35);
  return {
    ...light,
    rim: mix(light.rim, air, share),
    lit: mix(light.lit, air, share),
    body: mix(light.body, air, share),
    shade: mix(light.shade, air, share)
  };
}
function glow({ light, id }, at, r, strength = 0.8, flat = 1) {
  const soft = id("glow");
  return `<defs>${radialGradient(soft, [
    [0, mix(light.glow, "#ffffff", 0.35), strength],
    [0.3, light.glow, strength * 0.45],
    [1, light.glow, 0]
  ])}</defs>` + ellipse(at, r, r * flat, withGradient(soft));
}

// server/catalogue/demo/drawing/places/parts/block.ts
function block(light, { x, foot, wide, high, taper = 1, turned = 0.34, slope = 0 }) {
  const [a, b] = [x - wide / 2, x + wide / 2];
  const [c, e] = [x - wide * taper / 2, x + wide * taper / 2];
  const [low, up] = [foot - high + Math.max(0, slope), foot - high + Math.max(0, -slope)];
  const [edge2, eaves] = [b - wide * turned, e - wide * taper * turned];
  const ridge = low + (up - low) * (1 - turned);
  return [
    path(d`M${a} ${foot}L${c} ${low}L${e} ${up}L${b} ${foot}Z`, light.body),
    path(d`M${edge2} ${foot}L${eaves} ${ridge}L${e} ${up}L${b} ${foot}Z`, light.lit),
    path(d`M${a} ${foot}L${c} ${low}l${wide * 0.14} 0L${a + wide * 0.2} ${foot}Z`, light.shade, {
      opacity: 0.6
    }),
    stroke(d`M${c} ${low}L${e} ${up}L${b} ${foot}`, light.rim, 1.3, { opacity: 0.9 })
  ].join("");
}
var spire = (light, { x, foot, wide, high }) => path(d`M${x - wide / 2} ${foot}L${x} ${foot - high}L${x + wide / 2} ${foot}Z`, light.body) + path(d`M${x + wide * 0.12} ${foot}L${x} ${foot - high}L${x + wide / 2} ${foot}Z`, light.lit) + stroke(d`M${x} ${foot - high}L${x + wide / 2} ${foot}`, light.rim, 1.2);

// server/catalogue/demo/drawing/places/parts/folk.ts
function folk({ random, light }, [from, to], count, tall) {
  let [bodies, edges] = ["", ""];
  for (let at = 0; at < count; at++) {
    const [x, h] = [between(random, from, to), tall * between(random, 0.8, 1.1)];
    const w = h * 0.17;
    bodies += d`M${x - w} 2L${x - w * 0.7} ${-h * 0.76}q${w * 0.7} ${-w * 0.5} ${w * 1.4} 0L${x + w} 2Z`;
    bodies += d`M${x - w * 0.6} ${-h * 0.88}a${w * 0.6} ${w * 0.7} 0 1 1 ${w * 1.2} 0a${w * 0.6} ${w * 0.7} 0 1 1 ${-w * 1.2} 0Z`;
    edges += d`M${x + w * 0.35} ${-h * 0.8}L${x + w * 0.75} ${-h * 0.74}L${x + w} 2H${x + w * 0.5}Z`;
  }
  return path(bodies, light.shade) + path(edges, light.rim, { opacity: 0.75 });
}

// server/catalogue/demo/drawing/places/archive.ts
var archive = (brush) => {
  const { random, light } = brush;
  const pairs = random.int(2, 4);
  const high = between(random, 112, 158);
  const gate = between(random, 26, 44);
  const falls = between(random, 0.7, 0.92);
  const slope = between(random, 0, 34);
  const steps = random.int(3, 4);
  const lift = steps * 8;
  const pylons = Array.from({ length: pairs }, (_, at) => pairs - 1 - at).map((at) => {
    const [x, up] = [gate + 34 + at * between(random, 40, 50), high * falls ** at];
    const tone = farther(light, at * 0.14);
    return [-1, 1].map(
      (side) => block(tone, {
        x: side * x,
        foot: -lift,
        wide: 36,
        high: up,
        taper: 0.78,
        slope: -side * slope
      }) + stroke(d`M${side * x - 6} ${-lift - up * 0.84}V${-lift - up * 0.2}`, light.glow, 2.4, {
        "stroke-dasharray": "7 5",
        opacity: 0.85
      })
    ).join("");
  });
  return facing(
    light,
    block(farther(light, 0.45), {
      x: 0,
      foot: -lift,
      wide: 420,
      high: high * between(random, 0.3, 0.6),
      taper: 0.86
    }),
    block(farther(light, 0.3), { x: 0, foot: -lift, wide: gate * 4, high: high * 1.1, taper: 0.8 }),
    ...pylons,
    relic(brush, -lift - high * 1.1, gate),
    portal(brush, gate, -lift, high * between(random, 0.72, 0.95)),
    times(steps, (at) => {
      const wide = 300 + (steps - at) * 44;
      const y = -8 * (at + 1);
      return rect([-wide / 2, y, wide, 9], light.body) + rect([wide * 0.3, y, wide * 0.2, 9], light.lit) + rect([-wide / 2, y, wide, 1.6], light.rim, { opacity: 0.8 });
    }),
    path(
      d`M${-gate * 0.7} ${-lift}L${-gate * 2} 8H${gate * 2}L${gate * 0.7} ${-lift}Z`,
      light.glow,
      { opacity: 0.35 }
    ),
    folk(brush, [-130, 130], 5, 20),
    rect([-250, 0, 500, 9], light.shade)
  );
};
function portal(brush, half, foot, high) {
  const { light, random } = brush;
  const head = random.pick([half, half * 0.4, 0]);
  const opening = (w, h) => d`M${-w} ${foot}V${foot - h + head}L${-w + head * 0.6} ${foot - h}H${w - head * 0.6}L${w} ${foot - h + head}V${foot}Z`;
  return [
    path(opening(half * 1.5, high + 18), light.body),
    path(
      d`M${half * 1.1} ${foot}V${foot - high - 18 + head}L${half * 1.5} ${foot - high - 16 + head}V${foot}Z`,
      light.lit
    ),
    glow(brush, [0, foot - high * 0.35], high * 0.9, 0.7),
    path(opening(half, high), light.glow),
    path(opening(half * 0.45, high * 0.8), "#ffffff", { opacity: 0.6 }),
    times(
      3,
      (at) => stroke(d`M${-half} ${foot - high * (0.3 + at * 0.22)}H${half}`, light.shade, 1.4, {
        opacity: 0.35
      })
    ),
    stroke(
      d`M${half * 1.5 - head * 0.6} ${foot - high - 18}L${half * 1.5} ${foot - high - 18 + head}V${foot}`,
      light.rim,
      1.8
    )
  ].join("");
}
function relic(brush, y, r) {
  const { light, random } = brush;
  const size = r * between(random, 0.55, 0.95);
  const at = y - size * 1.5;
  const kind = random.int(0, 2);
  return [
    beam(brush, [0, y + 8], 0, size * 2.4, size * 2.2, 0.6),
    glow(brush, [0, at], size * 2.8, 0.6),
    kind === 0 ? ellipse([0, at], size, size * 0.92, "none", { stroke: light.body, "stroke-width": 9 }) + stroke(
      d`M0 ${at - size}A${size} ${size * 0.92} 0 0 1 ${size * 0.9} ${at + size * 0.4}`,
      light.rim,
      2.6
    ) + circle([0, at], size * 0.3, light.glow) : "",
    kind === 1 ? path(
      d`M0 ${at - size * 1.4}L${size * 0.8} ${at}L0 ${at + size * 1.3}L${-size * 0.8} ${at}Z`,
      light.body
    ) + path(
      d`M0 ${at - size * 1.4}L${size * 0.8} ${at}L0 ${at + size * 1.3}L${size * 0.16} ${at + size * 0.2}Z`,
      light.lit
    ) + stroke(d`M0 ${at - size * 1.4}L${size * 0.8} ${at}L0 ${at + size * 1.3}`, light.rim, 1.6) : "",
    kind === 2 ? circle([0, at], size * 0.85, light.body) + path(
      d`M0 ${at - size * 0.85}A${size * 0.85} ${size * 0.85} 0 0 1 ${size * 0.5} ${at + size * 0.68}Q${size * 0.6} ${at - size * 0.2} 0 ${at - size * 0.85}Z`,
      light.lit
    ) + stroke(
      d`M${-size * 1.25} ${at + 6}A${size * 1.3} ${size * 0.34} 0 0 0 ${size * 1.25} ${at - 6}`,
      light.rim,
      2.4
    ) : ""
  ].join("");
}

// server/catalogue/demo/drawing/places/parts/windows.ts
function windows({ random, light }, { x, y, wide, high, lit = 0.4, pane: [w, h] = [2.6, 4] }) {
  const columns = Math.max(1, Math.floor(wide / (w * 2.2)));
  const step3 = wide / columns;
  let panes = "";
  for (let row = y; row + h <= y + high; row += h * 2.3) {
    for (let at = 0; at < columns; at++) {
      if (random.chance(lit)) {
        panes += d`M${x - wide / 2 + step3 * at + (step3 - w) / 2} ${row}h${w}v${h}h${-w}z`;
      }
    }
  }
  return panes === "" ? "" : path(panes, light.glow, { opacity: 0.92 });
}

// server/catalogue/demo/drawing/places/citadel.ts
var citadel = (brush) => {
  const { random, light } = brush;
  const roof = random.pick([spire, crown, horns]);
  const taper = between(random, 0.62, 0.95);
  const keep = between(random, 160, 215);
  const far = farther(light, 0.45);
  const tower3 = (tone, x, wide, high) => block(tone, { x, foot: 0, wide, high, taper }) + roof(tone, {
    x,
    foot: -high,
    wide: wide * taper * 1.15,
    high: wide * between(random, 0.5, 1)
  }) + windows(brush, {
    x: x - wide * 0.1,
    y: -high * 0.85,
    wide: wide * 0.45,
    high: high * 0.5,
    lit: 0.3
  });
  const wall2 = between(random, 48, 80);
  const spread = between(random, 150, 225);
  const gate = between(random, 14, 24);
  return facing(
    light,
    tower3(far, -spread * 0.55, 44, keep * between(random, 0.5, 0.8)),
    tower3(far, spread * 0.5, 38, keep * between(random, 0.5, 0.85)),
    tower3(farther(light, 0.2), between(random, -24, 24), between(random, 62, 96), keep),
    block(light, { x: 0, foot: 0, wide: spread * 2, high: wall2, turned: 0.18 }),
    stroke(d`M${-spread} ${-wall2 - 3}H${spread}`, light.body, 6, { "stroke-dasharray": "9 6" }),
    stroke(d`M${-spread} ${-wall2 * 0.55}H${spread}`, light.shade, 2, { opacity: 0.5 }),
    times(
      random.int(2, 3),
      (at) => tower3(light, (at - 1) * spread * 0.55 + spread * 0.27, 30, wall2 * between(random, 1.25, 1.7))
    ),
    tower3(light, -spread, between(random, 40, 60), wall2 * between(random, 1.5, 2.4)),
    tower3(light, spread, between(random, 40, 60), wall2 * between(random, 1.5, 2.4)),
    glow(brush, [0, -gate], gate * 4, 0.7),
    path(
      d`M${-gate} 0V${-gate}Q${-gate} ${-gate * 2.2} 0 ${-gate * 2.6}Q${gate} ${-gate * 2.2} ${gate} ${-gate}V0Z`,
      light.glow
    ),
    path(d`M${-gate * 0.6} 0V${-gate}Q0 ${-gate * 2.4} ${gate * 0.6} ${-gate}V0Z`, "#ffffff", {
      opacity: 0.45
    }),
    path(d`M${-gate} 0L${-gate * 3} 14H${gate * 3}L${gate} 0Z`, light.glow, { opacity: 0.3 })
  );
};
var crown = (light, { x, foot, wide }) => path(
  d`M${x - wide * 0.45} ${foot}L${x - wide * 0.6} ${foot - 12}H${x + wide * 0.6}L${x + wide * 0.45} ${foot}Z`,
  light.body
) + path(
  d`M${x + wide * 0.2} ${foot}V${foot - 12}H${x + wide * 0.6}L${x + wide * 0.45} ${foot}Z`,
  light.lit
) + stroke(d`M${x - wide * 0.6} ${foot - 14}H${x + wide * 0.6}`, light.body, 5, {
  "stroke-dasharray": d`${wide * 0.17} ${wide * 0.08}`
});
var horns = (light, { x, foot, wide, high }) => path(
  d`M${x - wide / 2} ${foot}V${foot - high * 0.6}L${x - wide * 0.2} ${foot - 5}H${x}V${foot}Z`,
  light.body
) + path(
  d`M${x} ${foot}V${foot - 5}H${x + wide * 0.15}L${x + wide / 2} ${foot - high}V${foot}Z`,
  light.lit
) + stroke(d`M${x + wide / 2} ${foot - high}V${foot}`, light.rim, 1.4);

// server/catalogue/demo/drawing/places/parts/rib.ts
function rib(light, { x, wide, high, shape }) {
  if (shape === "post") {
    return [
      path(
        d`M${x - wide} 4L${x - wide * 0.4} ${-high * 0.5}V${-high}H${x + wide * 0.4}V${-high * 0.5}L${x + wide} 4Z`,
        light.body
      ),
      path(
        d`M${x + wide * 0.3} 4L${x + wide * 0.1} ${-high * 0.5}V${-high}H${x + wide * 0.4}V${-high * 0.5}L${x + wide} 4Z`,
        light.lit
      ),
      stroke(d`M${x + wide * 0.4} ${-high}V${-high * 0.5}L${x + wide} 4`, light.rim, 1.5),
      stroke(d`M${x - wide * 0.2} ${-high * 0.92}V${-high * 0.2}`, light.shade, 2.5, {
        "stroke-dasharray": "8 5"
      })
    ].join("");
  }
  const head = {
    round: d`Q${x} ${-high * 1.1} ${x + wide / 2} ${-high * 0.5}`,
    square: d`V${-high}H${x + wide / 2}V${-high * 0.5}`,
    pointed: d`L${x} ${-high}L${x + wide / 2} ${-high * 0.5}`
  }[shape];
  return stroke(d`M${x - wide / 2} 4V${-high * 0.5}${head}V4`, light.body, 9) + stroke(d`M${x + wide / 2 + 4} ${-high * 0.5}V4`, light.rim, 1.4);
}

// server/catalogue/demo/drawing/places/drydock.ts
var drydock = (brush) => {
  const { random, light } = brush;
  const high = between(random, 170, 260);
  const ribs = random.int(3, 4);
  const step3 = 380 / (ribs - 1);
  const shape = random.pick(["round", "square", "pointed"]);
  const crane2 = between(random, -120, 120);
  return facing(
    light,
    times(
      ribs,
      (at) => rib(farther(light, 0.5), {
        x: -210 + at * step3 + 22,
        wide: step3 * 0.86,
        high: high * 0.9,
        shape
      })
    ),
    hull(brush, high * between(random, 0.36, 0.5)),
    times(ribs, (at) => rib(light, { x: -190 + at * step3, wide: 17, high, shape: "post" })),
    path(d`M-236 ${-high}H232L222 ${-high + 16}H-226Z`, light.body),
    path(d`M120 ${-high}H232L222 ${-high + 16}H112Z`, light.lit),
    stroke(d`M-236 ${-high}H232`, light.rim, 1.8),
    stroke(d`M-226 ${-high + 22}H222`, light.shade, 5, { "stroke-dasharray": "3 9" }),
    hook(brush, crane2, -high + 14, high * between(random, 0.2, 0.36)),
    times(
      ribs,
      (at) => glow(brush, [-190 + at * step3, -high + 20], 24, 0.75) + rect([-195 + at * step3, -high + 18, 10, 4], light.glow)
    ),
    folk(brush, [-210, 210], 5, 18),
    path("M-252 2H252L238 12H-238Z", light.shade)
  );
};
function hull(brush, high) {
  const { random, light } = brush;
  const nose = between(random, 160, 225);
  const tail = between(random, 150, 195);
  const [keel, deck] = [-26, -26 - high];
  const fin = between(random, 26, 62);
  const belly = keel - high * between(random, 0.2, 0.45);
  return [
    times(
      5,
      (at) => path(d`M${-tail + 40 + at * 66} 4l9 ${keel - 6}h14l9 ${-keel + 6}Z`, light.shade)
    ),
    path(
      d`M${-tail * 0.9} ${deck + 8}L${-tail * 1.06} ${deck - fin}H${-tail * 0.86}L${-tail * 0.4} ${deck + 6}Z`,
      light.body
    ),
    stroke(d`M${-tail * 0.86} ${deck - fin}L${-tail * 0.4} ${deck + 6}`, light.rim, 1.4),
    path(
      d`M${-tail} ${deck + high * 0.2}Q${-tail * 0.3} ${deck - 14} ${nose * 0.4} ${deck + high * 0.2}L${nose} ${belly}Q${nose * 0.6} ${keel} ${nose * 0.2} ${keel}H${-tail * 0.8}L${-tail} ${belly}Z`,
      light.body
    ),
    path(
      d`M${-tail} ${belly}L${nose} ${belly}Q${nose * 0.6} ${keel} ${nose * 0.2} ${keel}H${-tail * 0.8}Z`,
      light.shade
    ),
    path(
      d`M${-tail} ${deck + high * 0.2}Q${-tail * 0.3} ${deck - 14} ${nose * 0.4} ${deck + high * 0.2}L${nose} ${belly}Q${nose * 0.2} ${deck + high * 0.3} ${-tail} ${deck + high * 0.36}Z`,
      light.lit
    ),
    stroke(
      d`M${-tail} ${deck + high * 0.2}Q${-tail * 0.3} ${deck - 14} ${nose * 0.4} ${deck + high * 0.2}L${nose} ${belly}`,
      light.rim,
      2
    ),
    times(
      4,
      (at) => stroke(
        d`M${-tail * 0.7 + at * 62} ${deck + high * 0.16}q10 ${high * 0.4} -6 ${high * 0.72}`,
        light.shade,
        1.5,
        { opacity: 0.7 }
      )
    ),
    rect([-tail - 14, deck + high * 0.3, 16, high * 0.4], light.shade),
    glow(brush, [-tail - 12, deck + high * 0.5], high * 0.4, 0.7),
    windows(brush, { x: nose * 0.1, y: belly - 12, wide: nose, high: 9, lit: 0.75, pane: [4, 3] }),
    times(
      random.int(2, 3),
      () => sparks(brush, between(random, -tail * 0.8, nose * 0.7), between(random, belly - 8, keel))
    )
  ].join("");
}
var sparks = (brush, x, y) => glow(brush, [x, y], between(brush.random, 18, 32), 1) + circle([x, y], 3, "#ffffff") + times(7, () => {
  const [dx, dy] = [between(brush.random, -26, 26), between(brush.random, -10, 34)];
  return stroke(d`M${x + dx * 0.5} ${y + dy * 0.4}L${x + dx} ${y + dy}`, brush.light.glow, 1.1);
});
var hook = ({ light }, x, y, long) => rect([x - 18, y - 4, 36, 14], light.shade) + rect([x + 4, y - 1, 9, 6], light.glow) + stroke(d`M${x - 6} ${y + 8}v${long}M${x + 6} ${y + 8}v${long}`, light.shade, 1.2) + path(d`M${x - 22} ${y + long + 8}h44l-6 12h-32Z`, light.body) + stroke(d`M${x - 22} ${y + long + 8}h44`, light.rim, 1.4);

// server/catalogue/demo/drawing/places/parts/chimney.ts
function chimney(brush, light, x, high) {
  const { random } = brush;
  const wide = high * between(random, 0.1, 0.17);
  const top = wide * 0.6;
  const drift = between(random, 14, 30);
  const smoke3 = mix(light.lit, light.rim, 0.3);
  return [
    times(
      4,
      (n) => circle(
        [x - drift * n * 0.9, -high - 6 - n * between(random, 7, 13)],
        wide * (0.36 + n * 0.19),
        smoke3,
        { opacity: 0.42 - n * 0.085 }
      )
    ),
    block(light, { x, foot: 4, wide, high: high + 4, taper: 0.6 }),
    rect([x - top * 0.62, -high - 3, top * 1.24, 7], light.shade),
    stroke(
      d`M${x - wide * 0.36} ${-high * 0.8}h${wide * 0.72}M${x - wide * 0.38} ${-high * 0.7}h${wide * 0.76}`,
      light.shade,
      3
    ),
    path(d`M${x - top * 0.5} ${-high - 3}q${top * 0.5} -4 ${top} 0Z`, brush.light.glow),
    glow(brush, [x, -high - 4], wide * 0.9, 0.75)
  ].join("");
}

// server/catalogue/demo/drawing/places/foundry.ts
var foundry = (brush) => {
  const { random, light } = brush;
  const far = farther(light, 0.45);
  const furnace = between(random, -60, 60);
  const hall = between(random, 84, 130);
  return facing(
    light,
    times(
      random.int(3, 4),
      (at) => chimney(brush, far, -190 + at * 110 + between(random, -20, 20), between(random, 120, 200))
    ),
    saws(far, -120, between(random, 60, 100), 5),
    times(
      random.int(2, 3),
      (at) => chimney(
        brush,
        light,
        furnace + (at - 1) * between(random, 62, 90) + 30,
        between(random, 165, 250)
      )
    ),
    block(light, {
      x: furnace - 150,
      foot: 4,
      wide: 150,
      high: hall * between(random, 0.5, 0.8),
      slope: -14,
      turned: 0.2
    }),
    windows(brush, {
      x: furnace - 160,
      y: -hall * 0.42,
      wide: 104,
      high: 16,
      lit: 0.7,
      pane: [7, 10]
    }),
    block(light, {
      x: furnace + 140,
      foot: 4,
      wide: 140,
      high: hall * between(random, 0.5, 0.9),
      slope: 14,
      turned: 0.3
    }),
    windows(brush, {
      x: furnace + 120,
      y: -hall * 0.4,
      wide: 76,
      high: 16,
      lit: 0.6,
      pane: [7, 10]
    }),
    block(light, { x: furnace, foot: 4, wide: 190, high: hall, taper: 0.72, turned: 0.26 }),
    mouth(brush, furnace, between(random, 26, 38)),
    times(
      random.int(2, 3),
      (at) => tank(light, furnace + random.pick([-1, 1]) * (110 + at * 45), between(random, 34, 54))
    ),
    stroke(
      d`M${furnace - 200} ${-hall * 0.36}H${furnace - 70}V${-hall * 0.6}M${furnace + 74} ${-hall * 0.7}H${furnace + 190}V-6`,
      light.shade,
      6
    ),
    stroke(d`M${furnace + 74} ${-hall * 0.7 - 4}H${furnace + 193}V-6`, light.rim, 1.2),
    path("M-252 4H252L238 12H-238Z", light.shade)
  );
};
var saws = (light, from, high, count) => times(count, (at) => {
  const x = from + at * 62;
  return path(d`M${x} 4V${-high}L${x + 62} ${-high - 26}V4Z`, light.body) + stroke(d`M${x} ${-high}L${x + 62} ${-high - 26}V${-high}`, light.rim, 1.2);
});
function mouth(brush, x, r) {
  const { light, random } = brush;
  const run = between(random, -50, 50);
  return [
    path(
      d`M${x - r * 1.4} 4V${-r * 1.3}L${x} ${-r * 2.4}L${x + r * 1.4} ${-r * 1.3}V4Z`,
      light.shade
    ),
    path(d`M${x - r} 4V${-r * 1.1}L${x} ${-r * 1.9}L${x + r} ${-r * 1.1}V4Z`, light.glow),
    path(
      d`M${x - r * 0.6} 4V${-r * 0.8}L${x} ${-r * 1.3}L${x + r * 0.6} ${-r * 0.8}V4Z`,
      "#ffffff",
      { opacity: 0.7 }
    ),
    times(
      3,
      (n) => rect([x - r + n * r * 0.85 + 3, -r * 1.7, 4, r * 1.75], light.shade, { opacity: 0.8 })
    ),
    path(
      d`M${x - r * 0.5} 3Q${x + run * 0.2} 6 ${x + run - 10} 13H${x + run + 26}Q${x + run * 0.5} 6 ${x + r * 0.5} 3Z`,
      mix(light.glow, "#ffffff", 0.4)
    ),
    glow(brush, [x, -r * 0.7], r * 4.2, 0.85),
    path(
      times(
        9,
        () => dot(
          x + between(random, -r * 2, r * 2),
          -between(random, r, r * 4),
          between(random, 0.8, 2.2)
        )
      ),
      light.glow
    )
  ].join("");
}
var tank = (light, x, r) => path(d`M${x - r * 0.6} 4V${-r}Q${x} ${-r * 1.5} ${x + r * 0.6} ${-r}V4Z`, light.body) + path(
  d`M${x + r * 0.2} 4V${-r * 1.22}Q${x + r * 0.45} ${-r * 1.15} ${x + r * 0.6} ${-r}V4Z`,
  light.lit
) + stroke(d`M${x - r * 0.6} ${-r * 0.6}h${r * 1.2}`, light.shade, 2.4) + stroke(d`M${x} ${-r * 1.26}Q${x + r * 0.4} ${-r * 1.18} ${x + r * 0.6} ${-r}V4`, light.rim, 1.3);

// server/catalogue/demo/drawing/places/parts/tree.ts
function tree({ random, light }, { x, foot, high }) {
  const kind = random.int(0, 2);
  const top = foot - high;
  const trunk = stroke(
    d`M${x} ${foot}Q${x + between(random, -5, 5)} ${foot - high * 0.3} ${x} ${top + high * 0.3}`,
    light.shade,
    high * 0.07
  );
  if (kind === 0) {
    const balls = [0, 1, 2].map((at) => {
      const r = high * between(random, 0.2, 0.28);
      return [x + (at - 1) * high * 0.2, top + r + (at === 1 ? 0 : high * 0.16), r];
    });
    return [
      trunk,
      path(balls.map(([cx, cy, r]) => dot(cx, cy, r)).join(""), light.body),
      path(
        balls.map(
          ([cx, cy, r]) => d`M${cx} ${cy - r}A${r} ${r} 0 0 1 ${cx + r * 0.7} ${cy + r * 0.7}Q${cx + r * 0.6} ${cy - r * 0.5} ${cx} ${cy - r}Z`
        ).join(""),
        light.lit
      )
    ].join("");
  }
  if (kind === 1) {
    const w = high * 0.17;
    return trunk + path(
      d`M${x} ${top}Q${x + w * 1.6} ${foot - high * 0.4} ${x} ${foot - high * 0.14}Q${x - w * 1.6} ${foot - high * 0.4} ${x} ${top}Z`,
      light.body
    ) + path(
      d`M${x} ${top}Q${x + w * 1.6} ${foot - high * 0.4} ${x} ${foot - high * 0.14}Q${x + w * 0.5} ${foot - high * 0.5} ${x} ${top}Z`,
      light.lit
    );
  }
  return trunk + times(2, (at) => {
    const [w, y] = [high * (0.46 - at * 0.16), top + high * (0.3 - at * 0.2)];
    return path(d`M${x - w} ${y}Q${x} ${y - high * 0.3} ${x + w} ${y}Z`, light.body) + path(
      d`M${x + w * 0.1} ${y}Q${x + w * 0.3} ${y - high * 0.12} ${x + w * 0.2} ${y - high * 0.14}Q${x + w * 0.8} ${y - high * 0.08} ${x + w} ${y}Z`,
      light.lit
    );
  });
}

// server/catalogue/demo/drawing/places/gardens.ts
var gardens = (brush) => {
  const { random, light } = brush;
  const main = between(random, 92, 118);
  const x = between(random, -50, 50);
  const lift = between(random, 56, 100);
  const left = between(random, 44, 72);
  const right = between(random, 40, 66);
  return facing(
    light,
    glasshouse({ ...brush, light: farther(light, 0.4) }, x - main * 0.9, -lift * 0.7, left * 1.1),
    glasshouse(
      { ...brush, light: farther(light, 0.4) },
      x + main * 1.05,
      -lift * 0.6,
      right * 1.15
    ),
    glasshouse(brush, x, -lift, main),
    terrace(brush, x, 0, main * 2.7, lift),
    glasshouse(brush, x - main - left * 0.8, -lift * 0.36, left),
    terrace(brush, x - main - left * 0.6, 0, left * 2.7, lift * 0.36),
    random.chance(0.7) ? glasshouse(brush, x + main + right * 0.6, -lift * 0.3, right) : tree(brush, { x: x + main + 30, foot: -lift * 0.3, high: between(random, 80, 130) }),
    terrace(brush, x + main + right * 0.5, 0, right * 2.6, lift * 0.3),
    fall(brush, x + main * between(random, -0.7, 0.5), lift),
    times(
      3,
      (at) => tree(brush, {
        x: x - 190 + at * 180 + between(random, -30, 30),
        foot: 4,
        high: between(random, 26, 50)
      })
    ),
    path("M-250 4H250L232 12H-232Z", light.shade)
  );
};
function glasshouse(brush, x, foot, r) {
  const { random, light } = brush;
  const ribs = random.int(2, 3);
  const high = r * between(random, 1, 1.35);
  let frame = "";
  for (let n = 0; n <= ribs; n++) {
    const rx = r * n / ribs;
    frame += d`M${x - rx} ${foot}A${rx + 0.1} ${high} 0 0 1 ${x + rx} ${foot}`;
  }
  for (const share of [0.4, 0.72]) {
    const half = r * Math.sqrt(1 - share ** 2);
    frame += d`M${x - half} ${foot - high * share}Q${x} ${foot - high * share + r * 0.1} ${x + half} ${foot - high * share}`;
  }
  return [
    path(d`M${x - r} ${foot}A${r} ${high} 0 0 1 ${x + r} ${foot}Z`, light.shade, { opacity: 0.75 }),
    glow(brush, [x, foot - high * 0.18], r * 0.98, 0.85, 0.8),
    times(
      random.int(1, 3),
      (at) => tree(brush, { x: x + r * (at * 0.5 - 0.45), foot, high: high * between(random, 0.5, 0.8) })
    ),
    path(
      d`M${x + r * 0.2} ${foot - high * 0.97}A${r} ${high} 0 0 1 ${x + r} ${foot}H${x + r * 0.66}Q${x + r * 0.66} ${foot - high * 0.6} ${x + r * 0.2} ${foot - high * 0.97}Z`,
      light.rim,
      { opacity: 0.35 }
    ),
    stroke(frame, light.body, 1.8),
    stroke(
      d`M${x - r * 0.3} ${foot - high * 0.95}A${r} ${high} 0 0 1 ${x + r} ${foot}`,
      light.rim,
      2
    ),
    circle([x, foot - high - 3], 3, light.body)
  ].join("");
}
function terrace(brush, x, foot, wide, high) {
  const { random, light } = brush;
  let vines = "";
  for (let at = x - wide / 2 + 6; at < x + wide / 2 - 6; at += between(random, 7, 16)) {
    vines += d`M${at} ${foot - high - 3}q5 ${high * between(random, 0.2, 0.8)} 1 ${high * between(random, 0.2, 0.8)}q-7 ${-high * 0.2} -1 ${-high * 0.3}Z`;
  }
  return block(light, { x, foot: foot + 6, wide, high: high + 6, taper: 0.96, turned: 0.24 }) + path(vines, light.shade, { opacity: 0.9 }) + stroke(d`M${x - wide * 0.48} ${foot - high - 2}h${wide * 0.96}`, light.body, 5, {
    "stroke-dasharray": "9 2 5 3"
  });
}
function fall({ light, random }, x, high) {
  const wide = between(random, 9, 18);
  return path(d`M${x - wide / 2} ${-high}h${wide}L${x + wide * 0.7} 8H${x - wide * 0.7}Z`, light.rim, {
    opacity: 0.75
  }) + path(
    d`M${x - wide * 0.1} ${-high}h${wide * 0.2}L${x + wide * 0.3} 8H${x - wide * 0.1}Z`,
    "#ffffff",
    { opacity: 0.6 }
  );
}

// server/catalogue/demo/drawing/places/parts/crane.ts
function crane(light, x, foot, high, side) {
  const [top, w] = [foot - high, high * 0.13];
  const reach = side * high * 0.72;
  const arm = top + high * 0.2;
  const cable = x + reach * 0.8;
  return [
    stroke(
      d`M${x - w * 1.5} ${foot}L${x - w * 0.6} ${arm}M${x + w * 1.5} ${foot}L${x + w * 0.6} ${arm}M${x - w * 1.25} ${foot - high * 0.3}H${x + w * 1.25}`,
      light.body,
      high * 0.04
    ),
    stroke(d`M${x + w * 1.6} ${foot}L${x + w * 0.72} ${arm}`, light.rim, 1.3),
    path(d`M${x - w * 0.7} ${arm + 6}L${x} ${top}L${x + w * 0.7} ${arm + 6}Z`, light.body),
    path(d`M${x} ${arm + 6}V${top}L${x + w * 0.7} ${arm + 6}Z`, light.lit),
    path(
      d`M${x - reach * 0.4} ${arm}L${x + reach} ${arm - high * 0.08}v${high * 0.035}L${x - reach * 0.4} ${arm + high * 0.07}Z`,
      light.body
    ),
    stroke(
      d`M${x} ${top}L${x + reach} ${arm - high * 0.08}M${x} ${top}L${x - reach * 0.4} ${arm}`,
      light.body,
      1.5
    ),
    stroke(d`M${x - reach * 0.4} ${arm}L${x + reach} ${arm - high * 0.08}`, light.rim, 1.4),
    rect([x - reach * 0.4 - w * 0.6, arm - 2, w * 1.2, high * 0.1], light.shade),
    rect([x - w * 0.5, arm + 6, w, w], light.shade),
    rect([x - w * 0.35, arm + 9, w * 0.7, w * 0.35], light.glow),
    stroke(d`M${cable} ${arm}V${foot - high * 0.42}`, light.body, 1.2),
    rect([cable - 13, foot - high * 0.42, 26, 13], light.body),
    rect([cable + 3, foot - high * 0.42, 10, 13], light.lit),
    rect([x - 1.5, top - 5, 3, 5], light.glow)
  ].join("");
}

// server/catalogue/demo/drawing/places/harbour.ts
var harbour = (brush) => {
  const { random, light } = brush;
  const far = farther(light, 0.45);
  const quay = between(random, 20, 34);
  const cranes = random.int(2, 3);
  const middle = between(random, -30, 30);
  return facing(
    light,
    times(random.int(4, 6), (at) => {
      const [x, high] = [-210 + at * 78, between(random, 50, 130)];
      const slope = random.pick([-18, 0, 18]);
      return block(far, { x, foot: -quay, wide: between(random, 44, 84), high, slope }) + windows(brush, { x: x - 8, y: -quay - high * 0.7, wide: 34, high: high * 0.5, lit: 0.25 });
    }),
    crane(
      farther(light, 0.2),
      middle + between(random, 100, 150),
      -quay,
      between(random, 120, 170),
      -1
    ),
    ship(brush, middle + between(random, -60, 40), -quay * 0.2),
    path(d`M-250 ${-quay}H252L244 12H-244Z`, light.body),
    path(d`M252 ${-quay}L244 12H130L146 ${-quay}Z`, light.lit),
    stroke(d`M-250 ${-quay}H252`, light.rim, 1.6),
    stroke(d`M-240 ${-quay + 9}H230`, light.shade, 5, {
      "stroke-dasharray": "16 22",
      opacity: 0.8
    }),
    boxes(brush, -quay),
    times(
      cranes,
      (at) => crane(
        light,
        middle - 170 + at * between(random, 108, 150),
        -quay,
        between(random, 140, 270),
        at === 0 ? 1 : at === cranes - 1 ? -1 : random.pick([1, -1])
      )
    ),
    times(4, (at) => glow(brush, [-195 + at * 130, -quay - 2], 16, 0.75))
  );
};
function ship(brush, x, foot) {
  const { random, light } = brush;
  const [long, high] = [between(random, 90, 140), between(random, 34, 54)];
  const bow = random.pick([1, -1]);
  const deck = foot - high;
  return [
    path(
      d`M${x - bow * long} ${deck}L${x + bow * long * 1.2} ${deck - high * 0.35}Q${x + bow * long * 0.95} ${foot - high * 0.3} ${x + bow * long * 0.8} ${foot}H${x - bow * long * 0.9}Z`,
      light.shade
    ),
    path(
      d`M${x - bow * long} ${deck}L${x + bow * long * 1.2} ${deck - high * 0.35}L${x + bow * long * 1.08} ${deck + high * 0.2}L${x - bow * long * 0.97} ${deck + high * 0.3}Z`,
      light.lit
    ),
    stroke(
      d`M${x - bow * long} ${deck}L${x + bow * long * 1.2} ${deck - high * 0.35}`,
      light.rim,
      1.6
    ),
    block(light, {
      x: x - bow * long * 0.5,
      foot: deck,
      wide: long * 0.5,
      high: high * 0.9,
      taper: 0.85
    }),
    block(light, {
      x: x - bow * long * 0.55,
      foot: deck - high * 0.9,
      wide: long * 0.26,
      high: high * 0.5,
      slope: bow * 6
    }),
    windows(brush, {
      x: x - bow * long * 0.5,
      y: deck - high * 0.7,
      wide: long * 0.36,
      high: high * 0.5,
      lit: 0.7
    }),
    stroke(
      d`M${x - bow * long * 0.55} ${deck - high * 1.4}v${-high * between(random, 0.5, 1.1)}M${x + bow * long * 0.3} ${deck - 8}v${-high * between(random, 0.9, 1.7)}`,
      light.body,
      3
    )
  ].join("");
}
function boxes({ random, light }, foot) {
  const tones = [light.body, light.shade, light.lit];
  return times(random.int(3, 5), () => {
    const x = between(random, -220, 190);
    return times(random.int(1, 3), (row) => {
      const at = x + between(random, -4, 4);
      const y = foot - 13 * (row + 1);
      return rect([at, y, 32, 12.5], random.pick(tones)) + rect([at + 25, y, 7, 12.5], light.rim, { opacity: 0.5 });
    });
  });
}

// server/catalogue/demo/drawing/places/parts/dome.ts
function dome(light, x, foot, r, high = r) {
  return [
    path(d`M${x - r} ${foot}A${r} ${high} 0 0 1 ${x + r} ${foot}Z`, light.body),
    path(
      d`M${x - r} ${foot}A${r} ${high} 0 0 1 ${x - r * 0.3} ${foot - high * 0.95}Q${x - r * 0.8} ${foot - high * 0.5} ${x - r * 0.66} ${foot}Z`,
      light.shade,
      { opacity: 0.6 }
    ),
    path(
      d`M${x + r * 0.15} ${foot - high * 0.99}A${r} ${high} 0 0 1 ${x + r} ${foot}H${x + r * 0.45}Q${x + r * 0.5} ${foot - high * 0.6} ${x + r * 0.15} ${foot - high * 0.99}Z`,
      light.lit
    ),
    stroke(d`M${x} ${foot - high}A${r} ${high} 0 0 1 ${x + r} ${foot}`, light.rim, 1.4)
  ].join("");
}

// server/catalogue/demo/drawing/places/market.ts
var market = (brush) => {
  const { random, light } = brush;
  const stalls = random.int(4, 5);
  const step3 = 460 / stalls;
  const poles = [-236, between(random, -90, -40), between(random, 50, 100), 236];
  const heights = poles.map(() => between(random, 120, 190));
  return facing(
    light,
    times(random.int(5, 6), (at) => house(brush, -195 + at * 76, at)),
    poles.map((x, at) => rect([x - 2, -(heights[at] ?? 0), 4, heights[at] ?? 0], light.shade)).join(""),
    times(
      poles.length - 1,
      (at) => lanterns(
        brush,
        [poles[at] ?? 0, heights[at] ?? 0],
        [poles[at + 1] ?? 0, heights[at + 1] ?? 0]
      )
    ),
    times(
      stalls,
      (at) => stall(brush, -230 + step3 * (at + 0.5), step3 * between(random, 0.7, 0.98))
    ),
    folk(brush, [-220, 220], 6, between(random, 26, 34)),
    path("M-256 0H256L240 10H-240Z", light.shade)
  );
};
function house(brush, x, at) {
  const { random, light } = brush;
  const far = farther(light, at % 2 ? 0.5 : 0.3);
  const [wide, high] = [between(random, 50, 92), between(random, 90, 200)];
  const roof = random.int(0, 2);
  return [
    block(far, { x, foot: 0, wide, high, slope: roof === 0 ? between(random, -20, 20) : 0 }),
    roof === 1 ? dome(far, x, -high, wide * 0.46, wide * between(random, 0.4, 0.8)) : "",
    roof === 2 ? spire(far, { x, foot: -high, wide: wide * 1.1, high: wide * between(random, 0.5, 1.1) }) : "",
    windows(brush, {
      x: x - wide * 0.12,
      y: -high * 0.88,
      wide: wide * 0.56,
      high: high * 0.5,
      lit: 0.3,
      pane: [4, 6.5]
    })
  ].join("");
}
function lanterns(brush, [x1, h1], [x2, h2]) {
  const { random, light } = brush;
  const sag = between(random, 20, 46);
  const on = (t) => [x1 + (x2 - x1) * t, -(h1 + (h2 - h1) * t) + sag * 4 * t * (1 - t)];
  const count = random.int(2, 4);
  const lamps = Array.from(
    { length: count },
    (_, at) => [...on((at + 0.7) / (count + 0.4)), between(random, 4, 7)]
  );
  return [
    stroke(
      d`M${x1} ${-h1}Q${(x1 + x2) / 2} ${-(h1 + h2) / 2 + sag * 2} ${x2} ${-h2}`,
      light.shade,
      1.4
    ),
    ...lamps.map(([x, y, r]) => glow(brush, [x, y + r], r * 3.4, 0.7)),
    path(
      lamps.map(
        ([x, y, r]) => d`M${x - r * 0.6} ${y}h${r * 1.2}l${r * 0.4} ${r}l${-r * 0.4} ${r}h${-r * 1.2}l${-r * 0.4} ${-r}Z`
      ).join(""),
      light.glow
    )
  ].join("");
}
function stall(brush, x, wide) {
  const { random, light } = brush;
  const [high, drop2] = [between(random, 58, 92), between(random, 18, 30)];
  const stripes = random.int(4, 6);
  const [a, w] = [x - wide / 2, wide / stripes];
  const bend = wide * between(random, 0.04, 0.14);
  const colours = random.pick([
    [light.lit, light.rim],
    [light.body, light.glow],
    [light.shade, light.lit]
  ]);
  const top = (wide - bend * 2) / stripes;
  const stripe = (at) => d`M${a + bend + top * at} ${-high - drop2}h${top}L${a + w * (at + 1)} ${-high}q${-w / 2} ${w * 0.7} ${-w} 0Z`;
  return [
    rect([a + 6, -high + 4, wide - 12, high - 4], light.shade),
    glow(brush, [x, -high * 0.45], wide * 0.5, 0.75, 0.6),
    rect([a + 5, -high + 4, 4, high], light.body),
    rect([a + wide - 9, -high + 4, 4, high], light.lit),
    path(
      times(4, (at) => dot(a + wide * (0.2 + at * 0.2), -high * 0.3, between(random, 4, 9))),
      random.pick([light.body, light.lit])
    ),
    path(d`M${a + 2} ${-high * 0.3}h${wide - 4}V0h${-(wide - 4)}Z`, light.body),
    path(d`M${a + wide * 0.7} ${-high * 0.3}H${a + wide - 2}V0H${a + wide * 0.7}Z`, light.lit),
    stroke(d`M${a} ${-high * 0.3}h${wide}`, light.rim, 2),
    ...colours.map(
      (colour, odd) => path(
        times(stripes, (at) => at % 2 === odd ? stripe(at) : ""),
        colour
      )
    ),
    path(
      d`M${a} ${-high}L${a + bend} ${-high - drop2}h${wide * 0.3}L${a + wide * 0.22} ${-high}Z`,
      light.shade,
      { opacity: 0.4 }
    ),
    stroke(d`M${a + bend} ${-high - drop2}H${a + wide - bend}L${a + wide} ${-high}`, light.rim, 1.4)
  ].join("");
}

// server/catalogue/demo/drawing/places/parts/rock.ts
function crag({ random, light }, {
  x,
  foot,
  wide,
  high,
  head = 0
}) {
  const side = (sign) => [0, 0.18, 0.4, 0.6, 0.8, 1].map((down) => {
    const out = head / 2 + (wide / 2 - head / 2) * down ** 1.25;
    const rough = down === 0 || down === 1 ? 0 : wide * 0.05 * (random.next() - 0.5);
    return [x + sign * (out + rough), foot - high * (1 - down)];
  });
  const [left, right] = [side(-1), side(1)];
  const ridge = [0, 0.25, 0.5, 0.75, 1].map((down, at) => [
    x + head * 0.2 + wide * 0.16 * down + wide * 0.09 * (at % 2 ? -1 : 1) * down,
    foot - high * (1 - down)
  ]);
  const gully = between(random, 0.2, 0.45);
  return [
    polygon([...left.toReversed(), ...right], light.body),
    polygon([...ridge, ...right.toReversed()], light.lit),
    polygon(
      [
        ...left,
        [x - wide * 0.22, foot],
        [x - wide * 0.25, foot - high * gully],
        [x - head * 0.3 - wide * 0.06, foot - high * (gully + 0.25)]
      ],
      light.shade,
      { opacity: 0.65 }
    ),
    path(
      d`M${x + wide * 0.16} ${foot - high * gully}l${wide * 0.09} ${high * 0.12}l${-wide * 0.03} ${high * (gully - 0.12)}h${-wide * 0.1}Z`,
      light.body,
      { opacity: 0.7 }
    ),
    stroke(
      `M${right.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join("L")}`,
      light.rim,
      1.5,
      { opacity: 0.9 }
    )
  ].join("");
}

// server/catalogue/demo/drawing/places/mine.ts
var mine = (brush) => {
  const { random, light } = brush;
  const far = farther(light, 0.42);
  const side = random.pick([1, -1]);
  const high = between(random, 150, 250);
  const at = -side * between(random, 20, 70);
  const hill = between(random, 110, 230);
  return facing(
    light,
    crag(
      { random, light: far },
      { x: side * 110, foot: 4, wide: 290, high: hill, head: between(random, 10, 90) }
    ),
    crag(
      { random, light: farther(light, 0.25) },
      { x: -side * 190, foot: 4, wide: 150, high: between(random, 40, 90) }
    ),
    crag(brush, {
      x: side * 170,
      foot: 6,
      wide: 190,
      high: hill * between(random, 0.45, 0.7),
      head: 50
    }),
    tunnel(brush, side * between(random, 140, 172), between(random, 17, 26)),
    shed(brush, at - side * between(random, 60, 100)),
    headframe(brush, at, high, side),
    conveyor(brush, at + side * 26, side),
    times(random.int(2, 4), (n) => {
      const x = -side * (130 + n * 30) + between(random, -14, 14);
      return crag(brush, {
        x,
        foot: 6,
        wide: between(random, 40, 76),
        high: between(random, 16, 38)
      });
    }),
    path("M-250 6Q-120 -6 0 0T250 6L236 14H-236Z", light.shade)
  );
};
function headframe(brush, x, high, side) {
  const { random, light } = brush;
  const [w, top] = [high * between(random, 0.14, 0.2), -high];
  const r = high * between(random, 0.09, 0.13);
  const rungs = random.int(4, 6);
  let lattice2 = "";
  for (let n = 0; n < rungs; n++) {
    const [y1, y2] = [top * (n / rungs), top * ((n + 1) / rungs)];
    const [a, b] = [w * (1 - 0.5 * n / rungs), w * (1 - 0.5 * (n + 1) / rungs)];
    lattice2 += d`M${x - a} ${y1}L${x + b} ${y2}M${x + a} ${y1}L${x - b} ${y2}M${x - b} ${y2}H${x + b}`;
  }
  return [
    stroke(lattice2, light.shade, 2.6),
    stroke(d`M${x - w} 4L${x - w * 0.5} ${top}M${x + w} 4L${x + w * 0.5} ${top}`, light.body, 7),
    stroke(d`M${x - side * w * 0.3} ${top + r}L${x - side * high * 0.55} 4`, light.body, 6),
    stroke(d`M${x + w + 3} 4L${x + w * 0.5 + 3} ${top}`, light.rim, 1.6),
    path(d`M${x - w * 0.8} ${top}h${w * 1.6}l${-w * 0.2} ${-9}h${-w * 1.2}Z`, light.body),
    times(2, (n) => {
      const cx = x + (n - 0.5) * r * 1.3;
      return circle([cx, top - r * 0.8], r, "none", {
        stroke: n ? light.lit : light.body,
        "stroke-width": 4
      }) + stroke(
        d`M${cx - r} ${top - r * 0.8}h${r * 2}M${cx} ${top - r * 1.8}v${r * 2}`,
        light.body,
        1.6
      );
    }),
    stroke(
      d`M${x + r * 0.65} ${top - r * 1.85}A${r * 1.05} ${r * 1.05} 0 0 1 ${x + r * 1.7} ${top - r * 0.8}`,
      light.rim,
      1.6
    ),
    block(light, { x, foot: 4, wide: w * 2.2, high: high * 0.2 }),
    rect([x - w * 0.45, -high * 0.13, w * 0.7, high * 0.15], light.glow),
    glow(brush, [x, -high * 0.06], w * 2.6, 0.7),
    glow(brush, [x, top - r * 2], 15, 0.9),
    circle([x, top - r * 2], 2.4, light.glow)
  ].join("");
}
function tunnel(brush, x, r) {
  const { light } = brush;
  return [
    path(
      d`M${x - r * 1.3} 6V${-r}A${r * 1.3} ${r * 1.3} 0 0 1 ${x + r * 1.3} ${-r}V6Z`,
      light.shade
    ),
    path(d`M${x - r} 6V${-r}A${r} ${r} 0 0 1 ${x + r} ${-r}V6Z`, light.glow),
    path(
      d`M${x - r} 6V${-r}A${r} ${r} 0 0 1 ${x} ${-r * 2}Q${x - r * 0.4} ${-r} ${x - r * 0.3} 6Z`,
      light.shade,
      { opacity: 0.5 }
    ),
    glow(brush, [x, -r * 0.7], r * 3.2, 0.75),
    stroke(d`M${x - r * 0.5} 6L${x - r * 2} 15M${x + r * 0.5} 6L${x - r * 0.4} 15`, light.rim, 1.5)
  ].join("");
}
var shed = (brush, x) => {
  const high = between(brush.random, 40, 84);
  return block(brush.light, {
    x,
    foot: 4,
    wide: between(brush.random, 56, 90),
    high,
    slope: brush.random.pick([-16, 16])
  }) + windows(brush, {
    x: x - 8,
    y: -high * 0.6,
    wide: 44,
    high: high * 0.45,
    lit: 0.6,
    pane: [5, 5]
  });
};
function conveyor({ random, light }, x, side) {
  const [long, up] = [between(random, 80, 120), between(random, 46, 86)];
  return [
    stroke(
      d`M${x + side * long * 0.55} 4V${-up * 0.55}M${x + side * long * 0.95} 4V${-up}`,
      light.body,
      3
    ),
    stroke(d`M${x} -6L${x + side * long} ${-up}`, light.shade, 10),
    stroke(d`M${x} -11L${x + side * long} ${-up - 5}`, light.rim, 1.5),
    stroke(d`M${x + side * 6} -12L${x + side * long} ${-up - 7}`, light.lit, 5, {
      "stroke-dasharray": "6 9"
    })
  ].join("");
}

// server/catalogue/demo/drawing/places/parts/dish.ts
function dish(light, { x, foot, r, tilt }) {
  const hub = foot - r * 1.1;
  return [
    path(
      d`M${x - r * 0.5} ${foot}L${x - 3} ${hub}H${x + 3}L${x + r * 0.5} ${foot}H${x + r * 0.3}L${x} ${hub + r * 0.4}L${x - r * 0.3} ${foot}Z`,
      light.body
    ),
    stroke(d`M${x + 3} ${hub}L${x + r * 0.5} ${foot}`, light.rim, 1.2),
    group(
      d`translate(${x} ${hub}) rotate(${tilt})`,
      path(d`M${-r} ${-r * 0.42}Q0 ${r * 0.5} ${r} ${-r * 0.42}Z`, light.body),
      path(d`M${r * 0.1} ${r * 0.04}Q${r * 0.6} 0 ${r} ${-r * 0.42}H${r * 0.3}Z`, light.lit),
      ellipse([0, -r * 0.42], r, r * 0.22, light.shade),
      path(
        d`M0 ${-r * 0.2}A${r} ${r * 0.22} 0 0 0 ${r} ${-r * 0.42}Q${r * 0.4} ${-r * 0.3} 0 ${-r * 0.2}Z`,
        light.lit
      ),
      stroke(d`M${-r} ${-r * 0.42}A${r} ${r * 0.22} 0 0 1 ${r} ${-r * 0.42}`, light.rim, 1.4),
      stroke(d`M${-r * 0.6} ${-r * 0.36}L0 ${-r * 1.1}L${r * 0.6} ${-r * 0.36}`, light.body, 1.6),
      circle([0, -r * 1.1], r * 0.09 + 1.5, light.glow)
    )
  ].join("");
}

// server/catalogue/demo/drawing/places/observatory.ts
var observatory = (brush) => {
  const { random, light } = brush;
  const far = farther(light, 0.4);
  const hill = between(random, 40, 110);
  const r = between(random, 58, 92);
  const at = between(random, -60, 30);
  const dishes = random.int(1, 3);
  return facing(
    light,
    crag({ random, light: far }, { x: -120, foot: 0, wide: 240, high: hill * 1.1, head: 40 }),
    small(brush, far, -120, hill * 1.1, between(random, 18, 30)),
    crag(brush, { x: at, foot: 0, wide: 470, high: hill, head: r * 2.6 }),
    great(brush, at, -hill, r),
    times(dishes, (n) => {
      const x = at + r * 1.15 + 24 + n * 46;
      return dish(light, {
        x,
        foot: -hill * Math.max(0.1, 0.8 - n * 0.36),
        r: between(random, 20, 36),
        tilt: between(random, 20, 62)
      });
    }),
    random.chance(0.7) ? small(brush, light, at - r - between(random, 34, 60), hill * 0.72, between(random, 20, 34)) : "",
    windows(brush, { x: at - 60, y: -hill * 0.45, wide: 60, high: 12, lit: 0.5 })
  );
};
function great(brush, x, foot, r) {
  const { random, light } = brush;
  const drum = r * between(random, 0.25, 0.6);
  const lean = between(random, 8, 42);
  const top = foot - drum;
  return [
    random.chance(0.6) ? beam(brush, [x, top], lean, r * 3, r * 0.9) : "",
    block(light, { x, foot, wide: r * 2.1, high: drum + 3, taper: 0.98 }),
    dome(light, x, top, r),
    group(
      d`translate(${x} ${top}) rotate(${lean})`,
      path(d`M${-r * 0.13} ${-r * 1.03}H${r * 0.13}V${-r * 0.3}H${-r * 0.13}Z`, light.shade),
      path(d`M${-r * 0.06} ${-r * 0.32}V${-r * 1.22}H${r * 0.07}V${-r * 0.32}Z`, light.lit),
      path(d`M${-r * 0.09} ${-r * 1.22}h${r * 0.19}v${-7}h${-r * 0.19}Z`, light.rim),
      glow(brush, [0, -r * 1.26], r * 0.45, 0.8)
    ),
    stroke(d`M${x - r} ${top}H${x + r}`, light.shade, 4),
    stroke(d`M${x - r} ${top + 5}H${x + r}`, light.glow, 2, { "stroke-dasharray": "5 7" }),
    windows(brush, {
      x: x - r * 0.2,
      y: top + drum * 0.4,
      wide: r * 1.3,
      high: drum * 0.55,
      lit: 0.6
    })
  ].join("");
}
var small = (brush, light, x, up, r) => block(light, { x, foot: -up + 30, wide: r * 1.9, high: 30 + r * 0.4 }) + dome(light, x, -up - r * 0.4, r) + circle([x, -up - r * 1.4], 2.2, brush.light.glow);

// server/catalogue/demo/drawing/places/parts/hut.ts
function hut(brush, x, foot) {
  const { random, light } = brush;
  const [wide, high] = [between(random, 40, 58), between(random, 24, 36)];
  const kind = random.int(0, 2);
  return [
    kind === 0 ? dome(light, x, foot, wide * 0.52, high * 1.1) : block(light, { x, foot, wide: wide * 0.9, high, taper: 0.94, slope: kind === 1 ? 8 : 0 }),
    kind === 2 ? path(
      d`M${x - wide * 0.62} ${foot - high}L${x - wide * 0.1} ${foot - high * 1.7}L${x + wide * 0.62} ${foot - high}Z`,
      light.shade
    ) + stroke(
      d`M${x - wide * 0.1} ${foot - high * 1.7}L${x + wide * 0.62} ${foot - high}`,
      light.rim,
      1.5
    ) : "",
    path(d`M${x - 5} ${foot}v${-high * 0.6}q5 -6 10 0v${high * 0.6}Z`, light.glow),
    windows(brush, {
      x: x - wide * 0.26,
      y: foot - high * 0.62,
      wide: 10,
      high: 8,
      lit: 1,
      pane: [4.5, 5]
    }),
    glow(brush, [x, foot - high * 0.3], wide * 0.8, 0.6),
    random.chance(0.5) ? stroke(d`M${x + wide * 0.2} ${foot - high}v-14`, light.shade, 3) : ""
  ].join("");
}

// server/catalogue/demo/drawing/places/refuge.ts
var refuge = (brush) => {
  const { random, light } = brush;
  const high = between(random, 190, 280);
  const ledge = between(random, 50, 84);
  const half = between(random, 120, 160);
  const x = between(random, -20, 30);
  return facing(
    light,
    crag(
      { random, light: farther(light, 0.45) },
      { x: x - 150, foot: 6, wide: 190, high: high * 0.6, head: 20 }
    ),
    crag(
      { random, light: farther(light, 0.45) },
      { x: x + 170, foot: 6, wide: 170, high: high * 0.7, head: 14 }
    ),
    massif(brush, x, high),
    cave(brush, x, half, high * between(random, 0.58, 0.7)),
    shelf(brush, x - half * 0.62, -ledge, half * 0.66),
    hut(brush, x - half * 0.72, -ledge),
    shelf(brush, x + half * 0.66, -ledge * 1.3, half * 0.52),
    hut(brush, x + half * 0.62, -ledge * 1.3),
    bridge(brush, [x - half * 0.3, -ledge], [x + half * 0.42, -ledge * 1.3]),
    hut(brush, x - half * 0.56, 2),
    random.chance(0.7) ? hut(brush, x + half * 0.5, 2) : "",
    fire(brush, x + between(random, -20, 20)),
    folk(brush, [x - 60, x + 60], 5, 24),
    path("M-252 6Q-90 -8 10 2T252 6L238 14H-238Z", light.shade)
  );
};
function massif(brush, x, high) {
  const { random } = brush;
  const back = { random, light: farther(brush.light, 0.18) };
  const lean = random.pick([-1, 1]);
  const peak = between(random, 1.05, 1.25);
  return [
    crag(back, {
      x: x + lean * between(random, 20, 70),
      foot: 6,
      wide: 260,
      high: Math.min(high * peak, 300),
      head: between(random, 8, 50)
    }),
    crag(back, {
      x: x - lean * between(random, 60, 120),
      foot: 6,
      wide: 230,
      high: high * between(random, 0.8, 0.95),
      head: between(random, 10, 40)
    }),
    crag(brush, { x, foot: 6, wide: 490, high: high * 0.84, head: between(random, 110, 200) })
  ].join("");
}
function cave(brush, x, half, high) {
  const { random, light } = brush;
  const edge2 = Array.from({ length: 11 }, (_, at) => {
    const angle = Math.PI * (1 - at / 10);
    const rough = at % 10 === 0 ? 1 : between(random, 0.86, 1.06);
    return [x + Math.cos(angle) * half * rough, 6 - Math.sin(angle) * high * rough];
  });
  return [
    polygon(edge2, light.shade),
    glow(brush, [x, -high * 0.2], half * 1.05, 0.5, 0.7),
    stroke(
      `M${edge2.slice(0, 6).map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join("L")}`,
      light.lit,
      3
    ),
    stroke(
      `M${edge2.slice(1, 5).map(([px, py]) => `${(px + 3).toFixed(1)} ${(py + 3).toFixed(1)}`).join("L")}`,
      light.rim,
      1.3
    )
  ].join("");
}
var shelf = ({ light }, x, y, half) => path(
  d`M${x - half} ${y}H${x + half}L${x + half * 0.6} ${y + 14}L${x + half * 0.2} ${y + 20}L${x - half} ${y + 34}Z`,
  light.body
) + stroke(d`M${x - half} ${y}H${x + half}`, light.rim, 1.5) + stroke(d`M${x - half * 0.4} ${y + 18}V4M${x + half * 0.5} ${y + 12}V4`, light.body, 2.6);
var bridge = ({ light }, [x1, y1], [x2, y2]) => {
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return stroke(d`M${x1} ${y1}Q${mx} ${my + 34} ${x2} ${y2}`, light.lit, 3.2, {
    "stroke-dasharray": "4 1.4"
  }) + stroke(d`M${x1} ${y1 - 13}Q${mx} ${my + 18} ${x2} ${y2 - 13}`, light.rim, 1);
};
var fire = (brush, x) => glow(brush, [x, -8], 62, 0.85) + path(d`M${x - 8} 3Q${x - 10} -10 ${x} -24Q${x + 10} -10 ${x + 8} 3Z`, brush.light.glow) + path(d`M${x - 4} 3Q${x - 5} -5 ${x + 1} -13Q${x + 5} -5 ${x + 4} 3Z`, "#ffffff", {
  opacity: 0.8
}) + times(
  5,
  () => circle(
    [x + between(brush.random, -16, 16), between(brush.random, -80, -26)],
    1.2,
    brush.light.glow
  )
);

// server/catalogue/demo/drawing/places/parts/mast.ts
var lattice = (brush, light, x, foot, high) => {
  const { random } = brush;
  const w = high * between(random, 0.09, 0.13);
  const rungs = 9;
  let braces = "";
  for (let n = 0; n < rungs; n++) {
    const [y1, y2] = [foot - high * n / rungs, foot - high * (n + 1) / rungs];
    const [a, b] = [w * (1 - n / (rungs + 0.6)), w * (1 - (n + 1) / (rungs + 0.6))];
    braces += d`M${x - a} ${y1}L${x + b} ${y2}L${x - b} ${y2}L${x + a} ${y1}`;
  }
  return [
    stroke(braces, light.body, 1.8),
    stroke(d`M${x - w} ${foot}L${x - 1.5} ${foot - high}`, light.shade, 4),
    stroke(d`M${x + w} ${foot}L${x + 1.5} ${foot - high}`, light.body, 4),
    stroke(d`M${x + w + 1.6} ${foot}L${x + 3} ${foot - high}`, light.rim, 1.3),
    times(random.int(2, 4), (n) => {
      const [y, out] = [foot - high * (0.5 + n * 0.13), (n % 2 ? 1 : -1) * w * 0.75];
      const r = between(random, 7, 13);
      return path(
        d`M${x + out} ${y - r}Q${x + out - out * 0.6} ${y} ${x + out} ${y + r}Q${x + out + out * 0.55} ${y} ${x + out} ${y - r}Z`,
        n % 2 ? light.lit : light.body
      ) + stroke(
        d`M${x + out} ${y - r}Q${x + out + out * 0.55} ${y} ${x + out} ${y + r}`,
        light.rim,
        1.1
      );
    }),
    tip(brush, x, foot - high)
  ].join("");
};
var needle = (brush, light, x, foot, high) => {
  const { random } = brush;
  const w = high * between(random, 0.05, 0.085);
  const collars = random.int(2, 4);
  return [
    path(
      d`M${x - w * 1.7} ${foot}Q${x - w * 0.4} ${foot - high * 0.3} ${x - 2} ${foot - high}H${x + 2}Q${x + w * 0.4} ${foot - high * 0.3} ${x + w * 1.7} ${foot}Z`,
      light.body
    ),
    path(
      d`M${x + w * 0.4} ${foot}Q${x + w * 0.1} ${foot - high * 0.3} ${x} ${foot - high}H${x + 2}Q${x + w * 0.4} ${foot - high * 0.3} ${x + w * 1.7} ${foot}Z`,
      light.lit
    ),
    stroke(
      d`M${x + 2} ${foot - high}Q${x + w * 0.4} ${foot - high * 0.3} ${x + w * 1.7} ${foot}`,
      light.rim,
      1.3
    ),
    times(collars, (n) => {
      const [y, r] = [foot - high * (0.48 + n * 0.14), w * (1.9 - n * 0.36)];
      return path(
        d`M${x - r} ${y}l${r * 0.3} ${-r * 0.5}h${r * 1.4}l${r * 0.3} ${r * 0.5}l${-r * 0.5} ${r * 0.5}h${-r}Z`,
        light.body
      ) + path(
        d`M${x + r * 0.3} ${y - r * 0.5}h${r * 0.4}l${r * 0.3} ${r * 0.5}l${-r * 0.5} ${r * 0.5}Z`,
        light.lit
      ) + stroke(d`M${x - r * 0.8} ${y}h${r * 1.6}`, brush.light.glow, 1.8, {
        "stroke-dasharray": "2.5 2.5"
      });
    }),
    tip(brush, x, foot - high)
  ].join("");
};
var tip = (brush, x, y) => stroke(d`M${x} ${y + 2}v-20`, brush.light.body, 2) + glow(brush, [x, y - 20], 20, 0.9) + circle([x, y - 20], 2.8, brush.light.glow);

// server/catalogue/demo/drawing/places/relay.ts
var relay = (brush) => {
  const { random, light } = brush;
  const x = between(random, -50, 50);
  const hill = between(random, 14, 60);
  const high = between(random, 190, 245);
  const main = random.pick([lattice, needle]);
  return facing(
    light,
    lattice(
      brush,
      farther(light, 0.5),
      x - between(random, 120, 190),
      0,
      between(random, 110, 180)
    ),
    needle(brush, farther(light, 0.5), x + between(random, 110, 190), 0, between(random, 100, 190)),
    waves2(brush, x, -hill - high),
    crag(brush, { x, foot: 6, wide: 440, high: hill, head: 190 }),
    stroke(
      d`M${x} ${-hill - high * 0.86}L${x - 150} ${-hill * 0.4}M${x} ${-hill - high * 0.86}L${x + 150} ${-hill * 0.4}`,
      light.rim,
      0.9,
      { opacity: 0.6 }
    ),
    main(brush, light, x, -hill, high),
    hut2(brush, x + between(random, 40, 60), -hill + 2),
    random.chance(0.6) ? hut2(brush, x - between(random, 56, 84), -hill + 2) : "",
    times(
      random.int(1, 3),
      (at) => dish(light, {
        x: x - 76 - at * 46,
        foot: -hill * 0.7 + at * hill * 0.3,
        r: between(random, 17, 30),
        tilt: between(random, -30, 55)
      })
    )
  );
};
function waves2({ light }, x, tip2) {
  const y = tip2 - 20;
  return times(4, (n) => {
    const r = 26 + n * 24;
    const [out, up] = [r * 0.9, r * 0.44];
    return stroke(
      d`M${x - out} ${y - up}A${r} ${r} 0 0 0 ${x - out} ${y + up}M${x + out} ${y - up}A${r} ${r} 0 0 1 ${x + out} ${y + up}`,
      light.glow,
      2.6 - n * 0.4,
      { opacity: 0.75 - n * 0.17 }
    );
  });
}
function hut2(brush, x, foot) {
  const { random, light } = brush;
  const wide = between(random, 40, 62);
  return random.chance(0.5) ? dome(light, x, foot, wide * 0.5, wide * 0.42) + windows(brush, {
    x: x - 4,
    y: foot - wide * 0.22,
    wide: wide * 0.5,
    high: 7,
    lit: 1,
    pane: [4, 5]
  }) : block(light, { x, foot, wide, high: wide * 0.5, slope: 7 }) + windows(brush, {
    x: x - wide * 0.12,
    y: foot - wide * 0.34,
    wide: wide * 0.5,
    high: 12,
    lit: 0.7,
    pane: [4, 4]
  });
}

// server/catalogue/demo/drawing/places/summit.ts
var summit = (brush) => {
  const { random, light } = brush;
  const x = between(random, -40, 40);
  const high = between(random, 140, 200);
  const head = between(random, 74, 110);
  const flat = between(random, 0.3, 0.42);
  const disc2 = between(random, 44, 66);
  return facing(
    light,
    glow(brush, [x, -high - 40], disc2 * 2, 0.55),
    circle([x, -high - 36], disc2, "none", {
      stroke: light.glow,
      "stroke-width": 2.4,
      opacity: 0.75
    }),
    random.chance(0.5) ? rays(brush, x, -high - 36, disc2) : circle([x, -high - 36], disc2 * 0.82, light.glow, { opacity: 0.22 }),
    crag(
      { random, light: farther(light, 0.5) },
      {
        x: x - between(random, 110, 150),
        foot: 6,
        wide: 220,
        high: high * between(random, 0.5, 0.95)
      }
    ),
    crag(
      { random, light: farther(light, 0.45) },
      {
        x: x + between(random, 110, 150),
        foot: 6,
        wide: 210,
        high: high * between(random, 0.45, 0.9)
      }
    ),
    temple(brush, x, -high, head * 0.86),
    crag(brush, { x, foot: 6, wide: 440, high: high + 6, head }),
    snow(brush, x, high, head, flat),
    stair(brush, x, high),
    path("M-240 6H240L222 13H-222Z", light.shade)
  );
};
function temple(brush, x, foot, wide) {
  const { random, light } = brush;
  const columns = random.int(4, 6);
  const high = between(random, 28, 44);
  const roof = random.int(0, 2);
  const tiers = random.int(1, 3);
  const step3 = wide / columns;
  return [
    glow(brush, [x, foot - high * 0.4], wide * 0.9, 0.8),
    path(d`M${x - wide * 0.42} ${foot}v${-high}h${wide * 0.84}v${high}Z`, light.glow, {
      opacity: 0.9
    }),
    times(
      columns,
      (at) => block(light, {
        x: x - wide / 2 + step3 * (at + 0.5),
        foot,
        wide: step3 * 0.5,
        high,
        taper: 0.8,
        turned: 0.4
      })
    ),
    block(light, { x, foot: foot + 8, wide: wide * 1.16, high: 9 }),
    block(light, { x, foot: foot - high + 2, wide: wide * 1.1, high: 9 }),
    roof === 0 ? dome(light, x, foot - high - 6, wide * 0.34, wide * 0.42) : "",
    roof === 1 ? spire(light, { x, foot: foot - high - 6, wide: wide * 1.14, high: wide * 0.4 }) : "",
    roof === 2 ? times(tiers + 1, (at) => {
      const [w, y] = [wide * (0.62 - at * 0.16), foot - high - 8 - at * 17];
      return path(
        d`M${x - w} ${y}Q${x - w * 0.5} ${y - 3} ${x - w * 0.36} ${y - 13}H${x + w * 0.36}Q${x + w * 0.5} ${y - 3} ${x + w} ${y}Z`,
        light.body
      ) + path(
        d`M${x + w * 0.2} ${y}V${y - 13}H${x + w * 0.36}Q${x + w * 0.5} ${y - 3} ${x + w} ${y}Z`,
        light.lit
      ) + stroke(
        d`M${x + w * 0.36} ${y - 13}Q${x + w * 0.5} ${y - 3} ${x + w} ${y}`,
        light.rim,
        1.4
      );
    }) : ""
  ].join("");
}
function rays({ light, random }, x, y, r) {
  const count = random.int(9, 17);
  let lines2 = "";
  for (let at = 0; at < count; at++) {
    const angle = Math.PI * (1 + (at + 0.5) / count);
    const [from, to] = [r * 1.12, r * (at % 2 ? 1.3 : 1.5)];
    lines2 += d`M${x + Math.cos(angle) * from} ${y + Math.sin(angle) * from}L${x + Math.cos(angle) * to} ${y + Math.sin(angle) * to}`;
  }
  return stroke(lines2, light.glow, 2.2, { opacity: 0.7 });
}
var snow = ({ light }, x, high, head, flat) => path(
  d`M${x - head / 2} ${-high}H${x + head / 2}L${x + head * 0.7} ${-high * (1 - flat * 0.8)}L${x + head * 0.46} ${-high * (1 - flat * 0.5)}L${x + head * 0.28} ${-high * (1 - flat)}L${x + head * 0.08} ${-high * (1 - flat * 0.45)}L${x - head * 0.2} ${-high * (1 - flat * 0.75)}L${x - head * 0.38} ${-high * (1 - flat * 0.35)}Z`,
  light.rim,
  { opacity: 0.55 }
);
function stair({ light, random }, x, high) {
  const turns = random.int(4, 6);
  let way = d`M${x} ${-high}`;
  for (let at = 1; at <= turns; at++) {
    const reach = (at / turns) ** 1.2 * between(random, 46, 76);
    way += d`L${x + (at % 2 ? 1 : -1) * reach - 8} ${-high + (high + 6) * at / turns}`;
  }
  return stroke(way, light.shade, 6, { "stroke-linejoin": "round" }) + stroke(way, light.rim, 3, { "stroke-dasharray": "1.6 2.2" });
}

// server/catalogue/demo/drawing/places/terraces.ts
var terraces = (brush) => {
  const { random, light } = brush;
  const steps = random.int(3, 4);
  const lean = between(random, -24, 24);
  const shrink = between(random, 0.64, 0.76);
  let [foot, wide] = [8, 500];
  const rows = [];
  for (let at = 0; at < steps; at++) {
    const high = between(random, 38, 58) * (1 - at * 0.08);
    const row = { ...brush, light: farther(light, at / steps * 0.55) };
    const x = lean * at;
    rows.push(step2(row, x, foot, wide, high, at === steps - 1));
    foot -= high;
    wide *= shrink;
  }
  return facing(light, ...rows.toReversed(), stairs(brush, between(random, -110, 90)));
};
function step2(brush, x, foot, wide, high, isTop) {
  const { random, light } = brush;
  const houses = isTop ? 1 : Math.max(3, Math.round(wide / 98));
  const arch2 = high * 0.32;
  let arches2 = "";
  for (let at = x - wide * 0.44; at < x + wide * 0.42; at += arch2 * 2.1) {
    if (random.chance(0.7))
      arches2 += d`M${at} ${foot}v${-high * 0.4}a${arch2 * 0.5} ${arch2 * 0.5} 0 0 1 ${arch2} 0v${high * 0.4}Z`;
  }
  return [
    isTop ? crown2(brush, x, foot - high, wide) : "",
    times(isTop ? 0 : houses, (at) => {
      const hx = x - wide / 2 + wide / houses * (at + 0.5);
      return random.chance(0.16) ? tree(brush, { x: hx, foot: foot - high, high: between(random, 26, 46) }) : house2(brush, hx, foot - high + 1, wide / houses * between(random, 0.5, 0.95));
    }),
    block(light, { x, foot, wide, high, taper: 0.97, turned: 0.2 }),
    path(arches2, light.shade, { opacity: 0.9 }),
    windows(brush, {
      x: x - wide * 0.06,
      y: foot - high * 0.3,
      wide: wide * 0.7,
      high: 7,
      lit: 0.35,
      pane: [4, 6]
    }),
    stroke(d`M${x - wide * 0.485} ${foot - high}h${wide * 0.97}`, light.rim, 1.6)
  ].join("");
}
function house2(brush, x, foot, wide) {
  const { random, light } = brush;
  const high = between(random, 16, 52);
  const roof = random.int(0, 3);
  return [
    block(light, {
      x,
      foot,
      wide,
      high,
      slope: roof === 0 ? 7 : 0,
      taper: between(random, 0.84, 1)
    }),
    roof === 1 ? dome(light, x, foot - high, wide * 0.42) : "",
    roof === 2 ? spire(light, { x, foot: foot - high, wide: wide * 0.9, high: wide * 0.5 }) : "",
    windows(brush, {
      x: x - wide * 0.14,
      y: foot - high * 0.8,
      wide: wide * 0.5,
      high: high * 0.7,
      lit: 0.5,
      pane: [3.4, 5]
    })
  ].join("");
}
function crown2(brush, x, foot, wide) {
  const { random, light } = brush;
  const high = Math.min(between(random, 70, 130), 296 + foot);
  const w = Math.min(wide * 0.5, 70);
  const top = random.pick([spire, dome]);
  return [
    block(light, { x: x - w, foot, wide: w * 0.7, high: high * 0.35, slope: -8 }),
    block(light, { x: x + w, foot, wide: w * 0.7, high: high * 0.42, slope: 8 }),
    block(light, { x, foot, wide: w, high: high * 0.55, taper: 0.86 }),
    top === dome ? dome(light, x, foot - high * 0.55, w * 0.43, high * 0.35) : spire(light, { x, foot: foot - high * 0.55, wide: w * 0.86, high: high * 0.45 }),
    windows(brush, {
      x: x - w * 0.14,
      y: foot - high * 0.46,
      wide: w * 0.5,
      high: high * 0.4,
      lit: 0.7
    }),
    glow(brush, [x, foot - high * (top === dome ? 0.9 : 1)], 20, 0.9)
  ].join("");
}
function stairs({ light, random }, x) {
  const [wide, high] = [between(random, 26, 40), between(random, 36, 44)];
  return path(
    d`M${x - wide} 8L${x - wide * 0.4} ${-high}H${x + wide * 0.5}L${x + wide * 1.2} 8Z`,
    light.lit
  ) + times(7, (at) => {
    const [y, half] = [8 - (high + 8) * at / 7, wide * (1 - at * 0.08)];
    return stroke(d`M${x - half} ${y}H${x + half * 1.15}`, light.shade, 1.6, { opacity: 0.75 });
  }) + stroke(d`M${x + wide * 0.5} ${-high}L${x + wide * 1.2} 8`, light.rim, 1.6);
}

// server/catalogue/demo/drawing/places/parts/lander.ts
function lander({ random, light }, { x, foot, long }) {
  const half = long / 2;
  const high = long * (0.2 + 0.12 * random.next());
  const nose = random.pick([1, -1]);
  const y = foot - high * 0.5;
  const to = (share) => x + nose * half * share;
  return [
    stroke(
      d`M${to(-0.5)} ${y}L${to(-0.66)} ${foot}M${to(0.3)} ${y}L${to(0.44)} ${foot}`,
      light.shade,
      2.4
    ),
    path(
      d`M${to(-0.9)} ${y - high}L${to(-1)} ${y - high * 2}H${to(-0.72)}L${to(-0.3)} ${y - high}Z`,
      light.body
    ),
    path(
      d`M${to(-1)} ${y - high * 0.9}Q${to(-0.2)} ${y - high * 1.5} ${to(0.4)} ${y - high}L${to(1)} ${y - high * 0.3}Q${to(0.6)} ${y} ${to(0.2)} ${y}H${to(-0.8)}Z`,
      light.shade
    ),
    path(
      d`M${to(-1)} ${y - high * 0.9}Q${to(-0.2)} ${y - high * 1.5} ${to(0.4)} ${y - high}L${to(1)} ${y - high * 0.3}L${to(-0.96)} ${y - high * 0.6}Z`,
      light.lit
    ),
    stroke(
      d`M${to(-1)} ${y - high * 0.9}Q${to(-0.2)} ${y - high * 1.5} ${to(0.4)} ${y - high}L${to(1)} ${y - high * 0.3}`,
      light.rim,
      1.4
    ),
    path(
      d`M${to(0.2)} ${y - high * 1.04}L${to(0.46)} ${y - high * 0.9}L${to(0.6)} ${y - high * 0.66}H${to(0.28)}Z`,
      light.glow
    ),
    rect([to(-1) - 3, y - high * 0.75, 6, high * 0.5], light.body),
    ellipse([x, foot], half * 0.7, 2.4, light.shade, { opacity: 0.6 })
  ].join("");
}

// server/catalogue/demo/drawing/places/waystation.ts
var waystation = (brush) => {
  const { random, light } = brush;
  const x = between(random, -40, 40);
  const high = between(random, 190, 250);
  const side = random.pick([1, -1]);
  const far = farther(light, 0.45);
  const near = between(random, 60, 90);
  return facing(
    light,
    pad(
      { ...brush, light: far },
      x - side * between(random, 130, 170),
      between(random, 110, 150),
      54,
      random.chance(0.5)
    ),
    pad(
      { ...brush, light: far },
      x + side * between(random, 90, 120),
      between(random, 150, 190),
      48,
      random.chance(0.6)
    ),
    tower(brush, x, high),
    walkway(brush, x, x + side * 140, near),
    pad(brush, x + side * between(random, 130, 160), near, between(random, 74, 92), true),
    walkway(brush, x, x - side * 120, near * 0.55),
    pad(
      brush,
      x - side * between(random, 130, 160),
      near * 0.55,
      between(random, 62, 80),
      random.chance(0.5)
    ),
    block(light, { x, foot: 6, wide: 128, high: between(random, 22, 36), taper: 0.84 }),
    windows(brush, { x: x - 14, y: -14, wide: 66, high: 10, lit: 0.8, pane: [4, 5] }),
    path("M-252 4H252L238 12H-238Z", light.shade)
  );
};
function pad(brush, x, up, r, isTaken) {
  const { random, light } = brush;
  const flat = r * 0.16;
  return [
    path(
      d`M${x - r * 0.12} ${-up}L${x - r * 0.2} 6H${x + r * 0.2}L${x + r * 0.12} ${-up}Z`,
      light.shade
    ),
    path(d`M${x} ${-up}V6H${x + r * 0.2}L${x + r * 0.12} ${-up}Z`, light.body),
    path(
      d`M${x - r} ${-up}L${x - r * 0.3} ${-up + r * 0.4}H${x + r * 0.3}L${x + r} ${-up}Z`,
      light.body
    ),
    path(
      d`M${x + r * 0.1} ${-up + r * 0.4}H${x + r * 0.3}L${x + r} ${-up}H${x + r * 0.3}Z`,
      light.lit
    ),
    ellipse([x, -up], r, flat, light.lit),
    ellipse([x, -up], r * 0.62, flat * 0.62, "none", { stroke: light.rim, "stroke-width": 1.6 }),
    stroke(d`M${x} ${-up - flat}A${r} ${flat} 0 0 1 ${x} ${-up + flat}`, light.rim, 1.6),
    times(
      5,
      (at) => circle([x - r * 0.88 + r * 0.44 * at, -up + flat * (at % 4 ? 0.8 : 0.35)], 1.9, light.glow)
    ),
    isTaken ? lander(brush, { x, foot: -up, long: r * between(random, 1, 1.3) }) : glow(brush, [x, -up], r * 0.6, 0.5, 0.35)
  ].join("");
}
function tower(brush, x, high) {
  const { random, light } = brush;
  const w = between(random, 24, 38);
  const cabin = w * between(random, 1, 1.35);
  const [low, top] = [-high * 0.74, -high * 0.86];
  const lean = between(random, 30, 74) * random.pick([1, -1]);
  return [
    beam(brush, [x, -high - 8], lean, 150, 54, 0.6),
    beam(brush, [x, -high - 8], lean - 180, 110, 40, 0.35),
    block(light, { x, foot: 4, wide: w, high: high * 0.76, taper: 0.5 }),
    path(
      d`M${x - cabin * 0.5} ${low}L${x - cabin} ${top}H${x + cabin}L${x + cabin * 0.5} ${low}Z`,
      light.body
    ),
    path(
      d`M${x + cabin * 0.2} ${low}L${x + cabin * 0.3} ${top}H${x + cabin}L${x + cabin * 0.5} ${low}Z`,
      light.lit
    ),
    path(
      d`M${x - cabin * 0.9} ${top}h${cabin * 1.8}l-4 ${-high * 0.05}h${-cabin * 1.8 + 8}Z`,
      light.glow
    ),
    path(
      d`M${x - cabin * 1.06} ${top - high * 0.05}H${x + cabin * 1.06}L${x + cabin * 0.5} ${top - high * 0.1}H${x - cabin * 0.5}Z`,
      light.shade
    ),
    stroke(
      d`M${x + cabin * 0.5} ${top - high * 0.1}L${x + cabin * 1.06} ${top - high * 0.05}M${x + cabin} ${top}L${x + cabin * 0.5} ${low}`,
      light.rim,
      1.5
    ),
    stroke(d`M${x} ${top - high * 0.1}V${-high - 8}`, light.body, 3),
    windows(brush, { x: x - 3, y: low + 12, wide: w * 0.4, high: high * 0.5, lit: 0.35 }),
    glow(brush, [x, -high - 8], 46, 0.95),
    circle([x, -high - 8], 4.5, "#ffffff")
  ].join("");
}
var walkway = ({ light }, from, to, up) => stroke(d`M${from} ${-up + 8}H${to}`, light.body, 6) + stroke(d`M${from} ${-up + 5}H${to}`, light.rim, 1.1) + stroke(d`M${from} ${-up + 22}L${(from + to) / 2} ${-up + 10}`, light.body, 2.5);

// server/catalogue/demo/drawing/places/index.ts
var PLACES = {
  harbour,
  observatory,
  citadel,
  market,
  mine,
  relay,
  gardens,
  foundry,
  terraces,
  archive,
  drydock,
  refuge,
  waystation,
  summit
};

// server/catalogue/demo/drawing/scene/sky-sign.ts
var aurora = ({ width, horizon, palette, random, id }) => [palette.glow, palette.horizon].map((colour) => {
  const fill = id("aurora");
  const y = horizon * (0.2 + 0.35 * random.next());
  const [bend, high] = [60 + 80 * random.next(), horizon * (0.3 + 0.25 * random.next())];
  const curve = (to) => `${width * 0.3} ${to - bend} ${width * 0.62} ${to + bend}`;
  return [
    `<defs>${linearGradient(fill, [
      [0, colour, 0],
      [0.6, colour, 0.5],
      [0.8, colour, 0.28],
      [1, colour, 0]
    ])}</defs>`,
    path(
      `M0 ${y}C${curve(y)} ${width} ${y - 20}V${y - high}C${width * 0.62} ${y - high + bend} ${width * 0.3} ${y - high - bend} 0 ${y - high}Z`,
      withGradient(fill)
    )
  ].join("");
}).join("");
var ribbons = ({ width, horizon, palette, random }) => {
  const y = horizon * (0.15 + 0.5 * random.next());
  const [a, b] = [random.int(-120, 120), random.int(-120, 120)];
  return [0, 1, 2, 3].map(
    (row) => stroke(
      `M-10 ${y + row * 9}C${width * 0.35} ${y + a + row * 5} ${width * 0.6} ${y + b + row * 12} ${width + 10} ${y - 40 + row * 4}`,
      row % 2 === 0 ? palette.light : palette.glow,
      [5, 2, 9, 1.4][row] ?? 2,
      { opacity: [0.3, 0.5, 0.14, 0.6][row] ?? 0.3 }
    )
  ).join("");
};
var shards = ({ width, horizon, palette, random }) => Array.from({ length: random.int(5, 9) }, () => {
  const [x, y] = [width * random.next(), horizon * 0.85 * random.next()];
  const long = 8 + 42 * random.next() ** 2;
  const turn = random.int(-70, 70);
  const half = long * (0.14 + 0.12 * random.next());
  return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn})">${polygon(
    [
      [0, -long],
      [half, -long * 0.2],
      [0, long],
      [-half, -long * 0.1]
    ],
    palette.sky
  )}${polygon(
    [
      [0, -long],
      [half, -long * 0.2],
      [0, long]
    ],
    palette.light,
    { opacity: 0.55 }
  )}</g>`;
}).join("");

// server/catalogue/demo/drawing/scene/terrain/built.ts
var city = (layer2) => {
  const { width, top, tone, random } = layer2;
  const high = tallness(layer2);
  const foot = top + high * 0.35;
  const towers = [];
  let windows3 = "";
  for (let x = -10; x < width; ) {
    const wide = width * (0.025 + 0.05 * random.next());
    const up = high * (0.3 + 1.3 * random.next() ** 2);
    const roof = random.int(0, 2);
    const slant = roof === 0 ? wide * 0.5 * tone.from : 0;
    const outline = [
      [x, foot],
      [x, foot - up + Math.max(0, slant)],
      ...roof === 1 ? [[x + wide / 2, foot - up - wide * 0.6]] : [],
      [x + wide, foot - up + Math.max(0, -slant)],
      [x + wide, foot]
    ];
    const litX = tone.from === 1 ? x + wide * 0.68 : x;
    towers.push(
      polygon(outline, tone.body),
      rect([litX, foot - up + wide * 0.5, wide * 0.32, up], tone.lit, { opacity: 0.55 })
    );
    if (roof === 2) towers.push(rect([x + wide * 0.45, foot - up - wide, 1.6, wide], tone.body));
    for (let y = foot - up * 0.85; y < foot; y += 9) {
      for (let at = x + 3; at < x + wide - 3; at += 6) {
        if (random.chance(0.22)) windows3 += `M${at.toFixed(0)} ${y.toFixed(0)}h2.4v3.4h-2.4z`;
      }
    }
    x += wide * (1 + 0.5 * random.next());
  }
  return [
    ...towers,
    path(windows3, tone.glow, { opacity: 0.85 }),
    hazy(layer2, rolling(random, width, foot - 4, high * 0.06))
  ].join("");
};
var brokenDomes = (layer2) => {
  const { width, top, tone, random } = layer2;
  const high = tallness(layer2) * 1.1;
  const foot = top + high * 0.3;
  const domes = [0, 1, 2].slice(0, random.int(2, 3)).map((at) => {
    const r = high * (0.5 + 0.6 * random.next());
    const x = width * ((at + random.next()) / 3);
    const [from, to] = [
      Math.PI * (1 + 0.05 * random.next()),
      Math.PI * (1.45 + 0.4 * random.next())
    ];
    const on = (angle, radius) => [
      x + Math.cos(angle) * radius * tone.from,
      foot + Math.sin(angle) * radius
    ];
    const steps = Array.from({ length: 9 }, (_, step3) => from + (to - from) * step3 / 8);
    const shell = [
      ...steps.map((angle) => on(angle, r)),
      ...steps.toReversed().map((angle) => on(angle, r * (0.82 + 0.1 * random.next())))
    ];
    const ribs = steps.filter((_, step3) => step3 % 2 === 0).map((angle) => {
      const [x1, y1] = on(angle, r);
      const [x2, y2] = on(angle + 0.1, r * 0.55);
      return `M${x1.toFixed(0)} ${y1.toFixed(0)}L${x2.toFixed(0)} ${y2.toFixed(0)}`;
    });
    return [
      polygon([...steps.map((angle) => on(angle, r)), [x, foot]], tone.glow, { opacity: 0.08 }),
      polygon(shell, tone.body),
      stroke(ribs.join(""), tone.body, 2.5),
      stroke(
        `M${steps.map(
          (angle) => on(angle, r).map((part) => part.toFixed(0)).join(" ")
        ).join("L")}`,
        tone.rim,
        1.6,
        { opacity: 0.7 }
      )
    ].join("");
  });
  const ground2 = jagged(random, width, foot, high * 0.14);
  const splinters = Array.from({ length: 10 }, () => {
    const x = width * random.next();
    const y = heightAt(ground2, x) + 3;
    const up = high * (0.06 + 0.14 * random.next());
    return `M${(x - 4).toFixed(0)} ${y.toFixed(0)}L${(x + up * (random.next() - 0.5)).toFixed(0)} ${(y - up).toFixed(0)}L${(x + 4).toFixed(0)} ${y.toFixed(0)}Z`;
  });
  return domes.join("") + path(splinters.join(""), tone.lit) + hazy(layer2, ground2);
};

// server/catalogue/demo/drawing/scene/terrain/crystal.ts
function shard({ tone }, x, y, high, half, lean) {
  const tip2 = x + lean;
  const shoulder = y - high * 0.78;
  return polygon(
    [
      [x - half, y],
      [tip2 - half * 0.7, shoulder],
      [tip2, y - high],
      [tip2 + half * 0.7, shoulder],
      [x + half, y]
    ],
    tone.body
  ) + polygon(
    [
      [x, y],
      [tip2 + tone.from * half * 0.12, shoulder + high * 0.06],
      [tip2, y - high],
      [tip2 + tone.from * half * 0.7, shoulder],
      [x + tone.from * half, y]
    ],
    tone.lit
  ) + polygon(
    [
      [tip2, y - high],
      [tip2 + tone.from * half * 0.7, shoulder],
      [tip2 + tone.from * half * 0.55, shoulder + 3]
    ],
    tone.rim
  );
}
var crystals = (layer2) => {
  const { width, top, random } = layer2;
  const high = tallness(layer2) * 1.4;
  const edge2 = rolling(random, width, top, high * 0.2);
  const bundles = Array.from({ length: random.int(3, 5) }, () => {
    const x = width * random.next();
    return Array.from({ length: random.int(2, 4) }, () => {
      const at = x + width * 0.07 * (random.next() - 0.5);
      const up = high * (0.3 + 0.9 * random.next() ** 1.5);
      const lean = (at - x) * 1.2;
      return shard(layer2, at, heightAt(edge2, at) + 8, up, up * (0.1 + 0.08 * random.next()), lean);
    }).join("");
  });
  return bundles.join("") + hazy(layer2, edge2);
};

// server/catalogue/demo/drawing/scene/weather.ts
var dots = (canvas, count, largest, lowest) => {
  const { width, height, random } = canvas;
  return Array.from({ length: count }, () => {
    const r = 0.8 + largest * random.next() ** 3;
    const [x, y] = [width * random.next(), height * lowest * random.next()];
    return `M${(x - r).toFixed(0)} ${y.toFixed(0)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0`;
  }).join("");
};
var snow2 = (canvas) => path(dots(canvas, 60, 4.5, 0.75), "#ffffff", { opacity: 0.8 });
var motes = (canvas) => path(dots(canvas, 26, 3, 0.7), canvas.palette.glow, { opacity: 0.75 });
var dust = (canvas) => {
  const { width, horizon, palette, random } = canvas;
  const veils = Array.from({ length: 4 }, () => {
    const y = horizon * (0.75 + 0.4 * random.next());
    return `M0 ${y.toFixed(0)}q${(width * 0.3).toFixed(0)} ${random.int(-30, 10)} ${(width * 0.55).toFixed(0)} ${random.int(-12, 12)}t${(width * 0.5).toFixed(0)} ${random.int(-12, 12)}v${random.int(14, 30)}q${(-width * 0.5).toFixed(0)} ${random.int(-20, 20)} ${(-width * 1.05).toFixed(0)} 0z`;
  });
  return path(veils.join(""), palette.horizon, { opacity: 0.2 }) + path(dots(canvas, 22, 2, 0.7), palette.light, { opacity: 0.5 });
};
var lines = ({ width, height, random }, count, dx, dy) => Array.from({ length: count }, () => {
  const long = 0.4 + random.next();
  return `M${(width * random.next()).toFixed(0)} ${(height * 0.7 * random.next()).toFixed(0)}l${(dx * long).toFixed(0)} ${(dy * long).toFixed(0)}`;
}).join("");
var rain = (canvas) => stroke(lines(canvas, 46, -9, 30), canvas.palette.light, 1.3, { opacity: 0.4 });
var streams = (canvas) => stroke(lines(canvas, 12, 130, -7), canvas.palette.light, 1.6, {
  opacity: 0.45,
  "stroke-linecap": "round"
});
var bubbles = ({ width, height, palette, random }) => Array.from({ length: 14 }, () => {
  const r = 2 + 9 * random.next() ** 2;
  const at = [width * random.next(), height * 0.65 * random.next()];
  return circle(at, r, palette.light, { opacity: 0.16 }) + circle([at[0] - r * 0.35, at[1] - r * 0.35], r * 0.25, "#ffffff", { opacity: 0.8 });
}).join("");

// server/catalogue/demo/drawing/scene/invented-scenery.ts
var LANDS = [
  { far: [mountains, crystals], near: [crystals, arches], isWet: false, weather: [motes, snow2] },
  { far: [mesas, brokenDomes], near: [brokenDomes, dunes], isWet: false, weather: [dust, motes] },
  { far: [islands, mountains], near: [sea, islands], isWet: true, weather: [rain, bubbles] },
  { far: [city, mesas], near: [city, arches], isWet: false, weather: [streams, dust] },
  { far: [mountains, pines], near: [pines, dunes], isWet: false, weather: [snow2, motes] },
  { far: [stalks, mountains], near: [stalks, crystals], isWet: false, weather: [motes, rain] },
  { far: [arches, mesas], near: [dunes, mesas], isWet: false, weather: [dust, streams] }
];
var TINTS = [
  "#3bb7c4",
  "#c9935a",
  "#ff8fa3",
  "#7f8fff",
  "#8bd06f",
  "#d98cff",
  "#ffb14d",
  "#5fd3a2",
  "#e0685c",
  "#9fb4d8"
];
function inventedScenery(setCode) {
  const random = randomFrom("scenery", setCode);
  return {
    ...random.pick(LANDS),
    tint: random.pick(TINTS),
    signs: [random.pick([aurora, ribbons, shards])],
    worlds: random.pick([
      [0, 1],
      [1, 1],
      [1, 2],
      [2, 3]
    ]),
    town: random.pick(Object.keys(PLACES)),
    hour: random.pick(ASPECTS)
  };
}

// server/catalogue/demo/drawing/scene/mood.ts
var SCENERY = {
  SOR: {
    tint: "#3bb7c4",
    far: [mountains, crystals, mountains],
    near: [crystals, arches, crystals, dunes],
    isWet: false,
    weather: [motes, motes, snow2],
    signs: [shards, ribbons],
    worlds: [1, 1],
    town: "observatory",
    hour: "VIGILANCE"
  },
  SHD: {
    tint: "#c9935a",
    far: [mesas, brokenDomes, city],
    near: [brokenDomes, brokenDomes, mesas, dunes],
    isWet: false,
    weather: [dust, dust, motes],
    signs: [shards],
    worlds: [0, 1],
    town: "foundry",
    hour: "CUNNING"
  },
  TWI: {
    tint: "#35c4c9",
    far: [islands, sea, islands, mountains],
    near: [sea, islands, sea],
    isWet: true,
    weather: [rain, bubbles, motes],
    signs: [ribbons],
    worlds: [2, 3],
    town: "harbour",
    hour: "COMMAND"
  },
  JTL: {
    tint: "#ff8fa3",
    far: [mesas, city, arches],
    near: [city, stalks, mesas, arches],
    isWet: false,
    weather: [streams, streams, dust],
    signs: [ribbons, ribbons, shards],
    worlds: [1, 2],
    town: "drydock",
    hour: "AGGRESSION"
  },
  LOF: {
    tint: "#7f8fff",
    far: [mountains, mountains, pines],
    near: [pines, pines, dunes, crystals],
    isWet: false,
    weather: [snow2, snow2, motes],
    signs: [aurora],
    worlds: [0, 1],
    town: "refuge",
    hour: "VILLAINY"
  }
};
var sceneryOf = (setCode) => SCENERY[setCode] ?? inventedScenery(setCode);

// server/catalogue/demo/drawing/scene/sky.ts
function daySky({ width, height, horizon, sun, palette, id }) {
  const [air, glow2, disc2] = [id("air"), id("glow"), id("disc")];
  const at = (y) => Math.max(0, Math.min(1, y / height));
  return [
    "<defs>",
    linearGradient(air, [
      [0, palette.zenith],
      [at(horizon * 0.55), palette.sky],
      [at(horizon), palette.horizon],
      [1, palette.sky]
    ]),
    radialGradient(glow2, [
      [0, palette.light, 0.85],
      [0.3, palette.horizon, 0.45],
      [1, palette.horizon, 0]
    ]),
    linearGradient(disc2, [
      [0, "#ffffff"],
      [1, mix(palette.light, palette.horizon, 0.5)]
    ]),
    "</defs>",
    rect([0, 0, width, height], withGradient(air)),
    circle([sun.x, sun.y], sun.r * 5, withGradient(glow2)),
    circle([sun.x, sun.y], sun.r, withGradient(disc2))
  ].join("");
}
function nightSky({ width, height, palette, random, id }) {
  const dark = id("dark");
  const deep = mix(palette.zenith, "#04060f", 0.45);
  const nebulae = Array.from({ length: random.int(3, 4) }, (_, at) => {
    const cloud2 = id("cloud");
    const colour = [palette.sky, palette.horizon, palette.glow, palette.sky][at] ?? palette.sky;
    const [x, y] = [width * random.next(), height * (0.05 + 0.5 * random.next())];
    const r = width * (0.35 + 0.35 * random.next());
    return [
      `<defs>${radialGradient(cloud2, [
        [0, colour, at === 1 ? 0.4 : at === 2 ? 0.16 : 0.85],
        [0.5, colour, at === 0 ? 0.4 : 0.12],
        [1, colour, 0]
      ])}</defs>`,
      ellipse([0, 0], r, r * (0.35 + 0.4 * random.next()), withGradient(cloud2), {
        transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(${random.int(-40, 40)})`
      })
    ].join("");
  });
  return [
    `<defs>${linearGradient(dark, [
      [0, deep],
      [0.55, mix(palette.sky, palette.zenith, 0.45)],
      [1, deep]
    ])}</defs>`,
    rect([0, 0, width, height], withGradient(dark)),
    ...nebulae
  ].join("");
}
function stars({ width, height, palette, random }, count, share) {
  const small2 = Array.from({ length: count }, () => {
    const [x, y] = [random.int(0, width), random.int(0, Math.round(height * share))];
    const r = 0.5 + random.next() ** 3 * 1.6;
    return `M${x} ${y}m-${r.toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0-${(2 * r).toFixed(1)} 0`;
  });
  const half = Math.floor(count / 2);
  const bright = Array.from({ length: 4 }, () => {
    const [x, y] = [random.int(0, width), random.int(0, Math.round(height * share))];
    const r = random.int(5, 11);
    return `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`;
  });
  return [
    path(small2.slice(0, half).join(""), "#ffffff", { opacity: 0.85 }),
    path(small2.slice(half).join(""), palette.light, { opacity: 0.5 }),
    path(bright.join(""), "#ffffff", { opacity: 0.9 })
  ].join("");
}
function clouds({ width, horizon, sun, palette, random }, count) {
  return Array.from({ length: count }, () => {
    const y = horizon * (0.15 + 0.7 * random.next());
    const x = width * (random.next() * 1.2 - 0.1);
    const long = width * (0.18 + 0.34 * random.next());
    const high = 5 + 12 * random.next();
    const near = 1 - Math.min(1, Math.abs(y - sun.y) / horizon);
    const colour = mix(mix(palette.sky, palette.zenith, 0.2), palette.light, 0.2 + 0.5 * near);
    const bumps = [-0.8, -0.35, 0.05, 0.5].map((at) => {
      const [r, cx] = [long * (0.1 + 0.13 * random.next()), x + at * long];
      return `M${(cx - r).toFixed(0)} ${y.toFixed(0)}a${r.toFixed(0)} ${(high * (0.7 + random.next())).toFixed(0)} 0 0 1 ${(2 * r).toFixed(0)} 0z`;
    }).join("");
    return path(bumps, colour, { opacity: 0.55 }) + ellipse([x, y], long, high * 0.45, colour, { opacity: 0.5 });
  }).join("");
}

// server/catalogue/demo/drawing/subject/place-subject.ts
var OWN_SIZE = 200;
function placeSubject(canvas, subject, stage) {
  const { random } = canvas;
  const all = Array.from(
    { length: subject.count },
    (_, at) => placeOne(canvas, subject, stage, at)
  );
  return (random.chance(0.5) ? all : all.toReversed()).join("");
}
function placeOne(canvas, { draw, manner, size, count, random }, stage, at) {
  const { width, height, palette, sun, id } = canvas;
  const isWide = width > height;
  const middle = stage.x / width;
  const spread = count === 1 ? 0 : (at - (count - 1) / 2) * 0.26;
  const x = width * (middle + spread + 0.06 * (random.next() - 0.5));
  const from = sun.x < x ? -1 : 1;
  const brush = {
    random,
    light: lightAt(palette, manner === "flies" ? 0.55 : 0.85, from),
    id
  };
  const scale = size / OWN_SIZE * (count > 1 ? 0.86 + 0.22 * random.next() : 1) * (isWide ? 1.06 : 1);
  const looksLeft = random.chance(0.5) ? -1 : 1;
  const turned = { ...brush, light: { ...brush.light, from: from * looksLeft } };
  if (manner === "stands") {
    const y2 = stage.y + (count > 1 ? at % 2 * 12 : 0);
    return ellipse([x, y2], 62 * scale, 7 * scale, palette.shadow, { opacity: 0.5 }) + `<g transform="translate(${x.toFixed(0)} ${y2.toFixed(0)}) scale(${(scale * looksLeft).toFixed(2)} ${scale.toFixed(2)})">${draw(turned)}</g>`;
  }
  const y = height * (isWide ? 0.42 : 0.36) + spread * height * 0.4;
  if (manner === "hangs") {
    return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${scale.toFixed(2)})">${draw(brush)}</g>`;
  }
  const tilt = random.int(-24, 14);
  return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${(scale * looksLeft).toFixed(2)} ${scale.toFixed(2)}) rotate(${tilt})">${draw(turned)}</g>`;
}

// server/catalogue/demo/drawing/things/parts/halves.ts
var halves = (light, half, rim = 1.8) => path(half(-1), light.body) + path(half(1), light.lit) + stroke(half(-1), light.shade, rim, { opacity: 0.7 }) + stroke(half(1), light.rim, rim, { "stroke-linejoin": "round" });

// server/catalogue/demo/drawing/things/parts/hero.ts
function hero(brush, tilt, ...parts) {
  const { light, random } = brush;
  return glow(brush, [0, 0], 118, 0.34) + facing(light, group(d`rotate(${tilt})`, ...parts), motes2(brush, random.int(5, 9)));
}
function motes2({ random, light }, count) {
  let stars3 = "";
  for (let at = 0; at < count; at++) {
    const angle = Math.PI * 2 * random.next();
    const [far, r] = [between(random, 70, 108), between(random, 1.4, 4)];
    const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far];
    stars3 += d`M${x} ${y - r}L${x + r * 0.35} ${y}L${x} ${y + r}L${x - r * 0.35} ${y}Z`;
  }
  return path(stars3, light.glow, { opacity: 0.9 });
}

// server/catalogue/demo/drawing/things/gear/beacon.ts
var beacon = (brush) => {
  const { random, light } = brush;
  const w = between(random, 20, 30);
  const lamp = between(random, -34, -14);
  const high = between(random, 34, 50);
  const rays2 = random.int(1, 3);
  return hero(
    brush,
    between(random, -5, 5),
    times(
      rays2,
      (at) => beam(brush, [0, lamp], (at - (rays2 - 1) / 2) * 56 + between(random, -10, 10), 88, 44, 0.65)
    ),
    legs(brush, lamp + high * 0.6, w),
    glow(brush, [0, lamp], 78, 0.9),
    halves(
      light,
      (side) => d`M0 ${lamp + high * 0.5}H${side * w}L${side * w * 0.7} ${lamp + high * 0.5 + 26}L0 ${lamp + high * 0.5 + 34}`
    ),
    rect([-w * 0.5, lamp + high * 0.5 + 9, w, 4], light.glow, { rx: 2 }),
    crystal(brush, lamp, w, high),
    halves(
      light,
      (side) => d`M0 ${lamp - high * 0.5 - 12}L${side * w * 0.9} ${lamp - high * 0.5}L${side * w * 0.8} ${lamp - high * 0.5 + 6}H0`
    ),
    stroke(
      d`M${-w * 0.8} ${lamp - high * 0.5 + 6}V${lamp + high * 0.5}M${w * 0.8} ${lamp - high * 0.5 + 6}V${lamp + high * 0.5}`,
      light.body,
      3
    ),
    stroke(d`M${w * 0.8 + 1.4} ${lamp - high * 0.5 + 6}V${lamp + high * 0.5}`, light.rim, 1.4),
    stroke(d`M0 ${lamp - high * 0.5 - 12}v-14`, light.body, 2.6),
    circle([0, lamp - high * 0.5 - 27], 3, light.glow)
  );
};
function legs({ random, light }, top, w) {
  const out = between(random, 40, 68);
  const foot = 104;
  return [
    ellipse([0, foot - 2], out * 1.1, 7, light.shade, { opacity: 0.5 }),
    path(d`M-6 ${top}L-4 ${foot}H4L6 ${top}Z`, light.shade),
    path(d`M${-w * 0.8} ${top}L${-out} ${foot}h12L${-w * 0.2} ${top}Z`, light.body),
    path(d`M${w * 0.8} ${top}L${out} ${foot}h-12L${w * 0.2} ${top}Z`, light.lit),
    stroke(d`M${w * 0.8} ${top}L${out} ${foot}`, light.rim, 2),
    stroke(d`M${-out * 0.6} ${(top + foot) * 0.54}H${out * 0.6}`, light.body, 4),
    path(d`M${-out - 6} ${foot}h24v5h-24ZM${out - 18} ${foot}h24v5h-24Z`, light.shade)
  ].join("");
}
function crystal({ random, light }, y, w, high) {
  const kind = random.int(0, 2);
  const r = w * 0.55;
  if (kind === 0)
    return circle([0, y], r * 1.05, light.glow) + circle([r * 0.2, y - r * 0.2], r * 0.6, "#ffffff", { opacity: 0.85 });
  if (kind === 1)
    return path(d`M0 ${y - high * 0.46}L${r} ${y}L0 ${y + high * 0.46}L${-r} ${y}Z`, light.glow) + path(d`M0 ${y - high * 0.46}L${r} ${y}L0 ${y + high * 0.2}Z`, "#ffffff", { opacity: 0.8 });
  return times(
    3,
    (at) => rect(
      [-r, y - high * 0.36 + at * high * 0.26, r * 2, high * 0.18],
      at === 1 ? "#ffffff" : light.glow,
      { rx: 3 }
    )
  );
}

// server/catalogue/demo/drawing/things/gear/blade.ts
var blade = (brush) => {
  const { random, light } = brush;
  const wide = between(random, 9, 19);
  const root = 36;
  const edge2 = random.pick([straight, leaf, hooked]);
  return hero(
    brush,
    between(random, 24, 48) * random.pick([1, -1]),
    halves(light, (side) => edge2(side, wide, root)),
    glow(brush, [0, -24], 52, 0.4),
    stroke(d`M0 ${root - 6}V${between(random, -62, -20)}`, light.glow, between(random, 2, 4)),
    times(random.int(0, 3), (at) => path(d`M0 ${8 - at * 20}l4 -5l-4 -5l-4 5Z`, "#ffffff")),
    guard(brush, root, wide),
    rect([-4.5, root + 6, 9, 46], light.shade),
    times(
      6,
      (at) => path(d`M-5 ${root + 10 + at * 7}l10 -4v3.4l-10 4Z`, at % 2 ? light.body : light.lit)
    ),
    halves(light, (side) => d`M0 ${root + 50}l${side * 9} 5l${side * -3} 9l${side * -6} 4`),
    circle([0, root + 59], 3, light.glow)
  );
};
var straight = (side, wide, root) => d`M0 -108L${side * wide * 0.8} ${-104 + wide * 1.5}L${side * wide} ${root}H0`;
var leaf = (side, wide, root) => d`M0 -106Q${side * wide * 1.7} -60 ${side * wide * 1.2} -30Q${side * wide * 0.5} 0 ${side * wide * 0.9} ${root}H0`;
var hooked = (side, wide, root) => side === 1 ? d`M0 -70L22 -106Q${wide * 2} -40 ${wide} ${root}H0` : d`M0 -70L${-wide * 0.4} -54Q${-wide} -20 ${-wide * 0.8} ${root}H0`;
function guard({ random, light }, y, wide) {
  const reach = wide + between(random, 12, 26);
  const bend = between(random, -18, 18);
  return halves(
    light,
    (side) => d`M0 ${y - 7}L${side * wide} ${y - 5}L${side * reach} ${y + bend - 4}L${side * (reach - 4)} ${y + bend + 5}L${side * wide * 0.8} ${y + 7}L0 ${y + 12}`
  ) + circle([0, y + 2], 5, light.shade) + circle([0, y + 2], 3, light.glow);
}

// server/catalogue/demo/drawing/things/gear/boots.ts
var boots = (brush) => {
  const { random, light } = brush;
  const dark = { ...light, lit: light.body, body: light.shade, rim: light.lit };
  const style = {
    shaft: between(random, 78, 104),
    cuff: between(random, 4, 12),
    bands: random.int(2, 4),
    isPlated: random.chance(0.5),
    wing: random.chance(0.5) ? between(random, 18, 32) : 0
  };
  return hero(
    brush,
    between(random, -8, 4),
    group(
      d`translate(-52 -6) rotate(${between(random, 6, 18)}) scale(0.9)`,
      boot({ ...brush, light: dark }, style)
    ),
    group("translate(14 6)", boot(brush, style))
  );
};
function boot(brush, { shaft, cuff, bands: bands2, isPlated, wing }) {
  const { light } = brush;
  const top = 62 - shaft - 60;
  return [
    glow(brush, [14, 84], 56, 0.75, 0.35),
    wing ? path(d`M-24 34L${-30 - wing} ${8 - wing}L-18 10Z`, light.lit) + path(d`M-26 40L${-28 - wing * 0.7} 26L-20 24Z`, light.body) : "",
    path(
      d`M${-24 - cuff} ${top}H${22 + cuff}L21 24Q24 36 50 44Q70 50 70 70H-28Q-32 40 -24 20Z`,
      light.body
    ),
    path(d`M4 ${top}H${22 + cuff}L21 24Q24 36 50 44Q70 50 70 70H36Q34 44 6 36Z`, light.lit),
    path(d`M${-24 - cuff} ${top}h9L-14 24Q-20 50 -16 70H-28Q-32 40 -24 20Z`, light.shade),
    times(bands2, (at) => {
      const y = top + 22 + at * 21;
      return path(d`M-23 ${y}L22 ${y + 4}v8L-23 ${y + 8}Z`, light.shade) + rect([2, y + 2, 9, 8], at % 2 ? light.glow : light.rim);
    }),
    isPlated ? path(d`M10 ${top + 6}L28 ${top + 14}L27 22L12 26Z`, light.lit) + stroke(d`M28 ${top + 14}L27 22`, light.rim, 1.8) + path("M34 46Q56 48 64 66H40Z", light.body) : stroke("M22 30L34 24M30 38L40 32", light.rim, 2.4),
    path(d`M${-26 - cuff} ${top - 5}H${24 + cuff}l2 12H${-28 - cuff}Z`, light.body),
    path(d`M8 ${top - 5}H${24 + cuff}l2 12H8Z`, light.lit),
    stroke(d`M${-26 - cuff} ${top - 5}H${24 + cuff}`, light.rim, 1.8),
    stroke(d`M21 24Q24 36 50 44Q70 50 70 70`, light.rim, 2.2),
    path("M-30 68H72L70 80H20L14 76H2L-2 80H-28Z", light.shade),
    rect([-24, 78, 22, 5], light.glow, { rx: 2 }),
    rect([22, 78, 44, 5], light.glow, { rx: 2 }),
    circle([-10, 48], 5, light.glow)
  ].join("");
}

// server/catalogue/demo/drawing/things/gear/charm.ts
var charm = (brush) => {
  const { random, light } = brush;
  const wide = between(random, 34, 62);
  const beads = random.int(2, 4);
  return hero(
    brush,
    between(random, -12, 12),
    stroke(
      d`M0 -14C${-wide} -40 ${-wide} -106 -8 -106C${wide} -112 ${wide} -40 0 -14`,
      light.shade,
      4
    ),
    stroke(d`M0 -14C${wide} -40 ${wide} -112 -8 -106`, light.lit, 2.4),
    times(beads * 2, (at) => {
      const side = at % 2 ? 1 : -1;
      const t = 0.1 + Math.floor(at / 2) * 0.085;
      const x = side * wide * 3 * t * (1 - t) ** 2 + side * wide * 3 * t * t * (1 - t);
      const y = -14 - 92 * t * t * (3 - 2 * t) - 70 * t * (1 - t);
      return circle([x, y], 5.6 - t * 6, at % 3 ? light.body : light.lit) + circle([x + 1.4, y - 1.4], 1.4, light.rim);
    }),
    circle([0, -12], 8, "none", { stroke: light.rim, "stroke-width": 3 }),
    glow(brush, [0, 40], 64, 0.7),
    random.pick([gem2, crescent, eye, tooth])(brush)
  );
};
function gem2({ random, light }) {
  const w = between(random, 26, 40);
  return [
    halves(light, (side) => d`M0 -2L${side * w} 24L${side * w * 0.8} 60L0 98`),
    path(d`M0 20L${w * 0.5} 34L${w * 0.36} 56L0 98L${-w * 0.36} 56L${-w * 0.5} 34Z`, light.glow, {
      opacity: 0.85
    }),
    path(d`M0 20L${w * 0.5} 34L${w * 0.36} 56L0 42Z`, "#ffffff", { opacity: 0.7 }),
    stroke(d`M0 -2V20M${w} 24L${w * 0.5} 34M${-w} 24L${-w * 0.5} 34`, light.rim, 1, {
      opacity: 0.7
    })
  ].join("");
}
function crescent({ random, light }) {
  const inner = between(random, 26, 36);
  return group(
    d`translate(0 44) rotate(${between(random, -30, 30)})`,
    path(d`M-24 -42A48 48 0 1 0 24 -42A${inner} ${inner} 0 1 1 -24 -42Z`, light.body),
    path(d`M0 48A48 48 0 0 0 24 -42A${inner} ${inner} 0 0 1 0 ${inner * 0.6}Z`, light.lit),
    stroke("M6 47.6A48 48 0 0 0 24 -42", light.rim, 2.2),
    path("M0 -22L6 -5L22 0L6 5L0 22L-6 5L-22 0L-6 -5Z", light.glow),
    circle([0, 0], 4, "#ffffff")
  );
}
function eye({ random, light }) {
  const petals = random.int(6, 10);
  return [
    times(
      petals,
      (at) => group(
        d`translate(0 44) rotate(${360 * at / petals})`,
        path("M0 -54L9 -30H-9Z", at * 2 < petals ? light.lit : light.body)
      )
    ),
    circle([0, 44], 36, light.body),
    path("M0 8A36 36 0 0 1 0 80Q14 44 0 8Z", light.lit),
    stroke("M0 8A36 36 0 0 1 18 75", light.rim, 2),
    path("M-28 44Q0 16 28 44Q0 72 -28 44Z", light.shade),
    circle([0, 44], 12, light.glow),
    path(
      random.chance(0.5) ? "M0 32Q5 44 0 56Q-5 44 0 32Z" : "M-5 44L0 39L5 44L0 49Z",
      light.shade
    )
  ].join("");
}
function tooth({ random, light }) {
  const bend = between(random, -22, 22);
  return [
    halves(
      light,
      (side) => d`M0 0Q${side * 30} 6 ${side * 22} 36Q${side * 16 + bend * 0.4} 70 ${bend} 104`
    ),
    path("M-22 6Q0 -8 22 6L20 22Q0 30 -20 22Z", light.shade),
    stroke("M-20 13Q0 20 20 13", light.glow, 2.6, { "stroke-dasharray": "5 3" }),
    times(
      3,
      (at) => stroke(d`M${-9 + bend * 0.1 * at} ${40 + at * 13}l${16 - at * 3} ${-4}`, light.glow, 2)
    )
  ].join("");
}

// server/catalogue/demo/drawing/things/gear/cloak.ts
var cloak = (brush) => {
  const { random, light } = brush;
  const blow = between(random, -34, 30);
  const wide = between(random, 54, 80);
  const hem = [0, 1, 2, 3, 4].map((at) => between(random, 78, 106) - Math.abs(at - 2) * 4);
  const x = (share) => share * wide + blow;
  const [h0 = 90, h1 = 90, h2 = 90, h3 = 90, h4 = 90] = hem;
  const hood2 = between(random, 84, 104);
  const folds = [-0.45, 0.05, 0.42].map((at) => ({ at, w: between(random, 0.1, 0.2) }));
  return hero(
    brush,
    between(random, -6, 6),
    path(
      d`M0 -40L-34 -34Q${-wide * 0.9} 20 ${x(-1)} ${h0}Q${x(-0.75)} ${h1 - 26} ${x(-0.5)} ${h1}Q${x(-0.25)} ${h2 - 22} ${x(0)} ${h2}Q${x(0.25)} ${h3 - 22} ${x(0.5)} ${h3}Q${x(0.75)} ${h4 - 26} ${x(1)} ${h4}Q${wide * 0.9} 20 34 -34Z`,
      light.body
    ),
    path(
      d`M10 -40Q${wide * 0.3} 20 ${x(0.5)} ${h3}Q${x(0.75)} ${h4 - 26} ${x(1)} ${h4}Q${wide * 0.9} 20 34 -34Z`,
      light.lit
    ),
    ...folds.map(
      ({ at, w }) => path(
        d`M${at * 24} -30Q${at * wide * 0.7} 20 ${x(at)} ${h2 - 14}Q${at * wide * 0.8 + w * wide} 20 ${at * 24 + 4} -30Z`,
        light.shade,
        { opacity: 0.75 }
      )
    ),
    stroke(d`M34 -34Q${wide * 0.9} 20 ${x(1)} ${h4}`, light.rim, 2),
    stroke(
      d`M${x(-1)} ${h0}Q${x(-0.75)} ${h1 - 26} ${x(-0.5)} ${h1}Q${x(-0.25)} ${h2 - 22} ${x(0)} ${h2}Q${x(0.25)} ${h3 - 22} ${x(0.5)} ${h3}Q${x(0.75)} ${h4 - 26} ${x(1)} ${h4}`,
      light.glow,
      random.pick([1.4, 3.2]),
      { opacity: 0.8 }
    ),
    path(d`M-46 -26Q-40 -46 -22 -50H22Q40 -46 46 -26Q0 -4 -46 -26Z`, light.body),
    path("M8 -50H22Q40 -46 46 -26Q28 -18 14 -16Z", light.lit),
    stroke("M22 -50Q40 -46 46 -26", light.rim, 1.8),
    path(
      d`M-32 -36Q-40 ${-hood2 * 0.9} 4 ${-hood2}Q42 ${-hood2 * 0.86} 32 -36Q0 -20 -32 -36Z`,
      light.body
    ),
    path(d`M4 ${-hood2}Q42 ${-hood2 * 0.86} 32 -36L20 -32Q26 ${-hood2 * 0.7} 4 ${-hood2}Z`, light.lit),
    path(
      d`M-20 -38Q-26 ${-hood2 * 0.76} 0 ${-hood2 * 0.84}Q26 ${-hood2 * 0.76} 20 -38Q0 -26 -20 -38Z`,
      light.shade
    ),
    stroke(d`M4 ${-hood2}Q42 ${-hood2 * 0.86} 32 -36`, light.rim, 2),
    glow(brush, [0, -24], 22, 0.8),
    random.chance(0.5) ? circle([0, -25], 5.5, light.glow) : path("M0 -33L7 -25L0 -17L-7 -25Z", light.glow),
    stroke("M-28 -34Q-14 -24 -5 -25M28 -34Q14 -24 5 -25", light.rim, 1.6)
  );
};

// server/catalogue/demo/drawing/things/gear/compass.ts
var compass = (brush) => {
  const { random, light } = brush;
  const r = between(random, 62, 74);
  return hero(
    brush,
    between(random, -16, 16),
    random.chance(0.5) ? lid(brush, r) : gimbal(brush, r),
    circle([0, 8], r, light.body),
    path(
      d`M0 ${8 - r}A${r} ${r} 0 0 1 ${r * 0.5} ${8 + r * 0.866}A${r * 1.3} ${r * 1.3} 0 0 0 0 ${8 - r}Z`,
      light.lit
    ),
    stroke(d`M0 ${8 - r}A${r} ${r} 0 0 1 ${r * 0.5} ${8 + r * 0.866}`, light.rim, 2.4),
    circle([0, 8], r * 0.82, light.shade),
    glow(brush, [0, 8], r * 0.82, 0.55),
    times(random.pick([8, 12, 16, 24]), (at) => {
      const step3 = 15 * Math.round(at * 360 / 24 / 15);
      return group(
        d`translate(0 8) rotate(${step3 + at * 7.5})`,
        rect([-0.8, -r * 0.78, 1.6, at % 4 ? 5 : 10], light.rim)
      );
    }),
    circle([0, 8], r * between(random, 0.42, 0.56), "none", {
      stroke: light.lit,
      "stroke-width": 2
    }),
    stars2(brush, r),
    needle2(brush, r),
    path(
      d`M${-r * 0.6} ${8 - r * 0.4}A${r * 0.76} ${r * 0.76} 0 0 1 ${r * 0.2} ${8 - r * 0.72}Q${-r * 0.3} ${8 - r * 0.6} ${-r * 0.6} ${8 - r * 0.4}Z`,
      "#ffffff",
      { opacity: 0.22 }
    )
  );
};
function needle2({ random, light }, r) {
  const long = r * between(random, 0.64, 0.76);
  const wide = between(random, 6, 11);
  return group(
    d`translate(0 8) rotate(${between(random, -70, 70)})`,
    path(d`M0 ${-long}L${wide} 0H0Z`, "#ffffff"),
    path(d`M0 ${-long}L${-wide} 0H0Z`, light.glow),
    path(d`M0 ${long * 0.8}L${wide} 0H${-wide}Z`, light.body),
    path(d`M0 ${long * 0.8}L${wide} 0H0Z`, light.lit),
    circle([0, 0], 4.5, light.rim)
  );
}
function stars2({ random, light }, r) {
  const points = times(random.int(4, 6), (at) => {
    const angle = at * 1.1 + between(random, 0, 0.6);
    const far = r * between(random, 0.2, 0.6);
    return d`${at ? "L" : "M"}${Math.cos(angle) * far} ${8 + Math.sin(angle) * far}`;
  });
  return stroke(points, light.glow, 1, { opacity: 0.7, "stroke-dasharray": "2 2" });
}
var lid = ({ light }, r) => ellipse([0, -r * 0.92], r * 0.86, r * 0.42, light.shade) + path(
  d`M0 ${-r * 1.34}A${r * 0.86} ${r * 0.42} 0 0 1 ${r * 0.86} ${-r * 0.92}L0 ${-r * 0.7}Z`,
  light.body
) + stroke(
  d`M${-r * 0.3} ${-r * 1.32}A${r * 0.86} ${r * 0.42} 0 0 1 ${r * 0.86} ${-r * 0.92}`,
  light.rim,
  2
) + rect([-9, -r * 0.98, 18, 10], light.lit);
var gimbal = ({ light, random }, r) => {
  const flat = between(random, 0.3, 0.6);
  return group(
    d`translate(0 8) rotate(${between(random, -40, 40)})`,
    ellipse([0, 0], r * 1.34, r * flat, "none", { stroke: light.body, "stroke-width": 6 }),
    stroke(d`M0 ${-r * flat - 3}A${r * 1.36} ${r * flat + 3} 0 0 1 ${r * 1.36} 0`, light.rim, 1.8),
    circle([r * 1.34, 0], 6, light.lit),
    circle([-r * 1.34, 0], 6, light.body)
  );
};

// server/catalogue/demo/drawing/things/gear/engine.ts
var engine = (brush) => {
  const { random, light } = brush;
  const r = between(random, 38, 50);
  const long = between(random, 66, 92);
  const rings2 = random.int(2, 4);
  const nose = -long + 18;
  return hero(
    brush,
    between(random, -30, 12),
    fins(brush, r),
    path(
      d`M${nose} ${-r * 0.6}Q${nose - 26} ${-r * 0.3} ${nose - 26} 0Q${nose - 26} ${r * 0.3} ${nose} ${r * 0.6}Z`,
      light.shade
    ),
    path(d`M${nose} ${-r * 0.7}L-20 ${-r}H30V${r}H-20L${nose} ${r * 0.7}Z`, light.body),
    path(d`M${nose} ${-r * 0.7}L-20 ${-r}H30V${-r * 0.4}H-20L${nose} ${-r * 0.3}Z`, light.lit),
    path(d`M${nose} ${r * 0.3}L-20 ${r * 0.45}H30V${r}H-20L${nose} ${r * 0.7}Z`, light.shade),
    stroke(d`M${nose} ${-r * 0.7}L-20 ${-r}H30`, light.rim, 2.2),
    times(rings2, (at) => {
      const x = -44 + at * 20;
      return stroke(
        d`M${x} ${-r * 0.92}Q${x + 13} 0 ${x} ${r * 0.92}`,
        at % 2 ? light.glow : light.shade,
        at % 2 ? 2.6 : 5
      );
    }),
    pipes(brush, r),
    path(d`M30 ${-r * 0.86}L66 ${-r * 1.12}V${r * 1.12}L30 ${r * 0.86}Z`, light.body),
    path(d`M30 ${-r * 0.86}L66 ${-r * 1.12}V${-r * 0.4}L30 ${-r * 0.3}Z`, light.lit),
    stroke(d`M30 ${-r * 0.86}L66 ${-r * 1.12}`, light.rim, 2),
    ellipse([66, 0], r * 0.42, r * 1.12, light.shade),
    stroke(d`M66 ${-r * 1.12}A${r * 0.42} ${r * 1.12} 0 0 1 66 ${r * 1.12}`, light.rim, 2.4),
    glow(brush, [70, 0], r * 1.5, 0.9),
    ellipse([67, 0], r * 0.32, r * 0.9, light.glow),
    ellipse([68, 0], r * 0.18, r * 0.56, "#ffffff", { opacity: 0.9 }),
    times(random.int(5, 7), (at) => {
      const angle = at * 0.95;
      return stroke(
        d`M67 0L${67 + Math.cos(angle) * r * 0.36} ${Math.sin(angle) * r}`,
        light.shade,
        2.4,
        { opacity: 0.6 }
      );
    }),
    circle([67, 0], r * 0.13, light.shade)
  );
};
function fins({ random, light }, r) {
  const out = between(random, 14, 40);
  return [-1, 1].map(
    (side) => path(
      d`M-36 ${side * r * 0.8}L-8 ${side * (r + out)}H22L18 ${side * r * 0.8}Z`,
      side === 1 ? light.shade : light.body
    ) + stroke(d`M-8 ${side * (r + out)}H22`, side === 1 ? light.body : light.rim, 1.8)
  ).join("");
}
function pipes({ random, light }, r) {
  return times(random.int(2, 3), (at) => {
    const y = -r * 0.2 + at * r * 0.36;
    const [from, to] = [between(random, -62, -40), between(random, 0, 26)];
    return stroke(d`M${from} ${y - 9}Q${from} ${y} ${from + 8} ${y}H${to}q7 0 7 9`, light.shade, 6, {
      "stroke-linecap": "round"
    }) + stroke(d`M${from + 8} ${y - 1.6}H${to}`, light.rim, 1.3);
  });
}

// server/catalogue/demo/drawing/things/gear/gauntlets.ts
var gauntlets = (brush) => {
  const { random, light } = brush;
  const spread = between(random, 8, 22);
  const dark = { ...light, lit: light.body, body: light.shade };
  const style = {
    flare: between(random, 30, 42),
    rings: random.int(2, 4),
    isOpen: random.chance(0.5),
    fin: between(random, 0, 26)
  };
  return hero(
    brush,
    between(random, -6, 6),
    group(
      d`translate(-42 8) rotate(${-spread}) scale(-0.86 0.86)`,
      glove({ ...brush, light: dark }, style)
    ),
    group(d`translate(34 0) rotate(${spread * 0.8})`, glove(brush, style))
  );
};
function glove(brush, { flare, rings: rings2, isOpen, fin }) {
  const { light } = brush;
  return [
    fin > 8 ? path(d`M20 70L${30 + fin} 10L22 24Z`, light.body) + stroke(d`M${30 + fin} 10L20 70`, light.rim, 1.4) : "",
    path(d`M-22 10L${-flare} 92Q0 104 ${flare} 92L22 10Z`, light.body),
    path(d`M6 10L10 98Q26 97 ${flare} 92L22 10Z`, light.lit),
    times(rings2, (at) => {
      const [y, w] = [30 + at * 17, 24 + (flare - 24) * ((at + 1) / 5)];
      return path(
        d`M${-w - 2} ${y}Q0 ${y + 12} ${w + 2} ${y}l1.6 9Q0 ${y + 21} ${-w - 3.6} ${y + 9}Z`,
        at % 2 ? light.shade : light.body
      ) + path(d`M${w * 0.3} ${y + 5.4}L${w + 2} ${y}l1.6 9L${w * 0.34} ${y + 14.6}Z`, light.lit);
    }),
    stroke(d`M22 10L${flare} 92`, light.rim, 2),
    path("M-26 -36L-28 8Q0 20 26 8L28 -36Q0 -48 -26 -36Z", light.body),
    path("M4 -42L8 15L26 8L28 -36Q16 -42 4 -42Z", light.lit),
    isOpen ? fingers(light) : fist(light),
    glow(brush, [0, -10], 26, 0.8),
    path("M0 -26L13 -14L8 4H-8L-13 -14Z", light.shade),
    path("M0 -20L8 -12L5 0H-5L-8 -12Z", light.glow),
    stroke("M28 -36L26 8", light.rim, 1.8),
    rect([-12, 84, 18, 4], light.glow, { rx: 2 })
  ].join("");
}
var fingers = (light) => [-20, -6.5, 7, 20].map((x, at) => {
  const long = [40, 54, 56, 44][at] ?? 44;
  const lean = (at - 1.5) * 7;
  return group(
    d`translate(${x} -38) rotate(${lean})`,
    rect([-6, -long, 12, long + 4], light.body, { rx: 5.5 }),
    rect([1, -long + 1, 5, long], light.lit, { rx: 2.5 }),
    stroke(d`M-6 ${-long * 0.34}H6M-6 ${-long * 0.66}H6`, light.shade, 2),
    stroke(d`M6 ${-long + 5}V-2`, light.rim, 1.2)
  );
}).join("") + group(
  "translate(-28 0) rotate(-42)",
  rect([-7, -36, 13, 38], light.shade, { rx: 6 }),
  stroke("M-6 -16H6", light.body, 2)
);
var fist = (light) => [-20, -6.5, 7, 20].map(
  (x) => rect([x - 6.5, -66, 13, 34], light.body, { rx: 5 }) + rect([x + 0.5, -66, 6, 33], light.lit, { rx: 3 }) + stroke(d`M${x - 6} -48H${x + 6}`, light.shade, 2) + circle([x, -58], 2.4, light.glow)
).join("") + stroke("M14 -66H26", light.rim, 1.6) + path("M-32 -34Q-34 -18 -18 -14L14 -20Q20 -30 10 -34Z", light.body) + stroke("M-18 -14L14 -20", light.shade, 2);

// server/catalogue/demo/drawing/things/gear/harness.ts
var harness = (brush) => {
  const { random, light } = brush;
  const shoulder = between(random, 50, 66);
  const waist = between(random, 36, 50);
  const core = between(random, 16, 23);
  const strap = between(random, 11, 17);
  return hero(
    brush,
    between(random, -6, 6),
    pack(brush, shoulder * between(random, 0.7, 0.95)),
    path(
      d`M${-shoulder * 0.7} -66L${-waist * 0.8} 64H${waist * 0.8}L${shoulder * 0.7} -66Q0 -30 ${-shoulder * 0.7} -66Z`,
      light.shade,
      { opacity: 0.7 }
    ),
    ...[-1, 1].map(
      (side) => stroke(
        d`M${side * shoulder * 0.72} -74Q${side * shoulder * 0.66} -30 ${side * 8} -6Q${side * waist} 14 ${side * waist} 62`,
        side === 1 ? light.lit : light.body,
        strap
      )
    ),
    stroke(
      d`M${shoulder * 0.72 + strap / 2} -74Q${shoulder * 0.66 + strap / 2} -30 ${strap} 0Q${waist + strap / 2} 14 ${waist + strap / 2} 62`,
      light.rim,
      1.8
    ),
    stroke(
      d`M${-shoulder * 0.72} -74Q${-shoulder * 0.66} -30 -8 -6Q${-waist} 14 ${-waist} 62`,
      light.shade,
      1.4,
      { "stroke-dasharray": "4 4" }
    ),
    pads(brush, shoulder),
    belt(brush, waist + strap / 2),
    glow(brush, [0, -6], core * 2.6, 0.7),
    random.chance(0.5) ? halves(
      light,
      (side) => d`M0 ${-6 - core * 1.4}L${side * core * 1.2} ${-6 - core * 0.7}V${-6 + core * 0.7}L0 ${-6 + core * 1.4}`
    ) : halves(
      light,
      (side) => d`M0 ${-6 - core * 1.25}A${core * 1.25} ${core * 1.25} 0 0 ${side === 1 ? "1" : "0"} 0 ${-6 + core * 1.25}`
    ),
    circle([0, -6], core * 0.8, light.shade),
    circle([0, -6], core * 0.58, light.glow),
    circle([core * 0.16, -6 - core * 0.16], core * 0.22, "#ffffff")
  );
};
function pack({ random, light }, x) {
  const top = between(random, -104, -88);
  const w = between(random, 14, 20);
  const isTank = random.chance(0.6);
  const one = (side) => {
    const [a, b] = [side * x - w, side * x + w];
    return isTank ? path(
      d`M${a} 58V${top + w}Q${side * x} ${top - w * 0.6} ${b} ${top + w}V58L${side * x} 72Z`,
      light.body
    ) + path(
      d`M${side * x + w * 0.2} 66V${top + w * 0.3}Q${b - 2} ${top + w * 0.5} ${b} ${top + w}V58Z`,
      side === 1 ? light.lit : light.shade
    ) + rect([a, top + w * 1.5, w * 2, 4], light.glow) : path(
      d`M${a} 50L${side * (x + w * 1.8)} ${top}L${b + side * w} 50Z`,
      side === 1 ? light.lit : light.body
    ) + stroke(
      d`M${side * (x + w * 1.8)} ${top}L${b + side * w} 50`,
      side === 1 ? light.rim : light.shade,
      1.8
    );
  };
  return one(-1) + one(1) + (isTank ? stroke(d`M${x + w} ${top + w}V58`, light.rim, 1.8) : "");
}
function pads({ random, light }, out) {
  const [high, layers] = [between(random, 24, 34), random.int(2, 3)];
  return times(layers, (at) => {
    const [y, w] = [-52 - at * 11, 27 - at * 3];
    const one = (side) => d`M${side * (out - w)} ${y - 8}Q${side * (out + w * 0.3)} ${y - high} ${side * (out + w)} ${y + 10}L${side * (out + w * 0.4)} ${y + 15}Q${side * (out - w * 0.2)} ${y + 2} ${side * (out - w)} ${y + 5}Z`;
    return path(one(-1), at % 2 ? light.shade : light.body) + path(one(1), at % 2 ? light.body : light.lit) + stroke(one(1), light.rim, 1.3);
  });
}
function belt({ random, light }, half) {
  const pouches = random.int(1, 2);
  return [
    path(d`M${-half - 4} 54Q0 64 ${half + 4} 54L${half + 2} 74Q0 86 ${-half - 2} 74Z`, light.body),
    path(d`M${half * 0.4} 58.6L${half + 4} 54L${half + 2} 74L${half * 0.4} 78.6Z`, light.lit),
    stroke(d`M${-half - 4} 54Q0 64 ${half + 4} 54`, light.rim, 1.6),
    path("M-13 56H13L16 70L0 86L-16 70Z", light.shade),
    path("M0 61L6 69L0 77L-6 69Z", light.glow),
    times(pouches * 2, (at) => {
      const side = at % 2 ? 1 : -1;
      const x = side * (half * 0.5 + Math.floor(at / 2) * 22 + 4) - 9;
      return rect([x, 62, 19, 28], light.body, { rx: 3 }) + rect([x + 12, 62, 7, 28], light.lit, { rx: 2 }) + rect([x - 1, 61, 21, 10], light.shade, { rx: 2 });
    })
  ].join("");
}

// server/catalogue/demo/drawing/things/gear/plating.ts
var plating = (brush) => {
  const { random } = brush;
  const sheets = random.int(3, 4);
  const outline = random.pick([hexagon, notched, arrow]);
  const flat = between(random, 0.5, 0.66);
  const gap = between(random, 34, 44);
  return hero(
    brush,
    between(random, -14, 14),
    times(
      sheets,
      (at) => sheet(brush, outline, (sheets / 2 - at - 0.5) * gap, flat, at === sheets - 1)
    )
  );
};
var hexagon = [
  [-92, 0],
  [-46, -62],
  [46, -62],
  [92, 0],
  [46, 62],
  [-46, 62]
];
var notched = [
  [-88, -30],
  [-52, -60],
  [52, -60],
  [88, -30],
  [88, 34],
  [50, 60],
  [20, 60],
  [10, 44],
  [-10, 44],
  [-20, 60],
  [-50, 60],
  [-88, 34]
];
var arrow = [
  [-84, -44],
  [0, -74],
  [84, -44],
  [74, 30],
  [0, 72],
  [-74, 30]
];
function sheet(brush, outline, y, flat, isTop) {
  const { random, light } = brush;
  const thick = between(random, 9, 15);
  const size = between(random, 0.88, 1.06);
  const top = outline.map(([px, py]) => [px * size, py * size * flat]);
  const front = top.filter(([, py]) => py >= -12 * flat).toSorted((a, b) => a[0] - b[0]);
  const side = [...front, ...front.map(([px, py]) => [px, py + thick]).toReversed()];
  return group(
    d`translate(0 ${y})`,
    polygon(side, light.shade),
    polygon(
      side.map(([px, py]) => [Math.max(px, 8), py]),
      light.body
    ),
    polygon(
      front.map(([px, py]) => [px, py + thick * 0.35]).concat(front.toReversed().map(([px, py]) => [px, py + thick * 0.6])),
      light.glow,
      { opacity: 0.9 }
    ),
    polygon(top, light.body),
    polygon(
      top.map(([px, py]) => [Math.max(px, -py * 0.5), py]),
      light.lit
    ),
    stroke(
      `M${top.filter(([px]) => px >= 0).map(([px, py]) => d`${px} ${py}`).join("L")}`,
      light.rim,
      1.8
    ),
    isTop ? centre(brush, flat) : stroke(d`M-40 0L0 ${-30 * flat}L40 0`, light.shade, 2, { opacity: 0.5 })
  );
}
function centre(brush, flat) {
  const { random, light } = brush;
  const r = between(random, 16, 30);
  return group(
    d`scale(1 ${flat})`,
    glow(brush, [0, 0], r * 2, 0.7),
    random.chance(0.5) ? circle([0, 0], r, light.shade) + circle([0, 0], r * 0.62, light.glow) : path(d`M0 ${-r}L${r} 0L0 ${r}L${-r} 0Z`, light.shade) + path(d`M0 ${-r * 0.6}L${r * 0.6} 0L0 ${r * 0.6}L${-r * 0.6} 0Z`, light.glow),
    times(4, (at) => circle([at % 2 ? 48 : -48, at < 2 ? -34 : 34], 5, light.shade))
  );
}

// server/catalogue/demo/drawing/things/gear/rifle.ts
var rifle = (brush) => {
  const { random, light } = brush;
  const coils = random.int(3, 6);
  const thick = between(random, 5, 9);
  const body = between(random, 11, 16);
  const muzzle = between(random, 88, 106);
  const isHollow = random.chance(0.5);
  return hero(
    brush,
    between(random, -34, -14),
    rect([20, -9 - thick / 2, muzzle - 20, thick], light.body),
    rect([20, -9 - thick / 2, muzzle - 20, thick * 0.4], light.lit),
    stroke(d`M20 ${-9 - thick / 2}H${muzzle}`, light.rim, 1.4),
    times(
      coils,
      (at) => rect([34 + at * 9, -13 - thick / 2, 5, thick + 8], at % 2 ? light.lit : light.body, {
        rx: 1.5
      })
    ),
    stroke(d`M32 -9H${34 + coils * 9}`, light.glow, 2.2),
    path(d`M${muzzle - 8} ${-9 - thick}h12l3 ${thick}l-3 ${thick}h-12Z`, light.body),
    glow(brush, [muzzle + 4, -9], 26, 0.9),
    circle([muzzle + 4, -9], 3, "#ffffff"),
    isHollow ? path("M-52 -14L-104 -6L-100 24L-86 24L-82 6L-52 2Z", light.body) + path("M-60 -6L-92 0L-92 4L-60 0Z", light.shade) : path("M-52 -14L-102 -10Q-108 12 -98 28L-52 6Z", light.body),
    stroke("M-102 -8L-52 -14", light.rim, 1.8),
    path(d`M-56 ${-body - 5}H18L30 -14V-2L14 6H-22L-56 8Z`, light.body),
    path(d`M-56 ${-body - 5}H18L30 -14L-56 -9Z`, light.lit),
    stroke(d`M-56 ${-body - 5}H18L30 -14`, light.rim, 2),
    path("M14 6L30 -2V6L20 12Z", light.shade),
    path("M-36 6L-46 40Q-38 46 -29 42L-20 6Z", light.shade),
    path("M-26 6L-34 43L-29 42L-20 6Z", light.body),
    stroke("M-18 8Q-6 26 2 7", light.body, 2.6),
    path(d`M2 5h18l${between(random, -6, 9)} ${between(random, 18, 34)}h-16Z`, light.body),
    path("M7 9h9l1 6h-9Z", light.glow),
    scope(between(random, 30, 50), body, light),
    rect([-44, -9, between(random, 18, 34), 4], light.glow, { rx: 2 }),
    times(3, (at) => rect([-6 + at * 7, -6, 3.4, 7], light.shade)),
    random.chance(0.5) ? stroke("M44 -3L34 34M44 -3L56 34", light.shade, 3) : ""
  );
};
var scope = (long, body, {
  lit,
  body: side,
  shade,
  glow: shine2,
  rim
}) => {
  const y = -body - 20;
  return [
    path(d`M-22 ${y + 10}l4 8h8l-4 -8ZM${-26 + long} ${y + 10}l-4 8h8l4 -8Z`, shade),
    rect([-32, y, long, 11], side, { rx: 3 }),
    rect([-32, y, long, 4], lit, { rx: 2 }),
    path(d`M${long - 32} ${y - 3}l10 -1v19l-10 -1Z`, side),
    stroke(d`M-30 ${y}H${long - 32}`, rim, 1.3),
    circle([long - 22, y + 5.5], 4, shine2)
  ].join("");
};

// server/catalogue/demo/drawing/things/gear/shield.ts
var kite = (side, s) => d`M0 ${-s * 0.92}Q${side * s * 0.4} ${-s * 0.94} ${side * s * 0.74} ${-s * 0.72}Q${side * s * 0.78} ${s * 0.2} 0 ${s}`;
var round = (side, s) => d`M0 ${-s * 0.88}A${s * 0.88} ${s * 0.88} 0 0 ${side === 1 ? "1" : "0"} 0 ${s * 0.88}`;
var faceted = (side, s) => d`M0 ${-s}L${side * s * 0.66} ${-s * 0.66}L${side * s * 0.78} ${s * 0.1}L${side * s * 0.44} ${s * 0.7}L0 ${s}`;
var tower2 = (side, s) => d`M0 ${-s * 0.86}L${side * s * 0.3} ${-s}H${side * s * 0.6}V${s * 0.72}L${side * s * 0.3} ${s}L0 ${s * 0.88}`;
var shield = (brush) => {
  const { random, light } = brush;
  const half = random.pick([kite, round, faceted, tower2]);
  const inner = between(random, 0.66, 0.8);
  return hero(
    brush,
    between(random, -14, 14),
    halves(light, (side) => half(side, 104), 2.4),
    stroke(half(1, 94) + half(-1, 94), light.glow, 2.6),
    halves(
      { ...light, body: light.shade, lit: light.body },
      (side) => half(side, 104 * inner),
      1.4
    ),
    times(
      random.int(0, 4),
      (at) => circle([(at % 2 ? 1 : -1) * 40, at < 2 ? -50 : 20], 3.4, light.rim)
    ),
    glow(brush, [0, -6], 46, 0.55),
    random.pick([wings, star, rings])(brush)
  );
};
var wings = ({ random, light }) => times(random.int(2, 4), (at) => {
  const y = 22 - at * 18;
  return halves(
    { ...light, body: light.lit, lit: light.rim },
    (side) => d`M0 ${y}L${side * 36} ${y - 24}V${y - 13}L0 ${y + 11}`,
    0.6
  );
}) + circle([0, 40], 4, light.glow);
function star({ random, light }) {
  const points = random.int(4, 8);
  return times(
    points,
    (at) => group(
      d`translate(0 -6) rotate(${360 * at / points})`,
      path("M0 -42L7 -9L0 0Z", light.rim),
      path("M0 -42L-7 -9L0 0Z", light.lit)
    )
  ) + circle([0, -6], 7, light.glow);
}
var rings = ({ random, light }) => times(
  random.int(2, 3),
  (at) => circle([0, -6], 36 - at * 12, "none", {
    stroke: at % 2 ? light.glow : light.rim,
    "stroke-width": 3.4
  })
) + stroke("M0 -58V46M-44 -6H44", light.lit, 3) + circle([0, -6], 6, light.glow);

// server/catalogue/demo/drawing/things/gear/targeter.ts
var targeter = (brush) => {
  const { random, light } = brush;
  const r = between(random, 50, 62);
  const arms = random.pick([3, 4, 4, 6]);
  return hero(
    brush,
    between(random, -10, 10),
    times(
      arms,
      (at) => group(
        d`rotate(${360 * at / arms + 45})`,
        path(
          d`M-11 ${-r + 2}L-7 ${-r - 26}H7L11 ${-r + 2}Z`,
          at * 2 / arms < 1 ? light.lit : light.body
        ),
        rect([-3, -r - 22, 6, 9], light.glow)
      )
    ),
    mount(brush, r),
    circle([0, 0], r + 7, light.body),
    path(
      d`M0 ${-r - 7}A${r + 7} ${r + 7} 0 0 1 ${(r + 7) * 0.5} ${(r + 7) * 0.866}L0 0Z`,
      light.lit
    ),
    stroke(
      d`M0 ${-r - 7}A${r + 7} ${r + 7} 0 0 1 ${(r + 7) * 0.5} ${(r + 7) * 0.866}`,
      light.rim,
      2.4
    ),
    circle([0, 0], r - 4, light.shade),
    glow(brush, [0, 0], r - 4, 0.6),
    reticle(brush, r - 8),
    path(
      d`M${-r * 0.76} ${-r * 0.1}A${r * 0.78} ${r * 0.78} 0 0 1 ${r * 0.1} ${-r * 0.77}Q${-r * 0.5} ${-r * 0.6} ${-r * 0.76} ${-r * 0.1}Z`,
      "#ffffff",
      { opacity: 0.25 }
    )
  );
};
function mount({ random, light }, r) {
  const side = random.pick([1, -1]);
  const high = between(random, 16, 30);
  return [
    path(d`M${-20} ${r - 4}L-26 ${r + 30}Q0 ${r + 46} 26 ${r + 30}L20 ${r - 4}Z`, light.shade),
    path(d`M4 ${r - 4}L6 ${r + 38}L26 ${r + 30}L20 ${r - 4}Z`, light.body),
    path(
      d`M${side * (r - 8)} ${-high}h${side * 34}l${side * 7} ${high}l${side * -7} ${high}h${side * -34}Z`,
      side === 1 ? light.lit : light.body
    ),
    rect([side * (r + 16) - 6, -high * 0.4, 12, high * 0.8], light.glow, { rx: 2 }),
    stroke(d`M${side * (r - 8)} ${-high}h${side * 34}l${side * 7} ${high}`, light.rim, 1.6)
  ].join("");
}
function reticle({ random, light }, r) {
  const [x, y] = [between(random, -12, 12), between(random, -12, 12)];
  const kind = random.int(0, 2);
  const gap = between(random, 8, 15);
  return [
    circle([0, 0], r * 0.88, "none", {
      stroke: light.glow,
      "stroke-width": 1.6,
      "stroke-dasharray": random.pick(["3 5", "14 6", "1 3"])
    }),
    stroke(
      d`M${x} ${-r * 0.8}V${y - gap}M${x} ${y + gap}V${r * 0.8}M${-r * 0.8} ${y}H${x - gap}M${x + gap} ${y}H${r * 0.8}`,
      light.glow,
      2
    ),
    kind === 0 ? circle([x, y], gap * 1.5, "none", { stroke: "#ffffff", "stroke-width": 2 }) : "",
    kind === 1 ? stroke(
      d`M${x - gap} ${y - gap * 0.4}v${-gap * 0.6}h${gap * 0.6}M${x + gap} ${y - gap * 0.4}v${-gap * 0.6}h${-gap * 0.6}M${x - gap} ${y + gap * 0.4}v${gap * 0.6}h${gap * 0.6}M${x + gap} ${y + gap * 0.4}v${gap * 0.6}h${-gap * 0.6}`,
      "#ffffff",
      2.2
    ) : "",
    kind === 2 ? path(d`M${x} ${y - gap}L${x + gap} ${y + gap * 0.7}H${x - gap}Z`, "none", {
      stroke: "#ffffff",
      "stroke-width": 2.2
    }) : "",
    circle([x, y], 3, "#ffffff"),
    times(
      4,
      (at) => rect([r * 0.42, -r * 0.5 + at * 6, between(random, 4, 16), 2.4], light.glow, {
        opacity: 0.85
      })
    )
  ].join("");
}

// server/catalogue/demo/drawing/things/gear/visor.ts
var visor = (brush) => {
  const { random, light } = brush;
  const wide = between(random, 60, 74);
  const crown3 = between(random, 78, 100);
  const jaw = between(random, 30, 44);
  const chin = between(random, 72, 92);
  return hero(
    brush,
    between(random, -8, 8),
    crest(brush, crown3),
    halves(
      light,
      (side) => d`M0 ${-crown3}Q${side * wide * 0.9} ${-crown3 * 0.96} ${side * wide} -16L${side * wide * 0.94} 36L${side * jaw} ${chin}L0 ${chin + 6}`,
      2.4
    ),
    path(
      d`M${-wide * 0.98} -6L${-wide * 0.94} 36L${-jaw} ${chin}L${-jaw * 0.6} ${chin - 8}L${-wide * 0.66} 30Z`,
      light.shade
    ),
    ears(brush, wide),
    lens(brush, wide),
    halves(
      { ...light, body: light.shade, lit: light.body },
      (side) => d`M0 40L${side * jaw * 0.8} 34L${side * jaw * 0.66} ${chin - 10}L0 ${chin - 2}`,
      1.4
    ),
    times(
      random.int(2, 4),
      (at) => rect([-jaw * 0.36, 46 + at * 8, jaw * 0.72, 3], at % 2 ? light.glow : light.lit)
    ),
    stroke(d`M0 ${-crown3}V-40`, light.shade, 2),
    path(
      d`M14 ${-crown3 * 0.9}Q${wide * 0.7} ${-crown3 * 0.84} ${wide * 0.8} -36L${wide * 0.62} -38Q${wide * 0.5} ${-crown3 * 0.7} 14 ${-crown3 * 0.9}Z`,
      light.rim,
      { opacity: 0.45 }
    )
  );
};
function lens(brush, wide) {
  const { random, light } = brush;
  const w = wide * between(random, 0.78, 0.9);
  const [tall, dip] = [between(random, 13, 25), between(random, -10, 18)];
  const shape = (g) => d`M${-w - g} ${-20 - tall * 0.5 - g}Q0 ${-30 - tall * 0.5 - g} ${w + g} ${-20 - tall * 0.5 - g}L${w * 0.86 + g} ${tall * 0.4 + g}L${w * 0.3} ${tall * 0.4 + g}L0 ${tall * 0.4 + dip + g}L${-w * 0.3} ${tall * 0.4 + g}L${-w * 0.86 - g} ${tall * 0.4 + g}Z`;
  return [
    path(shape(6), light.shade),
    glow(brush, [0, -10], wide * 1.15, 0.75, 0.6),
    path(shape(0), light.glow),
    path(
      d`M${w * 0.2} ${-25 - tall * 0.5}L${w * 0.7} ${-22 - tall * 0.5}L${w * 0.3} ${tall * 0.4}H${-w * 0.1}Z`,
      "#ffffff",
      { opacity: 0.6 }
    ),
    random.chance(0.5) ? stroke(d`M${-w * 0.9} -12H${w * 0.9}`, light.shade, 2, { opacity: 0.5 }) : ""
  ].join("");
}
var ears = ({ random, light }, wide) => {
  const r = between(random, 10, 17);
  return [-1, 1].map(
    (side) => rect(
      [side * wide - r * 0.6, -8 - r, r * 1.2, r * 2.4],
      side === 1 ? light.lit : light.shade,
      { rx: 4 }
    ) + circle([side * wide, -6], 3, light.glow)
  ).join("") + (random.chance(0.5) ? stroke(d`M${wide} ${-10 - r}V-88`, light.rim, 2) + circle([wide, -90], 3, light.glow) : "");
};
function crest({ random, light }, crown3) {
  const kind = random.int(0, 2);
  if (kind === 0) return "";
  const reach = kind === 1 ? 9 : between(random, 22, 40);
  return halves(
    light,
    (side) => d`M0 ${-crown3 - 14}L${side * reach} ${-crown3 - (kind === 1 ? 6 : 8)}L${side * reach * 0.8} ${-crown3 * 0.6}L0 ${-crown3 * 0.6}`
  );
}

// server/catalogue/demo/drawing/things/gear/index.ts
var GEAR_THINGS = {
  blade,
  cloak,
  harness,
  shield,
  compass,
  gauntlets,
  rifle,
  charm,
  plating,
  engine,
  visor,
  beacon,
  boots,
  targeter
};

// server/catalogue/demo/drawing/things/happenings/ambush.ts
var ambush = (brush) => brush.random.chance(0.66) ? eyes(brush) : caught(brush);
function eyes(brush) {
  const { random, light } = brush;
  const pairs = random.int(3, 5);
  const hide = Array.from({ length: 22 }, (_, at) => {
    const angle = at / 22 * Math.PI * 2;
    const far = (at % 2 ? 92 : 104) * between(random, 0.84, 1.04);
    return [Math.cos(angle) * far, Math.sin(angle) * far * 0.86];
  });
  return facing(
    light,
    polygon(hide, light.shade),
    times(pairs, (at) => {
      const x = at === 0 ? between(random, -16, 16) : (at % 2 ? -1 : 1) * between(random, 28, 62);
      const y = at === 0 ? between(random, -14, 6) : -50 + at * 20 + between(random, -8, 8);
      return pair(brush, x, y, at === 0 ? between(random, 1.5, 2) : between(random, 0.6, 1));
    }),
    random.chance(0.5) ? leaves(brush) : rocks(brush)
  );
}
function pair(brush, x, y, size) {
  const { random, light } = brush;
  const slant = between(random, 6, 26);
  const kind = random.int(0, 2);
  const one = (side) => group(
    d`translate(${side * 13} 0) rotate(${side * slant}) scale(${side} 1)`,
    kind === 2 ? circle([0, 0], 5, light.glow) : path(d`M-9 0Q0 ${kind ? -11 : -7} 9 -1Q0 ${kind ? 4 : 6} -9 0Z`, light.glow),
    ellipse([0, -1], kind === 1 ? 1.3 : 2.4, 3.4, kind === 2 ? "#ffffff" : light.shade)
  );
  return group(
    d`translate(${x} ${y}) scale(${size})`,
    glow(brush, [0, 0], 30, 0.55, 0.6),
    one(-1),
    one(1)
  );
}
var leaves = ({ random, light }) => times(14, (at) => {
  const turn = at * 5 * 360 / 14 + between(random, -8, 8);
  const long = between(random, 48, 66);
  const w = long * between(random, 0.3, 0.4);
  const isLit = Math.sin(turn * Math.PI / 180) > -0.2;
  return group(
    d`rotate(${turn}) translate(0 -46)`,
    path(
      d`M0 8Q${w} ${-long * 0.4} 0 ${-long}Q${-w} ${-long * 0.4} 0 8Z`,
      isLit ? light.body : light.shade
    ),
    path(d`M0 8Q${w} ${-long * 0.4} 0 ${-long}Z`, isLit ? light.lit : light.body),
    isLit ? stroke(d`M0 8Q${w} ${-long * 0.4} 0 ${-long}`, light.rim, 1.1) : ""
  );
});
var rocks = ({ random, light }) => times(8, (at) => {
  const angle = at / 8 * Math.PI * 2 + 0.3;
  const [x, y, s] = [Math.cos(angle) * 84, Math.sin(angle) * 76, between(random, 24, 42)];
  return path(
    d`M${x - s} ${y + s * 0.6}L${x - s * 0.5} ${y - s * 0.6}L${x + s * 0.3} ${y - s * 0.8}L${x + s} ${y + s * 0.6}Z`,
    light.body
  ) + path(
    d`M${x + s * 0.3} ${y - s * 0.8}L${x + s} ${y + s * 0.6}H${x + s * 0.3}L${x + s * 0.1} ${y - s * 0.2}Z`,
    light.lit
  ) + stroke(d`M${x + s * 0.3} ${y - s * 0.8}L${x + s} ${y + s * 0.6}`, light.rim, 1.3);
});
function caught(brush) {
  const { random, light } = brush;
  const lamps = random.int(3, 4);
  return facing(
    light,
    times(lamps, (at) => {
      const x = -84 + 168 * at / (lamps - 1) + between(random, -6, 6);
      const y = -88 + between(random, -8, 14);
      const turn = 180 + Math.atan2(x, 72 - y) * 180 / Math.PI;
      return beam(brush, [x, y], turn, 172, 46, 0.8) + glow(brush, [x, y], 22, 0.9) + group(
        d`translate(${x} ${y}) rotate(${turn - 180})`,
        path("M-9 -10H9L6 3H-6Z", light.shade),
        path("M2 -10H9L6 3H2Z", light.lit)
      ) + circle([x, y], 3, "#ffffff");
    }),
    ellipse([0, 86], 84, 17, light.glow, { opacity: 0.45 }),
    ellipse([0, 86], 52, 10, light.rim, { opacity: 0.6 }),
    times(
      random.int(2, 3),
      (at) => path(d`M-5 86L${-60 + at * 46} 104H${-44 + at * 50}L5 86Z`, light.shade, { opacity: 0.4 })
    ),
    cornered(light, between(random, 20, 32))
  );
}
var cornered = (light, cloak3) => path("M-10 40L-17 88H-7L0 56L8 88H18L10 40Z", light.shade) + path(
  d`M-15 6Q0 -6 15 6L20 34Q${cloak3} 54 ${cloak3 + 6} 74L6 60L0 68L-7 58L${-cloak3 - 2} 76Q${-cloak3} 54 -20 34Z`,
  light.shade
) + path(d`M9 1L15 6L20 34Q${cloak3} 54 ${cloak3 + 6} 74L14 63Q12 30 9 1Z`, light.lit) + path("M-11 -8Q-12 -25 1 -26Q13 -25 11 -8L6 3H-6Z", light.shade) + path("M3 -26Q13 -25 11 -8L6 3L4 -8Z", light.lit) + stroke(d`M3 -26Q13 -25 11 -8M15 6L20 34Q${cloak3} 54 ${cloak3 + 6} 74`, light.rim, 1.7);

// server/catalogue/demo/drawing/things/happenings/chase.ts
var chase = (brush) => {
  const { random, light } = brush;
  const hunters = random.int(1, 3);
  const turn = between(random, -34, -6);
  const flip = random.pick([1, -1]);
  const trail = brush.id("trail");
  const stops = [
    [0, light.glow, 0],
    [1, light.glow, 0.95]
  ];
  const craft = random.pick([dart, fork, disc]);
  const hunter = random.pick([dart, fork, disc]);
  const fly = (draw, x, y, size, bend) => group(
    d`translate(${x} ${y}) scale(${size})`,
    path(
      d`M-10 -5Q-70 ${-7 + bend * 0.4} -150 ${bend}Q-70 ${7 + bend * 0.4} -10 5Z`,
      withGradient(trail)
    ),
    glow(brush, [-14, 0], 24, 0.9),
    draw(brush, flip)
  );
  return [
    `<defs>${linearGradient(trail, stops, [0, 0, 1, 0])}</defs>`,
    glow(brush, [0, 0], 112, 0.35),
    group(
      d`scale(${flip} 1) rotate(${turn})`,
      wind(brush),
      times(
        hunters,
        (at) => fly(
          hunter,
          -34 - at * 22,
          (at % 2 ? -1 : 1) * (24 + at * 16) + between(random, -6, 6),
          0.66 - at * 0.09,
          between(random, -40, 40)
        )
      ),
      hunters > 1 ? shots(brush) : "",
      fly(craft, 62, between(random, -14, 4), 1, between(random, -50, 50))
    )
  ].join("");
};
var dart = ({ light }) => path("M48 0L-16 -26L-6 -4Z", light.lit) + path("M48 0L-16 26L-6 4Z", light.shade) + path("M48 0L-20 -9L-14 0L-20 9Z", light.body) + stroke("M48 0L-16 -26", light.rim, 1.8) + path("M20 -1L4 -5V3Z", light.glow);
var fork = ({ light }) => path("M46 -18L-18 -22L-22 -12L4 -10Z", light.lit) + path("M46 18L-18 22L-22 12L4 10Z", light.shade) + path("M26 0Q18 -12 -14 -14V14Q18 12 26 0Z", light.body) + path("M26 0Q18 -12 -14 -14V-2Z", light.lit) + stroke("M46 -18L-18 -22M26 0Q18 -12 -14 -14", light.rim, 1.6) + circle([10, -2], 4.4, light.glow);
var disc = ({ light }) => path("M44 4Q34 -10 4 -12Q-24 -10 -24 2Q-10 16 14 14Q36 12 44 4Z", light.body) + path("M44 4Q34 -10 4 -12Q-24 -10 -24 2Q10 -6 44 4Z", light.lit) + path("M-14 -10L-28 -28L4 -12Z", light.body) + stroke("M44 4Q34 -10 4 -12L-28 -28", light.rim, 1.6) + path("M30 -3Q22 -9 12 -9L14 -4Z", light.glow);
var wind = ({ random, light }) => {
  const lines2 = times(
    18,
    () => d`M${between(random, -110, 60)} ${between(random, -78, 78)}h${between(random, 14, 54)}`
  );
  return stroke(lines2, light.rim, 1.3, { opacity: 0.55, "stroke-linecap": "round" });
};
var shots = ({ random, light }) => {
  const lines2 = times(
    random.int(2, 4),
    () => d`M${between(random, -8, 66)} ${between(random, -34, 34)}h18`
  );
  return stroke(lines2, light.glow, 3.4, { "stroke-linecap": "round" }) + stroke(lines2, "#ffffff", 1.4);
};

// server/catalogue/demo/drawing/things/happenings/crash.ts
var crash = (brush) => {
  const { random, light } = brush;
  const steep = between(random, 28, 52);
  const flip = random.pick([1, -1]);
  const fire2 = brush.id("fire");
  const stops = [
    [0, light.glow, 0],
    [0.6, light.glow, 0.55],
    [1, "#ffffff", 0.95]
  ];
  return [
    `<defs>${linearGradient(fire2, stops, [0, 0, 1, 0])}</defs>`,
    group(
      d`scale(${flip} 1) rotate(${steep}) translate(34 0)`,
      smoke(brush),
      path(
        d`M30 -19Q-60 -25 ${-150} ${between(random, -16, -4)}Q-70 6 -136 ${between(random, 14, 24)}Q-40 26 30 17Z`,
        withGradient(fire2)
      ),
      path(d`M30 -9Q-40 -12 ${-100} ${between(random, -4, 4)}Q-40 10 30 9Z`, withGradient(fire2)),
      glow(brush, [18, 0], 54, 0.9),
      ship2(brush, flip),
      sparks2(brush)
    )
  ].join("");
};
function ship2({ random, light }, flip) {
  const up = light.from * flip === 1 ? light : { ...light, lit: light.body, body: light.lit };
  const span = between(random, 28, 46);
  const sweep = between(random, 8, 34);
  const isTorn = random.chance(0.6);
  return [
    path(d`M26 -8L${-6 - sweep} ${-span}L${-20 - sweep} ${-span + 6}L-20 -8Z`, up.lit),
    stroke(d`M26 -8L${-6 - sweep} ${-span}`, up.rim, 1.6),
    isTorn ? path(d`M24 8L8 ${span * 0.5}L2 ${span * 0.36}L-8 ${span * 0.56}L-18 8Z`, light.shade) : path(d`M26 8L${-6 - sweep} ${span}L${-20 - sweep} ${span - 6}L-20 8Z`, light.shade),
    path("M70 2Q50 -13 10 -14L-26 -9V10L10 14Q50 13 70 2Z", up.body),
    path("M70 2Q50 -13 10 -14L-26 -9V-1Q20 -2 70 2Z", up.lit),
    path("M70 2Q50 13 10 14L-26 10V7Q20 9 70 2Z", light.shade),
    stroke("M-26 -9L10 -14Q50 -13 70 2", light.rim, 1.8),
    path("M50 -5Q38 -10 28 -10L30 -4Z", light.glow),
    stroke("M4 -13L0 13M-12 -11L-14 11", light.shade, 1.6)
  ].join("");
}
function smoke({ random, light }) {
  const dark = mix(light.shade, light.body, 0.4);
  return times(
    9,
    (at) => circle(
      [-8 - at * 15, between(random, -13, 13) * (0.6 + at * 0.14)],
      9 + at * between(random, 1.7, 2.9),
      at % 2 ? dark : light.body,
      { opacity: 0.72 - at * 0.066 }
    )
  );
}
var sparks2 = ({ random, light }) => times(9, () => {
  const [x, y] = [between(random, -110, 20), between(random, -42, 42)];
  const s = between(random, 2, 5);
  return path(
    d`M${x} ${y - s}L${x + s * 2} ${y}L${x} ${y + s}L${x - s} ${y}Z`,
    random.pick([light.shade, light.glow, light.rim])
  );
});

// server/catalogue/demo/drawing/things/happenings/duel.ts
var duel = (brush) => {
  const { random, light } = brush;
  const [left, right] = [between(random, 28, 52), between(random, 28, 52)];
  const meet = between(random, -34, -6);
  const arms = random.shuffled([glaive, leaf2, hook2]);
  const [first = glaive, second = leaf2] = arms;
  return facing(
    light,
    glow(brush, [0, meet], 120, 0.5),
    group(d`translate(0 ${meet}) rotate(${left})`, first(brush)),
    group(
      d`translate(0 ${meet}) rotate(${-right}) scale(-1 1)`,
      second({ ...brush, light: { ...light, glow: light.rim } })
    ),
    glow(brush, [0, meet], 56, 1),
    spark(brush, meet)
  );
};
var grip = ({ light, random }, from) => {
  const long = between(random, 38, 52);
  return [
    path(d`M-12 ${from}L-5 ${from - 7}H5L12 ${from}L5 ${from + 6}H-5Z`, light.body),
    path(d`M0 ${from - 7}H5L12 ${from}L5 ${from + 6}H0Z`, light.lit),
    rect([-4, from + 4, 8, long], light.shade),
    rect([1, from + 4, 3, long], light.lit),
    stroke(
      times(4, (at) => d`M-4 ${from + 12 + at * 8}h8`),
      light.body,
      2.4
    ),
    path(d`M-6 ${from + long}H6L0 ${from + long + 11}Z`, light.body)
  ].join("");
};
var shine = (brush, shape, core) => stroke(shape, brush.light.glow, 9, { opacity: 0.28, "stroke-linejoin": "round" }) + path(shape, brush.light.glow) + path(core, "#ffffff", { opacity: 0.85 });
var glaive = (brush) => shine(brush, "M-7 44L-9 8L-16 0L-12 -46L6 -100L14 -52L8 44Z", "M2 44L-2 -40L6 -84L9 -50L6 44Z") + grip(brush, 48);
var leaf2 = (brush) => shine(
  brush,
  "M-5 42Q-26 -10 -14 -54L0 -98L14 -54Q26 -10 5 42Z",
  "M-1 42Q-11 -14 -5 -50L0 -80L5 -50Q11 -14 1 42Z"
) + grip(brush, 46);
var hook2 = (brush) => shine(
  brush,
  "M-6 42Q-20 -34 26 -96Q14 -58 28 -40Q14 -34 12 -10L20 0Q9 12 8 42Z",
  "M0 42Q-8 -30 16 -74Q8 -40 5 42Z"
) + grip(brush, 46);
function spark({ random, light }, y) {
  const rays2 = random.int(8, 12);
  return [
    times(rays2, (at) => {
      const long = between(random, 14, at % 3 ? 26 : 46);
      return group(
        d`translate(0 ${y}) rotate(${360 * at / rays2 + between(random, -8, 8)})`,
        path(d`M-2.4 0L0 ${-long}L2.4 0Z`, at % 2 ? light.glow : "#ffffff")
      );
    }),
    circle([0, y], 8, "#ffffff"),
    times(
      random.int(5, 9),
      () => circle(
        [between(random, -60, 60), y + between(random, -40, 60)],
        between(random, 1, 2.6),
        light.glow
      )
    )
  ].join("");
}

// server/catalogue/demo/drawing/things/happenings/escape.ts
var escape = (brush) => {
  const { random, light } = brush;
  const gate = random.pick([ring, arch, rift]);
  const way = brush.id("way");
  const spread = between(random, 60, 100);
  const stops = [
    [0, light.glow, 0.8],
    [1, light.glow, 0]
  ];
  return facing(
    light,
    `<defs>${linearGradient(way, stops)}</defs>`,
    glow(brush, [0, -14], 122, 0.6),
    gate(brush),
    polygon(
      [
        [-26, 70],
        [26, 70],
        [spread, 112],
        [-spread, 112]
      ],
      withGradient(way)
    ),
    runner(brush, between(random, -12, 12), between(random, 0.9, 1.15))
  );
};
function ring(brush) {
  const { random, light } = brush;
  const r = between(random, 74, 84);
  const blocks = random.int(7, 12);
  return [
    circle([0, -14], r, light.glow, { opacity: 0.8 }),
    times(4, (at) => circle([0, -14], r * (0.86 - at * 0.2), "#ffffff", { opacity: 0.2 })),
    stroke(
      d`M${-r * 0.6} -14Q${-r * 0.2} ${-14 - r * 0.5} ${r * 0.4} ${-14 - r * 0.3}M${r * 0.6} -8Q${r * 0.2} ${r * 0.4} ${-r * 0.5} ${r * 0.3}`,
      "#ffffff",
      3,
      { opacity: 0.6 }
    ),
    circle([0, -14], r + 4, "none", { stroke: light.body, "stroke-width": 15 }),
    path(
      d`M0 ${-29 - r}A${r + 11} ${r + 11} 0 0 1 0 ${r - 3}V${r - 17}A${r - 3} ${r - 3} 0 0 0 0 ${-11 - r}Z`,
      light.lit
    ),
    times(
      blocks,
      (at) => group(
        d`translate(0 -14) rotate(${360 * at / blocks})`,
        path(
          d`M-7 ${-r + 6}L-9 ${-r - 17}H9L7 ${-r + 6}Z`,
          at * 2 / blocks < 1 ? light.body : light.shade
        ),
        circle([0, -r - 6], 3, light.glow)
      )
    ),
    stroke(d`M0 ${-26 - r}A${r + 12} ${r + 12} 0 0 1 0 ${r - 2}`, light.rim, 2),
    path("M-58 84L-40 62H40L58 84Z", light.shade)
  ].join("");
}
function arch({ random, light }) {
  const half = between(random, 40, 54);
  const peak = random.pick([0, 24, 44]);
  const opening = (w, top) => d`M${-w} 84V${top + peak}L0 ${top}L${w} ${top + peak}V84Z`;
  return [
    path(opening(half + 26, -112), light.body),
    path(d`M0 -112L${half + 26} ${-112 + peak}V84H${half * 0.5}Z`, light.lit),
    stroke(d`M0 -112L${half + 26} ${-112 + peak}V84`, light.rim, 2.2),
    path(opening(half + 6, -92), light.shade),
    path(opening(half, -84), light.glow),
    path(opening(half * 0.6, -60), "#ffffff", { opacity: 0.6 }),
    times(
      random.int(3, 5),
      (at) => stroke(d`M${-half - 20} ${62 - at * 32}h10M${half + 10} ${62 - at * 32}h10`, light.glow, 3.4)
    )
  ].join("");
}
function rift(brush) {
  const { random, light } = brush;
  const edge2 = (size) => Array.from({ length: 14 }, (_, at) => {
    const angle = at / 14 * Math.PI * 2;
    const far = (at % 2 ? 0.72 : 1) * between(random, 0.84, 1.1) * size;
    return [Math.cos(angle) * far * 0.62, -12 + Math.sin(angle) * far];
  });
  return [
    polygon(edge2(112), light.shade, { opacity: 0.85 }),
    polygon(edge2(102), light.lit),
    polygon(edge2(92), light.glow),
    polygon(edge2(64), "#ffffff", { opacity: 0.7 }),
    times(8, () => {
      const [x, y, s] = [
        between(random, -100, 100),
        between(random, -90, 60),
        between(random, 3, 8)
      ];
      return path(
        d`M${x} ${y - s}L${x + s * 0.7} ${y}L${x} ${y + s}L${x - s * 0.6} ${y}Z`,
        light.shade
      ) + path(d`M${x} ${y - s}L${x + s * 0.7} ${y}L${x} ${y + s}Z`, light.rim);
    })
  ].join("");
}
var runner = ({ light, random }, x, size) => group(
  d`translate(${x} 92) scale(${size * random.pick([1, -1])} ${size})`,
  ellipse([0, 2], 24, 4, light.shade, { opacity: 0.5 }),
  stroke("M-2 -28L12 -18L8 0M0 -28L-12 -14L-24 -10", light.shade, 6.5, {
    "stroke-linejoin": "round",
    "stroke-linecap": "round"
  }),
  path("M-7 -26L-2 -56Q6 -62 12 -56L6 -24Z", light.shade),
  stroke("M4 -52L18 -40L26 -46M2 -52L-12 -44L-16 -34", light.shade, 5, {
    "stroke-linejoin": "round",
    "stroke-linecap": "round"
  }),
  circle([9, -66], 7.5, light.shade),
  path(d`M0 -56Q-14 -52 -30 ${between(random, -46, -34)}Q-18 -38 -6 -30Z`, light.body),
  stroke("M12 -73A7.5 7.5 0 0 1 16 -62M12 -56L7 -26", light.rim, 1.6)
);

// server/catalogue/demo/drawing/things/happenings/explosion.ts
var explosion = (brush) => {
  const { random, light } = brush;
  const spikes = random.int(8, 14);
  const tilt = between(random, -30, 30);
  return [
    glow(brush, [0, 0], 130, 0.8),
    random.chance(0.6) ? group(
      d`rotate(${tilt})`,
      ellipse([0, 0], 106, between(random, 22, 40), "none", {
        stroke: light.rim,
        "stroke-width": 2.4,
        opacity: 0.8
      }),
      ellipse([0, 0], 90, 22, "none", { stroke: light.glow, "stroke-width": 5, opacity: 0.4 })
    ) : "",
    smoke2(brush),
    burst(brush, spikes, 96, 0.5, light.lit, 1),
    burst(brush, spikes, 78, 0.5, light.glow, 0.75),
    burst(brush, spikes, 56, 0.56, light.rim, 1),
    burst(brush, spikes, 34, 0.6, "#ffffff", 1),
    facing(light, debris(brush, random.int(10, 15)))
  ].join("");
};
function burst({ random }, spikes, r, inner, fill, opacity) {
  const turn = random.next();
  const points = Array.from({ length: spikes * 2 }, (_, at) => {
    const angle = (at + turn) / spikes * Math.PI;
    const far = at % 2 ? r * inner * between(random, 0.8, 1.1) : r * between(random, 0.66, 1.12);
    return [Math.cos(angle) * far, Math.sin(angle) * far];
  });
  return polygon(points, fill, opacity === 1 ? {} : { opacity });
}
var smoke2 = ({ random, light }) => facing(
  light,
  times(random.int(5, 8), (at) => {
    const [angle, far, r] = [
      at * 0.9 + random.next() * 0.5,
      between(random, 40, 64),
      between(random, 18, 34)
    ];
    const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far];
    return ellipse([x, y], r, r, light.body) + path(
      d`M${x} ${y - r}A${r} ${r} 0 0 1 ${x + r * 0.6} ${y + r * 0.8}Q${x + r * 0.5} ${y - r * 0.4} ${x} ${y - r}Z`,
      light.lit
    );
  })
);
function debris({ random, light }, count) {
  const pieces = Array.from({ length: count }, (_, at) => {
    const angle = at / count * Math.PI * 2 + random.next() * 0.5;
    const far = between(random, 58, 108);
    return [Math.cos(angle) * far, Math.sin(angle) * far, between(random, 3, 11)];
  });
  const streaks = pieces.map(([x, y]) => d`M${x * 0.72} ${y * 0.72}L${x * 0.95} ${y * 0.95}`);
  return stroke(streaks.join(""), light.glow, 1.4, { opacity: 0.7 }) + pieces.map(
    ([x, y, s]) => group(
      d`translate(${x} ${y}) rotate(${between(random, 0, 90)})`,
      path(
        d`M${-s} ${-s * 0.4}L${s * 0.3} ${-s}L${s} ${s * 0.2}L${-s * 0.2} ${s}Z`,
        light.shade
      ),
      path(d`M${s * 0.3} ${-s}L${s} ${s * 0.2}L${s * 0.1} 0Z`, light.rim)
    )
  ).join("");
}

// server/catalogue/demo/drawing/things/happenings/signal.ts
var signal = (brush) => {
  const { random, light } = brush;
  const top = between(random, -30, -6);
  const waves3 = random.int(3, 5);
  const flat = random.pick([1, 1, 0.36]);
  const open = between(random, 0.5, 0.95);
  return facing(
    light,
    glow(brush, [0, top], 110, 0.5),
    times(waves3, (at) => {
      const r = 26 + at * (84 / waves3);
      const more = { opacity: 0.95 - at * 0.15, "stroke-linecap": "round" };
      const wide = 6 - at * 0.8;
      if (flat < 1)
        return ellipse([0, top], r, r * flat, "none", {
          stroke: light.glow,
          "stroke-width": wide * 0.7,
          opacity: more.opacity
        });
      const [cos, sin] = [Math.cos(open) * r, Math.sin(open) * r];
      return stroke(
        d`M${cos} ${top - sin}A${r} ${r} 0 0 1 ${cos} ${top + sin}M${-cos} ${top - sin}A${r} ${r} 0 0 0 ${-cos} ${top + sin}`,
        light.glow,
        wide,
        more
      );
    }),
    random.chance(0.5) ? beam(brush, [0, top], between(random, -14, 14), 90, 40, 0.8) : "",
    mast(brush, top),
    glow(brush, [0, top], 34, 1),
    circle([0, top], 7, "#ffffff")
  );
};
function mast(brush, top) {
  const { random, light } = brush;
  const foot = 106;
  const w = between(random, 24, 38);
  if (random.chance(0.4)) {
    return [
      halves(
        light,
        (side) => d`M0 ${top + 8}Q${side * 4} ${foot * 0.5} ${side * w} ${foot}L0 ${foot + 4}`
      ),
      halves(
        light,
        (side) => d`M0 ${top + 22}L${side * 18} ${top + 14}L${side * 12} ${top + 32}L0 ${top + 36}`
      ),
      stroke(d`M-12 ${top + 48}H12M-9 ${top + 60}H9`, light.glow, 3)
    ].join("");
  }
  const rungs = 5;
  let braces = "";
  for (let at = 0; at < rungs; at++) {
    const [y1, y2] = [foot - (foot - top) * at / rungs, foot - (foot - top) * (at + 1) / rungs];
    const [a, b] = [w * (1 - at / (rungs + 0.4)), w * (1 - (at + 1) / (rungs + 0.4))];
    braces += d`M${-a} ${y1}L${b} ${y2}H${-b}L${a} ${y1}`;
  }
  return [
    stroke(braces, light.shade, 3),
    stroke(d`M${-w} ${foot}L-2 ${top}`, light.body, 6),
    stroke(d`M${w} ${foot}L2 ${top}`, light.lit, 6),
    stroke(d`M${w + 3} ${foot}L5 ${top}`, light.rim, 1.6),
    path(d`M${-w - 12} ${foot - 4}H${w + 12}L${w + 6} ${foot + 6}H${-w - 6}Z`, light.shade),
    group(
      d`translate(0 ${top + 10})`,
      path("M-14 8Q0 22 14 8L10 2H-10Z", light.body),
      path("M2 14Q10 13 14 8L10 2H2Z", light.lit)
    )
  ].join("");
}

// server/catalogue/demo/drawing/things/happenings/storm.ts
var storm = (brush) => {
  const { random, light } = brush;
  const bolts = random.int(1, 3);
  const base = between(random, -22, -2);
  return facing(
    light,
    glow(brush, [0, 0], 120, 0.45),
    cloud(brush, base - 34, 84, { ...light, body: light.lit, lit: light.rim }),
    times(
      bolts,
      (at) => bolt(
        brush,
        (at - (bolts - 1) / 2) * 56 + between(random, -14, 14),
        base - 10,
        at === 0 ? 1 : 0.6
      )
    ),
    cloud(brush, base, 104, light),
    rain2(brush, base),
    glow(brush, [between(random, -20, 20), 98], 52, 0.75, 0.3)
  );
};
function cloud({ random }, y, half, light) {
  const balls = [3, 4].flatMap(
    (count, tier) => Array.from({ length: count }, (_, at) => {
      const x = half * (tier ? 0.72 : 0.46) * (at / (count - 1) * 2 - 1) + between(random, -6, 6);
      const r = half * between(random, 0.26, 0.36) * (1 - Math.abs(x) / half * 0.35);
      return [x, y - (tier ? r * 0.7 : r * 0.7 + half * 0.24), r];
    })
  );
  return [
    ...balls.map(
      ([x, cy, r]) => circle([x, cy], r, light.body) + path(
        d`M${x - r * 0.34} ${cy - r * 0.94}A${r} ${r} 0 0 1 ${x + r * 0.94} ${cy + r * 0.34}Q${x + r * 0.5} ${cy - r * 0.5} ${x - r * 0.34} ${cy - r * 0.94}Z`,
        light.lit
      ) + stroke(d`M${x} ${cy - r}A${r} ${r} 0 0 1 ${x + r * 0.87} ${cy - r * 0.5}`, light.rim, 1.3)
    ),
    path(
      d`M${-half} ${y - 3}Q${-half * 0.92} ${y - 16} ${-half * 0.6} ${y - 15}Q${-half * 0.2} ${y - 24} ${half * 0.1} ${y - 13}Q${half * 0.5} ${y - 22} ${half * 0.7} ${y - 12}Q${half} ${y - 14} ${half} ${y - 2}Q${half * 0.4} ${y + 14} ${-half * 0.1} ${y + 8}Q${-half * 0.7} ${y + 14} ${-half} ${y - 3}Z`,
      light.shade
    )
  ].join("");
}
function bolt(brush, x, y, size) {
  const { random, light } = brush;
  const steps = random.int(4, 6);
  const long = 116 * size;
  let at = x;
  const line2 = Array.from({ length: steps + 1 }, (_, n) => {
    at += n === 0 ? 0 : (n % 2 ? -1 : 1) * between(random, 8, 24) + 2;
    return [at, y + long * n / steps];
  });
  const wide = 8 * size;
  const back = line2.toReversed().map(([px, py], n) => [px + n * wide / steps, py - (n === 0 ? 0 : 3)]);
  const [fx, fy] = line2[Math.floor(steps / 2)] ?? [x, y];
  return [
    glow(brush, [x, y + long * 0.5], long * 0.62, 0.55),
    polygon([...line2, ...back], light.glow),
    stroke(`M${line2.map(([px, py]) => d`${px + 1.5} ${py}`).join("L")}`, "#ffffff", 2 * size),
    stroke(
      d`M${fx} ${fy}l${between(random, 12, 24)} 14l-6 8l${between(random, 12, 22)} 16`,
      light.glow,
      2.2 * size
    )
  ].join("");
}
var rain2 = ({ random, light }, y) => {
  const lines2 = times(
    20,
    () => d`M${between(random, -92, 98)} ${y + between(random, 18, 100)}l-5 ${between(random, 9, 18)}`
  );
  return stroke(lines2, light.rim, 1.2, { opacity: 0.5 });
};

// server/catalogue/demo/drawing/things/happenings/supply.ts
var supply = (brush) => brush.random.chance(0.45) ? drop(brush) : stack(brush);
function stack(brush) {
  const { random, light } = brush;
  const size = between(random, 36, 44);
  const places = [
    [-size * 1.04, 62],
    [size * 1.04, 62],
    [0, 84],
    [between(random, -size, size) * 0.7, 62 - size * 1.22]
  ];
  if (random.chance(0.5)) places.splice(2, 1);
  if (random.chance(0.5)) places.push([between(random, -14, 14), 62 - size * 2.4]);
  return facing(
    light,
    glow(brush, [0, 20], 118, 0.4),
    ellipse([0, 88], 104, 20, light.shade, { opacity: 0.45 }),
    ...places.map(([x, y]) => crate(brush, x, y, size * between(random, 0.9, 1.04)))
  );
}
function crate(brush, x, y, s) {
  const { random, light } = brush;
  const [flat, high] = [s * 0.46, s * between(random, 0.95, 1.2)];
  const mark = random.int(0, 3);
  const top = d`M0 ${-high}L${s} ${-high - flat}L0 ${-high - flat * 2}L${-s} ${-high - flat}Z`;
  return group(
    d`translate(${x} ${y})`,
    path(d`M0 0L${-s} ${-flat}V${-high - flat}L0 ${-high}Z`, light.shade),
    path(d`M0 0L${s} ${-flat}V${-high - flat}L0 ${-high}Z`, light.body),
    path(top, light.lit),
    path(
      d`M${-s * 0.18} ${-s * 0.1}V${-high - s * 0.1}L${s * 0.82} ${-high - flat - s * 0.1}h${s * 0.18}L0 ${-high}V0Z`,
      light.body,
      { opacity: 0.6 }
    ),
    stroke(
      d`M0 0V${-high}M${-s} ${-high - flat}L0 ${-high}L${s} ${-high - flat}V${-flat}`,
      light.rim,
      1.7
    ),
    stroke(
      d`M${-s} ${-flat - high * 0.5}L0 ${-high * 0.5}L${s} ${-flat - high * 0.5}`,
      light.glow,
      2.6
    ),
    group(
      d`translate(${s * 0.5} ${-flat * 0.5 - high * 0.5}) skewY(-24.7)`,
      mark === 0 ? path("M0 -12L10 0L0 12L-10 0Z", light.glow) : "",
      mark === 1 ? circle([0, 0], 10, light.shade) + circle([0, 0], 6, light.glow) : "",
      mark === 2 ? path("M-4 -12H4V-4H12V4H4V12H-4V4H-12V-4H-4Z", light.rim) : "",
      mark === 3 ? stroke("M-12 8L0 -4L12 8M-12 0L0 -12L12 0", light.rim, 3.2) : ""
    ),
    path(
      d`M0 ${-high - flat * 0.5}L${s * 0.5} ${-high - flat}L0 ${-high - flat * 1.5}L${-s * 0.5} ${-high - flat}Z`,
      light.body,
      { opacity: 0.55 }
    )
  );
}
function drop(brush) {
  const { random, light } = brush;
  const panels = random.int(4, 6);
  const [half, sag] = [between(random, 78, 98), between(random, 12, 20)];
  const w = half * 2 / panels;
  const y = -34;
  return facing(
    light,
    glow(brush, [0, 10], 118, 0.4),
    group(
      d`rotate(${between(random, -12, 12)})`,
      stroke(
        times(panels + 1, (at) => d`M${-half + w * at} ${y}L0 46`),
        light.shade,
        1.3
      ),
      times(panels, (at) => {
        const [a, b] = [-half + w * at, -half + w * (at + 1)];
        const fill = [light.shade, light.body, light.lit][Math.min(2, Math.floor(at / panels * 3))] ?? light.body;
        return path(
          d`M${a} ${y}Q${a * 0.86} -92 0 -108Q${b * 0.86} -92 ${b} ${y}Q${(a + b) / 2} ${y - sag} ${a} ${y}Z`,
          at % 2 ? fill : light.rim,
          at % 2 ? {} : { opacity: 0.35 + at / panels / 2 }
        );
      }),
      stroke(d`M0 -108Q${half * 0.86} -92 ${half} ${y}`, light.rim, 2),
      crate(brush, 0, 106, 38)
    )
  );
}

// server/catalogue/demo/drawing/things/happenings/trap.ts
var trap = (brush) => brush.random.chance(0.55) ? cage(brush) : jaws(brush);
function cage(brush) {
  const { random, light } = brush;
  const posts = random.int(4, 6);
  const rows = random.int(3, 5);
  const high = between(random, 118, 150);
  const places = Array.from({ length: posts }, (_, at) => {
    const angle = at / posts * Math.PI * 2 + 0.5;
    return [Math.cos(angle) * 86, 62 + Math.sin(angle) * 26];
  });
  const [back, front] = [places.filter(([, y]) => y < 62), places.filter(([, y]) => y >= 62)];
  let net = "";
  places.forEach(([x, y], at) => {
    const [x2, y2] = places[(at + 1) % posts] ?? [x, y];
    for (let row = 0; row < rows; row++) {
      const up = high * (0.16 + 0.7 * row / Math.max(1, rows - 1));
      net += d`M${x} ${y - up}L${x2} ${y2 - up}`;
    }
    net += d`M${x} ${y - high * 0.16}L${x2} ${y2 - high * 0.86}`;
  });
  return facing(
    light,
    glow(brush, [0, 10], 112, 0.5),
    ellipse([0, 66], 98, 32, light.shade),
    ellipse([0, 62], 98, 32, light.body),
    ellipse([0, 62], 60, 18, "none", {
      stroke: light.glow,
      "stroke-width": 2,
      "stroke-dasharray": "8 5"
    }),
    ...back.map(([x, y]) => post(brush, x, y, high * 0.95)),
    bait(brush),
    stroke(net, light.glow, 5, { opacity: 0.3 }),
    stroke(net, light.glow, 1.7),
    ...front.map(([x, y]) => post(brush, x, y, high))
  );
}
var post = (brush, x, y, high) => path(
  d`M${x - 8} ${y + 6}L${x - 5} ${y - high}L${x} ${y - high - 9}L${x + 5} ${y - high}L${x + 8} ${y + 6}Z`,
  brush.light.body
) + path(
  d`M${x + 1} ${y + 6}V${y - high - 8}L${x + 5} ${y - high}L${x + 8} ${y + 6}Z`,
  brush.light.lit
) + stroke(d`M${x + 5} ${y - high}L${x + 8} ${y + 6}`, brush.light.rim, 1.3) + circle([x, y - high - 9], 3.4, brush.light.glow);
function bait({ random, light }) {
  const s = between(random, 18, 26);
  return random.chance(0.5) ? path(d`M0 ${34 - s * 1.6}L${s} 30L0 62L${-s} 30Z`, light.rim) + path(d`M0 ${34 - s * 1.6}L${s} 30L0 62L${s * 0.2} 32Z`, light.lit) : rect([-s, 62 - s * 1.5, s * 2, s * 1.5], light.shade) + rect([s * 0.3, 62 - s * 1.5, s * 0.7, s * 1.5], light.lit) + rect([-s * 1.1, 62 - s * 1.8, s * 2.2, s * 0.5], light.body) + rect([-3, 62 - s * 1.4, 6, 7], light.glow);
}
function jaws(brush) {
  const { random, light } = brush;
  const teeth = random.int(5, 8);
  const open = between(random, 22, 42);
  const jaw = (side) => group(
    d`scale(${side} 1) rotate(${open} 0 62)`,
    path("M-4 62Q20 -40 -2 -104Q62 -72 40 40L10 74Z", side === 1 ? light.lit : light.body),
    path("M-4 62Q20 -40 -2 -104Q36 -60 22 20Z", light.shade, { opacity: 0.55 }),
    times(teeth, (at) => {
      const y = -84 + at * 122 / teeth;
      const x = 9 + Math.sin(at / teeth * Math.PI) * 6 - 5;
      return path(
        d`M${x} ${y - 7}L${x - between(random, 18, 26)} ${y}L${x} ${y + 7}Z`,
        light.glow
      );
    }),
    stroke("M-2 -104Q62 -72 40 40", side === 1 ? light.rim : light.shade, 2.2),
    circle([30, -10], 4, light.glow)
  );
  return facing(
    light,
    glow(brush, [0, -10], 104, 0.6),
    ellipse([0, 88], 92, 16, light.shade, { opacity: 0.6 }),
    jaw(-1),
    jaw(1),
    glow(brush, [0, 40], 40, 0.9),
    path("M-44 92L-30 62H30L44 92Z", light.body),
    path("M8 62H30L44 92H14Z", light.lit),
    stroke("M-30 62H30L44 92", light.rim, 1.8),
    circle([0, 76], 9, light.shade),
    circle([0, 76], 5.5, light.glow)
  );
}

// server/catalogue/demo/drawing/things/happenings/treaty.ts
var treaty = (brush) => {
  const { random } = brush;
  const wide = between(random, 58, 70);
  const isTablet = random.chance(0.5);
  return hero(
    brush,
    between(random, -14, 14),
    isTablet ? tablet(brush, wide) : sheet2(brush, wide),
    writing(brush, wide * 0.72, isTablet),
    seal(brush, random.pick([-1, 0, 1]) * wide * 0.4, 60, between(random, 17, 24))
  );
};
function tablet({ random, light }, w) {
  const cut = between(random, 10, 28);
  return [
    path(
      d`M${-w} ${-92 + cut}L${-w + cut} -92H${w}V${92 - cut}L${w - cut} 92H${-w}Z`,
      light.shade,
      { transform: "translate(-7 7)" }
    ),
    path(d`M${-w} ${-92 + cut}L${-w + cut} -92H${w}V${92 - cut}L${w - cut} 92H${-w}Z`, light.body),
    path(d`M${w * 0.5} -92H${w}V${92 - cut}L${w - cut} 92H${-w * 0.1}Z`, light.lit),
    stroke(d`M${-w + cut} -92H${w}V${92 - cut}L${w - cut} 92`, light.rim, 2.2),
    stroke(
      d`M${-w + 9} ${-82 + cut}L${-w + cut + 4} -83H${w - 9}V${86 - cut}L${w - cut - 4} 83H${-w + 9}Z`,
      light.glow,
      1.4,
      { opacity: 0.7 }
    )
  ].join("");
}
var sheet2 = ({ random, light }, w) => {
  const curl = between(random, 4, 12);
  return [
    path(d`M${-w} -84H${w}V74Q${w * 0.5} ${74 + curl * 2} 0 ${78}T${-w} 80Z`, light.lit),
    path(
      d`M${-w} -84H${w * -0.2}Q${-w * 0.5} 0 ${-w * 0.3} 80Q${-w * 0.6} ${80 - curl} ${-w} 80Z`,
      light.body
    ),
    stroke(d`M${w} -84V74`, light.rim, 2.4),
    rect([-w - 12, -96, w * 2 + 24, 15], light.body, { rx: 7 }),
    rect([-w - 12, -96, w * 2 + 24, 5], light.rim, { rx: 2.5, opacity: 0.8 }),
    circle([-w - 13, -88.5], 8, light.shade),
    circle([w + 13, -88.5], 8, light.lit),
    circle([w + 13, -88.5], 3.4, light.glow)
  ].join("");
};
function writing({ random, light }, half, shines) {
  const ink = shines ? light.glow : light.shade;
  const rows = random.int(5, 7);
  let signs = "";
  for (let row = 0; row < rows; row++) {
    const y = -50 + row * 13;
    const end = half * (row === rows - 1 ? 0.2 : between(random, 0.6, 1));
    for (let x = -half; x < end - 6; ) {
      const w = between(random, 4, 15);
      signs += random.pick([
        d`M${x} ${y}h${w}`,
        d`M${x} ${y + 3}v-7h${w}`,
        d`M${x} ${y - 4}h${w}v7`,
        d`M${x} ${y + 3}l${w * 0.5} -7l${w * 0.5} 7`
      ]);
      x += w + 5;
    }
  }
  const emblem = random.chance(0.5) ? circle([0, -67], 7, "none", { stroke: ink, "stroke-width": 2.4 }) : path("M0 -76L8 -67L0 -58L-8 -67Z", ink);
  return stroke(signs, ink, 2.2, { opacity: 0.9 }) + emblem;
}
function seal(brush, x, y, r) {
  const { random, light } = brush;
  const teeth = random.int(9, 14);
  const edge2 = Array.from({ length: teeth * 2 }, (_, at) => {
    const [angle, far] = [at / teeth * Math.PI, at % 2 ? r : r * 1.16];
    return [Math.cos(angle) * far, Math.sin(angle) * far];
  });
  return group(
    d`translate(${x} ${y})`,
    path(d`M${-r * 0.6} 0L${-r} ${r * 2}L${-r * 0.4} ${r * 1.7}L0 ${r * 2}V0Z`, light.shade),
    path(d`M0 0V${r * 2}L${r * 0.5} ${r * 1.7}L${r} ${r * 2.1}L${r * 0.6} 0Z`, light.lit),
    glow(brush, [0, 0], r * 2, 0.7),
    polygon(edge2, light.glow),
    path(d`M0 ${-r}A${r} ${r} 0 0 1 0 ${r}Z`, "#ffffff", { opacity: 0.35 }),
    circle([0, 0], r * 0.68, "none", { stroke: light.shade, "stroke-width": 2 }),
    times(
      random.int(3, 5),
      (at) => group(
        d`rotate(${at * 72})`,
        path(d`M0 ${-r * 0.5}L${r * 0.16} 0H${-r * 0.16}Z`, light.shade)
      )
    )
  );
}

// server/catalogue/demo/drawing/things/happenings/vault.ts
var vault = (brush) => {
  const { random, light } = brush;
  const r = between(random, 70, 80);
  const open = random.chance(0.6) ? between(random, 20, 44) : 0;
  return facing(
    light,
    glow(brush, [0, 0], 118, 0.4),
    wall(brush, r),
    circle([0, 0], r, light.shade),
    circle([0, 0], r - 6, light.glow),
    glow(brush, [-r * 0.3, 0], r * 1.3, 0.7),
    circle([0, 0], r - 16, "#ffffff", { opacity: 0.45 }),
    stroke(d`M0 ${-r}A${r} ${r} 0 0 1 0 ${r}`, light.rim, 2.6),
    group(d`translate(${open} 0) rotate(${open * 1.2})`, door(brush, r - 5))
  );
};
function wall({ random, light }, r) {
  const bolts = random.pick([8, 10, 12]);
  const isSquare = random.chance(0.5);
  const out = r + 20;
  const round2 = (size, shift) => times(bolts, (at) => {
    const angle = (at + 0.5) / bolts * Math.PI * 2;
    return dot(Math.cos(angle) * (r + 10) + shift, Math.sin(angle) * (r + 10) - shift, size);
  });
  return [
    isSquare ? path(
      d`M${-out} ${-out + 16}L${-out + 16} ${-out}H${out - 16}L${out} ${-out + 16}V${out - 16}L${out - 16} ${out}H${-out + 16}L${-out} ${out - 16}Z`,
      light.body
    ) : circle([0, 0], out, light.body),
    isSquare ? path(
      d`M${out * 0.2} ${-out}H${out - 16}L${out} ${-out + 16}V${out - 16}L${out - 16} ${out}H${out * 0.5}Z`,
      light.lit
    ) + stroke(d`M${-out + 16} ${-out}H${out - 16}L${out} ${-out + 16}V${out - 16}`, light.rim, 2) : path(d`M0 ${-out}A${out} ${out} 0 0 1 ${out * 0.5} ${out * 0.866}Z`, light.lit) + stroke(d`M0 ${-out}A${out} ${out} 0 0 1 ${out * 0.5} ${out * 0.866}`, light.rim, 2.2),
    path(round2(4.4, 0), light.shade),
    path(round2(1.7, 1), light.rim)
  ].join("");
}
function door({ random, light }, r) {
  const spokes = random.int(3, 6);
  const teeth = random.int(8, 14);
  const inner = r * between(random, 0.6, 0.72);
  return [
    times(
      teeth,
      (at) => group(
        d`rotate(${360 * at / teeth})`,
        rect([-6, -r - 2, 12, 12], at * 2 / teeth < 1 ? light.lit : light.body)
      )
    ),
    circle([0, 0], r - 4, light.body),
    path(
      d`M0 ${4 - r}A${r - 4} ${r - 4} 0 0 1 ${(r - 4) * 0.7} ${(r - 4) * 0.714}L0 0Z`,
      light.lit
    ),
    circle([0, 0], inner + 4, light.shade),
    circle([0, 0], inner, light.body),
    path(d`M0 ${-inner}A${inner} ${inner} 0 0 1 ${inner * 0.5} ${inner * 0.866}L0 0Z`, light.lit),
    circle([0, 0], inner * 0.86, "none", {
      stroke: light.glow,
      "stroke-width": 2,
      "stroke-dasharray": random.pick(["16 8", "4 6", "40 10"])
    }),
    times(
      spokes,
      (at) => group(
        d`rotate(${360 * at / spokes + 12})`,
        path(d`M-4.5 0L-3 ${-inner * 0.7}H3L4.5 0Z`, light.shade),
        stroke(d`M3 ${-inner * 0.7}L4.5 0`, light.rim, 1.2),
        circle([0, -inner * 0.7], 6.4, light.lit)
      )
    ),
    circle([0, 0], inner * 0.3, light.shade),
    circle([0, 0], inner * 0.2, light.glow),
    stroke(
      d`M0 ${4 - r}A${r - 4} ${r - 4} 0 0 1 ${(r - 4) * 0.7} ${(r - 4) * 0.714}`,
      light.rim,
      2
    )
  ].join("");
}

// server/catalogue/demo/drawing/things/happenings/index.ts
var HAPPENINGS = {
  explosion,
  crash,
  storm,
  ambush,
  signal,
  treaty,
  supply,
  trap,
  chase,
  vault,
  duel,
  escape
};

// server/catalogue/demo/drawing/creatures/flier.ts
var flier = ({ random, light }) => {
  const [span, lift] = [random.int(110, 160), random.int(20, 90)];
  const y = -random.int(90, 150);
  const wing = (side, fill) => path(
    `M${side * 8} ${y}C${side * span * 0.3} ${y - lift * 1.2} ${side * span * 0.6} ${y - lift * 1.3} ${side * span} ${y - lift * 0.6}Q${side * span * 0.8} ${y - lift * 0.5} ${side * span * 0.74} ${y - lift * 0.1}Q${side * span * 0.58} ${y - lift * 0.4} ${side * span * 0.46} ${y + 4}Q${side * span * 0.3} ${y - lift * 0.1} ${side * 10} ${y + 26}Z`,
    fill
  );
  const rim = (side) => stroke(
    `M${side * 8} ${y}C${side * span * 0.3} ${y - lift * 1.2} ${side * span * 0.6} ${y - lift * 1.3} ${side * span} ${y - lift * 0.6}`,
    light.rim,
    2
  );
  return [
    wing(-light.from, light.shade),
    path(
      `M-10 ${y + 6}Q-6 ${y + 70} ${random.int(-20, 20)} ${y + 110}Q6 ${y + 70} 10 ${y + 6}Z`,
      light.shade
    ),
    wing(light.from, light.lit),
    rim(light.from),
    path(
      `M-11 ${y + 10}Q-12 ${y - 20} 0 ${y - 34}L${light.from * 26} ${y - 40}L${light.from * 10} ${y - 24}Q14 ${y} 10 ${y + 30}Q0 ${y + 48} -11 ${y + 10}Z`,
      light.body
    ),
    circle([light.from * 7, y - 31], 2, light.glow)
  ].join("");
};

// server/catalogue/demo/drawing/creatures/grazer.ts
var grazer = ({ random, light }) => {
  const [neck, body] = [random.int(90, 150), random.int(70, 100)];
  const horn = random.int(0, 34);
  const legs2 = [-body * 0.72, -body * 0.5, body * 0.5, body * 0.68].map((x, at) => {
    const step3 = random.int(-9, 9);
    return path(
      `M${x - 9} -86L${x + step3 - 6} -34L${x + step3 * 1.6 - 6} 0H${x + step3 * 1.6 + 8}L${x + step3 + 5} -36L${x + 10} -86Z`,
      at % 2 === 0 ? light.shade : light.body
    );
  }).join("");
  const [hx, hy] = [body * 0.9 + neck * 0.35, -112 - neck];
  return [
    legs2,
    path(
      `M${-body} -104Q${-body - 40} -90 ${-body - 34} -40Q${-body - 24} -84 ${-body + 6} -84Z`,
      light.shade
    ),
    path(
      `M${-body} -96C${-body} -150 ${body * 0.3} -150 ${body * 0.6} -128C${body * 0.9} -130 ${hx - 26} ${hy + 50} ${hx - 16} ${hy + 4}L${hx + 34} ${hy + 14}Q${hx + 38} ${hy + 24} ${hx + 26} ${hy + 25}L${hx - 2} ${hy + 24}C${hx - 8} ${hy + 70} ${body * 1.1} -84 ${body * 0.7} -76C${body * 0.3} -62 ${-body} -60 ${-body} -96Z`,
      light.body
    ),
    path(
      `M${-body * 0.9} -112C${-body * 0.6} -150 ${body * 0.3} -150 ${body * 0.6} -128C${body * 0.2} -132 ${-body * 0.5} -130 ${-body * 0.9} -112Z`,
      light.lit
    ),
    stroke(
      `M${-body} -100C${-body} -150 ${body * 0.3} -150 ${body * 0.6} -128C${body * 0.9} -130 ${hx - 26} ${hy + 50} ${hx - 16} ${hy + 4}`,
      light.rim,
      1.8
    ),
    path(
      `M${hx - 12} ${hy + 6}Q${hx - 22} ${hy - horn} ${hx - 34} ${hy - horn - 8}Q${hx - 12} ${hy - horn} ${hx - 2} ${hy + 6}Z`,
      light.lit
    ),
    circle([hx + 6, hy + 11], 2.2, light.glow)
  ].join("");
};

// server/catalogue/demo/drawing/creatures/hound.ts
var hound = ({ random, light }) => {
  const long = random.int(80, 110);
  const spines = Array.from({ length: random.int(4, 8) }, (_, at) => {
    const x = -long * 0.7 + at * long * 0.2;
    return `M${x} -100l${random.int(-12, -2)} ${random.int(-34, -14)}l${random.int(12, 18)} ${random.int(14, 22)}z`;
  });
  const leg = (x, bend, fill) => path(
    `M${x - 16} -84Q${x - bend} -46 ${x - 4} -30L${x - 12} 0H${x + 10}L${x + 8} -32Q${x + 18} -60 ${x + 16} -86Z`,
    fill
  );
  const jaw = random.int(2, 12);
  return [
    leg(-long * 0.55, 30, light.shade),
    leg(long * 0.38, 4, light.shade),
    path(
      `M${-long} -92Q${-long - 60} -96 ${-long - 80} ${-60 - random.int(0, 80)}Q${-long - 40} -70 ${-long + 10} -74Z`,
      light.body
    ),
    path(spines.join(""), light.lit),
    path(
      `M${-long} -88C${-long * 0.8} -120 ${long * 0.2} -112 ${long * 0.5} -116L${long * 0.82} -138L${long * 0.88} -122L${long * 1.3} -100L${long * 1.26} -92L${long * 0.95} -88L${long * 1.2} ${-84 + jaw}L${long * 0.86} ${-74 + jaw}Q${long * 0.5} -62 ${long * 0.2} -66Q${-long * 0.4} -60 ${-long} -88Z`,
      light.body
    ),
    path(
      `M${-long * 0.9} -98C${-long * 0.6} -118 ${long * 0.2} -112 ${long * 0.5} -116L${long * 0.5} -104Q${-long * 0.2} -104 ${-long * 0.9} -98Z`,
      light.lit
    ),
    stroke(
      `M${-long} -88C${-long * 0.8} -120 ${long * 0.2} -112 ${long * 0.5} -116L${long * 0.82} -138`,
      light.rim,
      1.8
    ),
    leg(-long * 0.72, 34, light.body),
    leg(long * 0.52, 0, light.body),
    circle([long * 0.96, -110], 2.6, light.glow)
  ].join("");
};

// server/catalogue/demo/drawing/creatures/shellback.ts
var shellback = ({ random, light }) => {
  const [long, high] = [random.int(80, 120), random.int(70, 120)];
  const legs2 = Array.from({ length: random.int(3, 5) }, (_, at) => {
    const x = -long * 0.7 + at * long * 0.38;
    return `M${x} -44L${x + random.int(-26, -4)} -26L${x + random.int(-20, 16)} 0L${x + 16} -38Z`;
  });
  const plates = [-0.55, -0.15, 0.28].map(
    (at) => `M${long * at} -40Q${long * (at + 0.05)} ${-40 - high * 0.8} ${long * (at + 0.22)} ${-40 - high * 0.84 + Math.abs(at) * high * 0.5}`
  );
  return [
    path(legs2.join(""), light.shade),
    path(
      `M${long * 0.7} -46Q${long * 1.15} -80 ${long * 1.3} -52Q${long * 1.2} -34 ${long * 0.7} -36Z`,
      light.body
    ),
    path(
      `M${-long} -38C${-long} ${-70 - high} ${long * 0.8} ${-60 - high} ${long} -42Q0 -26 ${-long} -38Z`,
      light.body
    ),
    path(
      `M${light.from * long * 0.96} -46C${light.from * long * 0.8} ${-50 - high * 0.75} ${light.from * long * 0.3} ${-44 - high * 0.84} 0 ${-46 - high * 0.76}Q${light.from * long * 0.5} ${-30 - high * 0.5} ${light.from * long * 0.96} -46Z`,
      light.lit
    ),
    stroke(plates.join(""), light.shade, 2.4),
    stroke(
      `M${-long} -40C${-long} ${-70 - high} ${long * 0.8} ${-60 - high} ${long} -42`,
      light.rim,
      1.8
    ),
    circle([long * 1.14, -58], 2.6, light.glow)
  ].join("");
};

// server/catalogue/demo/drawing/creatures/worm.ts
var worm = ({ random, light }) => {
  const [high, thick] = [random.int(170, 250), random.int(24, 38)];
  const bow = random.int(40, 90);
  const rings2 = Array.from({ length: 9 }, (_, at) => {
    const share = 0.12 + at * 0.085;
    const x = bow * Math.sin(share * 2.6) - 30;
    return `M${x - thick} ${-high * share}q${thick} 12 ${thick * 2} 0`;
  });
  const teeth = Array.from(
    { length: 6 },
    (_, at) => `M${bow * 0.5 - 34 + at * 13} ${-high - 4 + at % 2 * 4}l5 -16l6 15z`
  );
  return [
    path(
      `M${-40 - thick} 10C${bow - thick} ${-high * 0.4} ${bow * 0.9 - thick} ${-high * 0.7} ${bow * 0.5 - thick - 8} ${-high}Q${bow * 0.5} ${-high - 24} ${bow * 0.5 + thick + 8} ${-high + 4}C${bow + thick} ${-high * 0.7} ${bow * 1.1 + thick} ${-high * 0.4} ${-30 + thick} 10Z`,
      light.body
    ),
    path(
      `M${light.from === 1 ? bow * 0.5 + thick + 8 : bow * 0.5 - thick - 8} ${-high + 2}C${bow + light.from * thick} ${-high * 0.7} ${bow + light.from * thick} ${-high * 0.4} ${-34 + light.from * thick} 10L${-34 + light.from * thick * 0.3} 10C${bow + light.from * thick * 0.3} ${-high * 0.4} ${bow + light.from * thick * 0.3} ${-high * 0.7} ${bow * 0.5} ${-high}Z`,
      light.lit,
      { opacity: 0.8 }
    ),
    stroke(rings2.join(""), light.shade, 2.4, { opacity: 0.7 }),
    path(
      `M${bow * 0.5 - thick - 8} ${-high}Q${bow * 0.5} ${-high - 26} ${bow * 0.5 + thick + 8} ${-high + 4}Q${bow * 0.5} ${-high + 18} ${bow * 0.5 - thick - 8} ${-high}Z`,
      light.shade
    ),
    path(teeth.join(""), light.rim)
  ].join("");
};

// server/catalogue/demo/drawing/creatures/index.ts
var CREATURES = { grazer, hound, flier, worm, shellback };

// server/catalogue/demo/drawing/lights.ts
function halo({ light, id }, at, r) {
  const soft = id("halo");
  return `<defs>${radialGradient(soft, [
    [0, light.glow, 0.8],
    [0.4, light.glow, 0.25],
    [1, light.glow, 0]
  ])}</defs>` + ellipse(at, r, r, withGradient(soft));
}
function windows2({ random, light }, [x, y], long, step3) {
  let row = "";
  for (let at = 0; at < long; at += step3) {
    if (random.chance(0.7))
      row += `M${(x + at).toFixed(1)} ${y.toFixed(1)}h${(step3 * 0.45).toFixed(1)}v1.6h-${(step3 * 0.45).toFixed(1)}z`;
  }
  return path(row, light.glow, { opacity: 0.9 });
}

// server/catalogue/demo/drawing/vehicles/crawler.ts
var crawler = (brush) => {
  const { random, light } = brush;
  const [long, high] = [random.int(90, 130), random.int(90, 170)];
  const wheels = Array.from(
    { length: 5 },
    (_, at) => circle([-long * 0.8 + at * long * 0.4, -22], 15, light.body)
  );
  return [
    polygon(
      [
        [-long * 0.8, -40],
        [-long * 0.7, -high],
        [long * 0.3, -high - 14],
        [long * 0.72, -high * 0.6],
        [long * 0.95, -40]
      ],
      light.body
    ),
    polygon(
      light.from === 1 ? [
        [long * 0.3, -high - 14],
        [long * 0.72, -high * 0.6],
        [long * 0.95, -40],
        [long * 0.4, -40]
      ] : [
        [-long * 0.8, -40],
        [-long * 0.7, -high],
        [-long * 0.3, -high - 6],
        [-long * 0.36, -40]
      ],
      light.lit
    ),
    windows2(brush, [-long * 0.5, -high * 0.8], long * 0.8, 14),
    windows2(brush, [-long * 0.5, -high * 0.55], long, 18),
    stroke(
      `M${-long * 0.7} ${-high}L${long * 0.3} ${-high - 14}L${long * 0.72} ${-high * 0.6}`,
      light.rim,
      2
    ),
    stroke(`M${-long * 0.5} ${-high}v-40M${-long * 0.3} ${-high - 6}l20 -30`, light.shade, 3.4),
    rect([-long, -44, long * 2, 44], light.shade, { rx: 22 }),
    ...wheels,
    stroke(`M${-long * 0.9} -43H${long * 0.9}`, light.rim, 1.4, { opacity: 0.6 })
  ].join("");
};

// server/catalogue/demo/drawing/vehicles/speeder.ts
var speeder = (brush) => {
  const { random, light } = brush;
  const long = random.int(100, 140);
  const fin = random.int(20, 54);
  return [
    path(`M${-long} -8Q0 10 ${long} -8Q0 -2 ${-long} -8Z`, light.shade, { opacity: 0.5 }),
    halo(brush, [-long, -48], 26),
    path(
      `M${-long * 0.7} -60L${-long * 0.95} ${-62 - fin}L${-long * 0.62} ${-62 - fin}L${-long * 0.3} -62Z`,
      light.shade
    ),
    path(
      `M${long * 1.1} -36C${long * 0.6} -64 ${-long * 0.4} -72 ${-long} -60L${-long * 0.96} -36Q0 -22 ${long * 1.1} -36Z`,
      light.body
    ),
    path(
      `M${long * 1.1} -36C${long * 0.6} -64 ${-long * 0.4} -72 ${-long} -60L${-long * 0.4} -56Q${long * 0.4} -52 ${long * 1.1} -36Z`,
      light.lit
    ),
    path(`M${long * 0.28} -60Q${long * 0.1} -88 ${-long * 0.24} -66Z`, light.glow, {
      opacity: 0.9
    }),
    path("M-14 -66C-16 -92 -10 -104 0 -104C10 -103 10 -92 10 -66Z", light.shade),
    circle([1, -108], 9, light.body),
    stroke(`M${-long} -60C${-long * 0.4} -72 ${long * 0.6} -64 ${long * 1.1} -36`, light.rim, 2),
    rect([-long * 0.8, -34, long * 0.4, 9], light.shade, { rx: 4 }),
    rect([long * 0.2, -33, long * 0.4, 9], light.shade, { rx: 4 })
  ].join("");
};

// server/catalogue/demo/drawing/vehicles/walker.ts
var walker = (brush) => {
  const { random, light } = brush;
  const [hips, wide] = [random.int(110, 170), random.int(50, 84)];
  const legs2 = [-0.75, 0, 0.75];
  const leg = (share, at) => {
    const [x, knee] = [wide * share, wide * share + (at % 2 === 0 ? -22 : 24) + random.int(-6, 6)];
    const fill = at % 2 === 0 ? light.shade : light.body;
    return stroke(`M${x} ${-hips}L${knee} ${-hips * 0.52}L${x + random.int(-14, 14)} -8`, fill, 11) + circle([knee, -hips * 0.52], 8, light.lit) + path(`M${x - 24} 0L${x - 12} -12H${x + 12}L${x + 24} 0Z`, fill);
  };
  const high = random.int(44, 76);
  return [
    ...legs2.map(leg),
    polygon(
      [
        [-wide, -hips - high * 0.7],
        [-wide * 0.6, -hips - high],
        [wide * 0.7, -hips - high],
        [wide * 1.1, -hips - high * 0.5],
        [wide * 0.8, -hips + 10],
        [-wide * 0.9, -hips + 10]
      ],
      light.body
    ),
    polygon(
      [
        [-wide * 0.6, -hips - high],
        [wide * 0.7, -hips - high],
        [wide * 1.1, -hips - high * 0.5],
        [-wide * 0.9, -hips - high * 0.62]
      ],
      light.lit
    ),
    polygon(
      [
        [wide * 0.5, -hips - high * 0.45],
        [wide * 1.02, -hips - high * 0.45],
        [wide * 0.92, -hips - high * 0.2],
        [wide * 0.5, -hips - high * 0.2]
      ],
      light.glow
    ),
    stroke(`M${wide * 0.7} ${-hips - 2}h${wide * 0.9}`, light.shade, 6),
    stroke(
      `M${-wide} ${-hips - high * 0.7}L${-wide * 0.6} ${-hips - high}H${wide * 0.7}`,
      light.rim,
      2
    ),
    stroke(`M${-wide * 0.4} ${-hips - high}v${-random.int(14, 40)}`, light.body, 2.4)
  ].join("");
};

// server/catalogue/demo/drawing/vehicles/index.ts
var VEHICLES = { walker, speeder, crawler };

// server/catalogue/demo/drawing/figures/body.ts
var cloak2 = ({ light, random }) => {
  const wind2 = light.from * -1 * random.int(10, 55);
  const half = 26 + 10 * random.next();
  const hem = random.int(4, 16);
  return [
    path(
      `M-13 -160C-30 -150 -30 -100 ${-half} ${-hem}Q-14 4 0 ${-hem * 0.4}Q16 6 ${half} ${-hem}C30 -90 30 -150 13 -160Z`,
      light.body
    ),
    path(
      `M${-light.from * 10} -158C${-light.from * 34} -140 ${wind2 * 0.9 - light.from * 22} -70 ${wind2 * 1.5 - light.from * 34} ${-hem - 6}Q${wind2 * 0.8 - light.from * 20} -22 ${-light.from * 14} ${-hem}Q${-light.from * 18} -80 ${-light.from * 10} -158Z`,
      light.shade
    ),
    path(
      `M${light.from * 9} -160C${light.from * 31} -150 ${light.from * 31} -90 ${light.from * half} ${-hem}L${light.from * (half - 9)} -1Q${light.from * 18} -96 ${light.from * 9} -160Z`,
      light.lit
    ),
    stroke(
      `M${light.from * 13} -160C${light.from * 31} -150 ${light.from * 31} -90 ${light.from * half} ${-hem}`,
      light.rim,
      1.6
    ),
    stroke(`M-8 -140Q-14 -70 -12 -8M6 -130Q4 -60 8 -6`, light.shade, 2, { opacity: 0.7 })
  ].join("");
};
var jacket = ({ light, random }) => {
  const stride = random.int(8, 24);
  const belt2 = random.pick([light.glow, light.shade, light.lit]);
  const arm = random.int(14, 26);
  return [
    path(
      `M-13 -92L${-stride - 10} -4L${-stride - 16} 0H${-stride + 4}L${-stride + 3} -8L2 -84Z`,
      light.shade
    ),
    path(
      `M13 -92L${stride + 8} -8L${stride + 16} 0H${stride - 5}L${stride - 5} -10L-4 -86Z`,
      light.body
    ),
    path(
      "M-17 -158C-27 -150 -24 -110 -18 -82H17C24 -110 27 -150 17 -158Q0 -166 -17 -158Z",
      light.body
    ),
    path(
      `M${light.from * 8} -161Q${light.from * 27} -152 ${light.from * 18} -82H${light.from * 9}Q${light.from * 16} -120 ${light.from * 8} -161Z`,
      light.lit
    ),
    rect([-19, -96, 38, 6], belt2, { opacity: 0.85 }),
    path(
      `M${-light.from * 17} -156Q${-light.from * (arm + 8)} -130 ${-light.from * arm} -92L${-light.from * (arm - 8)} -92Q${-light.from * 16} -120 ${-light.from * 13} -140Z`,
      light.shade
    ),
    path(
      `M${light.from * 17} -156Q${light.from * (arm + 8)} -130 ${light.from * arm} -96L${light.from * (arm - 8)} -94Q${light.from * 18} -124 ${light.from * 12} -138Z`,
      light.body
    ),
    stroke(
      `M${light.from * 17} -157Q${light.from * (arm + 9)} -130 ${light.from * arm} -96`,
      light.rim,
      1.5
    ),
    stroke(`M-4 -158L2 -96`, light.shade, 1.5)
  ].join("");
};
var armour = (brush) => {
  const { light, random } = brush;
  const shoulder = random.int(9, 16);
  return [
    jacket(brush),
    polygon(
      [
        [-16, -160],
        [16, -160],
        [13, -122],
        [0, -114],
        [-13, -122]
      ],
      light.shade
    ),
    polygon(
      [
        [0, -160],
        [light.from * 16, -160],
        [light.from * 13, -122],
        [0, -114]
      ],
      light.lit
    ),
    path(`M-14 -162Q${-20 - shoulder} -168 ${-18 - shoulder} -140Q-22 -142 -14 -150Z`, light.body),
    path(`M14 -162Q${20 + shoulder} -168 ${18 + shoulder} -140Q22 -142 14 -150Z`, light.body),
    stroke(
      `M${light.from * 14} -162Q${light.from * (20 + shoulder)} -168 ${light.from * (18 + shoulder)} -140`,
      light.rim,
      1.8
    ),
    rect([light.from * 5 - 2, -148, 5, 3], light.glow)
  ].join("");
};
var robe = ({ light, random }) => {
  const half = 22 + 12 * random.next();
  return [
    path(`M-14 -160C-24 -120 -16 -90 ${-half} 0Q0 6 ${half} 0C16 -90 24 -120 14 -160Z`, light.body),
    path(
      `M-15 -156Q-40 -120 -36 -82Q-24 -80 -12 -92Q-14 -120 -15 -156Z`,
      light.from === -1 ? light.lit : light.shade
    ),
    path(
      `M15 -156Q40 -120 36 -82Q24 -80 12 -92Q14 -120 15 -156Z`,
      light.from === 1 ? light.lit : light.shade
    ),
    path(`M-5 -160L0 -40L5 -160Z`, light.shade),
    stroke(`M-3 -158L0 -44M3 -158L0 -44`, light.glow, 1, { opacity: 0.6 }),
    stroke(
      `M${light.from * 15} -156Q${light.from * 40} -120 ${light.from * 36} -82`,
      light.rim,
      1.6
    ),
    stroke(`M-12 -60Q-15 -30 -16 -2M12 -60Q14 -30 17 -2`, light.shade, 1.8, { opacity: 0.7 })
  ].join("");
};
var BODIES = { cloak: cloak2, jacket, armour, robe };

// server/catalogue/demo/drawing/figures/head.ts
var face = ({ light }) => ellipse([0, -177], 10.5, 13.5, light.body) + path(
  `M${light.from * 2} -190Q${light.from * 13} -186 ${light.from * 10.5} -174Q${light.from * 8} -166 ${light.from * 3} -164Q${light.from * 7} -178 ${light.from * 2} -190Z`,
  light.lit
);
var hood = ({ light }) => path(
  "M-17 -150C-22 -190 -10 -203 1 -203C14 -202 22 -186 17 -150C8 -156 -8 -156 -17 -150Z",
  light.body
) + ellipse([light.from * 3, -176], 8.5, 12, light.shade) + path(
  `M${light.from * 1} -203Q${light.from * 21} -196 ${light.from * 17} -150Q${light.from * 14} -178 ${light.from * 1} -203Z`,
  light.lit
) + circle([light.from * 6, -178], 1.5, light.glow);
var helmet = ({ light, random }) => path("M-15 -166C-17 -196 -7 -200 0 -200C8 -200 17 -195 15 -166L8 -160H-8Z", light.body) + path(
  `M${light.from * 2} -200C${light.from * 12} -199 ${light.from * 17} -190 ${light.from * 15} -166L${light.from * 11} -163Q${light.from * 12} -188 ${light.from * 2} -200Z`,
  light.lit
) + path(
  `M${-light.from * 3} -184L${light.from * 14} -183L${light.from * 13} -176L${light.from * 1} -175Z`,
  light.glow
) + (random.chance(0.5) ? path("M-3 -198Q0 -216 4 -198L2 -170H-1Z", light.shade) : stroke(`M${-light.from * 11} -194V-214`, light.body, 1.8));
var brim = (brush) => face(brush) + path(
  "M-28 -186Q0 -178 28 -187Q14 -191 11 -203Q0 -208 -11 -203Q-13 -191 -28 -186Z",
  brush.light.body
) + stroke(
  `M${brush.light.from * 28} -187Q${brush.light.from * 14} -191 ${brush.light.from * 11} -203`,
  brush.light.rim,
  1.4
);
var hair = (brush) => {
  const { light, random } = brush;
  const long = random.int(4, 34);
  return [
    path(
      `M-13 -178C-16 -200 12 -204 14 -180C18 -170 16 ${-170 + long} 12 ${-168 + long}Q10 -170 6 -186Q-6 -184 -11 -176Q-12 ${-174 + long} -16 ${-170 + long}Q-18 -168 -13 -178Z`,
      light.shade
    ),
    face(brush),
    path("M-11 -182Q-6 -198 4 -196Q12 -194 11 -182Q4 -190 -11 -182Z", light.shade),
    random.chance(0.4) ? circle([0, -202], 6, light.shade) : ""
  ].join("");
};
var horns2 = (brush) => {
  const { light, random } = brush;
  const high = random.int(12, 26);
  const horn = (side) => path(
    `M${side * 5} -189Q${side * 16} -196 ${side * 14} ${-196 - high}Q${side * 24} -198 ${side * 11} -182Z`,
    side === light.from ? light.lit : light.shade
  );
  return horn(-1) + horn(1) + face(brush) + circle([light.from * 5, -179], 1.3, light.glow);
};
var ears2 = (brush) => {
  const { light } = brush;
  const ear = (side) => path(
    `M${side * 7} -184Q${side * 30} -200 ${side * 40} -190Q${side * 26} -180 ${side * 8} -174Z`,
    side === light.from ? light.lit : light.shade
  );
  return ear(-1) + ear(1) + face(brush);
};
var crest2 = (brush) => face(brush) + path(
  "M-13 -186L-16 -206L-6 -196L0 -212L6 -196L16 -206L13 -186Q0 -192 -13 -186Z",
  brush.light.glow,
  { opacity: 0.9 }
);
var mask = ({ light }) => path("M-13 -176C-14 -200 14 -200 13 -176L9 -158L0 -152L-9 -158Z", light.shade) + path(
  `M${light.from * 1} -196C${light.from * 14} -196 ${light.from * 14} -184 ${light.from * 13} -176L${light.from * 9} -160Q${light.from * 9} -184 ${light.from * 1} -196Z`,
  light.lit
) + circle([-5, -178], 3.6, light.glow) + circle([6, -178], 3.6, light.glow);
var antennae = (brush) => face(brush) + stroke("M-4 -189Q-9 -204 -17 -210M5 -189Q9 -205 18 -209", brush.light.body, 2) + circle([-17, -210], 2.6, brush.light.glow) + circle([18, -209], 2.6, brush.light.glow);
var HEADS = { hood, helmet, brim, hair, horns: horns2, ears: ears2, crest: crest2, mask, antennae };

// server/catalogue/demo/drawing/figures/held.ts
var staff = (brush) => {
  const { light, random } = brush;
  const x = light.from * random.int(30, 40);
  const top = random.int(-224, -190);
  return stroke(`M${x} 0L${x - light.from * 3} ${top}`, light.body, 3.4) + stroke(`M${x + light.from} 0L${x - light.from * 2} ${top}`, light.rim, 1) + halo(brush, [x - light.from * 3, top], 16) + circle([x - light.from * 3, top], 4, light.glow);
};
var lantern = (brush) => {
  const { light } = brush;
  const x = light.from * 36;
  return [
    stroke(`M${light.from * 20} -100L${x} -104V-92`, light.body, 2.6),
    halo(brush, [x, -80], 34),
    rect([x - 6, -92, 12, 20], light.body, { rx: 3 }),
    rect([x - 3.5, -88, 7, 13], light.glow, { rx: 2 })
  ].join("");
};
var rifle2 = ({ light, random }) => {
  const up = random.int(-30, 34);
  const f = light.from;
  return stroke(`M${-f * 16} ${-104}L${f * 54} ${-116 - up}`, light.shade, 6) + stroke(`M${f * 8} -108L${f * 66} ${-118 - up * 1.15}`, light.body, 3) + stroke(`M${f * 2} -110L${f * 54} ${-119 - up}`, light.rim, 1.2);
};
var blade2 = ({ light, random }) => {
  const f = light.from;
  const turn = random.int(-70, 35);
  return `<g transform="translate(${f * 25} -95) scale(${f} 1) rotate(${turn})">${[
    path("M6 -4C34 -8 58 -4 84 14C58 8 34 6 6 5Z", light.shade),
    stroke("M6 -4C34 -8 58 -4 84 14", light.rim, 1.8),
    stroke("M-9 1H6M5 -9V10", light.body, 4)
  ].join("")}</g>`;
};
var tool = ({ light }) => stroke(`M${light.from * 24} -98L${light.from * 44} -52`, light.body, 4.5) + path(
  `M${light.from * 36} -56L${light.from * 54} -58L${light.from * 56} -40L${light.from * 40} -38Z`,
  light.lit
);
var pack2 = ({ light }) => path(
  `M${-light.from * 14} -156L${-light.from * 40} -150L${-light.from * 42} -98L${-light.from * 16} -94Z`,
  light.shade
) + rect([light.from === 1 ? -40 : 14, -164, 26, 9], light.body, { rx: 4 });
var banner = ({ light, random }) => {
  const x = light.from * 34;
  const wave = random.int(10, 26);
  return stroke(`M${x} 0V-246`, light.body, 3) + path(
    `M${x} -244Q${x + light.from * 30} ${-244 - wave} ${x + light.from * 64} -236L${x + light.from * 52} -214L${x + light.from * 66} -194Q${x + light.from * 30} ${-190 - wave} ${x} -186Z`,
    light.glow,
    { opacity: 0.85 }
  );
};
var book = ({ light }) => path(`M${light.from * 12} -112L${light.from * 36} -118V-96L${light.from * 12} -90Z`, light.lit) + stroke(
  `M${light.from * 15} -106L${light.from * 33} -110M${light.from * 15} -100L${light.from * 33} -104`,
  light.glow,
  1.2
);
var nothing = () => "";
var HELD = { staff, lantern, rifle: rifle2, blade: blade2, tool, pack: pack2, banner, book, nothing };

// server/catalogue/demo/drawing/figures/index.ts
var dressedFrom = ({ bodies, heads, held }) => (brush) => {
  const { random } = brush;
  const body = BODIES[random.pick(bodies)](brush);
  const head = HEADS[random.pick(heads)](brush);
  const carried = HELD[random.pick(held)](brush);
  const stout = 0.94 + 0.2 * random.next();
  return `<g transform="scale(${stout.toFixed(2)} 1)">${body}${head}${carried}</g>`;
};
var FIGURES = {
  soldier: dressedFrom({
    bodies: ["armour"],
    heads: ["helmet", "helmet", "mask", "hair"],
    held: ["rifle", "rifle", "blade", "banner"]
  }),
  traveller: dressedFrom({
    bodies: ["jacket", "cloak"],
    heads: ["hood", "brim", "hair", "ears", "antennae"],
    held: ["pack", "staff", "lantern", "rifle"]
  }),
  wise: dressedFrom({
    bodies: ["robe", "robe", "cloak"],
    heads: ["hood", "horns", "hair", "antennae"],
    held: ["book", "staff", "lantern", "nothing"]
  }),
  noble: dressedFrom({
    bodies: ["robe", "cloak"],
    heads: ["crest", "hair", "horns"],
    held: ["nothing", "banner", "staff", "blade"]
  }),
  outlaw: dressedFrom({
    bodies: ["cloak", "jacket"],
    heads: ["brim", "mask", "hood", "horns"],
    held: ["blade", "rifle", "nothing"]
  }),
  worker: dressedFrom({
    bodies: ["jacket", "armour"],
    heads: ["mask", "hair", "ears", "helmet"],
    held: ["tool", "pack", "tool", "lantern"]
  })
};

// server/catalogue/demo/drawing/subject/figure-of.ts
var BY_TRAIT = {
  Trooper: "soldier",
  Official: "noble",
  Noble: "noble",
  Pilot: "soldier",
  Scout: "traveller",
  Trader: "traveller",
  Scholar: "wise",
  Medic: "wise",
  Outlaw: "outlaw",
  Syndicate: "outlaw"
};
var BY_ROLE = [
  ["worker", ["Mechanic", "Digger", "Tinker", "Clerk", "Apprentice"]],
  ["soldier", ["Guard", "Sentry", "Veteran", "Recruit", "Brawler"]],
  ["wise", ["Medic", "Chronicler", "Singer", "Envoy", "Navigator"]],
  ["outlaw", ["Smuggler", "Saboteur", "Broker", "Stalker"]],
  ["traveller", ["Scout", "Ranger", "Courier", "Herder", "Tamer"]]
];
function figureOf({ name, traits }, random) {
  const role = BY_ROLE.find(([, words]) => words.some((word) => name.includes(word)))?.[0];
  const trait = traits.map((each) => BY_TRAIT[each]).find((each) => each !== void 0);
  const kinds = Object.keys(FIGURES);
  return FIGURES[role ?? trait ?? random.pick(kinds)];
}

// server/catalogue/demo/drawing/subject/being.ts
function being(facts, random) {
  const stands = { where: "ground", manner: "stands", count: 1 };
  const isLeader = facts.cardType === "LEADER";
  const other = isLeader ? void 0 : vehicleOf(facts) ?? creatureOf(facts, random);
  if (other) return { draw: other, ...stands, size: 190 };
  const person = figureOf(facts, random);
  return { draw: person, ...stands, size: isLeader ? 340 : random.int(250, 300) };
}
function vehicleOf({ traits, name }) {
  if (traits.includes("Walker") || name.includes("Walker")) return VEHICLES.walker;
  if (traits.includes("Speeder")) return VEHICLES.speeder;
  if (traits.includes("Machine") || traits.includes("Vehicle") || name.includes("Crawler"))
    return VEHICLES.crawler;
  return void 0;
}
function creatureOf({ traits, name }, random) {
  if (name.includes("Hound")) return CREATURES.hound;
  return traits.includes("Beast") ? random.pick(Object.values(CREATURES)) : void 0;
}

// server/catalogue/demo/drawing/subject/draw-named.ts
function drawNamed(draws, name, random) {
  const kind = Object.keys(draws).find((each) => name.toLowerCase().endsWith(each));
  return (kind === void 0 ? void 0 : draws[kind]) ?? random.pick(Object.values(draws));
}

// server/catalogue/demo/drawing/subject/happening.ts
var BY_TRAIT2 = {
  Disaster: [HAPPENINGS.explosion, HAPPENINGS.storm, HAPPENINGS.crash],
  Supply: [HAPPENINGS.supply, HAPPENINGS.vault],
  Law: [HAPPENINGS.treaty, HAPPENINGS.signal],
  Trick: [HAPPENINGS.trap, HAPPENINGS.escape],
  Gambit: [HAPPENINGS.ambush, HAPPENINGS.vault],
  Tactic: [HAPPENINGS.chase, HAPPENINGS.ambush],
  Instinct: [HAPPENINGS.duel, HAPPENINGS.chase],
  Plan: [HAPPENINGS.signal, HAPPENINGS.duel, HAPPENINGS.escape]
};
function happening(facts, random) {
  if (random.chance(0.25)) {
    const people = random.pick(Object.values(FIGURES));
    return { draw: people, where: "ground", manner: "stands", size: 190, count: random.int(2, 3) };
  }
  const fitting = facts.traits.flatMap((trait) => BY_TRAIT2[trait] ?? []);
  return {
    draw: random.pick(fitting.length > 0 ? fitting : Object.values(HAPPENINGS)),
    where: random.chance(0.35) ? "space" : "ground",
    manner: "hangs",
    size: 250,
    count: 1
  };
}

// server/catalogue/demo/drawing/ships/parts.ts
function hullFill({ light, id }) {
  const hull2 = id("hull");
  const defs = `<defs>${linearGradient(hull2, [
    [0, light.lit],
    [0.38, light.body],
    [1, light.shade]
  ])}</defs>`;
  return { defs, fill: withGradient(hull2) };
}
function flame({ light, id }, [x, y], long, high) {
  const fire2 = id("flame");
  return [
    `<defs>${linearGradient(
      fire2,
      [
        [0, light.glow, 0],
        [0.75, light.glow, 0.55],
        [1, "#ffffff", 0.95]
      ],
      [0, 0, 1, 0]
    )}</defs>`,
    path(
      `M${x} ${y - high / 2}Q${x - long * 0.5} ${y - high * 0.3} ${x - long} ${y}Q${x - long * 0.5} ${y + high * 0.3} ${x} ${y + high / 2}Z`,
      withGradient(fire2)
    ),
    halo({ light, id }, [x, y], high * 1.5)
  ].join("");
}
var thruster = (brush, [x, y], long, high) => flame(brush, [x, y], long, high * 0.8) + polygon(
  [
    [x + high * 0.7, y - high * 0.3],
    [x, y - high / 2],
    [x, y + high / 2],
    [x + high * 0.7, y + high * 0.3]
  ],
  brush.light.shade
);
var mirrored = (points) => [
  ...points,
  ...points.toReversed().map(([x, y]) => [x, -y])
];
var plate = (points, fill, opacity = 1) => polygon(points, fill, opacity === 1 ? {} : { opacity });

// server/catalogue/demo/drawing/ships/ark.ts
var ark = (brush) => {
  const { random, light } = brush;
  const { defs, fill } = hullFill(brush);
  const [dome2, deep] = [between(random, 50, 66), between(random, 34, 46)];
  const trees = Array.from({ length: random.int(7, 8) }, (_, at) => {
    const [x, r] = [-54 + at * 15 + 4 * random.next(), between(random, 5, 8)];
    const high = between(random, 10, 18) + (1 - Math.abs(x) / 60) * 10;
    return d`M${x - 1.2} -2V${-high}h2.4V-2Z` + dot(x, -high, r) + dot(x + r * 0.7, -high + 4, r * 0.7);
  });
  const houses = Array.from({ length: random.int(2, 3) }, (_, at) => [
    -40 + at * 32,
    between(random, 18, 32)
  ]);
  const glass = d`M-66 0C-66 ${-dome2 * 0.72} -40 ${-dome2} 0 ${-dome2}C40 ${-dome2} 66 ${-dome2 * 0.72} 66 0Z`;
  return [
    defs,
    thruster(brush, [-92, 8], 34, 20),
    thruster(brush, [-80, 28], 30, 15),
    halo(brush, [0, -dome2 * 0.3], dome2 * 1.15),
    path(glass, light.glow, { opacity: 0.3 }),
    path(trees.join(""), light.body),
    path(houses.map(([x, high]) => d`M${x} 0V${-high}l7 -8l7 8V0Z`).join(""), light.shade),
    path(
      houses.map(
        ([x, high]) => d`M${x + 3} ${-high + 2}h3v4h-3ZM${x + 8} ${-high + 2}h3v4h-3ZM${x + 3} ${-high + 10}h3v4h-3Z`
      ).join(""),
      light.glow
    ),
    stroke(
      d`M0 ${-dome2}V0M-30 0C-32 ${-dome2 * 0.5} -22 ${-dome2 * 0.86} 0 ${-dome2}C22 ${-dome2 * 0.86} 32 ${-dome2 * 0.5} 30 0M-60 ${-dome2 * 0.42}Q0 ${-dome2 * 0.3} 60 ${-dome2 * 0.42}`,
      light.rim,
      1,
      { opacity: 0.55 }
    ),
    stroke(glass, light.rim, 2),
    path(
      d`M-44 ${-dome2 * 0.5}Q-34 ${-dome2 * 0.84} -8 ${-dome2 * 0.9}Q-30 ${-dome2 * 0.74} -38 ${-dome2 * 0.44}Z`,
      "#ffffff",
      { opacity: 0.3 }
    ),
    path(
      d`M-84 -8L-70 0H70L102 -12C98 8 78 ${deep * 0.8} 30 ${deep}H-30C-66 ${deep} -92 ${deep * 0.7} -94 4Z`,
      fill
    ),
    path("M70 0L96 -9Q92 2 84 10L66 8Z", light.lit, { opacity: 0.5 }),
    stroke("M-84 -8L-70 0H70L102 -12", light.rim, 2),
    windows2(brush, [-76, 9], 140, 6),
    windows2(brush, [-70, 18], 124, 8),
    windows2(brush, [-48, 27], 84, 7),
    stroke(d`M-88 14H82M-44 2V${deep - 2}M4 2V${deep}M50 2V${deep - 6}`, light.shade, 1),
    stroke(d`M-30 ${deep}v10M10 ${deep}v16M24 ${deep}v7`, light.body, 2),
    halo(brush, [10, deep + 16], 9),
    halo(brush, [98, -12], 9)
  ].join("");
};

// server/catalogue/demo/drawing/ships/bomber.ts
var bomber = (brush) => {
  const { random, light } = brush;
  const { defs, fill } = hullFill(brush);
  const [fin, tip2] = [between(random, 34, 46), between(random, -62, -34)];
  const turret = random.int(-34, 8);
  const [racked, falling] = [random.int(2, 3), random.int(2, 3)];
  const load = [
    ...Array.from({ length: racked }, (_, at) => [18 + at * (40 / racked), 28]),
    ...Array.from({ length: falling }, (_, at) => [32 - at * 19, 47 + at * 17])
  ];
  return [
    defs,
    plate(
      [
        [4, -16],
        [tip2 + 24, -52],
        [tip2 + 2, -52],
        [-34, -15]
      ],
      light.shade
    ),
    thruster(brush, [-90, -3], 34, 20),
    path(d`M-50 -14L-78 ${-16 - fin}H-97L-92 -4Z`, light.body),
    path(
      "M95 3C93 -12 70 -20 38 -20L-70 -15L-92 -9V5L-66 12C-50 22 -20 25 14 25H46C74 25 96 18 95 3Z",
      fill
    ),
    rect([6, 18, 50, 9], light.shade, { rx: 2 }),
    path(load.map(([x, y]) => bomb(x, y)).join(""), light.body),
    path(load.map(([x, y]) => dot(x + 2, y, 1.8)).join(""), light.glow),
    path("M93 -1C90 -13 72 -18 52 -18L58 -1Z", light.glow, { opacity: 0.85 }),
    stroke("M58 -1H94M66 -17L70 -1M80 -14L82 -1", light.shade, 1.4),
    circle([turret, -19], 7, light.body),
    stroke(d`M${turret + 3} -22l22 -5M${turret + 4} -19l22 -4`, light.lit, 2),
    thruster(brush, [tip2 - 2, 32], 30, 13),
    plate(
      [
        [-2, 4],
        [tip2 + 28, 50],
        [tip2, 50],
        [-50, 6]
      ],
      light.body
    ),
    rect([tip2, 24, 40, 15], fill, { rx: 7 }),
    stroke(
      d`M-2 4L${tip2 + 28} 50M-50 -14L-78 ${-16 - fin}M90 -10C70 -20 54 -20 38 -20L-50 -16`,
      light.rim,
      1.5
    ),
    stroke("M-20 -17V24M-58 -15V14M24 -19V18M-90 -2H24", light.shade, 1)
  ].join("");
};
var bomb = (x, y) => d`M${x + 9} ${y}q-4 5 -11 4l-6 4v-16l6 4q7 -1 11 4Z`;

// server/catalogue/demo/drawing/ships/clipper.ts
var clipper = (brush) => {
  const { random, light } = brush;
  const { defs, fill } = hullFill(brush);
  const sails = Array.from({ length: random.int(2, 4) }, (_, at) => {
    const x = 46 - at * (26 + 8 * random.next());
    const high = 42 + 40 * random.next() - at * 5;
    const belly = 20 + 18 * random.next();
    const sail = `M${x} -7C${x - belly * 0.2} ${-high * 0.5} ${x - belly * 0.3} ${-high * 0.8} ${x - belly} ${-high}C${x - belly * 1.4} ${-high * 0.6} ${x - belly * 1.5} ${-high * 0.3} ${x - belly * 1.2} -7Z`;
    return [
      path(sail, at % 2 === 0 ? light.lit : light.body),
      stroke(
        `M${x} -7C${x - belly * 0.2} ${-high * 0.5} ${x - belly * 0.3} ${-high * 0.8} ${x - belly} ${-high}`,
        light.rim,
        1.8
      ),
      stroke(
        `M${x - belly * 0.6} -8Q${x - belly * 0.9} ${-high * 0.5} ${x - belly} ${-high}`,
        light.glow,
        1,
        { opacity: 0.6 }
      )
    ].join("");
  });
  return [
    defs,
    ...sails,
    flame(brush, [-70, 1], 34, 8),
    path("M98 -6C70 10 20 16 -60 11L-74 -8C-20 -4 40 -4 98 -6Z", fill),
    stroke("M98 -6C40 -4 -20 -4 -74 -8", light.rim, 1.6),
    windows2(brush, [-50, 2], 90, 7)
  ].join("");
};

// server/catalogue/demo/drawing/ships/corvette.ts
var corvette = (brush) => {
  const { random, light } = brush;
  const { defs, fill } = hullFill(brush);
  const [fin, keel] = [between(random, 28, 44), between(random, 18, 34)];
  const [root, arch2] = [random.int(-34, -12), between(random, 15, 21)];
  const engines = random.chance(0.5) ? [-9, 7] : [-11, -1, 9];
  return [
    defs,
    path(d`M${root + 8} 10L-58 ${10 + keel}L-82 ${12 + keel}L-62 9Z`, light.shade),
    ...engines.map((y) => thruster(brush, [-90, y], between(random, 36, 50), 11)),
    path(
      d`M${root} ${-arch2 + 4}Q-60 ${-arch2 - fin * 0.5} -74 ${-arch2 - fin}L-96 ${-arch2 - fin - 3}Q-80 -24 -82 -10Z`,
      light.shade
    ),
    path(
      d`M-70 ${-arch2 - fin * 0.62}L-77 ${-arch2 - fin * 0.86}L-92 ${-arch2 - fin * 0.88}L-86 ${-arch2 - fin * 0.6}Z`,
      light.glow,
      { opacity: 0.6 }
    ),
    path(d`M-22 ${-arch2 + 2}L-14 ${-arch2 - 11}H6L24 ${-arch2 + 2}Z`, light.shade),
    path(d`M-8 ${-arch2 - 8}H5L14 ${-arch2 - 2}H-8Z`, light.glow, { opacity: 0.9 }),
    stroke(d`M-12 ${-arch2 - 11}v-13`, light.body, 1.8),
    path(d`M34 ${-arch2 + 4}l4 -9h10l8 12Z`, light.shade),
    stroke(d`M46 ${-arch2}l26 3`, light.shade, 2.8),
    path(
      d`M104 2C70 -6 40 ${-arch2} 0 ${-arch2}C-40 ${-arch2} -66 -18 -86 -16V14C-60 17 -10 16 26 12C54 9 80 6 104 2Z`,
      fill
    ),
    path(d`M62 -6L20 ${-arch2 + 3}H-30L-10 ${-arch2 * 0.55}H34Z`, light.lit, { opacity: 0.4 }),
    path("M34 4L6 30L-16 33L-4 6Z", light.body),
    stroke("M34 4L6 30L-16 33", light.rim, 1.5),
    stroke("M-14 32h46M-16 9L-6 26", light.shade, 2.6),
    windows2(brush, [-76, -6], 120, 6),
    windows2(brush, [-70, 10], 64, 8),
    stroke(
      d`M104 2C70 -6 40 ${-arch2} 0 ${-arch2}M${root} ${-arch2 + 4}Q-60 ${-arch2 - fin * 0.5} -74 ${-arch2 - fin}L-96 ${-arch2 - fin - 3}`,
      light.rim,
      1.7
    ),
    stroke("M92 3C40 8 -30 8 -84 6", light.glow, 1.6, { opacity: 0.6 }),
    stroke(d`M-52 ${-arch2 + 1}V15M-22 ${-arch2}V5M58 -6V7`, light.shade, 1)
  ].join("");
};

// server/catalogue/demo/drawing/ships/cruiser.ts
var cruiser = (brush) => {
  const { random, light } = brush;
  const { defs, fill } = hullFill(brush);
  const [high, deep] = [11 + 6 * random.next(), 9 + 8 * random.next()];
  const step3 = random.int(-10, 30);
  const tower3 = random.int(-66, -20);
  const keel = [
    [100, -1],
    [step3, -high * 0.8],
    [-88, -high],
    [-94, -high * 0.3],
    [-94, deep * 0.5],
    [-72, deep],
    [20, deep * 0.75]
  ];
  return [
    defs,
    ...[-high * 0.6, 0, deep * 0.5].map((y) => flame(brush, [-92, y], 26 + 16 * random.next(), 7)),
    towerOf(brush, tower3, -high * 0.85, 12 + 12 * random.next()),
    plate(keel, fill),
    plate(
      [
        [100, -1],
        [step3, -high * 0.8],
        [-88, -high],
        [-60, -high * 0.45],
        [40, -high * 0.22]
      ],
      light.lit,
      0.75
    ),
    windows2(brush, [-76, -high * 0.25], 130, 5),
    windows2(brush, [-68, deep * 0.32], 96, 7),
    stroke(`M100 -1L${step3} ${-high * 0.8}L-88 ${-high}`, light.rim, 1.4),
    stroke(
      `M-80 ${deep * 0.12}H60M-40 ${-high * 0.9}V${deep}M14 ${-high * 0.6}V${deep * 0.7}`,
      light.shade,
      1
    ),
    fins2(brush, deep)
  ].join("");
};
function towerOf(brush, x, y, high) {
  const { light } = brush;
  return [
    plate(
      [
        [x - 14, y],
        [x - 9, y - high * 0.55],
        [x + 10, y - high * 0.55],
        [x + 19, y]
      ],
      light.body
    ),
    plate(
      [
        [x - 12, y - high * 0.55],
        [x - 8, y - high],
        [x + 9, y - high],
        [x + 15, y - high * 0.55]
      ],
      light.lit
    ),
    windows2(brush, [x - 7, y - high * 0.78], 18, 3.4),
    stroke(
      `M${x - 3} ${y - high}v${-high * 0.7}M${x + 4} ${y - high}v${-high * 0.4}`,
      light.lit,
      1.2
    )
  ].join("");
}
var fins2 = ({ random, light }, deep) => random.chance(0.6) ? plate(
  [
    [-50, deep * 0.8],
    [-66, deep + 14],
    [-82, deep + 14],
    [-74, deep]
  ],
  light.shade
) : stroke(`M-30 ${deep * 0.9}v8h26v-8.5`, light.shade, 2.4);

// server/catalogue/demo/drawing/ships/fighter.ts
var fighter = (brush) => {
  const { random, light } = brush;
  const { defs, fill } = hullFill(brush);
  const [thick, tail] = [7 + 5 * random.next(), -60 - 15 * random.next()];
  const wing = { root: -50 + 40 * random.next(), span: 34 + 30 * random.next() };
  const sweep = random.int(-55, 25);
  const cannons = random.chance(0.6);
  const engines = random.chance(0.5) ? [-0.5, 0.5] : [0];
  const body = mirrored([
    [98, 0],
    [52, -thick * 0.55],
    [6, -thick],
    [tail + 14, -thick * 0.9],
    [tail, -thick * 0.5]
  ]);
  return [
    defs,
    ...engines.map((at) => flame(brush, [tail + 2, at * thick], 48 + 20 * random.next(), 9)),
    wingOf(brush, wing.root, wing.span * 0.62, sweep, -1, light.shade),
    plate(body, fill),
    wingOf(brush, wing.root, wing.span, sweep, 1, light.body),
    cannons ? stroke(
      `M${wing.root + sweep} ${wing.span}h38M${wing.root + sweep} ${-wing.span * 0.62}h30`,
      light.lit,
      2.6
    ) : "",
    path(
      `M${44} ${-thick * 0.62}Q${24} ${-thick * 1.7} ${-4} ${-thick}L${10} ${-thick * 0.45}Z`,
      light.glow,
      { opacity: 0.85 }
    ),
    stroke(`M96 -.5L52 ${-thick * 0.55}L6 ${-thick}L${tail + 14} ${-thick * 0.9}`, light.rim, 1.4),
    stroke(`M${tail + 26} ${-thick}V${thick}M30 ${thick * 0.2}H${tail + 8}`, light.shade, 1.2)
  ].join("");
};
function wingOf({ light, random }, root, span, sweep, side, fill) {
  const chord = 34 + 14 * random.next();
  const tip2 = [root + sweep, side * span];
  const points = [
    [root + chord * 0.6, side * 5],
    [tip2[0] + chord * 0.28, tip2[1]],
    [tip2[0] - chord * 0.3, tip2[1]],
    [root - chord * 0.55, side * 6]
  ];
  return plate(points, fill) + stroke(
    `M${root + chord * 0.6} ${side * 5}L${tip2[0] + chord * 0.28} ${tip2[1]}L${tip2[0] - chord * 0.3} ${tip2[1]}`,
    side === 1 ? light.lit : light.rim,
    1.5
  ) + plate(
    [
      [root + chord * 0.1, side * span * 0.42],
      [root + sweep * 0.5 + chord * 0.2, side * span * 0.62],
      [root + sweep * 0.5 - chord * 0.2, side * span * 0.62],
      [root - chord * 0.3, side * span * 0.42]
    ],
    light.glow,
    0.5
  );
}

// server/catalogue/demo/drawing/ships/flying-wing.ts
var flyingWing = (brush) => {
  const { random, light } = brush;
  const { defs, fill } = hullFill(brush);
  const span = 46 + 22 * random.next();
  const back = -30 - 30 * random.next();
  const notch = back + 18 + 16 * random.next();
  return [
    defs,
    flame(brush, [notch - 6, -9], 52, 9),
    flame(brush, [notch - 6, 9], 52, 9),
    plate(
      [
        [92, 0],
        [10, -span * 0.3],
        [back, -span],
        [back + 12, -span * 0.72],
        [notch, -8],
        [notch, 8],
        [back + 12, span * 0.72],
        [back, span],
        [10, span * 0.34]
      ],
      fill
    ),
    plate(
      [
        [92, 0],
        [10, -span * 0.3],
        [back, -span],
        [0, -span * 0.14]
      ],
      light.lit,
      0.7
    ),
    path(`M52 -3Q34 ${-span * 0.24} 6 -5Q24 3 52 -3Z`, light.glow, { opacity: 0.85 }),
    stroke(`M92 0L10 ${-span * 0.3}L${back} ${-span}`, light.rim, 1.6),
    stroke(`M${notch} 0H40M${back + 20} ${span * 0.6}L20 ${span * 0.2}`, light.shade, 1.4)
  ].join("");
};

// server/catalogue/demo/drawing/ships/frigate.ts
var frigate = (brush) => {
  const { random, light } = brush;
  const { defs, fill } = hullFill(brush);
  const [drop2, bow] = [between(random, 30, 40), between(random, 28, 58)];
  const bridge2 = random.int(-64, 14);
  const struts = random.int(2, 3);
  const guns = random.int(3, 4);
  return [
    defs,
    path(
      times(struts, (at) => {
        const x = -48 + at * (78 / (struts - 1));
        return d`M${x - 8} -6L${x - 14} ${drop2}H${x + 2}L${x + 8} -6Z`;
      }),
      light.shade
    ),
    thruster(brush, [-90, -17], 40, 15),
    thruster(brush, [-90, -1], 40, 15),
    thruster(brush, [-72, drop2 + 4], 30, 13),
    plate(
      [
        [bridge2 - 18, -23],
        [bridge2 - 12, -42],
        [bridge2 + 8, -42],
        [bridge2 + 24, -23]
      ],
      light.body
    ),
    rect([bridge2 - 7, -37, 18, 5], light.glow, { opacity: 0.9 }),
    stroke(d`M${bridge2 - 6} -42v-20M${bridge2 + 2} -42v-11M${bridge2 - 12} -54h12`, light.body, 1.8),
    plate(
      [
        [100, -8],
        [58, -21],
        [-84, -25],
        [-92, -18],
        [-92, 4],
        [-78, 8],
        [52, 2]
      ],
      fill
    ),
    plate(
      [
        [bow, drop2 - 3],
        [bow - 26, drop2 - 8],
        [-66, drop2 - 8],
        [-74, drop2 - 2],
        [-70, drop2 + 12],
        [bow - 30, drop2 + 11]
      ],
      fill
    ),
    path(
      times(
        guns,
        (at) => d`M${-50 + at * 24} ${drop2 + 11}l3 8h9l3 -8ZM${-40 + at * 24} ${drop2 + 13}h19v3h-19Z`
      ),
      light.shade
    ),
    windows2(brush, [-78, -15], 128, 6),
    windows2(brush, [-64, -5], 104, 9),
    windows2(brush, [-60, drop2 + 1], bow + 40, 8),
    stroke(
      d`M100 -8L58 -21L-84 -25M${bow} ${drop2 - 3}L${bow - 26} ${drop2 - 8}H-66`,
      light.rim,
      1.5
    ),
    stroke(d`M-84 -10H70M-52 -24V7M-6 -23V5M42 -21V2M-30 ${drop2 - 8}V${drop2 + 12}`, light.shade, 1)
  ].join("");
};

// server/catalogue/demo/drawing/ships/gunboat.ts
var gunboat = (brush) => {
  const { random, light } = brush;
  const { defs, fill } = hullFill(brush);
  const [high, deep] = [between(random, 11, 15), between(random, 15, 21)];
  const slabs = random.int(3, 4);
  const slab = 108 / slabs;
  return [
    defs,
    thruster(brush, [-82, -6], 36, 17),
    thruster(brush, [-82, 11], 36, 17),
    gun(brush, [random.int(-34, -14), -high], between(random, 64, 78), -1, random.int(2, 3)),
    gun(brush, [random.int(-6, 10), deep], between(random, 46, 58), 1, random.int(1, 2)),
    path(d`M-76 ${-high}L-72 ${-high - 22}H-54L-46 ${-high}Z`, light.body),
    path(d`M-66 ${-high - 17}H-56L-52 ${-high - 8}H-66Z`, light.glow, { opacity: 0.9 }),
    stroke(d`M-68 ${-high - 22}v-17`, light.body, 1.8),
    plate(
      [
        [76, 2],
        [56, -high],
        [-76, -high],
        [-84, -4],
        [-84, 12],
        [-62, deep],
        [48, deep * 0.9]
      ],
      fill
    ),
    path(
      times(slabs, (at) => {
        const x = -66 + at * slab;
        return d`M${x} ${-high + 2}H${x + slab - 4}L${x + slab - 8} 5H${x - 4}Z`;
      }),
      light.lit,
      { opacity: 0.34 }
    ),
    path("M70 -2L55 -9L50 -1Z", light.glow),
    windows2(brush, [-62, 11], 100, 9),
    stroke(d`M76 2L56 ${-high}H-76`, light.rim, 1.6),
    stroke(d`M-62 ${deep}L-50 7H58M-14 7V${deep * 0.95}M26 7V${deep * 0.9}`, light.shade, 1.2)
  ].join("");
};
function gun(brush, [x, y], long, side, barrels) {
  const { light } = brush;
  const rows = Array.from({ length: barrels }, (_, at) => y + side * (5 + at * 9));
  const top = y + side * (barrels * 9 + 4);
  const muzzle = x + 14 + long;
  return [
    ...rows.map((row) => rect([x + 14, row - 2.2, long, 4.4], light.body)),
    stroke(rows.map((row) => d`M${x + 16} ${row - 1.6}h${long - 16}`).join(""), light.rim, 1),
    ...rows.map((row) => rect([muzzle - 15, row - 3.4, 15, 6.8], light.shade, { rx: 1 })),
    path(d`M${x - 24} ${y}L${x - 18} ${top}H${x + 12}L${x + 24} ${y}Z`, light.body),
    path(
      d`M${x - 18} ${top}H${x + 12}L${x + 18} ${(top + y) / 2}H${x - 20}Z`,
      side === -1 ? light.lit : light.shade,
      { opacity: 0.5 }
    ),
    halo(brush, [muzzle, (rows[0] ?? y) + side * (barrels - 1) * 4.5], 9)
  ].join("");
}

// server/catalogue/demo/drawing/ships/hauler.ts
var hauler = (brush) => {
  const { random, light } = brush;
  const { defs, fill } = hullFill(brush);
  const isTanker = random.chance(0.4);
  const [count, high] = [random.int(3, 5), 20 + 10 * random.next()];
  const wide = 100 / count;
  const boxes2 = Array.from({ length: count }, (_, at) => {
    const x = -52 + at * wide;
    const up = high * (0.75 + 0.4 * random.next());
    return [
      rect([x, -up * 0.5, wide - 4, up], fill, { rx: isTanker ? up / 2 : 2 }),
      rect([x + 2, -up * 0.5 + 2, wide - 8, up * 0.22], light.lit, { rx: 2, opacity: 0.7 }),
      random.chance(0.6) ? rect([x + wide * 0.3, -up * 0.1, wide * 0.26, up * 0.28], light.glow, { opacity: 0.4 }) : ""
    ].join("");
  });
  return [
    defs,
    flame(brush, [-80, -9], 30, 11),
    flame(brush, [-80, 9], 30, 11),
    plate(
      [
        [-56, -16],
        [-82, -13],
        [-82, 15],
        [-56, 18]
      ],
      light.body
    ),
    rect([-60, -3, 130, 6], light.shade),
    ...boxes2,
    plate(
      [
        [50, -12],
        [70, -15],
        [92, -3],
        [92, 8],
        [66, 14],
        [50, 12]
      ],
      fill
    ),
    path("M74 -12L91 -2L76 -1Z", light.glow),
    stroke("M50 -12L70 -15L92 -3", light.rim, 1.4),
    halo(brush, [-68, -14], 5)
  ].join("");
};

// server/catalogue/demo/drawing/ships/interceptor.ts
var interceptor = (brush) => {
  const { random, light } = brush;
  const { defs, fill } = hullFill(brush);
  const [gap, reach, span] = [
    between(random, 9, 14),
    between(random, 24, 58),
    between(random, 46, 68)
  ];
  const prong = (side) => [
    [98, side * gap],
    [44, side * (gap + 5)],
    [-46, side * (gap + 6)],
    [-58, side * gap],
    [-40, side * (gap - 7)],
    [34, side * (gap - 4)]
  ];
  const wing = (side, wide) => [
    [14, side * gap],
    [reach, side * wide],
    [reach - 14, side * (wide + 1)],
    [-18, side * wide * 0.62],
    [-54, side * gap]
  ];
  const blade3 = (side, wide) => [
    [reach + 30, side * wide],
    [reach, side * (wide - 3)],
    [reach - 26, side * wide],
    [reach, side * (wide + 3)]
  ];
  const far = span * 0.62;
  return [
    defs,
    plate(wing(-1, far), light.shade),
    plate(blade3(-1, far), light.body),
    thruster(brush, [-62, 0], between(random, 54, 70), 24),
    plate(prong(-1), light.shade),
    path(d`M62 0L30 -7L-50 -10L-56 0L-50 10L30 7Z`, fill),
    plate(wing(1, span), light.body),
    plate(blade3(1, span), light.body),
    plate(prong(1), fill),
    path("M50 -1Q34 -9 8 -6Q14 2 50 -1Z", light.glow, { opacity: 0.9 }),
    stroke(
      d`M98 ${-gap}L44 ${-gap - 5}H-10M98 ${gap}L34 ${gap - 4}L-20 ${gap - 6}M14 ${gap}L${reach} ${span}L${reach + 30} ${span}`,
      light.rim,
      1.5
    ),
    stroke(
      d`M-4 ${gap + 4}L${reach * 0.7} ${span * 0.8}M-26 ${gap + 4}L${reach * 0.3} ${span * 0.78}M-24 -8V8M-38 -9V9`,
      light.shade,
      1.2
    ),
    stroke(d`M40 ${gap + 2}H-34M40 ${-gap - 2}H-34`, light.glow, 1.4, { opacity: 0.7 })
  ].join("");
};

// server/catalogue/demo/drawing/ships/lander.ts
var lander2 = (brush) => {
  const { random, light } = brush;
  const { defs, fill } = hullFill(brush);
  const [wide, reach] = [between(random, 38, 50), between(random, 74, 92)];
  const [roof, foot] = [between(random, -62, -48), between(random, 48, 60)];
  const nozzles = random.chance(0.5) ? [-16, 16] : [-24, 0, 24];
  const leg = (side, far, down) => d`M${side * wide * 0.8} -18L${side * far} ${down}M${side * wide * 0.7} 8L${side * far * 0.84} ${down * 0.72}`;
  const pad2 = (side, far, down) => d`M${side * far - 14} ${down + 4}L${side * far - 8} ${down - 3}H${side * far + 8}L${side * far + 14} ${down + 4}Z`;
  return [
    defs,
    stroke(leg(-1, reach * 0.52, foot - 14) + leg(1, reach * 0.52, foot - 14), light.body, 4),
    path(pad2(-1, reach * 0.52, foot - 14) + pad2(1, reach * 0.52, foot - 14), light.body),
    group("rotate(-90)", ...nozzles.map((x) => thruster(brush, [-22, x], 44, 17))),
    stroke(d`M-12 ${roof}v-16M-12 ${roof - 16}l-9 -10`, light.body, 2),
    ellipse([-20, roof - 25], 15, 5, light.shade, {
      transform: `rotate(-40 -20 ${Math.round(roof - 25)})`
    }),
    path(
      d`M${-wide} 4L${-wide * 0.94} -22L${-wide * 0.62} ${roof + 10}Q${-wide * 0.5} ${roof} ${-wide * 0.3} ${roof}H${wide * 0.3}Q${wide * 0.5} ${roof} ${wide * 0.62} ${roof + 10}L${wide * 0.94} -22L${wide} 4Z`,
      fill
    ),
    path(
      d`M${wide * 0.2} ${roof + 8}H${wide * 0.48}L${wide * 0.8} -24H${wide * 0.2}Z`,
      light.glow,
      { opacity: 0.9 }
    ),
    stroke(d`M${wide * 0.42} ${roof + 8}L${wide * 0.52} -24`, light.shade, 2),
    rect([-wide * 0.5, -30, 17, 30], light.body, {
      rx: 8,
      stroke: light.shade,
      "stroke-width": 1.6
    }),
    path(dot(-wide * 0.5 + 8.5, -20, 3.6), light.glow),
    rect([-wide - 5, 0, wide * 2 + 10, 10], light.shade, { rx: 4 }),
    stroke(d`M${-wide} 5H${wide}`, light.glow, 2, { "stroke-dasharray": "5 7", opacity: 0.8 }),
    stroke(leg(-1, reach, foot) + leg(1, reach, foot), light.shade, 5, {
      "stroke-linejoin": "round"
    }),
    path(pad2(-1, reach, foot) + pad2(1, reach, foot), light.shade),
    stroke(
      d`M${-wide * 0.94} -22L${-wide * 0.62} ${roof + 10}Q${-wide * 0.5} ${roof} ${-wide * 0.3} ${roof}H${wide * 0.3}Q${wide * 0.5} ${roof} ${wide * 0.62} ${roof + 10}`,
      light.rim,
      1.7
    ),
    stroke(
      d`M${-wide * 0.94} -22H${-wide * 0.55}M${wide * 0.2} -10H${wide * 0.96}M${-wide * 0.1} ${roof}V0`,
      light.shade,
      1.1
    ),
    halo(brush, [wide * 0.1, roof - 2], 9)
  ].join("");
};

// server/catalogue/demo/drawing/ships/minelayer.ts
var minelayer = (brush) => {
  const { random, light } = brush;
  const { defs, fill } = hullFill(brush);
  const [stern, bridge2] = [between(random, 26, 36), random.int(22, 44)];
  const racked = random.int(4, 5);
  const onRail = Array.from({ length: racked }, (_, at) => [
    -52 + at * (104 / (racked - 1)),
    21
  ]);
  const afloat = [
    [-84, between(random, 34, 44)],
    [between(random, -58, -48), between(random, 56, 68)],
    [between(random, -14, 2), between(random, 76, 86)]
  ];
  return [
    defs,
    thruster(brush, [-90, -stern * 0.62], 34, 13),
    thruster(brush, [-90, -2], 34, 13),
    mines(brush, onRail, 8),
    plate(
      [
        [97, -3],
        [62, -15],
        [-46, -15],
        [-62, -stern],
        [-88, -stern],
        [-92, 6],
        [-62, 11],
        [66, 9]
      ],
      fill
    ),
    plate(
      [
        [bridge2 - 16, -15],
        [bridge2 - 10, -31],
        [bridge2 + 9, -31],
        [bridge2 + 22, -15]
      ],
      light.body
    ),
    path(d`M${bridge2 - 4} -27H${bridge2 + 8}L${bridge2 + 14} -19H${bridge2 - 4}Z`, light.glow, {
      opacity: 0.9
    }),
    stroke(d`M${bridge2 - 8} -31v-16M${bridge2 - 14} -42h12`, light.body, 1.8),
    windows2(brush, [-42, -8], 96, 8),
    stroke("M-66 12H70", light.lit, 2.6),
    stroke(
      times(racked, (at) => d`M${-52 + at * (104 / (racked - 1))} 4v12`),
      light.shade,
      4
    ),
    stroke(d`M97 -3L62 -15H${bridge2 + 22}M-46 -15L-62 ${-stern}H-88`, light.rim, 1.5),
    stroke(d`M-62 ${-stern}V10M-30 -15V9M${bridge2} -15V9M66 -13V8`, light.shade, 1),
    ...afloat.map((at) => halo(brush, at, 19)),
    mines(brush, afloat, 9)
  ].join("");
};
function mines({ light }, places, r) {
  const spikes = places.flatMap(
    ([x, y]) => Array.from({ length: 8 }, (_, at) => {
      const angle = at * Math.PI / 4 + 0.3;
      const [across, down] = [Math.cos(angle), Math.sin(angle)];
      return d`M${x + across * r * 0.8} ${y + down * r * 0.8}L${x + across * r * 1.45} ${y + down * r * 1.45}`;
    })
  );
  const balls = (size, lift) => places.map(([x, y]) => dot(x, y - lift, size)).join("");
  return [
    stroke(spikes.join(""), light.body, 2.6),
    path(balls(r, 0), light.shade),
    path(balls(r * 0.74, r * 0.2), light.body),
    path(balls(r * 0.26, 0), light.glow)
  ].join("");
}

// server/catalogue/demo/drawing/ships/picket.ts
var picket = (brush) => {
  const { random, light } = brush;
  const { defs, fill } = hullFill(brush);
  const [dish2, turn] = [between(random, 34, 44), random.int(34, 62)];
  const [aerial, vanes] = [between(random, 56, 78), random.int(2, 3)];
  const waves3 = times(3, (at) => {
    const r = 24 + at * 12;
    return d`M${r * 0.5} ${-r * 0.87}A${r} ${r} 0 0 1 ${r * 0.87} ${-r * 0.5}`;
  });
  return [
    defs,
    stroke(
      d`M-8 8V${aerial}M-26 ${aerial * 0.5}h36M-20 ${aerial * 0.7}h24M-15 ${aerial * 0.88}h14M22 8V${aerial * 0.6}M14 ${aerial * 0.44}h16`,
      light.body,
      2.2
    ),
    thruster(brush, [-56, 0], 26, 14),
    path(
      times(vanes, (at) => d`M${-50 - at * 17} -30h13l-4 24h-13ZM${-54 - at * 17} 6h13l4 24h-13Z`),
      light.body
    ),
    stroke(
      times(
        vanes,
        (at) => d`M${-50 - at * 17} -30h13M${-52 - at * 17} -18h13M${-53 - at * 17} 18h13`
      ),
      light.glow,
      1.2,
      { opacity: 0.7 }
    ),
    stroke(d`M${-40 - vanes * 17} 0H-40`, light.shade, 4),
    plate(
      [
        [2, -8],
        [-4, -34],
        [10, -34],
        [20, -8]
      ],
      light.shade
    ),
    plate(
      [
        [76, 1],
        [52, -9],
        [-40, -11],
        [-54, -6],
        [-54, 7],
        [-38, 11],
        [48, 10]
      ],
      fill
    ),
    path("M70 -1L53 -8H42L46 -1Z", light.glow, { opacity: 0.9 }),
    windows2(brush, [-34, 0], 70, 7),
    stroke("M76 1L52 -9L-40 -11", light.rim, 1.6),
    stroke("M-20 -10V10M10 -10V10M34 -9V10", light.shade, 1),
    group(
      d`translate(4 -40) rotate(${turn})`,
      path(d`M${-dish2} 0Q0 ${dish2 * 0.72} ${dish2} 0Z`, light.body),
      ellipse([0, 0], dish2, dish2 * 0.27, light.shade),
      ellipse([0, 1.5], dish2 * 0.78, dish2 * 0.18, light.body),
      stroke(d`M${-dish2} 0A${dish2} ${dish2 * 0.27} 0 0 1 ${dish2} 0`, light.rim, 1.7),
      stroke(d`M${-dish2 * 0.6} 1L0 ${-dish2 * 0.62}L${dish2 * 0.6} 1`, light.lit, 1.5),
      circle([0, -dish2 * 0.62], 3.4, light.glow),
      halo(brush, [0, -dish2 * 0.62], 13),
      stroke(waves3, light.glow, 1.8, { opacity: 0.55 })
    ),
    path(dot(-8, aerial, 2.6) + dot(22, aerial * 0.6, 2.2), light.glow),
    halo(brush, [-8, aerial], 10)
  ].join("");
};

// server/catalogue/demo/drawing/ships/ring-station.ts
var ringStation = (brush) => {
  const { random, light } = brush;
  const { defs, fill } = hullFill(brush);
  const [rx, ry] = [78 + 16 * random.next(), 20 + 22 * random.next()];
  const spire2 = 40 + 34 * random.next();
  const back = `M${-rx} 0A${rx} ${ry} 0 0 1 ${rx} 0`;
  const front = `M${-rx} 0A${rx} ${ry} 0 0 0 ${rx} 0`;
  return [
    defs,
    stroke(back, light.shade, 9),
    stroke(`M${-rx} 0H${rx}M${-rx * 0.5} ${-ry * 0.8}L${rx * 0.5} ${ry * 0.8}`, light.body, 4),
    path(`M-9 0L-4 ${-spire2}H4L9 0L5 ${spire2 * 0.9}H-5Z`, fill),
    ellipse([0, 0], 20, 13, light.body),
    ellipse([0, -4], 18, 9, light.lit),
    stroke(front, light.body, 12),
    stroke(`M${-rx} -5A${rx} ${ry} 0 0 0 ${rx} -5`, light.rim, 2),
    stroke(`M${-rx * 0.96} 2A${rx} ${ry} 0 0 0 ${rx * 0.96} 2`, light.glow, 2, {
      "stroke-dasharray": "5 4"
    }),
    windows2(brush, [-12, -2], 24, 4),
    halo(brush, [0, -spire2], 9)
  ].join("");
};

// server/catalogue/demo/drawing/ships/shuttle.ts
var shuttle = (brush) => {
  const { random, light } = brush;
  const { defs, fill } = hullFill(brush);
  const [roof, fin] = [between(random, 20, 27), between(random, 24, 40)];
  const sweep = random.int(-96, -74);
  const panes = random.int(4, 6);
  const door2 = -34 + random.int(0, 1) * 66;
  const pane = (at) => -62 + at * (94 / panes);
  return [
    defs,
    path(d`M-40 ${-roof + 2}L-72 ${-roof - fin * 0.8}H-84L-78 ${-roof + 4}Z`, light.shade),
    thruster(brush, [-92, -8], 38, 16),
    thruster(brush, [-92, 9], 38, 16),
    path(
      d`M97 3C95 -9 80 ${-roof * 0.9} 54 ${-roof}L-70 ${-roof}Q-86 ${-roof} -88 -14V14Q-86 20 -76 20H58C84 19 97 13 97 3Z`,
      fill
    ),
    path("M96 6C84 10 70 10 58 10H-88V14Q-86 20 -76 20H58C82 19 95 14 96 6Z", light.shade),
    path(d`M87 -6L66 ${-roof * 0.84}H52L58 -6Z`, light.glow, { opacity: 0.9 }),
    stroke(d`M72 -6L62 ${-roof * 0.8}`, light.shade, 2),
    path(
      times(panes, (at) => Math.abs(pane(at) - door2) < 14 ? "" : dot(pane(at), -7, 5.4)),
      light.glow,
      { opacity: 0.9 }
    ),
    rect([door2 - 8, -14, 16, 24], light.body, { rx: 3, stroke: light.shade, "stroke-width": 1.4 }),
    path(dot(door2, -6, 3), light.glow),
    plate(
      [
        [24, 12],
        [sweep + 28, 46],
        [sweep, 47],
        [-72, 13]
      ],
      light.body
    ),
    path(d`M-52 ${-roof + 3}L-84 ${-roof - fin}H-98L-86 ${-roof + 6}Z`, light.body),
    stroke(
      d`M24 12L${sweep + 28} 46M90 -8C80 ${-roof * 0.9} 70 ${-roof} 54 ${-roof}H-52L-84 ${-roof - fin}`,
      light.rim,
      1.6
    ),
    stroke(d`M46 ${-roof}V10M-70 ${-roof}V10M-8 13L${sweep + 16} 40`, light.shade, 1),
    stroke("M-86 7H44", light.glow, 1.8, { opacity: 0.55 }),
    stroke(d`M10 ${-roof}v-9h14M-20 ${-roof - 1}h18`, light.body, 3)
  ].join("");
};

// server/catalogue/demo/drawing/ships/skiff.ts
var skiff = (brush) => {
  const { random, light } = brush;
  const { defs, fill } = hullFill(brush);
  const [mast2, rake] = [between(random, 70, 92), between(random, -6, 20)];
  const [boom, float] = [between(random, -74, -56), between(random, 34, 46)];
  const seats = random.pick([[-36], [-36, -58], [44, -40]]);
  const sail = d`M${8 + rake} ${-mast2}Q${boom * 0.66} ${-mast2 * 0.76} ${boom} -20Q${boom * 0.3} -10 6 -16Z`;
  return [
    defs,
    path(sail, light.body),
    path(
      d`M${8 + rake} ${-mast2}Q${boom * 0.3} ${-mast2 * 0.66} ${boom * 0.4} -15L6 -16Z`,
      light.lit,
      { opacity: 0.55 }
    ),
    stroke(
      d`M${8 + rake * 0.6} ${-mast2 * 0.62}L${boom * 0.62} ${-mast2 * 0.52}M${8 + rake * 0.3} ${-mast2 * 0.36}L${boom * 0.84} ${-mast2 * 0.36}`,
      light.glow,
      1.3,
      { opacity: 0.75 }
    ),
    stroke(d`M6 0L${8 + rake} ${-mast2 - 6}M6 -16L${boom} -20`, light.shade, 3),
    stroke(
      d`M${8 + rake} ${-mast2}L92 -14M${8 + rake} ${-mast2}Q${boom * 0.66} ${-mast2 * 0.76} ${boom} -20`,
      light.rim,
      1
    ),
    path(
      seats.map((x) => d`M${x - 9} 0Q${x - 8} -17 ${x} -18Q${x + 8} -17 ${x + 9} 0Z`).join("") + seats.map((x) => dot(x + 1, -24, 6)).join(""),
      light.shade
    ),
    stroke(d`M34 8L26 ${float}M-38 8L-30 ${float}`, light.shade, 3.6),
    thruster(brush, [-86, 0], 34, 11),
    path("M100 -20C88 2 62 15 16 15H-50C-70 15 -82 8 -86 -8C-40 2 50 4 100 -20Z", fill),
    stroke("M100 -20C50 4 -40 2 -86 -8", light.rim, 2),
    stroke("M-76 3C-30 9 40 9 80 0M-20 1V14M26 1V14", light.shade, 1.2),
    thruster(brush, [-48, float], 22, 8),
    path(d`M62 ${float - 4}Q50 ${float + 6} 10 ${float + 6}H-40L-44 ${float - 4}Z`, light.body),
    stroke(d`M62 ${float - 4}H-44`, light.rim, 1.4),
    halo(brush, [96, -20], 12),
    halo(brush, [8 + rake, -mast2 - 6], 8)
  ].join("");
};

// server/catalogue/demo/drawing/ships/sky-town.ts
var skyTown = (brush) => {
  const { random, light } = brush;
  const { defs, fill } = hullFill(brush);
  const towers = Array.from({ length: 9 }, (_, at) => {
    const x = -72 + at * 17 + 6 * random.next();
    const high = 14 + (60 - Math.abs(x) * 0.6) * random.next();
    const wide = 8 + 6 * random.next();
    return [
      path(
        `M${x} 0V${-high}L${x + wide / 2} ${-high - wide * random.next()}L${x + wide} ${-high}V0Z`,
        light.body
      ),
      rect([light.from === 1 ? x + wide * 0.6 : x, -high, wide * 0.4, high], light.lit, {
        opacity: 0.8
      }),
      windows2(brush, [x + 2, -high * 0.6], wide - 3, 3)
    ].join("");
  });
  const root = 50 + 44 * random.next();
  return [
    defs,
    ...towers,
    path(
      `M-92 0H92C70 22 26 18 12 ${root * 0.7}L2 ${root}L-8 ${root * 0.6}C-24 20 -70 22 -92 0Z`,
      fill
    ),
    stroke("M-92 0H92", light.rim, 2),
    stroke("M-70 8H70", light.glow, 1.6, { "stroke-dasharray": "4 6" }),
    circle([0, root], 3, light.glow),
    halo(brush, [0, root], 14)
  ].join("");
};

// server/catalogue/demo/drawing/ships/tug.ts
var tug = (brush) => {
  const { random, light } = brush;
  const { defs, fill } = hullFill(brush);
  const [drum, house3] = [between(random, 30, 38), between(random, 26, 38)];
  const elbow = between(random, 64, 74);
  const lamp = -22 - house3;
  const arm = (side) => d`M38 ${side * 22}L${elbow} ${side * 40}L92 ${side * 20}`;
  const claw = (side) => d`M86 ${side * 27}l12 ${side * -3}l-3 ${side * -13}M89 ${side * 23}l-7 ${side * -9}`;
  return [
    defs,
    stroke(arm(-1), light.shade, 6, { "stroke-linejoin": "round" }),
    stroke(claw(-1), light.shade, 3.6),
    thruster(brush, [-82, -drum * 0.6], 34, drum * 0.9),
    thruster(brush, [-82, drum * 0.66], 34, drum * 0.9),
    rect([-46, -20, 92, 42], fill, { rx: 5 }),
    rect([-72, -drum * 1.1, 52, drum], fill, { rx: 9 }),
    rect([-72, drum * 0.14, 52, drum], fill, { rx: 9 }),
    stroke(
      d`M-58 ${-drum * 1.1}v${drum}M-34 ${-drum * 1.1}v${drum}M-58 ${drum * 0.14}v${drum}M-34 ${drum * 0.14}v${drum}`,
      light.shade,
      2
    ),
    beam(brush, [30, lamp + 2], random.int(84, 100), 66, 30, 0.45),
    path(d`M-12 -19L-8 ${lamp}H26L36 ${lamp + house3 * 0.5}V-19Z`, light.body),
    path(d`M4 ${lamp + 5}H23L31 ${lamp + house3 * 0.5}V${lamp + house3 * 0.6}H4Z`, light.glow, {
      opacity: 0.9
    }),
    stroke(d`M15 ${lamp + 5}V${lamp + house3 * 0.6}`, light.shade, 2),
    stroke(d`M-8 ${lamp}H26L36 ${lamp + house3 * 0.5}M-72 ${-drum * 1.1 + 1}h52`, light.rim, 1.6),
    stroke(d`M2 ${lamp}v${-random.int(10, 22)}M-3 ${lamp}v-8`, light.body, 1.8),
    circle([29, lamp + 2], 3.4, light.glow),
    rect([42, -28, 13, 58], light.body, { rx: 6 }),
    path(
      times(4, (at) => d`M43 ${-20 + at * 13}l11 -6v6l-11 6Z`),
      light.glow,
      { opacity: 0.6 }
    ),
    stroke(arm(1), light.body, 6.5, { "stroke-linejoin": "round" }),
    stroke(claw(1), light.body, 3.8),
    circle([elbow, 40], 6, light.lit),
    plate(
      [
        [-14, 6],
        [28, 6],
        [28, 15],
        [-14, 15]
      ],
      light.shade
    )
  ].join("");
};

// server/catalogue/demo/drawing/ships/index.ts
var SHIPS = {
  ark,
  bomber,
  clipper,
  corvette,
  cruiser,
  fighter,
  flyingWing,
  frigate,
  gunboat,
  hauler,
  interceptor,
  lander: lander2,
  minelayer,
  picket,
  ringStation,
  shuttle,
  skiff,
  skyTown,
  tug
};

// server/catalogue/demo/drawing/subject/hulls.ts
var HULLS_DRAWN = {
  Skiff: { kind: "skiff", size: 300, count: 1 },
  Frigate: { kind: "frigate", size: 370, count: 1 },
  Interceptor: { kind: "interceptor", size: 340, count: 1 },
  Hauler: { kind: "hauler", size: 330, count: 1 },
  Corvette: { kind: "corvette", size: 370, count: 1 },
  Gunboat: { kind: "gunboat", size: 350, count: 1 },
  Lander: { kind: "lander", size: 315, count: 1 },
  Bomber: { kind: "bomber", size: 340, count: 1 },
  Tug: { kind: "tug", size: 320, count: 1 },
  Cruiser: { kind: "cruiser", size: 390, count: 1 },
  Shuttle: { kind: "shuttle", size: 330, count: 1 },
  "Patrol Wing": { kind: "flyingWing", size: 150, count: 3 },
  Minelayer: { kind: "minelayer", size: 360, count: 1 },
  Picket: { kind: "picket", size: 330, count: 1 },
  Clipper: { kind: "clipper", size: 340, count: 1 },
  Ark: { kind: "ark", size: 370, count: 1 }
};

// server/catalogue/demo/drawing/subject/ship.ts
function ship3(facts, random) {
  const { kind, size, count } = hullNamed(facts.name) ?? hullFor(facts, random);
  return { draw: SHIPS[kind], where: "space", manner: "flies", size, count };
}
var hullNamed = (name) => Object.entries(HULLS_DRAWN).find(([word]) => name.endsWith(` ${word}`))?.[1];
function hullFor({ traits, cost }, random) {
  const isCapital = traits.includes("Capital Ship");
  if (isCapital && random.chance(0.2)) {
    return { kind: random.pick(["ringStation", "skyTown"]), size: 330, count: 1 };
  }
  if (traits.includes("Transport")) return { kind: "hauler", size: 330, count: 1 };
  if (isCapital || (cost ?? 3) >= 6) return { kind: "cruiser", size: 390, count: 1 };
  return {
    kind: random.pick(["fighter", "flyingWing", "clipper"]),
    size: 290,
    count: random.pick([1, 1, 2])
  };
}

// server/catalogue/demo/drawing/subject/subject-of.ts
function subjectOf(facts) {
  const random = randomFrom("subject", facts.cardId);
  return { ...choiceOf(facts, random), random };
}
function choiceOf(facts, random) {
  switch (facts.cardType) {
    case "BASE":
      return {
        draw: drawNamed(PLACES, facts.name, random),
        where: "ground",
        manner: "stands",
        size: 185,
        count: 1
      };
    case "EVENT":
      return happening(facts, random);
    case "UPGRADE":
      return {
        draw: drawNamed(GEAR_THINGS, facts.name, random),
        where: random.chance(0.35) ? "space" : "ground",
        manner: "hangs",
        size: 235,
        count: 1
      };
    default:
      return facts.arena === "SPACE" && facts.cardType === "UNIT" ? ship3(facts, random) : being(facts, random);
  }
}

// server/catalogue/demo/drawing/scene/world.ts
function world(canvas, { x, y, r }, isFaint = false) {
  const { palette, random, sun, id } = canvas;
  const [shade, disc2, air] = [id("shade"), id("planet"), id("air")];
  const lit = mix(palette.horizon, palette.light, random.next() * 0.5);
  const base = mix(lit, random.pick([palette.sky, palette.main, palette.glow]), 0.45);
  const angle = Math.atan2(sun.y - y, sun.x - x);
  const [cx, cy] = [0.5 + 0.34 * Math.cos(angle), 0.5 + 0.34 * Math.sin(angle)];
  const rings2 = random.chance(0.35);
  const tilt = random.int(-28, 28);
  const night = mix(palette.zenith, "#03040a", isFaint ? 0 : 0.45);
  const drawing = [
    "<defs>",
    `<clipPath id="${disc2}"><circle r="${r.toFixed(1)}"/></clipPath>`,
    radialGradient(
      shade,
      [
        [0, palette.light, 0.35],
        [0.35, base, 0],
        [0.75, night, 0.82],
        [1, night, 0.97]
      ],
      [cx, cy, 0.85]
    ),
    radialGradient(air, [
      [0.86, palette.glow, 0.4],
      [1, palette.glow, 0]
    ]),
    "</defs>",
    circle([0, 0], r * 1.14, withGradient(air)),
    rings2 ? ringHalf(canvas, r, tilt, 0) : "",
    `<g clip-path="url(#${disc2})"><g transform="rotate(${tilt})">`,
    rect([-r, -r, 2 * r, 2 * r], base),
    random.chance(0.6) ? bands(canvas, r, base) : spots(canvas, r, base),
    `</g>${circle([0, 0], r + 1, withGradient(shade))}</g>`,
    rings2 ? ringHalf(canvas, r, tilt, 1) : ""
  ];
  const placed2 = group(`translate(${x.toFixed(0)} ${y.toFixed(0)})`, ...drawing);
  return isFaint ? `<g opacity="0.55">${placed2}</g>` : placed2;
}
function bands({ palette, random }, r, base) {
  const colours = [
    mix(base, palette.sky, 0.5),
    mix(base, palette.light, 0.4),
    mix(base, palette.main, 0.5)
  ];
  let y = -r;
  const drawn = [];
  while (y < r) {
    const high = r * (0.06 + 0.2 * random.next());
    drawn.push(
      ellipse([r * 0.15 * (random.next() - 0.5), y], r * 1.25, high * 0.6, random.pick(colours), {
        opacity: 0.3 + 0.45 * random.next()
      })
    );
    y += high;
  }
  return drawn.join("");
}
function spots({ palette, random }, r, base) {
  return Array.from({ length: random.int(7, 13) }, () => {
    const [x, y] = [r * (random.next() * 2 - 1), r * (random.next() * 2 - 1)];
    const size = r * (0.08 + 0.3 * random.next() ** 2);
    const dark = mix(base, palette.sky, 0.65);
    return ellipse([x, y], size * 1.3, size * 0.8, dark, { opacity: 0.6 }) + ellipse([x + size * 0.12, y + size * 0.1], size, size * 0.6, mix(base, palette.light, 0.25), {
      opacity: 0.45
    });
  }).join("");
}
function ringHalf({ palette }, r, tilt, half) {
  const arc = (rx, width, opacity) => `<path d="M${-rx} 0A${rx} ${rx * 0.24} 0 0 ${half === 0 ? 1 : 0} ${rx} 0" fill="none" stroke="${palette.light}" stroke-width="${width}" opacity="${opacity}"/>`;
  return group(
    `rotate(${tilt})`,
    arc(r * 1.42, r * 0.11, 0.5),
    arc(r * 1.62, r * 0.16, 0.32),
    arc(r * 1.82, r * 0.05, 0.5)
  );
}

// server/catalogue/demo/drawing/scene/draw-scene.ts
function drawScene(facts, width, height, paint2) {
  const random = randomFrom("scene", facts.cardId, facts.face);
  const scenery = sceneryOf(facts.setCode);
  const natural = paletteOf(facts.aspects, scenery.tint);
  const subject = subjectOf(facts);
  let ids = 0;
  const side = random.chance(0.5) ? 0.5 - 0.28 * random.next() - 0.08 : 0.58 + 0.28 * random.next();
  const horizon = height * (0.36 + 0.1 * random.next());
  const canvas = {
    width,
    height,
    horizon,
    sun: {
      x: width * side,
      y: horizon * (0.4 + 0.45 * random.next()),
      r: width * (0.035 + 0.04 * random.next())
    },
    palette: paint2 ? paint2(natural) : natural,
    random,
    id: (name) => `${name}${ids++}`
  };
  return subject.where === "space" ? inSpace(canvas, scenery, subject) : onGround(canvas, scenery, subject, stageOf(facts, width, height));
}
function stageOf({ cardType, face: face2 }, width, height) {
  if (width < height) return { x: width / 2, y: height * 0.615 };
  return cardType === "LEADER" && face2 === "FRONT" ? { x: width * 0.81, y: height * 0.9 } : { x: width * 0.56, y: height * 0.78 };
}
function inSpace(canvas, scenery, subject) {
  const { width, height, random } = canvas;
  const isLarge = random.chance(0.5);
  const r = width * (isLarge ? 0.42 + 0.25 * random.next() : 0.12 + 0.16 * random.next());
  const y = isLarge ? height * (0.5 + 0.14 * random.next()) + r * 0.35 : height * (0.2 + 0.25 * random.next());
  const x = random.chance(0.5) ? width * 0.25 * random.next() : width * (0.75 + 0.3 * random.next());
  return [
    nightSky(canvas),
    stars(canvas, 70, 0.8),
    random.chance(0.55) ? random.pick(scenery.signs)(canvas) : "",
    world(canvas, { x, y, r }),
    random.chance(0.4) ? world(canvas, { x: width - x, y: height * 0.18, r: width * 0.05 }) : "",
    placeSubject(canvas, subject, { x: width / 2, y: 0 })
  ].join("");
}
function onGround(canvas, scenery, subject, stage) {
  const { width, height, horizon, random } = canvas;
  const isNight = random.chance(0.3);
  const stands = stage.y - height * 0.015;
  const worlds = Array.from(
    { length: random.int(...scenery.worlds) },
    () => world(
      canvas,
      {
        x: width * random.next(),
        y: horizon * (0.1 + 0.65 * random.next()),
        r: width * (0.04 + 0.2 * random.next() ** 1.6)
      },
      !isNight
    )
  );
  return [
    isNight ? nightSky(canvas) : daySky(canvas),
    stars(canvas, isNight ? 60 : 24, isNight ? 0.5 : 0.25),
    ...worlds,
    isNight || random.chance(0.35) ? random.pick(scenery.signs)(canvas) : "",
    isNight ? "" : clouds(canvas, random.int(3, 6)),
    land(canvas, scenery, stands),
    placeSubject(canvas, subject, stage),
    foreground(canvas, scenery, stands + height * 0.03),
    random.chance(0.75) ? random.pick(scenery.weather)(canvas) : ""
  ].join("");
}

// server/catalogue/demo/drawing/scene/draw-setting.ts
function drawSetting(setCode, width, height) {
  const random = randomFrom("setting", setCode);
  const scenery = sceneryOf(setCode);
  let ids = 0;
  const horizon = height * 0.6;
  const canvas = {
    width,
    height,
    horizon,
    sun: { x: width * (0.25 + 0.5 * random.next()), y: horizon * 0.55, r: height * 0.07 },
    palette: paletteOf([scenery.hour], scenery.tint),
    random,
    id: (name) => `${name}${ids++}`
  };
  const town = {
    draw: PLACES[scenery.town],
    where: "ground",
    manner: "stands",
    size: 190,
    count: 1,
    random
  };
  return onGround(canvas, scenery, town, { x: width / 2, y: height * 0.82 });
}

// server/catalogue/demo/drawing/draw-card-face.ts
var drawCardFace = (facts) => cardSheet(
  facts,
  (width, height, finish) => drawScene(facts, width, height, finish.paint) + overArt(finish, width, height)
);

// server/catalogue/demo/drawing/draw-card-set.ts
var drawCardSet = ({ code }) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540">${drawSetting(code, 960, 540)}</svg>`;

// server/catalogue/demo/drawing/draw-proxy.ts
var drawProxy = (facts) => cardSheet(facts, (width, height, finish) => {
  const natural = paletteOf(facts.aspects);
  const palette = finish.paint ? finish.paint(natural) : natural;
  return [
    ground(palette, width, height),
    marks(facts, middleOf(facts, width, height)),
    overArt(finish, width, height),
    label(middleOf(facts, width, height))
  ].join("");
});
function middleOf({ cardType, face: face2 }, width, height) {
  if (width < height) return [width / 2, height * 0.36];
  const isBesideWords = cardType === "LEADER" && face2 === "FRONT";
  return isBesideWords ? [width * 0.81, height * 0.45] : [width / 2, height * 0.4];
}
var ground = ({ zenith, sky, shadow }, width, height) => `<defs>${linearGradient("ground", [
  [0, zenith],
  [0.45, sky],
  [1, shadow]
])}</defs>${rect([0, 0, width, height], withGradient("ground"))}`;
function marks({ aspects }, [x, y]) {
  const radius = 42;
  const first = x - (aspects.length - 1) * radius * 1.2;
  const drawn = aspects.map(
    (aspect, at) => aspectMark(aspect, first + at * radius * 2.4, y - 58, radius)
  );
  return `<g opacity=".6">${drawn.join("")}</g>`;
}
function label([x, y]) {
  return [
    rect([x - 108, y, 216, 68], PLATE, { rx: 14, "fill-opacity": 0.82 }),
    line("PROXY", { x, y: y + 38, size: 34, maxWidth: 190, fill: INK, anchor: "middle" }),
    line("The picture isn\u2019t here", {
      x,
      y: y + 58,
      size: 15,
      maxWidth: 190,
      weight: 400,
      fill: PALE_INK,
      anchor: "middle"
    })
  ].join("");
}

// domain/brand-mark/brand-mark.ts
var BRAND_MARK = {
  size: 32,
  star: "M16 .5C16.9 12 20 15.1 23.4 16C20 16.9 16.9 20 16 31.5C15.1 20 12 16.9 8.6 16C12 15.1 15.1 12 16 .5Z",
  leaves: "M18.5 7.9L28.5 5.3A2 2 0 0 1 31 7.2V21.8A2 2 0 0 1 29.5 23.7L18.2 26.7C18.6 21.6 20.6 18.9 23.9 18A2.05 2.05 0 0 0 23.9 14C21 13.2 19.3 11.5 18.5 7.9ZM13.5 7.9L3.5 5.3A2 2 0 0 0 1 7.2V21.8A2 2 0 0 0 2.5 23.7L13.8 26.7C13.4 21.6 11.4 18.9 8.1 18A2.05 2.05 0 0 1 8.1 14C11 13.2 12.7 11.5 13.5 7.9Z"
};
var BRAND_COLOURS = {
  star: "#ffd27a",
  leaves: "#9db2ff",
  ground: "#121829",
  night: "#090d18"
};

// server/catalogue/demo/drawing/draw-link.ts
var WIDTH = 1200;
var HEIGHT = 630;
var HOME = "SOR";
var svg = (content) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content}</svg>`;
var drawLinkGround = (setCode = HOME) => svg(drawSetting(setCode, WIDTH, HEIGHT));
function drawLinkWords({ heading, lines: lines2, left }) {
  const maxWidth = WIDTH - left - 60;
  return svg(
    [
      `<defs><linearGradient id="veil"><stop offset="0" stop-color="${BRAND_COLOURS.night}" stop-opacity=".93"/><stop offset=".62" stop-color="${BRAND_COLOURS.night}" stop-opacity=".8"/><stop offset="1" stop-color="${BRAND_COLOURS.night}" stop-opacity=".3"/></linearGradient></defs>`,
      `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#veil)"/>`,
      line(heading, { x: left, y: 250, size: 68, maxWidth }),
      ...lines2.map(
        (words, at) => line(words, {
          x: left,
          y: 312 + at * 48,
          size: 32,
          maxWidth,
          weight: 400,
          fill: "#cdd6f0"
        })
      ),
      brand(left, 520)
    ].join("")
  );
}
function brand(left, top) {
  const scale = 52 / BRAND_MARK.size;
  return `<g transform="translate(${left} ${top}) scale(${scale})">` + path(BRAND_MARK.leaves, BRAND_COLOURS.leaves) + path(BRAND_MARK.star, BRAND_COLOURS.star) + `</g>${line("Starbinder", { x: left + 70, y: top + 38, size: 34, maxWidth: 400 })}`;
}

// server/catalogue/images/links/link-picture.ts
import sharp from "sharp";
var WIDTH2 = 1200;
var HEIGHT2 = 630;
var MARGIN = 50;
var JPEG_QUALITY = 82;
async function linkPicture({ setCode, ...words }, card) {
  const shown = card && await placed(card);
  const left = shown ? shown.left + shown.width + MARGIN : 80;
  return sharp(Buffer.from(drawLinkGround(setCode))).resize(WIDTH2, HEIGHT2).composite([
    { input: Buffer.from(drawLinkWords({ ...words, left })) },
    ...shown ? [shown] : []
  ]).jpeg({ quality: JPEG_QUALITY, mozjpeg: true }).toBuffer();
}
async function placed(card) {
  const { data, info } = await sharp(card).resize({ width: WIDTH2 / 2 - 2 * MARGIN, height: HEIGHT2 - 2 * MARGIN, fit: "inside" }).png().toBuffer({ resolveWithObject: true });
  const top = Math.round((HEIGHT2 - info.height) / 2);
  return { input: data, left: MARGIN + 20, top, width: info.width };
}

// server/catalogue/images/picture-unavailable.ts
var PictureUnavailable = class extends Error {
  name = "PictureUnavailable";
};

// server/catalogue/images/painting/to-webp.ts
import sharp2 from "sharp";
var MOST_PIXELS = 4e7;
var QUALITY = 84;
var POINTS_PER_INCH = 72;
async function paintDrawing(drawing, width) {
  const drawn = Number(/^<svg[^>]* viewBox="0 0 (\d+) /.exec(drawing)?.[1]);
  if (!(drawn > 0)) throw new Error("A drawing does not tell its width.");
  const density = POINTS_PER_INCH * width / drawn;
  return encode(sharp2(Buffer.from(drawing), { density }), width);
}
async function resize(bytes, width) {
  try {
    return await encode(sharp2(bytes, { limitInputPixels: MOST_PIXELS }).rotate(), width);
  } catch (error) {
    throw new PictureUnavailable("What came is no picture.", { cause: error });
  }
}
var encode = (picture, width) => picture.resize({ width }).webp({ quality: QUALITY, effort: 2 }).toBuffer();

// server/catalogue/images/painting/worker.ts
sharp3.cache(false);
async function paint(job) {
  try {
    return { bytes: await painted(job) };
  } catch (error) {
    if (error instanceof PictureUnavailable) return { refusal: error.message };
    throw error;
  }
}
function painted(job) {
  switch (job.paint) {
    case "DRAWING":
      return paintDrawing(svgOf(job.drawing), job.width);
    case "BYTES":
      return resize(job.bytes, job.width);
    case "LINK":
      return linkPicture(job.content, job.card);
  }
}
function svgOf(drawing) {
  switch (drawing.shows) {
    case "CARD":
      return drawCardFace(drawing.facts);
    case "PROXY":
      return drawProxy(drawing.facts);
    case "ASPECT":
      return drawAspect(drawing.aspect);
    case "CARD_SET":
      return drawCardSet(drawing);
  }
}
export {
  paint as default
};
//# sourceMappingURL=worker.js.map
