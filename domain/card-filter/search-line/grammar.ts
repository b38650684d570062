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
export function searchLineGrammar({ name, traits, keywords }: ExampleWords): SearchLineTopic[] {
  const [word, next] = name;
  const [trait, otherTrait] = traits.map(printValue);
  return [
    {
      title: 'Words',
      examples: [
        {
          example: `${word} ${next}`,
          meaning: `The name or subtitle has “${word} ${next}” in it, as one text`,
        },
        { example: `"${word}" "${next}"`, meaning: 'Has both, in any order' },
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
        { example: 'power>hp', meaning: 'More power than HP' },
        { example: 'hp!=0', meaning: 'Has HP; a number that a card lacks counts as 0' },
        { example: 'upgradepower>=2', meaning: 'An upgrade’s power (also up)' },
        { example: 'upgradehp<0', meaning: 'An upgrade’s HP (also uh)' },
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
  ];
}
