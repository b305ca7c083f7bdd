import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TelephoneLink } from './TelephoneLink.tsx';

test('links to the number and keeps the order of its digits in right-to-left text', () => {
  const html = renderToStaticMarkup(<TelephoneLink telephone={{ display: '972-555-0118', href: 'tel:+19725550118' }} />);
  expect(html).toBe('<a href="tel:+19725550118" dir="ltr">972-555-0118</a>');
});
