import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LineIcon, lineIcons } from './LineIcon.tsx';

test('every name has its drawing, in finite numbers inside the grid', () => {
  for (const name of lineIcons) {
    const drawing = /d="([^"]+)"/.exec(renderToStaticMarkup(<LineIcon name={name} />))?.[1] ?? '';
    expect(drawing).toMatch(/^M[\d.\s,a-z-]+/i);
    expect(drawing).not.toContain('NaN');
  }
});

test('what nobody drew is no icon', () => {
  for (const name of ['forklift', '', 'constructor', '__proto__', null]) expect(renderToStaticMarkup(<LineIcon name={name} />)).toBe('');
});
