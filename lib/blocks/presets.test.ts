import { expect, test } from 'vitest';
import { presetsOf } from './presets.ts';

test('knows the names editors choose from', () => {
  expect(presetsOf({ align: 'wide', backgroundColor: 'night', fontSize: 'x-large', textAlign: 'right' })).toMatchObject({
    align: 'wide',
    background: 'night',
    fontSize: 'x-large',
    textAlign: 'end',
  });
});

test('takes the names of WordPress for the nearest of ours', () => {
  expect(presetsOf({ backgroundColor: 'black', textColor: 'vivid-cyan-blue' })).toMatchObject({ background: 'night', ink: 'data' });
});

test('turns spaces into steps', () => {
  const spaced = (padding: unknown) => presetsOf({ style: { spacing: { padding, blockGap: '25px' } } });
  expect(spaced({ top: 'var:preset|spacing|40', left: '1rem' })).toMatchObject({ paddingBlock: '4', paddingInline: '4', gap: '5' });
  expect(spaced('0')).toMatchObject({ paddingBlock: 'none', paddingInline: 'none' });
  expect(spaced('var:preset|spacing|999')).toMatchObject({ paddingBlock: '8' });
});

test.each([null, undefined, 7, 'x', [], { spacing: null }, { spacing: { padding: [], blockGap: {} } }])('makes nothing of %j', (style) => {
  expect(Object.values(presetsOf({ style, align: '__proto__', backgroundColor: 'constructor', fontSize: '900' }))).toEqual(
    Array.from({ length: 8 }, () => null),
  );
});
