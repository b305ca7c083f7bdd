/**
 * What WordPress lets each role do, written down from its documentation ("Roles and Capabilities", and Yoast SEO's "SEO roles") and from
 * `map_meta_cap` of WordPress 6.2. It is not read from the product's own table: the two are compared.
 */
import type { RoleName } from '../../content/model/roles.ts';

export const askers = [
  'subscriber',
  'contributor',
  'author',
  'editor',
  'wpseo_editor',
  'wpseo_manager',
  'administrator',
] as const satisfies RoleName[];

const subscriber = 'read';
const contributor = `${subscriber} edit_posts delete_posts`;
const author = `${contributor} publish_posts edit_published_posts delete_published_posts upload_files`;
const editor = `${author} edit_others_posts edit_private_posts read_private_posts delete_others_posts delete_private_posts
  edit_pages edit_others_pages edit_published_pages edit_private_pages publish_pages read_private_pages
  delete_pages delete_others_pages delete_published_pages delete_private_pages
  moderate_comments manage_categories manage_links unfiltered_html`;
const administrator = `${editor} manage_options list_users create_users edit_users delete_users promote_users remove_users switch_themes import export`;

// Yoast's roles begin as editors; what they may do beyond that concerns settings of the plugin.
const held: Record<(typeof askers)[number], string> = {
  subscriber,
  contributor,
  author,
  editor,
  wpseo_editor: editor,
  wpseo_manager: editor,
  administrator,
};

/** Roles that hold every one of some capabilities; a visitor holds none. */
export function rolesWith(capabilities: readonly string[]): (RoleName | null)[] {
  const roles = askers.filter((role) => capabilities.every((capability) => held[role].split(/\s+/).includes(capability)));
  return capabilities.length === 0 ? [null, ...roles] : roles;
}

export type Owner = 'own' | 'others';
export type State = 'draft' | 'publish' | 'private';

/** Capabilities that `edit_post` and `delete_post` come down to. */
export function metaCapabilities(doing: 'edit' | 'delete', kind: 'posts' | 'pages', owner: Owner, state: State): string[] {
  if (owner === 'own') return [`${doing}_${kind}`, ...(state === 'publish' ? [`${doing}_published_${kind}`] : [])];
  const more = { draft: [], publish: [`${doing}_published_${kind}`], private: [`${doing}_private_${kind}`] };
  return [`${doing}_${kind}`, `${doing}_others_${kind}`, ...more[state]];
}
