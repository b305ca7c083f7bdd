import { expect, test } from 'vitest';
import { findPictureTexts } from './picture-texts.ts';

const createFile = (content: string) => new File([content], 'image.png', { type: 'image/png' });

test('a file gets the texts of the block that waits for it', () => {
  const pictures = [
    { file: createFile('gate'), attributes: { alt: 'The gate', title: ' Gate ', caption: 'At <em>night</em>' } },
    { file: createFile('yard!'), attributes: { alt: '', caption: undefined } },
  ];
  expect(findPictureTexts(createFile('yard!'), pictures)).toEqual({});
  expect(findPictureTexts(createFile('gate'), pictures)).toEqual({ alt_text: 'The gate', title: 'Gate', caption: 'At <em>night</em>' });
  expect(findPictureTexts(createFile('another file'), pictures)).toEqual({});
});

test('a picture that was pasted twice gets the texts of each block once', () => {
  const pictures = ['First', 'Second'].map((alt) => ({ file: createFile('same'), attributes: { alt } }));
  const texts = [1, 2, 3].map(() => findPictureTexts(createFile('same'), pictures));
  expect(texts).toEqual([{ alt_text: 'First' }, { alt_text: 'Second' }, {}]);
});
