import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { sendForm, waitForClock, type FormValues } from '../../../tests/support/send-form.ts';
import { samples } from './ContactForm.samples.ts';

const [rich, sparse, extreme] = samples;
const validValues = { topic: 'Something else', name: 'Ada Berg', email: 'ada@example.invalid', message: 'How many <b>doors</b>?' };

/** Submits the form of a sample and renders the page that follows. */
async function submitForm(values: FormValues, options: { clock?: string; address: string }) {
  const { body } = await renderSample(sparse);
  const place = body.querySelector('input[name=place]')?.getAttribute('value') ?? '';
  const { token } = await sendForm('contact', { place, ...values }, options);
  return await renderSample(sparse, [{ name: 'form', value: token }]);
}

test('posts to the site without JavaScript and does not reveal recipients', async () => {
  const { getByRole, body } = await renderSample(rich);
  const form = body.querySelector('form');
  expect(form?.getAttribute('action')).toBe('/api/forms/contact/');
  expect(form?.getAttribute('method')).toBe('post');
  expect(getByRole('button', { name: 'Send message' })).toBeTruthy();
  expect(body.innerHTML).not.toContain('hello@causeway.example');
  expect(body.innerHTML).not.toContain('press@causeway.example');
});

test('offers the topics of the block and labels each field', async () => {
  const { getByRole, getAllByRole } = await renderSample(rich);
  expect(getByRole('group', { name: 'What is your message about?' })).toBeTruthy();
  expect(getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toContain('Selling a property to Causeway');
  expect(getByRole('textbox', { name: 'Work email' }).getAttribute('autocomplete')).toBe('email');
  expect(getByRole('textbox', { name: /^Company\s*\(optional\)/ })).toBeTruthy();
});

test('hides the honeypot field from people', async () => {
  const { queryByRole, body } = await renderSample(sparse);
  expect(queryByRole('textbox', { name: 'Leave this empty' })).toBeNull();
  const field = body.querySelector('[name=remarks_2]');
  expect(field?.getAttribute('tabindex')).toBe('-1');
  expect(field?.getAttribute('autocomplete')).toBe('off');
});

test('shows errors next to their fields and in a summary, and keeps the entered values', async () => {
  const { getByRole, getAllByRole, body } = await submitForm(
    { ...validValues, email: 'ada.example', message: '' },
    { address: '203.0.113.21' },
  );
  const summary = getByRole('alert', { name: 'Please correct these 2 errors' });
  const link = getByRole('link', { name: 'Enter an email address like name@example.com' });
  expect(summary.contains(link)).toBe(true);
  const email = getByRole('textbox', { name: 'Work email' });
  expect(link.getAttribute('href')).toBe(`#${email.id}`);
  expect(email.getAttribute('value')).toBe('ada.example');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(body.querySelector(`#${email.getAttribute('aria-describedby')}`)?.textContent).toContain('Enter an email address');
  expect(getByRole('radio', { name: 'Something else', checked: true })).toBeTruthy();
  expect(getAllByRole('textbox', { name: 'Your name' })[0]?.getAttribute('value')).toBe('Ada Berg');
});

test('asks for confirmation of a form that was submitted too fast, and escapes its values', async () => {
  const { getByRole, body } = await submitForm(validValues, { address: '203.0.113.22' });
  expect(getByRole('alert', { name: 'Please review the form and send it again' })).toBeTruthy();
  expect(body.querySelector('textarea')?.textContent).toBe('How many <b>doors</b>?');
  expect(body.querySelector('input[name=clock]')?.getAttribute('value')).toMatch(/^again\./);
});

test('confirms the submission with a reference number and the next steps', async () => {
  const { getByRole, getByText, body } = await submitForm(validValues, { address: '203.0.113.23', clock: await waitForClock() });
  expect(getByRole('heading', { name: 'Thank you. We received your message.' })).toBeTruthy();
  expect(getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)).toBeTruthy();
  expect(getByText(/We reply within two business days/)).toBeTruthy();
  expect(body.querySelector('form')).toBeNull();
});

test('ignores an invalid token', async () => {
  const { body } = await renderSample(extreme, [{ name: 'form', value: 'A'.repeat(22) }]);
  expect(body.querySelector('[role=alert]')).toBeNull();
  expect(body.querySelectorAll('input[type=radio]')).toHaveLength(12);
});
