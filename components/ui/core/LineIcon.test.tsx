import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LineIcon, lineIcons } from './LineIcon.tsx';

test('has a valid path for every icon name', () => {
  for (const name of lineIcons) {
    const path = /d="([^"]+)"/.exec(renderToStaticMarkup(<LineIcon name={name} />))?.[1] ?? '';
    expect(path).toMatch(/^M[\d.\s,a-z-]+/i);
    expect(path).not.toContain('NaN');
  }
});

test('renders nothing for an unknown name', () => {
  for (const name of ['forklift', '', 'constructor', '__proto__', null]) expect(renderToStaticMarkup(<LineIcon name={name} />)).toBe('');
});
