import type { VariantType } from '@domain/card';
import { randomFrom } from '@domain/seeded-random';
import {
  generateSet,
  type DemoSet,
  type GeneratedPrinting,
} from '@server/app/demo/catalogue/generate-set';
import { DEMO_SETS } from '@server/app/demo/catalogue/sets';
import { VARIANT_TYPE_OF } from '@server/modules/catalogue/commands/sync/sources/swu-db/variant-type';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Nine invented sets, of about 2,300 cards, as the providers write them. */
export const CODES = ['SOR', 'SHD', 'TWI', 'JTL', 'LOF', 'SEC', 'LAW', 'TS26', 'TS27'] as const;

const sets = (): DemoSet[] =>
  CODES.map((code, at) => {
    const mood = DEMO_SETS[at % DEMO_SETS.length];
    if (mood === undefined) throw new Error('There are no demo sets.');
    return generateSet({ ...mood, code, name: `${mood.name} ${at}` }, `sync ${code}`);
  });

/** The first set's group. */
export const GROUP = 7_000;

/**
 * Writes the files of all sets below a folder.
 *
 * @param day prices differ a little from day to day
 * @param onlyPrices leaves the other files as they are
 * @param only the codes of some of the sets
 */
export async function writeProviderFiles(
  folder: string,
  day: number,
  { onlyPrices = false, only = CODES }: { onlyPrices?: boolean; only?: readonly string[] } = {},
): Promise<{ cards: number; printings: number }> {
  const all = sets().filter(({ code }) => only.includes(code));
  const write = async (path: string, content: unknown): Promise<void> => {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(content));
  };
  if (!onlyPrices) await write('tcgcsv/79/groups.json', { results: all.map(groupOf) });
  for (const [at, set] of all.entries()) {
    const products = productsOf(set, at);
    await write(`tcgcsv/79/${GROUP + at}/prices.json`, { results: pricesOf(products, day) });
    if (onlyPrices) continue;
    await write(`tcgcsv/79/${GROUP + at}/products.json`, {
      results: [...products.values()].map(({ row }) => row),
    });
    const rows = set.printings.map((printing) => rowOf(set.code, printing));
    await write(`swu-db/${set.code.toLowerCase()}.json`, { total_cards: rows.length, data: rows });
  }
  const sum = (count: (set: DemoSet) => number) =>
    all.reduce((total, set) => total + count(set), 0);
  return {
    cards: sum(({ cards }) => cards.length),
    printings: sum(({ printings }) => printings.length),
  };
}

const groupOf = ({ code, name }: DemoSet, at: number) => ({
  groupId: GROUP + at,
  name,
  abbreviation: code,
  isSupplemental: false,
  publishedOn: `${2018 + at}-03-08T00:00:00`,
  categoryId: 79,
});

const theirWord = new Map([...VARIANT_TYPE_OF].map(([theirs, ours]) => [ours, theirs]));
const dollars = (cents: number): string => (cents / 100).toFixed(2);
const text = (value: number | null): string | undefined => value?.toString();

function rowOf(code: string, { card, variantType, number, prices }: GeneratedPrinting) {
  const isUpgrade = card.cardType === 'UPGRADE';
  const last = prices.at(-1);
  return {
    Set: code,
    Number: number,
    Name: card.name,
    Subtitle: card.subtitle ?? undefined,
    Type: card.cardType,
    Aspects: card.aspects,
    Traits: card.traits,
    Arenas: card.arena === null ? undefined : [card.arena],
    Keywords: card.keywords,
    Cost: text(card.cost),
    Power: text(isUpgrade ? card.upgradePower : card.power),
    HP: text(isUpgrade ? card.upgradeHp : card.hp),
    FrontText: card.frontText ?? undefined,
    BackText: card.backText ?? undefined,
    DoubleSided: card.cardType === 'LEADER',
    Rarity: card.rarity,
    Unique: card.unique,
    Artist: 'Ida Quill',
    VariantType: theirWord.get(variantType),
    MarketPrice: last === undefined ? '' : dollars(last),
    FrontArt: `https://pictures.example/${code}/${number}.png`,
  };
}

interface Product {
  row: Record<string, unknown>;
  /** Dollars by finish. */
  prices: Map<string, number>;
}

/** A foil has its plain printing's product, in another finish; serialized ones have their own. */
const PLAIN_OF: Partial<Record<VariantType, VariantType>> = {
  FOIL: 'STANDARD',
  HYPERSPACE_FOIL: 'HYPERSPACE',
  PRESTIGE_FOIL: 'PRESTIGE',
};
const SUFFIX: Partial<Record<VariantType, string>> = {
  HYPERSPACE: ' (Hyperspace)',
  SHOWCASE: ' (Showcase)',
  PRESTIGE: ' (Prestige)',
  PRESTIGE_SERIALIZED: ' (Prestige Serialized)',
};

function productsOf(set: DemoSet, at: number): Map<string, Product> {
  const products = new Map<string, Product>();
  for (const { card, variantType, number, prices } of set.printings) {
    const plain = PLAIN_OF[variantType] ?? variantType;
    const key = `${card.id} ${plain}`;
    const title = card.subtitle === null ? card.name : `${card.name} - ${card.subtitle}`;
    const product = products.get(key) ?? {
      row: {
        productId: 100_000 * (at + 1) + products.size,
        name: title + (SUFFIX[plain] ?? ''),
        categoryId: 79,
        groupId: GROUP + at,
        url: `https://shop.example/${set.code}/${number}`,
        extendedData: [{ name: 'Number', displayName: 'Number', value: `${number}/262` }],
      },
      prices: new Map<string, number>(),
    };
    products.set(key, product);
    const last = prices.at(-1);
    if (last !== undefined) product.prices.set(plain === variantType ? 'Normal' : 'Foil', last);
  }
  return products;
}

const pricesOf = (products: ReadonlyMap<string, Product>, day: number) =>
  [...products.values()].flatMap(({ row, prices }) =>
    [...prices].map(([subTypeName, cents]) => {
      const random = randomFrom('prices', String(day), String(row.productId), subTypeName);
      const market = Math.max(1, Math.round(cents * (0.95 + random.next() / 10)));
      return {
        productId: row.productId,
        lowPrice: Math.max(1, Math.round(market / 2)) / 100,
        midPrice: market / 100,
        highPrice: (market * 3) / 100,
        marketPrice: market / 100,
        directLowPrice: null,
        subTypeName,
      };
    }),
  );
