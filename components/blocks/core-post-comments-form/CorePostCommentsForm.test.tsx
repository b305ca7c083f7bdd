import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { sendForm, waitForClock } from '../../../tests/support/send-form.ts';
import { samples } from './CorePostCommentsForm.samples.ts';

const [rich, sparse] = samples;

async function getPlace() {
  const { body } = await renderSample(sparse);
  return body.querySelector('input[name=place]')?.getAttribute('value') ?? '';
}

test('asks for the comment and the name of its author', async () => {
  const { getByRole, body } = await renderSample(rich);
  expect(getByRole('region', { name: 'Leave a comment' }).id).toBe('respond');
  expect(getByRole('textbox', { name: 'Comment' }).tagName).toBe('TEXTAREA');
  expect(getByRole('button', { name: 'Post comment' })).toBeTruthy();
  expect(body.querySelector('form')?.getAttribute('action')).toBe('/api/forms/comment/');
});

test('keeps the submitted values and shows validation errors', async () => {
  const place = await getPlace();
  const { token } = await sendForm('comment', { place, comment: 'A <b>door</b>' }, { address: '203.0.113.51' });
  const { getByRole, body } = await renderSample(sparse, [{ name: 'form', value: token }]);
  expect(getByRole('link', { name: 'Enter your name' })).toBeTruthy();
  expect(body.querySelector('textarea')?.textContent).toBe('A <b>door</b>');
});

test('confirms that the comment awaits moderation', async () => {
  const values = { place: await getPlace(), comment: 'Which door?', name: 'Ola', email: 'ola@example.invalid' };
  const { token } = await sendForm('comment', values, { address: '203.0.113.52', clock: await waitForClock() });
  const { getByText, body } = await renderSample(sparse, [{ name: 'form', value: token }]);
  expect(getByText(/Your comment is awaiting moderation/)).toBeTruthy();
  expect(body.querySelector('form')).toBeNull();
});

test('ignores an unknown comment in the URL', async () => {
  const { getByRole, body } = await renderSample(sparse, [{ name: 'replyto', value: '999999' }]);
  expect(getByRole('heading', { name: 'Leave a comment' })).toBeTruthy();
  expect(body.querySelector('input[name=replyto]')).toBeNull();
});
