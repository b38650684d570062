import { buildSchema, graphql } from 'graphql';
import { withExactValues } from './exact-values';

const schema = withExactValues(
  buildSchema('type Query { id: ID, number: Int, float: Float, text: String, truth: Boolean }'),
);

test.each([
  ['id', 'sor-001', 5],
  ['number', 5, '5'],
  ['float', 1.5, '1.5'],
  ['text', 'five', 5],
  ['truth', true, 1],
])('%s is sent as it is, and nothing is converted to it', async (field, exact, other) => {
  const ask = (value: unknown) =>
    graphql({ schema, source: `{ ${field} }`, rootValue: { [field]: value } });
  expect(await ask(exact)).toEqual({ data: { [field]: exact } });
  expect((await ask(other)).errors).toHaveLength(1);
});
