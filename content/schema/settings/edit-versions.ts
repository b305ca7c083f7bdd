/** The versions of objects that editors save as a whole. Clients send them with updates. */
import { getMenuVersion, getOptionVersion } from '../../commands/core/edit-versions.ts';
import { assertCanEditMenus } from '../../commands/menus/menu-rows.ts';
import { assertCanEditSeo } from '../../commands/seo/update-seo-config.ts';
import { assertCanEditOptions } from '../../commands/settings/update-options.ts';
import { parseId } from '../../core/parse-id.ts';
import { optionGroups } from '../../model/options.ts';
import type { SchemaBuilder } from '../core/builder.ts';

const groups = Object.entries(optionGroups);

export function declareEditVersions(builder: SchemaBuilder): void {
  builder.enum('EditableObjectEnum', {
    description: 'Objects that editors save as a whole.',
    values: {
      MENU: { value: 'menu', description: 'A menu with its items.' },
      SEO_CONFIG: { value: 'seo', description: 'The site-wide SEO data.' },
      ...Object.fromEntries(groups.map(([name, { graphql, description }]) => [graphql.enum, { value: name, description }])),
    },
  });
  builder.extend('RootQuery', {
    editVersion: {
      type: 'String',
      description:
        'The version of an object, for the input `version` of the mutation that updates it. For viewers who may edit the object.',
      args: {
        object: { type: 'EditableObjectEnum!', description: 'The object.' },
        id: { type: 'ID', description: 'Global or database id of the menu.' },
      },
      resolve: (_root, { object, id }: { object: string; id?: string | null }, { services, viewer }) => {
        if (object === 'menu') {
          assertCanEditMenus(viewer);
          return getMenuVersion(services.db, parseId('term', id ?? '') ?? 0);
        }
        if (object === 'seo') assertCanEditSeo(viewer);
        else assertCanEditOptions(viewer);
        return getOptionVersion(services.db, object);
      },
    },
  });
}
