import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { postForm, type SubmissionResponse } from '../../../tests/support/send-form.ts';
import { samples } from './VendorForm.samples.ts';

const [rich, sparse, extreme] = samples;

test('accepts several PDF files', async () => {
  const { body, getByLabelText } = await renderSample(rich);
  expect(body.querySelector('form')?.getAttribute('enctype')).toBe('multipart/form-data');
  const fileInput = getByLabelText(/Insurance certificate and W-9/);
  expect(fileInput.getAttribute('accept')).toContain('application/pdf');
  expect(fileInput.hasAttribute('multiple')).toBe(true);
});

test('accepts several trades', async () => {
  const { getByRole, getAllByRole } = await renderSample(sparse);
  expect(getByRole('group', { name: 'Trades' })).toBeTruthy();
  expect(getAllByRole('checkbox').filter((box) => box.getAttribute('name') === 'trades').length).toBeGreaterThan(5);
});

test('asks for the files again and links the error to the first checkbox', async () => {
  const { body } = await renderSample(sparse);
  const form = new FormData();
  form.set('place', body.querySelector('input[name=place]')?.getAttribute('value') ?? '');
  form.set('company', 'Roofers & Sons');
  form.set('papers', new File(['%PDF-1.7\n'], 'insurance.pdf', { type: 'application/pdf' }));
  const { token } = (await (await postForm('vendor', form, { address: '203.0.113.31' })).json()) as SubmissionResponse;
  const { getByRole } = await renderSample(sparse, [{ name: 'form', value: token }]);
  expect(getByRole('link', { name: /Choose your files again/ })).toBeTruthy();
  const link = getByRole('link', { name: 'Select at least one trade' });
  expect(getByRole('checkbox', { name: 'Roofing' }).id).toBe(link.getAttribute('href')?.slice(1));
  expect(getByRole('textbox', { name: 'Company' }).getAttribute('value')).toBe('Roofers & Sons');
});

test('renders very long text', async () => {
  const { getByRole } = await renderSample(extreme);
  expect(getByRole('button', { name: /Donaudampfschifffahrt/ })).toBeTruthy();
});
