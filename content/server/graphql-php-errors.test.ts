import { buildSchema, GraphQLError, Kind, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { toGraphqlPhpError, removeSuggestions } from './graphql-php-errors.ts';
import { listVariableErrors } from './graphql-php-values.ts';
import { scaleToMachine } from '../../tests/support/machine-speed.ts';

const convertMessage = (message: string) => toGraphqlPhpError(new GraphQLError(message)).message;

const schema = buildSchema(`
  directive @mark(at: Int!) on FIELD
  enum Order { ASC DESC }
  input Where { name: String!, order: Order, in: [Int], inner: Where }
  type Item { id: ID!, name(order: Order): String }
  type Query { items(first: Int, where: Where, order: Order): [Item], other: [Item], item(id: ID!): Item }
`);

const listMessages = (text: string) => {
  const document = parse(text);
  return validate(schema, document).map((error) => toGraphqlPhpError(error, schema, document).message);
};

test.each([
  ['{ items(first: "a") { id } }', 'Field "items" argument "first" requires type Int, found "a".'],
  ['{ items(first: null) { id name { x } } }', 'Field "name" of type "String" must not have a sub selection.'],
  ['{ item(id: null) { id } }', 'Field "item" argument "id" requires type ID!, found null.'],
  ['{ item { id } }', 'Field "item" argument "id" of type "ID!" is required but not provided.'],
  ['{ items(order: ASK) { id } }', 'Field "items" argument "order" requires type Order, found ASK; Did you mean the enum value ASC?'],
  ['{ items(order: NOPE) { id } }', 'Field "items" argument "order" requires type Order, found NOPE.'],
  ['{ items(order: "asc") { id } }', 'Field "items" argument "order" requires type Order, found "asc".'],
  ['{ items(where: 5) { id } }', 'Field "items" argument "where" requires type Where, found 5.'],
  ['{ items(where: { name: "a", in: ["x"] }) { id } }', 'Field "items" argument "where" requires type Int, found "x".'],
  ['{ items(where: {}) { id } }', 'Field Where.name of required type String! was not provided.'],
  ['{ items(where: { name: "a", ordr: ASC }) { id } }', 'Field "ordr" is not defined by type Where; Did you mean order?'],
  ['{ items(where: { name: "a", nothing: 1 }) { id } }', 'Field "nothing" is not defined by type Where.'],
  ['query ($o: Order = NOPE) { items(order: $o) { id } }', 'Expected type Order, found NOPE.'],
  ['{ items { id @nope } }', 'Unknown directive "nope".'],
  ['query @include(if: true) { items { id } }', 'Directive "include" may not be used on "QUERY".'],
  ['{ items { id @mark } }', 'Directive "@mark" argument "at" of type "Int!" is required but not provided.'],
  ['{ items { id @skip(if: true) @skip(if: true) } }', 'The directive "skip" can only be used once at this location.'],
  ['query ($a: Int, $a: Int) { items(first: $a) { id } }', 'There can be only one variable named "a".'],
  [
    '{ items { id } items: other { id } }',
    'Fields "items" conflict because items and other are different fields. Use different aliases on the fields to fetch both if this was intentional.',
  ],
  ['{ items { ...A } } fragment A on Item { id ...B } fragment B on Item { id ...A }', 'Cannot spread fragment "A" within itself via B.'],
])('%s has the message of graphql-php', (text, message) => {
  expect(listMessages(text)).toContain(message);
});

test.each([
  ['{ items { id }', 'Syntax Error: Expected Name, found <EOF>'],
  ['', 'Syntax Error: Unexpected <EOF>'],
  ['{ items(first 1) }', 'Syntax Error: Expected :, found Int "1"'],
  ['nope', 'Syntax Error: Unexpected Name "nope"'],
  ['{ items } }', 'Syntax Error: Unexpected }'],
  ['fragment A in B { id }', 'Syntax Error: Expected "on", found Name "in"'],
  ['{ items ? }', 'Syntax Error: Cannot parse the unexpected character "?".'],
  ['{ a(b: "c) }', 'Syntax Error: Unterminated string.'],
  [String.raw`{ a(b: "\x") }`, String.raw`Syntax Error: Invalid character escape sequence: \x`],
  [String.raw`{ a(b: "\u00zz") }`, String.raw`Syntax Error: Invalid character escape sequence: \u00zz`],
  ['{ a(b: 01) }', 'Syntax Error: Invalid number, unexpected digit after 0: "1"'],
  ['{ a(b: 1.x) }', 'Syntax Error: Invalid number, expected digit but got: "x"'],
  ['{ a \u0007 }', String.raw`Syntax Error: Cannot contain the invalid character "\u0007"`],
])('the text %j has the syntax error of graphql-php', (text, message) => {
  const parseLikePhp = () => {
    try {
      parse(text);
    } catch (error) {
      throw toGraphqlPhpError(error as GraphQLError);
    }
  };
  expect(parseLikePhp).toThrow(expect.objectContaining({ message }));
});

const listVariableMessages = (type: string, value: unknown) => {
  const [operation] = parse(`query ($v: ${type}) { items { id } }`).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('The document has no operation');
  return listVariableErrors(schema, operation, value === undefined ? {} : { v: value }).map((error) => error.message);
};

test.each([
  ['Int', 'three', 'Variable "$v" got invalid value "three"; Expected type Int; Int cannot represent non-integer value: three'],
  ['Int', 1.5, 'Variable "$v" got invalid value 1.5; Expected type Int; Int cannot represent non-integer value: 1.5'],
  ['Int', '', 'Variable "$v" got invalid value (empty string); Expected type Int; Int cannot represent non-integer value: (empty string)'],
  [
    'String',
    ['a/b'],
    'Variable "$v" got invalid value ["a\\/b"]; Expected type String; String cannot represent a non string value: ["a\\/b"]',
  ],
  ['Boolean', 'ł', 'Variable "$v" got invalid value "ł"; Expected type Boolean; Boolean cannot represent a non boolean value: ł'],
  ['ID', true, 'Variable "$v" got invalid value true; Expected type ID; ID cannot represent value: true'],
  ['Order', 'asc', 'Variable "$v" got invalid value "asc"; Expected type Order; did you mean ASC?'],
  ['Where', 'x', 'Variable "$v" got invalid value "x"; Expected type Where to be an object.'],
  ['Where', {}, 'Variable "$v" got invalid value []; Field value.name of required type String! was not provided.'],
  [
    'Where',
    { name: 'a', in: [1, 'x'] },
    'Variable "$v" got invalid value {"name":"a","in":[1,"x"]}; Expected type Int at value.in[1]; Int cannot represent non-integer value: x',
  ],
  [
    'Where',
    { name: null },
    'Variable "$v" got invalid value {"name":null}; Expected non-nullable type String! not to be null at value.name.',
  ],
  [
    'Where',
    { name: 'a', inner: { name: 'b', nam: 1 } },
    'Variable "$v" got invalid value {"name":"a","inner":{"name":"b","nam":1}}; Field "nam" is not defined by type Where at value.inner; did you mean name?',
  ],
  ['Where', [], 'Variable "$v" got invalid value []; Field value.name of required type String! was not provided.'],
  [
    'Where',
    { name: 'a', in: { 0: 1, x: 'y' } },
    'Variable "$v" got invalid value {"name":"a","in":{"0":1,"x":"y"}}; Expected type Int at value.in.x; Int cannot represent non-integer value: y',
  ],
  ['Int!', undefined, 'Variable "$v" of required type "Int!" was not provided.'],
  ['Int!', null, 'Variable "$v" of non-null type "Int!" must not be null.'],
])('a variable of type %s with the value %j has the message of graphql-php', (type, value, message) => {
  expect(listVariableMessages(type, value)).toEqual([message]);
});

test('valid variables have no errors', () => {
  for (const [type, value] of [
    ['Int', 3],
    ['[Int]', 3],
    ['[Int]', { x: 3, 1: 4 }],
    ['[Int]', {}],
    ['ID', 3],
    ['Order', 'ASC'],
    ['Where', { name: 'a', order: null, in: null }],
    ['Int', undefined],
  ] as const)
    expect(listVariableMessages(type, value)).toEqual([]);
});

test('removes suggestions at the end of a message, and nothing else', () => {
  const convert = (message: string) => removeSuggestions(new GraphQLError(message)).message;
  expect(convert('Cannot query field "a". Did you mean "b" or "c"?')).toBe('Cannot query field "a".');
  expect(convert('Value " Did you mean x? " is none.')).toBe('Value " Did you mean x? " is none.');
  expect(convert('Enough.')).toBe('Enough.');
});

test('quickly truncates messages that repeat long input', () => {
  const startedAt = performance.now();
  const members = Array.from({ length: 5_000 }, (_, index) => `k${index}: "; Int cannot represent "`).join(', ');
  const message = convertMessage(`Variable "$x" got invalid value { ${members} }; Field "k0" is not defined by type "Where".`);
  expect(message).toMatch(/^Variable "\$x" got invalid value .* … .* is not defined by type "Where"\.$/s);
  expect(message.length).toBeLessThan(1_100);
  removeSuggestions(new GraphQLError(' Did you mean '.repeat(50_000)));
  expect(performance.now() - startedAt).toBeLessThan(scaleToMachine(1_000));
});
