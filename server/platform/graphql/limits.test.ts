import { buildSchema } from 'graphql';
import { admit } from './limits';

const schema = buildSchema(`
  type Query { a: Int }
  type Mutation { add: Int remove: Int }
`);

describe('a mutation', () => {
  it('has one field', () => {
    expect(admit(schema, 'mutation { add }').operation.operation).toBe('mutation');
  });

  it.each([
    'mutation { add remove }',
    'mutation { one: add two: add }',
    'mutation { ...Both } fragment Both on Mutation { add remove }',
  ])('is refused as %s', (source) => {
    expect(() => admit(schema, source)).toThrow('A mutation has exactly one field.');
  });
});
