import { expect, test } from 'vitest';
import { findNearestSpace, parsePresets } from './presets.ts';

test('accepts the preset names that editors choose from', () => {
  expect(parsePresets({ align: 'wide', backgroundColor: 'night', fontSize: 'x-large', textAlign: 'right' })).toMatchObject({
    align: 'wide',
    background: 'night',
    fontSize: 'x-large',
    textAlign: 'end',
  });
});

test('reads the text alignment that the editor saves as a typography setting', () => {
  expect(parsePresets({ style: { typography: { textAlign: 'center' } } }).textAlign).toBe('center');
  expect(parsePresets({ textAlign: 'right', style: { typography: { textAlign: 'center' } } }).textAlign).toBe('end');
});

test('maps WordPress preset names to the nearest design token', () => {
  expect(parsePresets({ backgroundColor: 'black', textColor: 'vivid-cyan-blue' })).toMatchObject({
    background: 'night',
    textColor: 'data',
  });
});

test('maps lengths to steps of the spacing scale', () => {
  const spaced = (padding: unknown) => parsePresets({ style: { spacing: { padding, blockGap: '25px' } } });
  expect(spaced({ top: 'var:preset|spacing|40', left: '1rem' })).toMatchObject({ paddingBlock: '4', paddingInline: '4', gap: '5' });
  expect(spaced('0')).toMatchObject({ paddingBlock: 'none', paddingInline: 'none' });
  expect(spaced('var:preset|spacing|999')).toMatchObject({ paddingBlock: '8' });
});

test.each([null, undefined, 7, 'x', [], { spacing: null }, { spacing: { padding: [], blockGap: {} } }])(
  'returns null for every preset when the style is %j',
  (style) => {
    expect(Object.values(parsePresets({ style, align: '__proto__', backgroundColor: 'constructor', fontSize: '900' }))).toEqual(
      Array.from({ length: 8 }, () => null),
    );
  },
);

test.each([
  [0, 'none'],
  ['0px', 'none'],
  ['1.9px', 'none'],
  ['2px', 'none'],
  ['2.1px', '1'],
  ['6px', '1'],
  ['60px', '7'],
  ['60.1px', '8'],
  ['999px', '8'],
  ['1em', '4'],
  ['var:preset|spacing|0', '1'],
  ['var:preset|spacing|14', '1'],
  ['var:preset|spacing|15', '2'],
  ['var:preset|spacing|80', '8'],
  ['10%', null],
  ['-8px', null],
  ['8px 4px', null],
  ['x8px', null],
  [8, null],
  [true, null],
])('the space nearest to %j is %j', (value, space) => {
  expect(findNearestSpace(value)).toBe(space);
});
