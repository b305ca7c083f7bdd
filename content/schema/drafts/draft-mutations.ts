/** What an open editor needs beyond saving: its lock, autosaves, revisions, and the way out of the trash. Ours; WPGraphQL has none of it. */
import { restoreRevision, saveAutosave, type DraftInput } from '../../commands/drafts/draft-commands.ts';
import { lockNode, unlockNode } from '../../commands/drafts/edit-locks.ts';
import { untrashNode } from '../../commands/nodes/node-commands.ts';
import { parseId } from '../../core/parse-id.ts';
import type { ArgSpec, FieldSpec, SchemaBuilder } from '../core/builder.ts';
import { mutation } from '../core/mutation.ts';

const id = (of: string): ArgSpec => ({ type: 'ID!', description: `Global id or database id of ${of}.` });

const node = (description: string): FieldSpec => ({
  type: 'ContentNode',
  description,
  resolve: ({ nodeId }: { nodeId: number }, _args, { store }) => store.nodeById(nodeId),
});

type Identified = { id: string };

export function declareDraftMutations(builder: SchemaBuilder): void {
  mutation(builder, {
    name: 'lockNode',
    description:
      'Takes the edit lock of content for two and a half minutes, or renews it. While it stands, others can save only with ignoreEditLock.',
    input: { id: id('the content'), takeOver: { type: 'Boolean', description: 'Takes the lock from somebody else.' } },
    payload: {
      contentNode: node('The content.'),
      isOwn: { type: 'Boolean!', description: 'Whether the lock is the caller’s now; false: somebody else has the content open.' },
      lockedBy: {
        type: 'User',
        description: 'Whose the lock is.',
        resolve: ({ userId }: { userId: number }, _args, { store }) => store.userById(userId),
      },
    },
    resolve: async (input: Identified & { takeOver?: boolean | null }, { services, viewer }) =>
      lockNode(services, viewer, parseId('post', input.id), input.takeOver === true),
  });
  mutation(builder, {
    name: 'unlockNode',
    description: 'Gives one’s own edit lock up. Somebody else’s stays.',
    input: { id: id('the content') },
    payload: { contentNode: node('The content.') },
    resolve: async (input: Identified, { services, viewer }) => ({ nodeId: await unlockNode(services, viewer, parseId('post', input.id)) }),
  });
  mutation(builder, {
    name: 'saveAutosave',
    description: 'Keeps what is not saved yet, for previews and for the next time the editor opens. One’s own draft is saved itself.',
    input: {
      id: id('the content'),
      title: { type: 'String', description: 'Title.' },
      content: { type: 'String', description: 'What is written, as WordPress block markup.' },
      excerpt: { type: 'String', description: 'Short form, as markup.' },
    },
    payload: { contentNode: node('What was written: the autosave, or the draft.') },
    resolve: async (input: Identified & DraftInput, { services, viewer }) => ({
      nodeId: await saveAutosave(services, viewer, parseId('post', input.id), input),
    }),
  });
  mutation(builder, {
    name: 'restoreRevision',
    description: 'Gives content the title, content and excerpt of one of its revisions. What it said before stays among them.',
    input: { id: id('the revision') },
    payload: { contentNode: node('The content.') },
    resolve: async (input: Identified, { services, viewer }) => ({
      nodeId: await restoreRevision(services, viewer, parseId('post', input.id)),
    }),
  });
  mutation(builder, {
    name: 'untrashNode',
    description: 'Takes content out of the trash, with the status and slug it had before.',
    input: { id: id('the content') },
    payload: { contentNode: node('The content.') },
    resolve: async (input: Identified, { services, viewer }) => ({ nodeId: await untrashNode(services, viewer, parseId('post', input.id)) }),
  });
}
