import { expect, test } from 'vitest';
import { flightText, withoutStyles } from './flight.ts';

const css = `@layer components{.m_card{content:"–"}}${'.m_card{margin:0}'.repeat(80)}`;
const row = (id: string, text: string) => `${id}:T${Buffer.byteLength(text).toString(16)},${text}`;

/** In pieces of a few signs, as streams break it. */
const pushed = (data: string) => [[0], ...(data.match(/[^]{1,50}/gu) ?? []).map((text) => [1, text])];

test('styles are taken out wherever they stand, and nothing else', () => {
  const long = `M0 1380a7:T5ab,${'é'.repeat(900)}`;
  const data = `1:"$Sreact.fragment"\n${row('2', css)}:HL["/a.css","style"]\n${row('a7', long)}${row('1f', css)}4:["$","p",null,{"children":"$2 2:T5,"}]\n`;
  const left = data.replaceAll(row('2', css), '2:T1, ').replaceAll(row('1f', css), '1f:T1, ');
  expect(withoutStyles(pushed(data), [`/* before */${css}/* after */`])).toEqual([[0], [1, left]]);
});

test('other texts stay', () => {
  const flight = pushed(row('2', css));
  expect(flightText(withoutStyles(flight, ['.other{}']))).toBe(row('2', css));
});

test('data that is not written as foreseen stays as it is', () => {
  for (const flight of [[[0], [1, row('2', css)], [3, 'AAAA']], [[0], [2, null]], [[0]]]) {
    expect(flightText(withoutStyles(flight, [css]))).toBe(flightText(flight));
  }
  const broken = [[0], [1, `2:Tfffff,${css}`]];
  expect(withoutStyles(broken, [css])).toEqual(broken);
});
