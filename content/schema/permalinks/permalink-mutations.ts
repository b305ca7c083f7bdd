/** The permalink structure of posts, and the mutation that changes it. */
import {
  type PermalinkConflict,
  type PermalinkInput,
  type PermalinkResult,
  updatePermalinks,
} from '../../commands/permalinks/update-permalinks.ts';
import type { SchemaBuilder } from '../core/builder.ts';
import { declareMutation } from '../core/mutation.ts';
import { getPermalinkStructure } from '../settings/settings.ts';

export function declarePermalinkMutations(builder: SchemaBuilder): void {
  builder.extend('RootQuery', {
    permalinkStructure: {
      type: 'String!',
      description: 'Structure of the addresses of posts, such as `/%year%/%postname%/`.',
      resolve: async (_root, _args, { store }) => getPermalinkStructure(await store.option('settings')),
    },
  });
  builder.object('PermalinkConflict', {
    description: 'A post whose new address belongs to other content.',
    fields: {
      uri: { type: 'String!', description: 'The address.' },
      post: {
        type: 'Post',
        description: 'The post.',
        resolve: ({ postId }: PermalinkConflict, _args, { store }) => store.nodeById(postId),
      },
    },
  });
  declareMutation<PermalinkInput, PermalinkResult>(builder, {
    name: 'updatePermalinkStructure',
    description: 'Changes the addresses of all posts. If other content has one of the new addresses, nothing is changed.',
    input: {
      structure: {
        type: 'String!',
        description:
          'Structure with the placeholders of WordPress, such as `/%year%/%postname%/`. The empty string restores the addresses of the content model.',
      },
      createRedirects: { type: 'Boolean', description: 'Whether the former addresses redirect to the new ones. Default true.' },
      dryRun: { type: 'Boolean', description: 'Whether to report what would happen without changing anything. Default false.' },
    },
    payload: {
      structure: { type: 'String!', description: 'The structure.' },
      changed: { type: 'Int!', description: 'Number of posts with a new address.' },
      redirects: { type: 'Int!', description: 'Number of new redirects.' },
      conflicts: { type: '[PermalinkConflict!]!', description: 'Posts whose new address belongs to other content, at most 20.' },
    },
    resolve: (input, { services, viewer }) => updatePermalinks(services, viewer, input),
  });
}
