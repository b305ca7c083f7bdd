import { expect, test } from 'vitest';
import { type Upload, uploadFiles } from './uploads.ts';

const files = ['one.png', 'two.png', 'three.png', 'four.png'].map((name) => new File(['x'], name));

test('files are sent one after the other, with their progress; failures and cancellations do not stop the others', async () => {
  const changes: string[] = [];
  const cancels = new Map<string, () => void>();
  const onChange = ({ name, state, percent, message, cancel }: Upload) => {
    changes.push([name, state, percent, message].filter(Boolean).join(' '));
    if (cancel) cancels.set(name, cancel);
  };
  await uploadFiles(files, 1, onChange, async (_path, file, { onProgress, signal }) => {
    onProgress(0.424);
    if (file.name === 'one.png') cancels.get('three.png')?.();
    if (file.name === 'two.png') throw new Error('Too large.');
    if (file.name === 'four.png') {
      cancels.get('four.png')?.();
      signal.throwIfAborted();
    }
    onProgress(1);
  });
  expect(changes).toEqual([
    'one.png waiting',
    'two.png waiting',
    'three.png waiting',
    'four.png waiting',
    'one.png sending',
    'one.png sending 42',
    'three.png canceled',
    'one.png processing 100',
    'one.png done 100',
    'two.png sending',
    'two.png sending 42',
    'two.png failed Too large.',
    'four.png sending',
    'four.png sending 42',
    'four.png canceled',
  ]);
});
