/** Site-wide values of a seed, under the names the schema reads them by. */
import type { Transaction } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { toJson } from '../../core/json.ts';
import type { FieldValues } from '../../core/rows/fields.ts';
import type { Seed } from '../types.ts';
import type { SeedIds } from './seed-ids.ts';

/** Where posts without another category stand, as in a fresh WordPress. */
const DEFAULT_CATEGORY = 'category:uncategorized';

export async function insertOptions(db: Transaction<Database>, seed: Seed, keys: SeedIds): Promise<void> {
  const { frontPage, postsPage, privacyPage, ...settings } = seed.settings;
  const hasDefaultCategory = seed.terms.some(({ taxonomy, slug }) => `${taxonomy}:${slug}` === DEFAULT_CATEGORY);
  const options: Record<string, FieldValues> = {
    settings: {
      ...settings,
      showOnFront: 'page',
      pageOnFront: keys.getId(frontPage, 'settings'),
      pageForPosts: keys.getId(postsPage, 'settings'),
      pagePrivacyPolicy: keys.getId(privacyPage, 'settings'),
      ...(hasDefaultCategory && { defaultCategory: keys.getId(DEFAULT_CATEGORY, 'settings') }),
    },
    siteOptions: keys.resolveRefs(seed.options, 'options') as FieldValues,
    numberModule: keys.resolveRefs(seed.numberModule, 'numberModule') as FieldValues,
    seo: getSeoOptions(seed, keys),
  };
  for (const [name, value] of Object.entries(options))
    await db
      .insertInto('site_option')
      .values({ name, value: toJson(value) })
      .execute();
}

/** What search engines are told about the whole site follows from its settings until an editor changes it. */
function getSeoOptions(seed: Seed, keys: SeedIds): FieldValues {
  const { title, description, frontPage } = seed.settings;
  const image = seed.nodes.find((node) => `${node.type}:${node.slug}` === frontPage)?.featuredImage;
  return {
    redirects: seed.redirects.map((redirect) => ({ ...redirect })),
    breadcrumbs: { enabled: true, homeText: 'Home', separator: '/', boldLast: false },
    meta: { homepage: { title, description }, notFound: { title: `Page not found | ${title}` } },
    openGraph: image === undefined ? {} : { defaultImage: keys.getId(image, 'settings') },
    schema: { companyName: title, companyOrPerson: 'company', siteName: title },
  };
}
