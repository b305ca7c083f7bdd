/**
 * Roles and what each may do: WordPress's own table of primitive capabilities, with the two roles that Yoast SEO adds. Capabilities of the
 * administrator that concern code and updates of an installation (edit_plugins, update_core …) are told, as WordPress tells them, though this
 * service has nothing behind them.
 */

const subscriber = ['read'] as const;
const contributor = [...subscriber, 'edit_posts', 'delete_posts'] as const;
const author = [...contributor, 'edit_published_posts', 'delete_published_posts', 'publish_posts', 'upload_files'] as const;
const editor = [
  ...author,
  'moderate_comments',
  'manage_categories',
  'manage_links',
  'unfiltered_html',
  'edit_others_posts',
  'edit_private_posts',
  'read_private_posts',
  'delete_others_posts',
  'delete_private_posts',
  'edit_pages',
  'edit_others_pages',
  'edit_published_pages',
  'edit_private_pages',
  'publish_pages',
  'delete_pages',
  'delete_others_pages',
  'delete_published_pages',
  'delete_private_pages',
  'read_private_pages',
] as const;
const seoEditor = [...editor, 'wpseo_bulk_edit', 'wpseo_edit_advanced_metadata'] as const;
const seoManager = [...seoEditor, 'wpseo_manage_options', 'wpseo_manage_redirects', 'view_site_health_checks'] as const;
const administrator = [
  ...seoManager,
  'manage_options',
  'list_users',
  'create_users',
  'edit_users',
  'delete_users',
  'promote_users',
  'remove_users',
  'edit_dashboard',
  'import',
  'export',
  'customize',
  'switch_themes',
  'edit_theme_options',
  'install_themes',
  'edit_themes',
  'update_themes',
  'delete_themes',
  'activate_plugins',
  'install_plugins',
  'edit_plugins',
  'update_plugins',
  'delete_plugins',
  'edit_files',
  'update_core',
] as const;

export type Capability = (typeof administrator)[number];

export type RoleDeclaration = {
  /** Name it is stored with, as WordPress stores it. */
  name: string;
  /** Value of UserRoleEnum. */
  enum: string;
  displayName: string;
  capabilities: readonly Capability[];
};

/** Every role, the most powerful first. */
export const roles = [
  { name: 'administrator', enum: 'ADMINISTRATOR', displayName: 'Administrator', capabilities: administrator },
  { name: 'editor', enum: 'EDITOR', displayName: 'Editor', capabilities: editor },
  { name: 'author', enum: 'AUTHOR', displayName: 'Author', capabilities: author },
  { name: 'contributor', enum: 'CONTRIBUTOR', displayName: 'Contributor', capabilities: contributor },
  { name: 'subscriber', enum: 'SUBSCRIBER', displayName: 'Subscriber', capabilities: subscriber },
  { name: 'wpseo_manager', enum: 'SEO_MANAGER', displayName: 'SEO Manager', capabilities: seoManager },
  { name: 'wpseo_editor', enum: 'SEO_EDITOR', displayName: 'SEO Editor', capabilities: seoEditor },
] as const satisfies readonly RoleDeclaration[];

export type RoleName = (typeof roles)[number]['name'];
