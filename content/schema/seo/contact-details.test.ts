import { expect, test } from 'vitest';
import { parseContactDetails } from './contact-details.ts';

test('finds the address and the phone number', () => {
  const html =
    '<p>Write to us</p><p>1 Pier Row, Suite 400<br />Long Beach, CA 90802</p>\n<p><a href="tel:+15625550142">562-555-0142</a></p>';
  expect(parseContactDetails(html)).toEqual({
    address: { street: '1 Pier Row, Suite 400', city: 'Long Beach', state: 'CA', postalCode: '90802' },
    telephone: '+15625550142',
  });
});

test.each(['', '<p>Long Beach, CA 90802</p>', '<p>Call us<br>any time</p>'])('finds no address in %j', (html) => {
  expect(parseContactDetails(html)).toEqual({ address: null, telephone: null });
});
