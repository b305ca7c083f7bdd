/** Site-wide values of a seed, under the names the schema reads them by. */
import type { Transaction } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { toJson } from '../../store/json.ts';
import type { FieldValues } from '../../store/types.ts';
import type { Seed } from '../types.ts';
import type { Keys } from './keys.ts';

/** Where posts without another category stand, as in a fresh WordPress. */
const DEFAULT_CATEGORY = 'category:uncategorized';

export async function insertOptions(db: Transaction<Database>, seed: Seed, keys: Keys): Promise<void> {
  const { frontPage, postsPage, privacyPage, ...settings } = seed.settings;
  const hasDefaultCategory = seed.terms.some(({ taxonomy, slug }) => `${taxonomy}:${slug}` === DEFAULT_CATEGORY);
  const options: Record<string, FieldValues> = {
    settings: {
      ...settings,
      showOnFront: 'page',
      pageOnFront: keys.idOf(frontPage, 'settings'),
      pageForPosts: keys.idOf(postsPage, 'settings'),
      pagePrivacyPolicy: keys.idOf(privacyPage, 'settings'),
      ...(hasDefaultCategory && { defaultCategory: keys.idOf(DEFAULT_CATEGORY, 'settings') }),
    },
    siteOptions: keys.resolve(seed.options, 'options') as FieldValues,
    numberModule: keys.resolve(seed.numberModule, 'numberModule') as FieldValues,
    seo: seoOf(seed, keys),
  };
  for (const [name, value] of Object.entries(options))
    await db
      .insertInto('site_option')
      .values({ name, value: toJson(value) })
      .execute();
}

/** What search engines are told about the whole site follows from its settings until an editor changes it. */
function seoOf(seed: Seed, keys: Keys): FieldValues {
  const { title, description, frontPage } = seed.settings;
  const image = seed.nodes.find((node) => `${node.type}:${node.slug}` === frontPage)?.featuredImage;
  return {
    redirects: seed.redirects.map((redirect) => ({ ...redirect })),
    breadcrumbs: { enabled: true, homeText: 'Home', separator: '/', boldLast: false },
    meta: { homepage: { title, description }, notFound: { title: `Page not found | ${title}` } },
    openGraph: image === undefined ? {} : { defaultImage: keys.idOf(image, 'settings') },
    schema: { companyName: title, companyOrPerson: 'company', siteName: title },
  };
}
