import { expect, test } from 'vitest';
import type { Account } from '../api/session.ts';
import { screenDeclarations } from './screen-menu.ts';

const getTitle = (path: string, parameters: Record<string, string>) => {
  const title = screenDeclarations.find((screen) => screen.path === path)?.title;
  return typeof title === 'function' ? title(parameters, {} as Account) : title;
};

test('lists of terms and groups of options have their names as titles', () => {
  expect(['category', 'post_tag', 'assettype', 'other_terms'].map((taxonomy) => getTitle('terms/:taxonomy/', { taxonomy }))).toEqual([
    'Categories',
    'Tags',
    'Asset types',
    'Other terms',
  ]);
  expect(['site-options', 'seo'].map((name) => getTitle('options/:name/', { name }))).toEqual(['Site options', 'SEO settings']);
});
