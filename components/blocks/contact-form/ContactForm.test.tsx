import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { sendForm, waitForClock, type FormValues } from '../../../tests/support/send-form.ts';
import { samples } from './ContactForm.samples.ts';

const [rich, sparse, extreme] = samples;
const good = { topic: 'Something else', name: 'Ada Berg', email: 'ada@example.invalid', message: 'How many <b>doors</b>?' };

/** Sends the form of a sample as its page has it, and shows the page that follows. */
async function send(values: FormValues, options: { clock?: string; address: string }) {
  const { body } = await renderSample(sparse);
  const place = body.querySelector('input[name=place]')?.getAttribute('value') ?? '';
  const { token } = await sendForm('contact', { place, ...values }, options);
  return await renderSample(sparse, [{ name: 'form', value: token }]);
}

test('posts to the site without script, and tells nobody who reads it', async () => {
  const { getByRole, body } = await renderSample(rich);
  const form = body.querySelector('form');
  expect(form?.getAttribute('action')).toBe('/api/forms/contact/');
  expect(form?.getAttribute('method')).toBe('post');
  expect(getByRole('button', { name: 'Send to the team' })).toBeTruthy();
  expect(body.innerHTML).not.toContain('hello@causeway.example');
  expect(body.innerHTML).not.toContain('press@causeway.example');
});

test('offers the topics of the block, and names each field', async () => {
  const { getByRole, getAllByRole } = await renderSample(rich);
  expect(getByRole('group', { name: 'What is it about?' })).toBeTruthy();
  expect(getAllByRole('radio').map((one) => one.getAttribute('value'))).toContain('Selling to Causeway');
  expect(getByRole('textbox', { name: 'Work email' }).getAttribute('autocomplete')).toBe('email');
  expect(getByRole('textbox', { name: /^Company\s*\(optional\)/ })).toBeTruthy();
});

test('a field for programs is out of everybody’s way', async () => {
  const { queryByRole, body } = await renderSample(sparse);
  expect(queryByRole('textbox', { name: 'Leave this empty' })).toBeNull();
  const field = body.querySelector('[name=remarks_2]');
  expect(field?.getAttribute('tabindex')).toBe('-1');
  expect(field?.getAttribute('autocomplete')).toBe('off');
});

test('shows what is to be mended beside its field and above, and keeps what was typed', async () => {
  const { getByRole, getAllByRole, body } = await send({ ...good, email: 'ada.example', message: '' }, { address: '203.0.113.21' });
  const summary = getByRole('alert', { name: 'Two things need another look' });
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

test('what came without time is shown once more before it is sent, as text', async () => {
  const { getByRole, body } = await send(good, { address: '203.0.113.22' });
  expect(getByRole('alert', { name: 'Please look over what you wrote and send it' })).toBeTruthy();
  expect(body.querySelector('textarea')?.textContent).toBe('How many <b>doors</b>?');
  expect(body.querySelector('input[name=clock]')?.getAttribute('value')).toMatch(/^again\./);
});

test('says that it has arrived, under which reference and what happens next', async () => {
  const { getByRole, getByText, body } = await send(good, { address: '203.0.113.23', clock: await waitForClock() });
  expect(getByRole('heading', { name: 'We have it' })).toBeTruthy();
  expect(getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)).toBeTruthy();
  expect(getByText(/A person answers within two working days/)).toBeTruthy();
  expect(body.querySelector('form')).toBeNull();
});

test('a token that is none changes nothing', async () => {
  const { body } = await renderSample(extreme, [{ name: 'form', value: 'A'.repeat(22) }]);
  expect(body.querySelector('[role=alert]')).toBeNull();
  expect(body.querySelectorAll('input[type=radio]')).toHaveLength(12);
});
