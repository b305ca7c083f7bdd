/** Inserts the site-wide options of a seed, under the names that the schema uses. */
import type { Transaction } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { toJson } from '../../core/json.ts';
import type { FieldValues } from '../../core/rows/fields.ts';
import { insertRedirects } from '../../commands/seo/insert-redirects.ts';
import type { Seed } from '../types.ts';
import type { SeedIds } from './seed-ids.ts';

/** The category of posts that have no other, as in a new WordPress site. */
const DEFAULT_CATEGORY = 'category:uncategorized';

export async function insertOptions(db: Transaction<Database>, seed: Seed, seedIds: SeedIds): Promise<void> {
  const { frontPage, postsPage, privacyPage, ...settings } = seed.settings;
  const hasDefaultCategory = seed.terms.some(({ taxonomy, slug }) => `${taxonomy}:${slug}` === DEFAULT_CATEGORY);
  const options: Record<string, FieldValues> = {
    settings: {
      ...settings,
      showOnFront: 'page',
      pageOnFront: seedIds.getId(frontPage, 'settings'),
      pageForPosts: seedIds.getId(postsPage, 'settings'),
      pagePrivacyPolicy: seedIds.getId(privacyPage, 'settings'),
      ...(hasDefaultCategory && { defaultCategory: seedIds.getId(DEFAULT_CATEGORY, 'settings') }),
    },
    siteOptions: seedIds.resolveRefs(seed.options, 'options') as FieldValues,
    numberModule: seedIds.resolveRefs(seed.numberModule, 'numberModule') as FieldValues,
    popupModule: seedIds.resolveRefs(seed.popupModule ?? {}, 'popupModule') as FieldValues,
    seo: getSeoOptions(seed, seedIds),
  };
  for (const [name, value] of Object.entries(options))
    await db
      .insertInto('site_option')
      .values({ name, value: toJson(value) })
      .execute();
  await insertRedirects(db, seed.redirects);
}

/** Derives the initial SEO options from the site settings. */
function getSeoOptions(seed: Seed, seedIds: SeedIds): FieldValues {
  const { title, description, frontPage } = seed.settings;
  const { meta, schema, ...others } = seedIds.resolveRefs(seed.seo ?? {}, 'seo') as Record<string, FieldValues | undefined>;
  const image = seed.nodes.find((node) => `${node.type}:${node.slug}` === frontPage)?.featuredImage;
  return {
    breadcrumbs: { enabled: true, homeText: 'Home', separator: '/', boldLast: false },
    meta: { homepage: { title, description }, notFound: { title: `Page not found | ${title}` }, ...meta },
    openGraph: image === undefined ? {} : { defaultImage: seedIds.getId(image, 'settings') },
    schema: { companyName: title, companyOrPerson: 'company', siteName: title, ...schema },
    ...(others as FieldValues),
  };
}
