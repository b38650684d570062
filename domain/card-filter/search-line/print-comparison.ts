import type { CardExpression } from '../card-expression';
import { LARGEST_PRINTING_NUMBER } from './amounts';
import { printingWord } from './printing-words';

/** Expressions that compare a number of anything but the card itself. */
type ComparedExpression = Extract<
  CardExpression,
  { kind: 'copies' | 'money' | 'change' | 'sellers' }
>;

/** `own:foil>=2`; what a word says by itself is that word: `own:foil`, `forsale`. */
export function printCompared(expression: ComparedExpression): string {
  const { kind, is, than } = expression;
  if (kind === 'copies' && is === '>' && than === 0) return subjectOf(expression);
  if (kind === 'sellers' && is === '>=' && than === 1) return 'forsale';
  return `${subjectOf(expression)}${is}${typeof than === 'number' ? amountOf(expression, than) : than}`;
}

/** `number:120..180`, `number:7`, `number>=400` */
export function printNumbers({
  from,
  to,
}: Extract<CardExpression, { kind: 'printingNumber' }>): string {
  if (from === to) return `number:${from}`;
  if (to === LARGEST_PRINTING_NUMBER) return `number>=${from}`;
  return from === 0 ? `number<=${to}` : `number:${from}..${to}`;
}

/** Two comparisons as one range, `cost:2..5`; null if they aren't its ends. */
export function printRange(from: CardExpression, to: CardExpression | undefined): string | null {
  if (!isComparison(from) || !to || !isComparison(to)) return null;
  if (from.is !== '>=' || to.is !== '<=') return null;
  if (typeof from.than !== 'number' || typeof to.than !== 'number') return null;
  const subject = subjectOf(from);
  if (subject !== subjectOf(to) || from.than > to.than) return null;
  return `${subject}:${amountOf(from, from.than)}..${amountOf(to, to.than)}`;
}

const isComparison = (
  expression: CardExpression,
): expression is ComparedExpression | Extract<CardExpression, { kind: 'comparison' }> =>
  'is' in expression;

/** What is compared, as it is written before the sign. */
function subjectOf(
  expression: ComparedExpression | Extract<CardExpression, { kind: 'comparison' }>,
): string {
  switch (expression.kind) {
    case 'comparison':
      return expression.field.toLowerCase();
    case 'sellers':
      return 'sellers';
    case 'change':
      return ofPrinting(`change${expression.days}`, expression);
    default:
      return ofPrinting(expression.of, expression);
  }
}

const ofPrinting = (
  subject: string,
  { printing }: Exclude<ComparedExpression, { kind: 'sellers' }>,
): string => (printing === null ? subject : `${subject}:${printingWord(printing)}`);

/** A number with its unit: `1.50` dollars, `20%`. */
function amountOf({ kind }: { kind: CardExpression['kind'] }, amount: number): string {
  if (kind === 'change') return `${amount}%`;
  if (kind !== 'money') return String(amount);
  return amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);
}
