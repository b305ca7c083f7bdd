/** Settings with which WordPress registers its own content types and taxonomies. Those of the content model follow from their declarations. */
import type { ContentTypeDeclaration, TaxonomyDeclaration } from '#lib/content-model/define.ts';
import { getTaxonomyBase } from '../../model/rest-bases.ts';

type TypeSettings = {
  description: string;
  publiclyQueryable: boolean;
  showInNavMenus: boolean;
  showInAdminBar: boolean;
  showInRest: boolean;
  menuPosition: number | null;
  restControllerClass: string | null;
};

type TaxonomySettings = {
  description: string;
  restBase: string | null;
  restControllerClass: string | null;
  /** Whether editors see it: in the menu, the quick edit form, the lists, the block editor and as a tag cloud. */
  showUi: boolean;
  showInNavMenus: boolean;
};

const POSTS_CONTROLLER = 'WP_REST_Posts_Controller';
const TERMS_CONTROLLER = 'WP_REST_Terms_Controller';

const coreTypes: Readonly<Record<string, Partial<TypeSettings>>> = {
  post: { description: '', restControllerClass: POSTS_CONTROLLER },
  page: { description: '', publiclyQueryable: false, restControllerClass: POSTS_CONTROLLER },
  attachment: {
    description: '',
    publiclyQueryable: true,
    showInNavMenus: false,
    showInAdminBar: true,
    showInRest: true,
    menuPosition: null,
    restControllerClass: 'WP_REST_Attachments_Controller',
  },
};

const coreTaxonomies: Readonly<Record<string, Partial<TaxonomySettings>>> = {
  category: { description: '', restControllerClass: TERMS_CONTROLLER },
  post_tag: { description: '', restControllerClass: TERMS_CONTROLLER },
  post_format: { description: '', restBase: null, showUi: false, showInNavMenus: false },
};

export function getTypeSettings(type: ContentTypeDeclaration): TypeSettings {
  const isLinkable = type.public && type.permalink !== null;
  return {
    description: type.description,
    publiclyQueryable: isLinkable,
    showInNavMenus: isLinkable,
    showInAdminBar: type.permalink !== null,
    showInRest: type.supports.includes('editor'),
    menuPosition: type.menu.position,
    restControllerClass: null,
    ...coreTypes[type.name],
  };
}

export function getTaxonomySettings({ name, description, public: isPublic }: TaxonomyDeclaration): TaxonomySettings {
  return {
    description,
    restBase: getTaxonomyBase(name),
    restControllerClass: null,
    showUi: true,
    showInNavMenus: isPublic,
    ...coreTaxonomies[name],
  };
}
