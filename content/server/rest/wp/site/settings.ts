/** `/wp/v2/settings`. */
import { updateSettings } from '../../../../commands/settings/update-settings.ts';
import type { SettingInput } from '../../../../commands/settings/setting-values.ts';
import type { FieldValue, FieldValues } from '../../../../core/rows/fields.ts';
import { type SettingDeclaration, type SettingsGroupDeclaration, settingsGroups } from '../../../../model/settings.ts';
import { can } from '../../../../permissions/viewer.ts';
import { createForbiddenError } from '../framework/rest-error.ts';
import { READ, type RestRequest, type RestResult, type RouteDeclaration, UPDATE } from '../framework/rest-request.ts';
import type { PropertySchema } from '../framework/schema.ts';

const declarations: Readonly<Record<string, SettingDeclaration>> = Object.assign(
  {},
  ...Object.values(settingsGroups as Record<string, SettingsGroupDeclaration>).map(({ fields }) => fields),
);

const jsonTypes = { String: 'string', Int: 'integer', Boolean: 'boolean' } as const;

/** The stored settings by WordPress's names: `posts_per_page`. */
const settings = Object.entries(declarations)
  .filter(([name]) => name !== 'url')
  .map(([stored, { type, description }]) => ({
    stored,
    name: stored.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    schema: { description, type: [jsonTypes[type], 'null'] } satisfies PropertySchema,
  }));

/** The editor expects 0 where no page or category is chosen. */
const ids = new Set(['pageOnFront', 'pageForPosts', 'defaultCategory']);

const canManage = ({ viewer }: RestRequest) => can(viewer, 'manage_options');

function assertCanManage(request: RestRequest): void {
  if (!canManage(request)) throw createForbiddenError(request.viewer, 'rest_forbidden', 'Sorry, you are not allowed to do that.');
}

async function readSettings({ context }: RestRequest): Promise<RestResult> {
  const stored: FieldValues = await context.store.option('settings');
  const values = settings.map(({ stored: key, name }) => [name, stored[key] ?? (ids.has(key) ? 0 : null)]);
  return { data: { ...Object.fromEntries(values), url: context.site.contentUrl } };
}

export const declareSettings = (): RouteDeclaration => ({
  namespace: 'wp/v2',
  path: '/settings',
  schema: {
    title: 'settings',
    properties: {
      ...Object.fromEntries(settings.map(({ name, schema }) => [name, schema])),
      url: { description: 'URL of the content service, set in its configuration.', type: 'string', readonly: true },
    },
  },
  endpoints: [
    {
      methods: READ,
      parameters: {},
      isAllowed: canManage,
      handle: async (request) => {
        assertCanManage(request);
        return readSettings(request);
      },
    },
    {
      methods: UPDATE,
      parameters: Object.fromEntries(settings.map(({ name, schema }) => [name, schema])),
      isAllowed: canManage,
      handle: async (request) => {
        const { context, viewer, values } = request;
        const inputs = settings.flatMap(({ stored, name }): SettingInput[] => {
          const value = values[name] as FieldValue | undefined;
          if (value === undefined) return [];
          return [{ name: stored, label: name, value: value === 0 && ids.has(stored) ? null : value }];
        });
        await updateSettings(context.services, viewer, inputs);
        context.renewStore();
        return readSettings(request);
      },
    },
  ],
});
