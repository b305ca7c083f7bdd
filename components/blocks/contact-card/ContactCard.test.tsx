import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './ContactCard.samples.ts';

const [rich, sparse, extreme, unnamed] = samples;

test('links the phone number, the email address, and the map', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: '562-555-0142' }).getAttribute('href')).toBe('tel:+15625550142');
  expect(getByRole('link', { name: 'office@causeway.example' }).getAttribute('href')).toBe('mailto:office@causeway.example');
  expect(getByRole('link', { name: '33.7701° N, 118.1937° W' }).getAttribute('href')).toMatch(
    /^https:\/\/www\.openstreetmap\.org\/\?mlat=33\.77010&mlon=-118\.19370/,
  );
});

test('shows the opening hours', async () => {
  const { getByText } = await renderSample(rich);
  expect(getByText('Monday to Friday').parentElement?.textContent).toBe('Monday to Friday 8 am to 6 pm PT');
});

test("fills in missing details from the person's profile", async () => {
  const { getByRole, queryByText } = await renderSample(sparse);
  expect(getByRole('link', { name: 'Delia Marchetti' }).getAttribute('href')).toBe('/team/delia-marchetti/');
  expect(getByRole('link', { name: '972-555-0118' })).toBeTruthy();
  expect(queryByText('Map')).toBeNull();
});

test('omits an invalid phone number', async () => {
  const { queryByText, getAllByText } = await renderSample(extreme);
  expect(queryByText('Phone')).toBeNull();
  expect(getAllByText('8 am to 6 pm PT')).toHaveLength(7);
});

test('shows nothing without a name', async () => {
  const { body } = await renderSample(unnamed);
  expect(body.textContent).toBe('');
});
