import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SmartLink } from './SmartLink.tsx';

const show = (href: string | null, target?: string) =>
  renderToStaticMarkup(
    <SmartLink href={href} target={target}>
      Contact us
    </SmartLink>,
  );

test('links to pages of the site and to other sites', () => {
  expect(show('/news/')).toBe('<a href="/news/">Contact us</a>');
  expect(show('https://example.org/')).toBe('<a href="https://example.org/" rel="external">Contact us</a>');
  expect(show('https://example.org/', '_blank')).toContain('rel="external noopener"');
});

test('renders only the text if the URL is missing or unsafe', () => {
  expect(show('javascript:alert(1)')).toBe('<span>Contact us</span>');
  expect(show(null)).toBe('<span>Contact us</span>');
});
