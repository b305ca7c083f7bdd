/** Where visitors search for properties, for links to the search from pages of places and lists. */
import { getProperty } from '#lib/json/records.ts';
import { getContentType } from '../../model/content-types.ts';
import { createPageArgs } from '../../store/core/page.ts';
import type { FieldSpec, SchemaBuilder } from '../core/builder.ts';
import type { ContentContext } from '../core/context.ts';
import { loadMenuItemUri } from '../menus/menu-items.ts';
import { getArchiveUri } from '../permalinks/resolve-uri.ts';

const MAX_MENU_ITEMS = 100;

/** The item of the main menu that editors have chosen for the property search, or the list of all properties. */
export async function loadPropertySearchUri(context: ContentContext): Promise<string> {
  const { store } = context;
  const { rows } = await store.menuItems({ location: 'MAIN_MENU', parentId: null }, createPageArgs(MAX_MENU_ITEMS));
  const item = rows.find(({ fields }) => getProperty(fields['featuredItem'], 'showPropertySearch') === true);
  return (item && (await loadMenuItemUri(item, context))) ?? (await getArchiveUri(getContentType('properties'), store)) ?? '/';
}

export function declarePropertySearchUri(builder: SchemaBuilder): void {
  builder.extend('RootQuery', {
    propertySearchUri: {
      type: 'String!',
      description: 'URI of the property search: the item of the main menu that shows it, or the list of all properties.',
      resolve: (_root, _args, context) => loadPropertySearchUri(context),
    },
  });
  const declareField = (parameter: string): FieldSpec => ({
    type: 'String!',
    description: 'URI of the property search with the properties of this place.',
    resolve: async ({ slug }: { slug: string | null }, _args, context) =>
      `${await loadPropertySearchUri(context)}?${new URLSearchParams({ [parameter]: slug ?? '' }).toString()}`,
  });
  builder.extend('Market', { propertySearchUri: declareField('market') });
  builder.extend('Region', { propertySearchUri: declareField('region') });
  builder.extend('Submarket', { propertySearchUri: declareField('submarket') });
  builder.extend('Status', { propertySearchUri: declareField('status') });
}
