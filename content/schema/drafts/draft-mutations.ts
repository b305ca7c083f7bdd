/** Mutations for open editors: edit locks, autosaves, revisions, restoring from the trash. WPGraphQL has no counterparts. */
import { type DraftInput, restoreRevision, saveAutosave } from '../../commands/drafts/draft-commands.ts';
import { lockNode, unlockNode } from '../../commands/drafts/edit-locks.ts';
import { untrashNode } from '../../commands/nodes/node-commands.ts';
import { parseId } from '../../core/parse-id.ts';
import type { ArgSpec, FieldSpec, SchemaBuilder } from '../core/builder.ts';
import { declareMutation } from '../core/mutation.ts';

const idInput = (of: string): ArgSpec => ({ type: 'ID!', description: `Global id or database id of ${of}.` });

const nodeField = (description: string): FieldSpec => ({
  type: 'ContentNode',
  description,
  resolve: ({ nodeId }: { nodeId: number }, _args, { store }) => store.nodeById(nodeId),
});

type IdInput = { id: string };

export function declareDraftMutations(builder: SchemaBuilder): void {
  declareMutation(builder, {
    name: 'lockNode',
    description:
      'Acquires the edit lock of content for 150 seconds, or renews it. Other users can save only with ignoreEditLock while the lock is held.',
    input: { id: idInput('the content'), takeOver: { type: 'Boolean', description: 'Takes the lock from another user.' } },
    payload: {
      contentNode: nodeField('The content.'),
      isOwn: { type: 'Boolean!', description: 'Whether the viewer holds the lock. False if another user has the content open.' },
      lockedBy: {
        type: 'User',
        description: 'The user who holds the lock.',
        resolve: ({ userId }: { userId: number }, _args, { store }) => store.userById(userId),
      },
    },
    resolve: async (input: IdInput & { takeOver?: boolean | null }, { services, viewer }) =>
      lockNode(services, viewer, parseId('post', input.id), input.takeOver === true),
  });
  declareMutation(builder, {
    name: 'unlockNode',
    description: 'Releases the viewer’s own edit lock. Locks of other users are not affected.',
    input: { id: idInput('the content') },
    payload: { contentNode: nodeField('The content.') },
    resolve: async (input: IdInput, { services, viewer }) => ({ nodeId: await unlockNode(services, viewer, parseId('post', input.id)) }),
  });
  declareMutation(builder, {
    name: 'saveAutosave',
    description:
      'Saves unsaved changes as an autosave, for previews and for the next editing session. The viewer’s own draft is saved directly.',
    input: {
      id: idInput('the content'),
      title: { type: 'String', description: 'Title.' },
      content: { type: 'String', description: 'Content as WordPress block markup.' },
      excerpt: { type: 'String', description: 'Excerpt as markup.' },
    },
    payload: { contentNode: nodeField('The saved autosave or draft.') },
    resolve: async (input: IdInput & DraftInput, { services, viewer }) => ({
      nodeId: await saveAutosave(services, viewer, parseId('post', input.id), input),
    }),
  });
  declareMutation(builder, {
    name: 'restoreRevision',
    description: 'Restores the title, content and excerpt of a revision. The current version remains as a revision.',
    input: { id: idInput('the revision') },
    payload: { contentNode: nodeField('The content.') },
    resolve: async (input: IdInput, { services, viewer }) => ({
      nodeId: await restoreRevision(services, viewer, parseId('post', input.id)),
    }),
  });
  declareMutation(builder, {
    name: 'untrashNode',
    description: 'Restores content from the trash, with its former status and slug.',
    input: { id: idInput('the content') },
    payload: { contentNode: nodeField('The content.') },
    resolve: async (input: IdInput, { services, viewer }) => ({ nodeId: await untrashNode(services, viewer, parseId('post', input.id)) }),
  });
}
