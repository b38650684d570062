import type { CardExpression } from '../card-expression';
import { aspectWord } from './fields';
import { printValue } from './print-text';
import { quoted } from './tokens';

/** An expression that no other is part of. */
export type Leaf = Exclude<CardExpression, { kind: 'all' | 'any' | 'not' }>;

/** One field with its operator and values. No value at all is true of no card. */
export function printLeaf(leaf: Leaf, equals: ':' | '!=' = ':'): string {
  const list = (field: string, values: readonly (string | number)[]) =>
    values.length === 0 ? 'cost<0' : `${field}${values.join(',')}`;
  const words = (field: string, values: readonly string[]) =>
    list(
      field,
      values.map((value) => value.toLowerCase()),
    );
  switch (leaf.kind) {
    case 'text':
      return leaf.field === 'name' ? quoted(leaf.part) : `rules:${printValue(leaf.part)}`;
    case 'rarity':
      return words('rarity:', leaf.among);
    case 'cardType':
      return words('type:', leaf.among);
    case 'arena':
      return words('arena:', leaf.among);
    case 'number':
      return list(`${leaf.field.toLowerCase()}${equals}`, leaf.among);
    case 'comparison':
      return `${leaf.field}${leaf.is}${leaf.than}`.toLowerCase();
    case 'aspect':
      return `aspect:${aspectWord(leaf.has)}`;
    case 'aspects':
      return list('aspect<=', leaf.within.map(aspectWord));
    case 'trait':
    case 'keyword':
      return `${leaf.kind}:${printValue(leaf.has)}`;
    case 'unique':
      return 'is:unique';
  }
}

/** Alternatives that are values of one field, as a list: `trait:jedi,sith`; null for others. */
export function printAlternatives(of: readonly CardExpression[]): string | null {
  const fields = new Set<string>();
  const values = of.map((part) => {
    if (part.kind === 'text') {
      fields.add(part.field);
      return printValue(part.part);
    }
    fields.add(part.kind);
    if (part.kind === 'aspect') return aspectWord(part.has);
    return part.kind === 'trait' || part.kind === 'keyword' ? printValue(part.has) : null;
  });
  const [field, another] = fields;
  return another !== undefined || values.includes(null) ? null : `${field}:${values.join(',')}`;
}
