import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Annotations, type Annotation } from './Annotations.tsx';

const show = (items: (Annotation | null)[]) => new JSDOM(renderToStaticMarkup(<Annotations items={items} />)).window.document;

test('a leader line ends at its label, which extends away from the feature', () => {
  const label = show([{ kind: 'leader', label: '93 doors per side', x1: 1225, y1: 700, x2: 1130, y2: 775 }]).querySelector('rect');
  expect(Number(label?.getAttribute('x')) + Number(label?.getAttribute('width'))).toBe(1130);
  const other = show([{ kind: 'leader', label: 'Roof', x1: 1130, y1: 470, x2: 1270, y2: 330 }]).querySelector('rect');
  expect(other?.getAttribute('x')).toBe('1270');
});

test('a dimension line has a slash at both ends', () => {
  const path = show([{ kind: 'dimension', label: '1,690 ft', x1: 402, y1: 250, x2: 1362, y2: 698 }]).querySelector('path');
  expect(path?.getAttribute('d')).toBe('M402 250L1362 698M395 257l14 -14M1355 705l14 -14');
});

test('leaves out an annotation without a label or with a missing coordinate', () => {
  expect(
    show([{ kind: 'leader', label: 'Roof', x1: 1, y1: 2, x2: 3 }, { kind: 'leader', x1: 1, y1: 2, x2: 3, y2: 4 }, null]).querySelector(
      'svg',
    ),
  ).toBeNull();
});

test('is hidden from assistive technology', () => {
  expect(
    show([{ label: 'Roof', x1: 1, y1: 2, x2: 3, y2: 4 }])
      .querySelector('svg')
      ?.getAttribute('aria-hidden'),
  ).toBe('true');
});
