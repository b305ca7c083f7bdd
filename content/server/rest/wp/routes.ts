/** All routes of the REST API. */
import { createBatchRoute } from './framework/batch.ts';
import type { Dispatcher } from './framework/dispatch.ts';
import type { RouteDeclaration } from './framework/rest-request.ts';
import { declareComments } from './comments/comment-resource.ts';
import { declareMediaEdits } from './media/media-edits.ts';
import { declareMedia } from './media/media-resource.ts';
import { declareMediaUsage } from './media/media-usage.ts';
import { declareMenuItems } from './menus/menu-item-resource.ts';
import { declareMenus } from './menus/menu-resource.ts';
import { declareNodeRoutes } from './nodes/node-resource.ts';
import { nodeTypes, restTaxonomies } from '../../../model/rest-bases.ts';
import { declareBlocks } from './site/blocks.ts';
import { declareDesign } from './site/design.ts';
import { declareEditorStart } from './site/editor-start.ts';
import { declareIndex } from './site/index-routes.ts';
import { declareAuditRecords } from './site/audit-records.ts';
import { declareFormSubmissions } from './site/form-submissions.ts';
import { declareOptions } from './site/options.ts';
import { declareRemoteUrls } from './site/remote-urls.ts';
import { declareSearch } from './site/search.ts';
import { declareSettings } from './site/settings.ts';
import { declareTermRoutes } from './terms/term-resource.ts';
import { declareContentTypes } from './types/content-types.ts';
import { declareTaxonomiesAndStatuses } from './types/taxonomies.ts';
import { declareApplicationPasswords } from './users/application-passwords.ts';
import { declareUsers } from './users/user-resource.ts';

export function declareRoutes(getDispatcher: () => Dispatcher): readonly RouteDeclaration[] {
  return [
    ...declareIndex(),
    createBatchRoute(getDispatcher),
    ...nodeTypes.flatMap(declareNodeRoutes),
    ...declareMedia(),
    declareMediaUsage(),
    declareMediaEdits(),
    ...restTaxonomies.flatMap(declareTermRoutes),
    ...declareUsers(),
    ...declareApplicationPasswords(),
    ...declareComments(),
    ...declareMenus(),
    ...declareMenuItems(),
    ...declareContentTypes(),
    ...declareTaxonomiesAndStatuses(),
    declareSettings(),
    ...declareOptions(),
    ...declareFormSubmissions(),
    ...declareAuditRecords(),
    declareSearch(),
    ...declareRemoteUrls(),
    ...declareBlocks(),
    ...declareDesign(),
    declareEditorStart(getDispatcher),
  ];
}
