import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { sendForm } from '../../../tests/support/send-form.ts';
import { samples } from './BrokerToolkitForm.samples.ts';

const [rich, sparse, extreme] = samples;

test('offers the files of the block as checkboxes', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('group', { name: 'Files you need' })).toBeTruthy();
  expect(getByRole('checkbox', { name: 'Lease form, 38 pages' })).toBeTruthy();
});

test('names the contact person', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('heading', { name: 'Your contact' })).toBeTruthy();
  expect(getByRole('heading', { name: 'Delia Marchetti' })).toBeTruthy();
});

test('keeps every selected checkbox after a validation error', async () => {
  const { body } = await renderSample(sparse);
  const place = body.querySelector('input[name=place]')?.getAttribute('value') ?? '';
  const files = ['Commission agreement', 'Lease form'];
  const { token } = await sendForm('broker-toolkit', { place, files, name: 'Ada' }, { address: '203.0.113.41' });
  const { getAllByRole } = await renderSample(sparse, [{ name: 'form', value: token }]);
  expect(getAllByRole('checkbox', { checked: true }).map((box) => box.getAttribute('value'))).toEqual(files);
});

test('does not show the values of another form', async () => {
  const { token } = await sendForm('contact', { name: 'Ada' }, { address: '203.0.113.42' });
  const { body, getByRole } = await renderSample(extreme, [{ name: 'form', value: token }]);
  expect(getByRole('checkbox', { name: 'File 11' })).toBeTruthy();
  expect(body.innerHTML).not.toContain('Ada');
  expect(body.querySelector('[role=alert]')).toBeNull();
});
