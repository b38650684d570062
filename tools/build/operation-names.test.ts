import { withNamesOnly } from './operation-names';

test('an operation keeps its kind and name, a fragment nothing', () => {
  const made = withNamesOnly(`import { graphql } from '@/shared/api/graphql';

const Fields = graphql(\`
  fragment Fields on Card {
    id
  }
\`);

export const CardOperation = graphql(
  \`
    query Card($id: ID!) {
      card(id: $id) {
        ...Fields
      }
    }
  \`,
  [Fields],
);
`);
  expect(made).toContain('const Fields = null as never;');
  expect(made).toContain("export const CardOperation = named('query', 'Card');");
  expect(made).not.toContain('card(id');
});

test('an operation that is written differently fails the build', () => {
  expect(() => withNamesOnly('export const Odd = graphql(text);')).toThrow('plain template');
});
