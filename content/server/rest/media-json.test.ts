import { expect, test } from 'vitest';
import type { MediaRow } from '../../core/rows/media.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { ContentContext } from '../../schema/core/context.ts';
import { unlimitedGuard } from '../../schema/core/request-guard.ts';
import { getMediaJson } from './media-json.ts';

const date = new Date('2024-03-10T09:30:00Z');
const shared = { kind: 'node', guid: '', content: '', excerpt: '', password: null, restricted: false, revisionOf: null, fields: {}, date };
const item = { ...shared, id: 7, type: 'attachment', status: 'inherit', title: 'Plan', slug: 'plan', uri: '/plan/', modified: date };
const post = { ...shared, id: 8, type: 'post', status: 'publish', title: 'Quay opens', uri: '/news/quay-opens/', modified: date };
const media = {
  id: 7,
  file: 'plan.pdf',
  mimeType: 'application/pdf',
  width: null,
  height: null,
  sizes: [],
  meta: {},
  altText: '',
  caption: '',
};

/** A context whose store has one media item and one post. */
const createContext = (description: string, file = media.file): ContentContext =>
  ({
    store: {
      option: async () => ({}),
      nodeById: async (id: number) => (id === item.id ? (item as unknown as NodeRow) : null),
      findMedia: async () => ({ ...media, file, description }) as unknown as MediaRow,
      nodes: async () => ({ rows: [post], hasNext: false, hasPrevious: false, total: 1 }),
    },
    site: { siteUrl: 'http://site.test', contentUrl: 'http://cms.test', timezone: 'UTC', catalogue: false },
    guard: unlimitedGuard,
  }) as unknown as ContentContext;

test('the description contains the data of its blocks, and no further paragraphs', async () => {
  const json = await getMediaJson(7, createContext('<!-- wp:latest-posts /-->\n\n<b>Plan</b> of the quay'));
  expect(json).toMatchObject({
    link: 'http://cms.test/plan/',
    date: '2024-03-10T09:30:00',
    description: {
      rendered:
        '<p class="attachment"><a href=\'http://cms.test/media/plan.pdf\'>Plan</a></p>\n<ul class="wp-block-latest-posts__list wp-block-latest-posts"><li><a class="wp-block-latest-posts__post-title" href="http://site.test/news/quay-opens/">Quay opens</a></li>\n</ul>\n\n<b>Plan</b> of the quay',
    },
  });
});

test('the path of an imported file is relative to the folder of uploads, as that of a file of this service', async () => {
  const getFile = async (file: string) => (await getMediaJson(7, createContext('', file)))?.media_details.file;
  expect(await getFile('https://old.example/wp-content/uploads/2024/02/plan.pdf')).toBe('2024/02/plan.pdf');
  expect(await getFile('plan.pdf')).toBe('plan.pdf');
});
