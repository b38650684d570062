import type { ExampleWords } from './example-words';
import { printValue } from './print-expression';

/** One example of what a search line can express, for its help. */
export interface SearchLineExample {
  example: string;
  meaning: string;
}

/** Examples about one subject. */
export interface SearchLineTopic {
  title: string;
  examples: readonly SearchLineExample[];
}

/** Everything that a search line can express, as examples with these words, from simple to advanced. */
export function searchLineGrammar({
  name,
  traits,
  keywords,
  set,
  artist,
}: ExampleWords): SearchLineTopic[] {
  const [word, next] = name;
  const [trait, otherTrait] = traits.map(printValue);
  return [
    {
      title: 'Words',
      examples: [
        {
          example: `${word} ${next}`,
          meaning: `The name or subtitle has “${word}” and “${next}” in it, in any order and with any accents`,
        },
        { example: `"${word} ${next}"`, meaning: 'Has this in it, as one text' },
        {
          example: '"leader" "extra"',
          meaning: 'Words that mean something by themselves are text in quotes',
        },
        {
          example: String.raw`"the \"leader\""`,
          meaning: String.raw`A quote inside a quote is \"`,
        },
        { example: `name:${word}`, meaning: `The same as ${word}` },
        { example: 'rules:"draw a card"', meaning: 'The rules text has this in it (also text:)' },
      ],
    },
    {
      title: 'Kinds',
      examples: [
        { example: 'leader', meaning: 'Leaders; also base, unit, event and upgrade' },
        { example: 'type:unit,event', meaning: 'Units and events (also t:)' },
        { example: 'rarity:rare,legendary', meaning: 'Rare or legendary (also r:)' },
        { example: 'arena:space', meaning: 'Units that fight in space' },
        { example: `trait:${trait}`, meaning: 'Has this trait' },
        {
          example: `keyword:${keywords.map(printValue).join(',')}`,
          meaning: 'Has one of these keywords (also kw:)',
        },
        { example: 'is:unique', meaning: 'Unique cards' },
        {
          example: `set:${set},${set === 'shd' ? 'sor' : 'shd'}`,
          meaning: 'Cards of these sets, by their codes (also s:)',
        },
        { example: 'is:new', meaning: 'Cards of the newest set' },
      ],
    },
    {
      title: 'Aspects',
      examples: [
        { example: 'aspect:command', meaning: 'Has the aspect (also a:)' },
        { example: 'aspect:command,heroism', meaning: 'Has one of these' },
        { example: 'aspect<=command,heroism', meaning: 'Has no aspect but these' },
        { example: 'aspect:none', meaning: 'Has no aspect' },
      ],
    },
    {
      title: 'Numbers',
      examples: [
        { example: 'cost<=3', meaning: 'Costs 3 or less (also c); = : != < > >= compare as well' },
        { example: 'power:1,2', meaning: 'Its power is 1 or 2 (also p)' },
        { example: 'cost:2..4', meaning: 'Costs from 2 to 4; 2.. and ..4 leave an end open' },
        { example: 'power>hp', meaning: 'More power than HP' },
        { example: 'hp!=0', meaning: 'Has HP; a number that a card lacks counts as 0' },
        { example: 'upgradepower>=2', meaning: 'An upgrade’s power (also up)' },
        { example: 'upgradehp<0', meaning: 'An upgrade’s HP (also uh)' },
      ],
    },
    {
      title: 'Printings',
      examples: [
        {
          example: 'printing:hyperspace,f',
          meaning: 'Printings of these kinds, by name or code: S, F, HS, HSF, SC, P, PF, PS',
        },
        { example: 'number:120..180', meaning: 'Printings with such a number (also no:)' },
        { example: `artist:${artist}`, meaning: 'The artist’s name has this in it' },
        { example: 'price<5', meaning: 'Printings with a market price under $5 (also market)' },
        { example: 'price:1.50..2', meaning: 'From $1.50 to $2' },
        { example: 'price:foil>20', meaning: 'Cards whose foil costs more than $20' },
        {
          example: '-price>=0',
          meaning: 'Printings without a price, which no comparison of prices finds',
        },
        { example: 'change30>20%', meaning: 'Up by more than 20 % in 30 days (also change)' },
        { example: 'change7<0%', meaning: 'Down in 7 days' },
        { example: 'change90>=-5%', meaning: 'Down by at most 5 % in 90 days, or up' },
      ],
    },
    {
      title: 'Mine',
      examples: [
        { example: 'own>=3', meaning: 'I have three or more, of all printings (also have)' },
        { example: 'own=0', meaning: 'I have none' },
        { example: 'own:foil', meaning: 'I have a foil; own:foil>=2 counts them' },
        { example: 'missing>0', meaning: 'I need some for my collection (also need)' },
        { example: 'extra', meaning: 'I have more than a playset, the same as extra>0' },
        { example: 'extra>=2 -selling', meaning: 'Two or more too many, and not on my sale list' },
        { example: 'wanted', meaning: 'On my want list; wanted>=2 counts copies' },
        { example: 'wanted:hs>=1 -own', meaning: 'I want the hyperspace one and have none' },
        { example: 'selling>=2', meaning: 'Two or more on my sale list' },
        { example: 'promised>0', meaning: 'Promised to others in accepted offers' },
      ],
    },
    {
      title: 'For sale',
      examples: [
        { example: 'forsale', meaning: 'Printings that others sell' },
        { example: 'forsale<price', meaning: 'For less than the market price' },
        { example: 'forsale<=2 wanted', meaning: 'For $2 or less, and on my want list' },
        { example: 'sellers>=2', meaning: 'Two or more players sell it' },
        { example: 'seller:ann', meaning: 'The player with this handle sells it' },
      ],
    },
    {
      title: 'Together',
      examples: [
        { example: 'unit cost:2 is:unique', meaning: 'All of these' },
        { example: `trait:${trait} or trait:${otherTrait}`, meaning: 'One of these; | means or' },
        {
          example: 'unit (arena:space or hp>5)',
          meaning: 'Parentheses keep alternatives together',
        },
        { example: `-trait:${trait}`, meaning: 'Without this; not does the same' },
        { example: 'rarity!=common', meaning: 'Any other' },
        { example: 'not (leader or base)', meaning: 'None of these' },
        {
          example: `-${word} ${next}`,
          meaning: `Without “${word}”, with “${next}”: a minus takes one word`,
        },
      ],
    },
    {
      title: 'As on other sites',
      examples: [
        { example: 't:unit', meaning: 'A type, or else a trait' },
        { example: 'cost:>3', meaning: 'The same as cost>3; also cmc: and mv:' },
        { example: 'pow>=3', meaning: 'The same as power>=3' },
        { example: 'o:"draw a card"', meaning: 'The same as rules:; also oracle:' },
        { example: 'color:command', meaning: 'The same as aspect:' },
        { example: `e:${set}`, meaning: 'The same as set:; cn: is the same as number:' },
        { example: 'usd<5', meaning: 'The same as price<5' },
      ],
    },
  ];
}
