import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { VariantType } from '@domain/card';
import { randomFrom } from '@domain/seeded-random';
import {
  generateSet,
  type DemoSet,
  type GeneratedPrinting,
} from '@server/app/demo/catalogue/generate-set';
import { DEMO_SETS } from '@server/app/demo/catalogue/sets';
import { VARIANT_TYPE_OF } from '@server/modules/catalogue/commands/sync/sources/swu-db/variant-type';
import { aSwuDbFile, aSwuDbRow } from '@tests/factories/swu-db-row';
import { aGroup, aPrice, aProduct, tcgcsvAnswer } from '@tests/factories/tcgcsv-rows';

/** Nine invented sets, of about 2,300 cards. */
export const CODES = ['SOR', 'SHD', 'TWI', 'JTL', 'LOF', 'SEC', 'LAW', 'TS26', 'TS27'] as const;

/**
 * Writes the files of all sets below a folder, as the providers do.
 *
 * @param day prices differ a little from day to day
 */
export async function writeProviderFiles(folder: string, day: number) {
  const write = async (path: string, content: unknown): Promise<void> => {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(content));
  };
  const groups = CODES.map((code, at) =>
    aGroup({ groupId: at, name: code, abbreviation: code, publishedOn: `${2015 + at}-03-08` }),
  );
  await write('tcgcsv/79/groups.json', tcgcsvAnswer(...groups));
  const size = { cards: 0, printings: 0 };
  for (const [groupId, code] of CODES.entries()) {
    const mood = DEMO_SETS[groupId % DEMO_SETS.length]!;
    const set = generateSet({ ...mood, code }, `sync ${code}`);
    const { products, prices } = productsOf(set, groupId, day);
    await write(`tcgcsv/79/${groupId}/products.json`, tcgcsvAnswer(...products.values()));
    await write(`tcgcsv/79/${groupId}/prices.json`, tcgcsvAnswer(...prices));
    const rows = set.printings.map((printing) => rowOf(code, printing));
    await write(`swu-db/${code.toLowerCase()}.json`, aSwuDbFile(...rows));
    size.cards += set.cards.length;
    size.printings += set.printings.length;
  }
  return size;
}

const theirWord = new Map([...VARIANT_TYPE_OF].map(([theirs, ours]) => [ours, theirs]));

const rowOf = (code: string, { card, variantType, number, prices }: GeneratedPrinting) =>
  aSwuDbRow({
    Set: code,
    Number: number,
    Name: card.name,
    Subtitle: card.subtitle ?? undefined,
    Type: card.cardType,
    Aspects: card.aspects,
    Traits: card.traits,
    Arenas: card.arena === null ? undefined : [card.arena],
    Keywords: card.keywords,
    Cost: card.cost?.toString(),
    Power: (card.cardType === 'UPGRADE' ? card.upgradePower : card.power)?.toString(),
    HP: (card.cardType === 'UPGRADE' ? card.upgradeHp : card.hp)?.toString(),
    FrontText: card.frontText ?? undefined,
    BackText: card.backText ?? undefined,
    DoubleSided: card.cardType === 'LEADER',
    Rarity: card.rarity,
    Unique: card.unique,
    VariantType: theirWord.get(variantType),
    MarketPrice: ((prices.at(-1) ?? 0) / 100).toFixed(2),
    FrontArt: `https://pictures.example/${code}/${number}.png`,
  });

/** A foil has its plain printing's product, in another finish; serialized ones have their own. */
const PLAIN_OF: Partial<Record<VariantType, VariantType>> = {
  FOIL: 'STANDARD',
  HYPERSPACE_FOIL: 'HYPERSPACE',
  PRESTIGE_FOIL: 'PRESTIGE',
};

function productsOf({ printings }: DemoSet, groupId: number, day: number) {
  const products = new Map<string, ReturnType<typeof aProduct>>();
  const prices: ReturnType<typeof aPrice>[] = [];
  for (const { card, variantType, number, prices: ofWeeks } of printings) {
    const plain = PLAIN_OF[variantType] ?? variantType;
    const key = `${card.id} ${plain}`;
    const title = card.subtitle === null ? card.name : `${card.name} - ${card.subtitle}`;
    const suffix = plain === 'STANDARD' ? '' : ` (${theirWord.get(plain)})`;
    const productId = products.get(key)?.['productId'] ?? 100_000 * (groupId + 1) + products.size;
    const row = { productId, groupId, name: title + suffix };
    if (!products.has(key)) products.set(key, aProduct(row, `${number}/262`));
    const last = ofWeeks.at(-1);
    if (last === undefined) continue;
    const subTypeName = plain === variantType ? 'Normal' : 'Foil';
    const random = randomFrom('prices', String(day), String(productId), subTypeName);
    const marketPrice = Math.max(1, Math.round(last * (0.95 + random.next() / 10))) / 100;
    prices.push(aPrice({ productId, subTypeName, marketPrice }));
  }
  return { products, prices };
}
