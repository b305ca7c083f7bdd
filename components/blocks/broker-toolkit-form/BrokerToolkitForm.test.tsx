import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { sendForm } from '../../../tests/support/send-form.ts';
import { samples } from './BrokerToolkitForm.samples.ts';

const [rich, sparse, extreme] = samples;

test('lets files be chosen', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('group', { name: 'Files you need' })).toBeTruthy();
  expect(getByRole('checkbox', { name: 'Lease form, 38 pages' })).toBeTruthy();
});

test('names who sends them', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('heading', { name: 'Who sends them' })).toBeTruthy();
  expect(getByRole('heading', { name: 'Delia Marchetti' })).toBeTruthy();
});

test('keeps every box that was ticked', async () => {
  const { body } = await renderSample(sparse);
  const place = body.querySelector('input[name=place]')?.getAttribute('value') ?? '';
  const files = ['Commission agreement', 'Lease form'];
  const { token } = await sendForm('broker-toolkit', { place, files, name: 'Ada' }, { address: '203.0.113.41' });
  const { getAllByRole } = await renderSample(sparse, [{ name: 'form', value: token }]);
  expect(getAllByRole('checkbox', { checked: true }).map((box) => box.getAttribute('value'))).toEqual(files);
});

test('one form shows nothing of what another one sent', async () => {
  const { token } = await sendForm('contact', { name: 'Ada' }, { address: '203.0.113.42' });
  const { body } = await renderSample(extreme, [{ name: 'form', value: token }]);
  expect(body.innerHTML).not.toContain('Ada');
  expect(body.querySelector('[role=alert]')).toBeNull();
});
