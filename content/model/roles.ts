/**
 * The capabilities of each role: WordPress's table of primitive capabilities, in WordPress's order, the two roles that Yoast SEO adds, and
 * `manage_form_submissions` of this service: form submissions and job applications are personal data, which editors do not need.
 * Capabilities for code and updates (`edit_plugins`, `update_core` and so on) and the legacy user levels have no effect in this service. They
 * are listed because WordPress lists them.
 */

/** The legacy user levels up to a given one. */
const userLevels = {
  10: ['level_10', 'level_9', 'level_8', 'level_7', 'level_6', 'level_5', 'level_4', 'level_3', 'level_2', 'level_1', 'level_0'],
  7: ['level_7', 'level_6', 'level_5', 'level_4', 'level_3', 'level_2', 'level_1', 'level_0'],
  2: ['level_2', 'level_1', 'level_0'],
  1: ['level_1', 'level_0'],
  0: ['level_0'],
} as const;

const subscriber = ['read', ...userLevels[0]] as const;
const contributor = ['edit_posts', 'read', ...userLevels[1], 'delete_posts'] as const;
const author = [
  'upload_files',
  'edit_posts',
  'edit_published_posts',
  'publish_posts',
  'read',
  ...userLevels[2],
  'delete_posts',
  'delete_published_posts',
] as const;

const writingCapabilities = [
  'unfiltered_html',
  'edit_posts',
  'edit_others_posts',
  'edit_published_posts',
  'publish_posts',
  'edit_pages',
  'read',
] as const;
const contentCapabilities = [
  'edit_others_pages',
  'edit_published_pages',
  'publish_pages',
  'delete_pages',
  'delete_others_pages',
  'delete_published_pages',
  'delete_posts',
  'delete_others_posts',
  'delete_published_posts',
  'delete_private_posts',
  'edit_private_posts',
  'read_private_posts',
  'delete_private_pages',
  'edit_private_pages',
  'read_private_pages',
] as const;
const editor = [
  'moderate_comments',
  'manage_categories',
  'manage_links',
  'upload_files',
  ...writingCapabilities,
  ...userLevels[7],
  ...contentCapabilities,
] as const;

const seoEditor = [...editor, 'wpseo_bulk_edit', 'wpseo_edit_advanced_metadata'] as const;
const seoManager = [...seoEditor, 'wpseo_manage_options', 'wpseo_manage_redirects', 'view_site_health_checks'] as const;

const administrator = [
  'switch_themes',
  'edit_themes',
  'activate_plugins',
  'edit_plugins',
  'edit_users',
  'edit_files',
  'manage_options',
  'moderate_comments',
  'manage_categories',
  'manage_links',
  'upload_files',
  'import',
  ...writingCapabilities,
  ...userLevels[10],
  ...contentCapabilities,
  'delete_users',
  'create_users',
  'unfiltered_upload',
  'edit_dashboard',
  'update_plugins',
  'delete_plugins',
  'install_plugins',
  'update_themes',
  'install_themes',
  'update_core',
  'list_users',
  'remove_users',
  'promote_users',
  'edit_theme_options',
  'delete_themes',
  'export',
] as const;

/**
 * What administrators may do although WordPress's role does not list it: WordPress derives `customize` and `view_site_health_checks` from other capabilities, and
 * the others belong to this service.
 */
const impliedForAdministrators = [
  'customize',
  'wpseo_bulk_edit',
  'wpseo_edit_advanced_metadata',
  'wpseo_manage_options',
  'wpseo_manage_redirects',
  'view_site_health_checks',
  'manage_form_submissions',
] as const;

export type Capability = (typeof administrator)[number] | (typeof impliedForAdministrators)[number];

export type RoleDeclaration = {
  /** Stored name, the same as in WordPress. */
  name: string;
  /** Value of UserRoleEnum. */
  enum: string;
  displayName: string;
  /** The capabilities that the role lists, in WordPress's order. */
  capabilities: readonly Capability[];
  /** Capabilities that the role has without listing them. */
  impliedCapabilities?: readonly Capability[];
};

/** All roles. Capabilities decrease from the administrator to the subscriber; the roles of Yoast SEO come last. */
export const roles = [
  {
    name: 'administrator',
    enum: 'ADMINISTRATOR',
    displayName: 'Administrator',
    capabilities: administrator,
    impliedCapabilities: impliedForAdministrators,
  },
  { name: 'editor', enum: 'EDITOR', displayName: 'Editor', capabilities: editor },
  { name: 'author', enum: 'AUTHOR', displayName: 'Author', capabilities: author },
  { name: 'contributor', enum: 'CONTRIBUTOR', displayName: 'Contributor', capabilities: contributor },
  { name: 'subscriber', enum: 'SUBSCRIBER', displayName: 'Subscriber', capabilities: subscriber },
  { name: 'wpseo_manager', enum: 'SEO_MANAGER', displayName: 'SEO Manager', capabilities: seoManager },
  { name: 'wpseo_editor', enum: 'SEO_EDITOR', displayName: 'SEO Editor', capabilities: seoEditor },
] as const satisfies readonly RoleDeclaration[];

export type RoleName = (typeof roles)[number]['name'];

const declarations: readonly RoleDeclaration[] = roles;

/** Lists the capabilities of a role, including those that its other capabilities imply. */
export function listGrantedCapabilities({ capabilities, impliedCapabilities = [] }: RoleDeclaration): readonly Capability[] {
  return [...capabilities, ...impliedCapabilities];
}

/** @returns undefined if no role is declared with this name; an account can have a role that was removed from the declarations */
export function getRole(name: string): RoleDeclaration | undefined {
  return declarations.find((role) => role.name === name);
}

/** Finds a role by its stored name, its name in the schema, or its display name, regardless of case. */
export function findRole(text: string): RoleDeclaration | undefined {
  const lower = text.toLowerCase();
  return declarations.find(({ name, enum: enumName, displayName }) =>
    [name, enumName, displayName].some((candidate) => candidate.toLowerCase() === lower),
  );
}
