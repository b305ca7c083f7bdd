/** The content service's schema, put together from its parts. */
import type { GraphQLSchema } from 'graphql';
import { SchemaBuilder } from './builder.ts';
import { declareBlocks } from './blocks.ts';
import { declareComments } from './comments.ts';
import { declareCommon } from './common.ts';
import { declareConnectionBasics } from './connections.ts';
import { declareContentNode } from './content-node.ts';
import { declareContentTypes } from './content-types.ts';
import { declareFieldTypes } from './fields.ts';
import { declareContentTypeMutations } from './mutations/content-types.ts';
import { declareIncreaseCount } from './mutations/increase-count.ts';
import { declareSettingsMutation } from './mutations/settings.ts';
import { declareTermMutations } from './mutations/terms.ts';
import { declareAuthorization } from './mutations/authorization.ts';
import { declareLogin } from './mutations/login.ts';
import { declareLookup } from './lookup.ts';
import { declareMedia } from './media.ts';
import { declareMenus } from './menus.ts';
import { declareUsers } from './users.ts';
import { declareSeo } from './seo.ts';
import { declareSettings } from './settings.ts';
import { declareTerms } from './terms.ts';
import { declareTypeObjects } from './type-objects.ts';

/** Builds the schema with its resolvers. Each call makes a new one. */
export function buildContentSchema(): GraphQLSchema {
  const builder = new SchemaBuilder();
  builder.object('RootQuery', { description: 'Everything that can be asked.', fields: {} });
  builder.object('RootMutation', { description: 'Everything that can be changed.', fields: {} });
  declareConnectionBasics(builder);
  declareCommon(builder);
  declareFieldTypes(builder);
  declareContentNode(builder);
  declareLookup(builder);
  declareTypeObjects(builder);
  declareContentTypes(builder);
  declareTerms(builder);
  declareMedia(builder);
  declareUsers(builder);
  declareComments(builder);
  declareMenus(builder);
  declareSettings(builder);
  declareSeo(builder);
  declareBlocks(builder);
  declareIncreaseCount(builder);
  declareContentTypeMutations(builder);
  declareLogin(builder);
  declareAuthorization(builder);
  declareTermMutations(builder);
  declareSettingsMutation(builder);
  return builder.build({ query: 'RootQuery', mutation: 'RootMutation' });
}
