/**
 * The capabilities of each role, copied from the documentation of WordPress ("Roles and Capabilities") and Yoast SEO ("SEO roles") and from
 * `map_meta_cap` of WordPress 6.2. `manage_form_submissions` is of this service. They are intentionally not read from `content/model/roles.ts`, because tests compare the two.
 */
import type { RoleName } from '../../content/model/roles.ts';

export const testedRoles = [
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
/** Yoast SEO gives these to SEO managers and administrators. */
const seoManager = 'wpseo_manage_options wpseo_manage_redirects';
const administrator = `${editor} manage_options activate_plugins list_users create_users edit_users delete_users promote_users remove_users switch_themes edit_theme_options import export
  ${seoManager} manage_form_submissions`;

// The roles of Yoast SEO have the capabilities of editors, and SEO managers those for settings of the plugin.
const capabilitiesByRole: Record<(typeof testedRoles)[number], string> = {
  subscriber,
  contributor,
  author,
  editor,
  wpseo_editor: editor,
  wpseo_manager: `${editor} ${seoManager}`,
  administrator,
};

/** Returns the roles that have all of the capabilities. An anonymous visitor (null) has none. */
export function findRolesWith(capabilities: readonly string[]): (RoleName | null)[] {
  const roles = testedRoles.filter((role) =>
    capabilities.every((capability) => capabilitiesByRole[role].split(/\s+/).includes(capability)),
  );
  return capabilities.length === 0 ? [null, ...roles] : roles;
}

export type Owner = 'own' | 'others';
export type State = 'draft' | 'publish' | 'private';

/** Returns the capabilities to which WordPress maps `edit_post` and `delete_post`. */
export function metaCapabilities(action: 'edit' | 'delete', kind: 'posts' | 'pages', owner: Owner, state: State): string[] {
  if (owner === 'own') return [`${action}_${kind}`, ...(state === 'publish' ? [`${action}_published_${kind}`] : [])];
  const more = { draft: [], publish: [`${action}_published_${kind}`], private: [`${action}_private_${kind}`] };
  return [`${action}_${kind}`, `${action}_others_${kind}`, ...more[state]];
}
