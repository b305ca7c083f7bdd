import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SmartLink } from './SmartLink.tsx';

const show = (href: string | null, target?: string) =>
  renderToStaticMarkup(
    <SmartLink href={href} target={target}>
      Words
    </SmartLink>,
  );

test('leads to pages of the site and elsewhere', () => {
  expect(show('/news/')).toBe('<a href="/news/">Words</a>');
  expect(show('https://example.org/')).toBe('<a href="https://example.org/" rel="external">Words</a>');
  expect(show('https://example.org/', '_blank')).toContain('rel="external noopener"');
});

test('keeps the words of a link that leads nowhere or could run something', () => {
  expect(show('javascript:alert(1)')).toBe('<span>Words</span>');
  expect(show(null)).toBe('<span>Words</span>');
});
