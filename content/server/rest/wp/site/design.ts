/**
 * Routes that the editor requests about themes, templates and styles. The site's design is code, so there is one theme, no template that editors could change, and
 * no global style.
 */
import { plugins, theme } from '../../../../model/installation.ts';
import { menuLocations } from '../../../../model/menus.ts';
import { can } from '../../../../permissions/viewer.ts';
import { assertCanRead, declareRead } from '../framework/declare-route.ts';
import { sendPage } from '../framework/paging.ts';
import { getRestUrl, READ, type RestRequest, type RouteDeclaration } from '../framework/rest-request.ts';
import { canUseEditor } from '../shared/can-use-editor.ts';
import { createNotFoundError } from '../shared/values.ts';

/** The id of the global styles, which never change. */
const GLOBAL_STYLES_ID = 1;

const rendered = (text: string) => ({ raw: text, rendered: text });

function toThemeJson(request: RestRequest): object {
  return {
    stylesheet: theme.key,
    template: theme.key,
    status: 'active',
    name: rendered(theme.name),
    description: rendered(theme.description),
    version: '1',
    textdomain: theme.key,
    is_block_theme: false,
    author: rendered(theme.name),
    screenshot: request.context.site.siteUrl + theme.screenshot,
    stylesheet_uri: request.context.site.siteUrl,
    template_uri: request.context.site.siteUrl,
    tags: { raw: theme.tags, rendered: theme.tags.join(', ') },
    theme_supports: {
      'align-wide': true,
      'automatic-feed-links': true,
      'block-templates': false,
      'custom-line-height': false,
      'disable-custom-colors': true,
      'disable-custom-font-sizes': true,
      'disable-custom-gradients': true,
      'editor-color-palette': false,
      formats: ['standard', 'aside', 'chat', 'gallery', 'link', 'image', 'quote', 'status', 'video', 'audio'],
      menus: menuLocations,
      'post-thumbnails': true,
      'responsive-embeds': true,
      'title-tag': true,
    },
    _links: {
      self: [{ href: getRestUrl(request, `/wp/v2/themes/${theme.key}`) }],
      collection: [{ href: getRestUrl(request, '/wp/v2/themes') }],
      'wp:user-global-styles': [{ href: getRestUrl(request, `/wp/v2/global-styles/${GLOBAL_STYLES_ID}`) }],
    },
  };
}

const toStylesJson = (request: RestRequest) => ({
  id: GLOBAL_STYLES_ID,
  title: rendered('Styles'),
  settings: {},
  styles: {},
  _links: { self: [{ href: getRestUrl(request, `/wp/v2/global-styles/${GLOBAL_STYLES_ID}`) }] },
});

/** A list that is always empty. */
function declareEmptyList(path: string): RouteDeclaration {
  return {
    namespace: 'wp/v2',
    path,
    endpoints: [
      {
        methods: READ,
        parameters: {},
        isAllowed: canUseEditor,
        handle: async (request) => {
          assertCanRead(canUseEditor(request), request);
          return sendPage([], { total: 0 }, request);
        },
      },
    ],
  };
}

const declareThemes = (): RouteDeclaration[] => [
  declareRead({
    path: '/themes',
    parameters: { status: { description: 'Limit to themes with a status.', type: 'array', items: { type: 'string' } } },
    isAllowed: canUseEditor,
    read: ({ values, ...request }) => {
      const status = values['status'] as string[] | undefined;
      return !status || status.includes('active') ? [toThemeJson({ ...request, values })] : [];
    },
  }),
  declareRead({
    path: String.raw`/themes/{theme:[\w-]+}`,
    isAllowed: canUseEditor,
    read: (request) => {
      if (request.variables['theme'] !== theme.key) throw createNotFoundError('rest_theme_not_found', 'Theme not found.');
      return toThemeJson(request);
    },
  }),
];

const declareStyles = (): RouteDeclaration[] => [
  declareRead({
    path: `/global-styles/{id:${GLOBAL_STYLES_ID}}`,
    isAllowed: canUseEditor,
    read: toStylesJson,
  }),
  declareRead({ path: `/global-styles/{id:${GLOBAL_STYLES_ID}}/revisions`, isAllowed: canUseEditor, read: () => [] }),
  declareRead({ path: `/global-styles/themes/{theme:${theme.key}}`, isAllowed: canUseEditor, read: () => ({ settings: {}, styles: {} }) }),
  declareRead({ path: `/global-styles/themes/{theme:${theme.key}}/variations`, isAllowed: canUseEditor, read: () => [] }),
];

function toPluginJson({ key, name, description, path }: (typeof plugins)[number]): object {
  return {
    plugin: `${key}/${key}`,
    status: 'active',
    name,
    plugin_uri: '',
    author: theme.name,
    author_uri: '',
    description: rendered(description),
    version: '1',
    network_only: false,
    requires_wp: '',
    requires_php: '',
    textdomain: path,
  };
}

/** Plugins cannot be installed or deactivated. */
const declarePlugins = (): RouteDeclaration[] => [
  declareRead({ path: '/plugins', isAllowed: ({ viewer }) => can(viewer, 'activate_plugins'), read: () => plugins.map(toPluginJson) }),
];

export const declareDesign = (): RouteDeclaration[] => [
  ...declareThemes(),
  ...declareStyles(),
  ...declarePlugins(),
  // The editor asks which template shows a page: none that it could edit.
  declareRead({ path: '/templates/lookup', isAllowed: canUseEditor, read: () => ({}) }),
  ...['/templates', '/template-parts', '/navigation', '/wp_pattern_category', '/sidebars', '/block-directory/search'].map(declareEmptyList),
];
