import { expect, test } from 'vitest';
import { escapeNonAscii, toFaqPage, toHowTo, toJsonLd } from './json-ld.ts';

test('cannot close the script element that contains it', () => {
  const text = toJsonLd({ '@type': 'Thing', name: '</script><script>alert(1)</script>\u2028' });
  expect(text).not.toContain('<');
  expect(text).not.toContain('\u2028');
  expect((JSON.parse(text) as { name: string }).name).toBe('</script><script>alert(1)</script>\u2028');
});

test('leaves out empty values', () => {
  expect(JSON.parse(toJsonLd({ '@type': 'Place', name: 'Yard', telephone: null, url: '' }))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Place',
    name: 'Yard',
  });
});

test('a FAQ page has each question with its answer', () => {
  expect(toFaqPage([{ question: 'How high?', answer: '<p>36 ft</p>' }])['mainEntity']).toEqual([
    { '@type': 'Question', name: 'How high?', acceptedAnswer: { '@type': 'Answer', text: '<p>36 ft</p>' } },
  ]);
});

test('instructions have their steps, and a description and a duration where they are known', () => {
  const steps = [
    { name: 'Call', text: 'Call the site.' },
    { name: '', text: 'Wait.' },
    { name: 'Enter', text: '' },
  ];
  expect(toHowTo({ description: 'How to visit', steps, duration: 'PT10M' })).toEqual({
    '@type': 'HowTo',
    description: 'How to visit',
    totalTime: 'PT10M',
    step: [
      { '@type': 'HowToStep', name: 'Call', text: 'Call the site.' },
      { '@type': 'HowToStep', text: 'Wait.' },
      { '@type': 'HowToStep', name: 'Enter', text: 'Enter' },
    ],
  });
  expect(toHowTo({ description: '', steps: [], duration: null })).toEqual({ '@type': 'HowTo', step: [] });
});

test('zero and false are not empty', () => {
  expect(JSON.parse(toJsonLd({ '@type': 'Place', position: 0, isOpen: false }))).toMatchObject({ position: 0, isOpen: false });
});

test('characters that are not ASCII become escapes, and stay the same text', () => {
  const json = JSON.stringify({ name: 'Dock – “north” 🚚' });
  expect(escapeNonAscii(json)).toMatch(/^[\0-\x7f]+$/);
  expect(JSON.parse(escapeNonAscii(json))).toEqual(JSON.parse(json));
});
