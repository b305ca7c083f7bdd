/** The fields of the settings screen: a label and a control for each setting, and the group that shows it. */
import apiFetch from '@wordpress/api-fetch';
import type { Field, Form } from '@wordpress/dataviews';
import { decodeEntities } from '@wordpress/html-entities';
import { addQueryArgs } from '@wordpress/url';
import { toLabel } from '../../../blocks/controls/to-label.ts';

/** Settings by their names in `/wp/v2/settings`. */
export type Settings = Readonly<Record<string, string | number | boolean | null>>;

/** The schema of `/wp/v2/settings`, which describes each setting. */
export type SettingsSchema = Readonly<Record<string, { description?: string; type: string | readonly string[]; readonly?: boolean }>>;

type Option = { value: string | number; label: string };

/** What the form knows about a setting beyond its schema. Missing: a control for its type. */
type Presentation = { label?: string; elements?: readonly Option[]; getElements?: () => Promise<Option[]>; Edit?: string };

const openOrClosed: readonly Option[] = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
];
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

type Named = { id: number; title?: { rendered: string }; name?: string };

/** Lists up to 100 items with an entry for none. */
const listItems = (route: string, none: string) => async (): Promise<Option[]> => {
  const items = await apiFetch<Named[]>({
    path: addQueryArgs(route, { per_page: 100, _fields: 'id,title,name', orderby: none ? 'title' : 'name', order: 'asc' }),
  });
  const options = items.map(({ id, title, name }) => ({ value: id, label: decodeEntities(title?.rendered ?? name ?? '') || `#${id}` }));
  return none ? [{ value: 0, label: none }, ...options] : options;
};
const listPages = listItems('/wp/v2/pages', 'None');

const presentations: Readonly<Record<string, Presentation>> = {
  title: { label: 'Site title' },
  description: { label: 'Tagline' },
  email: { label: 'Administrator’s email' },
  timezone: {
    label: 'Time zone',
    elements: [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].map((zone) => ({
      value: zone,
      label: zone.replaceAll('_', ' '),
    })),
    Edit: 'combobox',
  },
  start_of_week: { label: 'Week starts on', elements: weekdays.map((label, value) => ({ value, label })) },
  show_on_front: {
    label: 'Front page shows',
    elements: [
      { value: 'page', label: 'A page' },
      { value: 'posts', label: 'The latest posts' },
    ],
  },
  page_on_front: { label: 'Front page', getElements: listPages },
  page_for_posts: { label: 'Posts page', getElements: listPages },
  posts_per_page: { label: 'Posts per page' },
  page_privacy_policy: { label: 'Privacy policy', getElements: listPages },
  users_can_register: { label: 'Visitors can create accounts' },
  default_role: {
    label: 'Default role for new users',
    elements: ['subscriber', 'contributor', 'author', 'editor'].map((value) => ({ value, label: toLabel(value) })),
  },
  default_comment_status: { label: 'Comments on new posts', elements: openOrClosed },
  default_ping_status: { label: 'Pingbacks on new posts', elements: openOrClosed },
  default_category: { label: 'Default category', getElements: listItems('/wp/v2/categories', '') },
  require_second_factor: { label: 'Require a second factor' },
};

/** Titles of the groups, and the settings that they show. Settings that no group names are in the last one. */
const groups: readonly [string, readonly string[]][] = [
  ['General', ['title', 'description', 'email', 'timezone', 'date_format', 'time_format', 'start_of_week', 'language']],
  ['Reading', ['show_on_front', 'page_on_front', 'page_for_posts', 'posts_per_page', 'page_privacy_policy']],
  ['Membership', ['users_can_register', 'default_role', 'require_second_factor', 'audit_retention_days']],
  [
    'Comments',
    [
      'default_comment_status',
      'default_ping_status',
      'comment_registration',
      'require_name_email',
      'comment_moderation',
      'comment_previously_approved',
      'comment_max_links',
      'thread_comments_depth',
    ],
  ],
];

/** The fields of the form. */
export function createFields(schema: SettingsSchema): Field<Settings>[] {
  return Object.entries(schema)
    .filter(([, { readonly }]) => readonly !== true)
    .map(([name, { type, description = '' }]): Field<Settings> => {
      const { label, elements, getElements, Edit } = presentations[name] ?? {};
      const types = typeof type === 'string' ? [type] : type;
      return {
        id: name,
        label: label ?? toLabel(name),
        // Descriptions of ids and codes do not fit a list of names.
        ...(!elements && !getElements && { description }),
        type: types.includes('boolean') ? 'boolean' : types.includes('integer') ? 'integer' : 'text',
        ...(elements && { elements: [...elements] }),
        ...(getElements && { getElements }),
        ...(types.includes('boolean') && { Edit: 'toggle' }),
        ...(Edit && { Edit }),
      };
    });
}

/** One card per group. A setting that is new in the service is in the last one. */
export function createForm(schema: SettingsSchema): Form {
  const names = Object.keys(schema).filter((name) => schema[name]?.readonly !== true);
  const grouped = new Set(groups.flatMap(([, members]) => members));
  const all: readonly [string, readonly string[]][] = [...groups, ['Other', names.filter((name) => !grouped.has(name))]];
  return {
    layout: { type: 'regular', labelPosition: 'top' },
    fields: all.map(([label, members]) => ({
      id: label,
      label,
      layout: { type: 'card', isOpened: true },
      children: members.filter((name) => names.includes(name)),
    })),
  };
}

/** The settings that have changed, as the service expects them: 0 stands for no page. */
export function listChangedSettings(stored: Settings, edited: Settings): Settings {
  return Object.fromEntries(Object.entries(edited).filter(([name, value]) => (value ?? '') !== (stored[name] ?? '')));
}
