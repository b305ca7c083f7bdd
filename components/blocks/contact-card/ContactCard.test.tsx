import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './ContactCard.samples.ts';

const [rich, sparse, extreme, nobody] = samples;

test('dials, writes, and leads to the place on a map', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: '+1 562 555 0142' }).getAttribute('href')).toBe('tel:+15625550142');
  expect(getByRole('link', { name: 'office@causeway.example' }).getAttribute('href')).toBe('mailto:office@causeway.example');
  expect(getByRole('link', { name: '33.7701° N, 118.1937° W' }).getAttribute('href')).toMatch(
    /^https:\/\/www\.openstreetmap\.org\/\?mlat=33\.77010&mlon=-118\.19370/,
  );
});

test('says when it is open', async () => {
  const { getByText } = await renderSample(rich);
  expect(getByText('Monday to Friday').parentElement?.textContent).toBe('Monday to Friday 8 am to 6 pm PT');
});

test("takes from a person's page what is not said", async () => {
  const { getByRole, queryByText } = await renderSample(sparse);
  expect(getByRole('link', { name: 'Delia Marchetti' }).getAttribute('href')).toBe('/team/delia-marchetti/');
  expect(getByRole('link', { name: '972 555 0118' })).toBeTruthy();
  expect(queryByText('Map')).toBeNull();
});

test('leaves out a number that cannot be dialled', async () => {
  const { queryByText, getAllByText } = await renderSample(extreme);
  expect(queryByText('Telephone')).toBeNull();
  expect(getAllByText('8 am to 6 pm PT')).toHaveLength(7);
});

test('shows nothing without a name', async () => {
  const { body } = await renderSample(nobody);
  expect(body.textContent).toBe('');
});
