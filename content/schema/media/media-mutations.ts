/** createMediaItem, updateMediaItem, deleteMediaItem. */
import { createMedia, deleteMedia, updateMedia } from '../../commands/media/media-commands.ts';
import type { MediaInput } from '../../commands/media/media-input.ts';
import { toGlobalId } from '../../core/global-ids.ts';
import { parseId } from '../../core/parse-id.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { ArgSpec, FieldSpec, SchemaBuilder } from '../core/builder.ts';
import { mutation } from '../core/mutation.ts';

const fields: Record<string, ArgSpec> = {
  altText: { type: 'String', description: 'Text for people who do not see the picture; empty: decorative.' },
  authorId: { type: 'ID', description: 'User it belongs to; oneself where it is left out.' },
  caption: { type: 'String', description: 'Caption, as markup.' },
  commentStatus: { type: 'String', description: '`open` or `closed`.' },
  date: { type: 'String', description: 'Its date in the site’s time zone: `2026-11-12T09:00:00`.' },
  dateGmt: { type: 'String', description: 'Its date in UTC, where `date` is left out.' },
  description: { type: 'String', description: 'Description, as markup.' },
  filePath: {
    type: 'String',
    description: 'Address of the file: on the public web, of this service’s own media, or `data:`. An update with it replaces the file.',
  },
  fileType: { type: 'MimeTypeEnum', description: 'Type the file is to have; another one is refused.' },
  parentId: { type: 'ID', description: 'Content it belongs to; empty: none.' },
  pingStatus: { type: 'String', description: '`open` or `closed`.' },
  slug: { type: 'String', description: 'Last part of the address of its page; made from the title where it is left out.' },
  status: { type: 'MediaItemStatusEnum', description: 'Status; INHERIT unless it is said otherwise.' },
  title: { type: 'String', description: 'Title; the name of the file where it is left out.' },
};

const mediaItem: FieldSpec = {
  type: 'MediaItem',
  description: 'The media item.',
  resolve: ({ id }: { id: number }, _args, { store }) => store.nodeById(id),
};

const id: ArgSpec = { type: 'ID!', description: 'Global id or database id.' };

export function declareMediaMutations(builder: SchemaBuilder): void {
  builder.enum('MediaItemStatusEnum', {
    description: 'States of media items.',
    values: {
      AUTO_DRAFT: { value: 'auto-draft', description: 'Begun, and seen by nobody.' },
      INHERIT: { value: 'inherit', description: 'There for everybody: the usual one.' },
      PRIVATE: { value: 'private', description: 'Listed only for those who may read private content. The file itself stays where it is.' },
      TRASH: { value: 'trash', description: 'Thrown away.' },
    },
  });
  mutation(builder, {
    name: 'createMediaItem',
    description: 'Fetches a file and keeps it as a media item, in all its sizes, without what a camera tells about places and people.',
    input: fields,
    payload: { mediaItem },
    resolve: async (input: MediaInput, { services, viewer }) => ({ id: await createMedia(services, viewer, input) }),
  });
  mutation(builder, {
    name: 'updateMediaItem',
    description: 'Changes a media item. What is left out stays as it is.',
    input: { ...fields, id },
    payload: { mediaItem },
    resolve: async (input: MediaInput & { id: string }, { services, viewer }) => ({
      id: await updateMedia(services, viewer, parseId('post', input.id), input),
    }),
  });
  mutation(builder, {
    name: 'deleteMediaItem',
    description: 'Throws a media item away. With forceDelete it is gone for good, with its files; else it lies in the trash.',
    input: { id, forceDelete: { type: 'Boolean', description: 'Whether it is gone for good.' } },
    payload: {
      deletedId: { type: 'ID', description: 'Global id.', resolve: ({ node }: { node: NodeRow }) => toGlobalId('post', node.id) },
      mediaItem: { type: 'MediaItem', description: 'The media item as it was before.', resolve: ({ node }: { node: NodeRow }) => node },
    },
    resolve: async (input: { id: string; forceDelete?: boolean | null }, { services, viewer }) => ({
      node: await deleteMedia(services, viewer, parseId('post', input.id), input.forceDelete === true),
    }),
  });
}
