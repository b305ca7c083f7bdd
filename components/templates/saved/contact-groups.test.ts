import { expect, test } from 'vitest';
import { createMessageHref, groupByContact } from './contact-groups.ts';

const dana = { title: 'Dana Ruiz', teamMeta: { phone: 9725550118, email: 'dana@site.example' } };
const omar = { title: 'Omar Bell', teamMeta: { phone: null, email: 'omar@site.example' } };
const createProperty = (name: string, ...contacts: (typeof dana | typeof omar)[]) => ({
  name,
  url: `https://site.example/${name}/`,
  contacts,
});

test('each property belongs to its first contact, and the person with the most properties comes first', () => {
  const groups = groupByContact([
    createProperty('A', omar, dana),
    createProperty('B', dana),
    createProperty('C', dana),
    createProperty('D'),
  ]);
  expect(groups.map(({ name, properties }) => [name, properties.map((property) => property.name)])).toEqual([
    ['Dana Ruiz', ['B', 'C']],
    ['Omar Bell', ['A']],
  ]);
});

test('a message names each property with its URL', () => {
  const { searchParams } = new URL(createMessageHref('dana@site.example', [{ name: 'Cedar & Oak', url: 'https://site.example/a/' }]));
  expect(searchParams.get('subject')).toBe('Question about Cedar & Oak');
  expect(searchParams.get('body')).toBe('Cedar & Oak\nhttps://site.example/a/\n');
});

test('a message about many properties stays short enough for email programs, and counts the rest', () => {
  const properties = Array.from({ length: 50 }, (_, index) => ({
    name: `Building ${index}`,
    url: `https://site.example/properties/building-${index}/`,
  }));
  const href = createMessageHref('dana@site.example', properties);
  expect(href.length).toBeLessThan(1700);
  expect(new URL(href).searchParams.get('body')).toMatch(/and \d+ more$/);
});
