import { expect, test, vi } from 'vitest';

const fetched = vi.hoisted(() => vi.fn<(options: { body: string }) => Promise<unknown>>());
vi.mock('@wordpress/api-fetch', () => ({ default: fetched }));
const { fillText, loadTitleSettings } = await import('./title-settings.ts');

test('a search result has the title pattern of the content type and the separator of the site', async () => {
  fetched.mockResolvedValue({
    data: {
      seo: { meta: { config: { separator: 'sc-ndash' } }, contentTypes: { type: { title: '%%title%% in detail %%sep%% %%sitename%%' } } },
      generalSettings: { description: '' },
    },
  });
  const settings = await loadTitleSettings('properties');
  expect(fetched.mock.lastCall?.[0].body).toContain('type: property {');
  const texts = { title: 'Docks', siteTitle: 'Causeway', focusKeyword: '' };
  expect(fillText(settings.pattern, texts, settings)).toBe('Docks in detail – Causeway');
  expect(fillText('All docks %%sep%% %%sitename%%', texts, settings)).toBe('All docks – Causeway');
});
