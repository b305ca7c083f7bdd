/** Mutations of media items. */
import { createMedia, deleteMedia, updateMedia } from '../../commands/media/media-commands.ts';
import type { MediaInput } from '../../commands/media/media-input.ts';
import { toGlobalId } from '../../core/global-ids.ts';
import { parseId } from '../../core/parse-id.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { ArgSpec, FieldSpec, SchemaBuilder } from '../core/builder.ts';
import { declareMutation } from '../core/mutation.ts';

const inputFields: Record<string, ArgSpec> = {
  altText: { type: 'String', description: 'Alternative text. Empty for decorative images.' },
  authorId: { type: 'ID', description: 'Author. Default is the viewer.' },
  caption: { type: 'String', description: 'Caption as markup.' },
  commentStatus: { type: 'String', description: '`open` or `closed`.' },
  date: { type: 'String', description: 'Date in the site’s time zone, such as `2026-11-12T09:00:00`.' },
  dateGmt: { type: 'String', description: 'Date in UTC, if `date` is omitted.' },
  description: { type: 'String', description: 'Description as markup.' },
  filePath: {
    type: 'String',
    description: 'URL of the file: on the public web, of this service’s own media, or a `data:` URL. An update replaces the file.',
  },
  fileType: { type: 'MimeTypeEnum', description: 'Expected MIME type. Files of other types are rejected.' },
  focalPoint: { type: 'FocalPointInput', description: 'The point that stays in view when the image is cropped. (0.5, 0.5) removes it.' },
  parentId: { type: 'ID', description: 'Content to which the item is attached. Empty for none.' },
  pingStatus: { type: 'String', description: '`open` or `closed`.' },
  slug: { type: 'String', description: 'Slug. Created from the title if omitted.' },
  status: { type: 'MediaItemStatusEnum', description: 'Status. Default INHERIT.' },
  title: { type: 'String', description: 'Title. Default is the name of the file.' },
};

const mediaItem: FieldSpec = {
  type: 'MediaItem',
  description: 'The media item.',
  resolve: ({ id }: { id: number }, _args, { store }) => store.nodeById(id),
};

const id: ArgSpec = { type: 'ID!', description: 'Global id or database id.' };

export function declareMediaMutations(builder: SchemaBuilder): void {
  builder.input('FocalPointInput', {
    description: 'A point of an image.',
    fields: {
      x: { type: 'Float!', description: 'From 0 (left) to 1 (right).' },
      y: { type: 'Float!', description: 'From 0 (top) to 1 (bottom).' },
    },
  });
  builder.enum('MediaItemStatusEnum', {
    description: 'Statuses of media items.',
    values: {
      AUTO_DRAFT: { value: 'auto-draft', description: 'Created, but not visible.' },
      INHERIT: { value: 'inherit', description: 'Visible to everyone (default).' },
      PRIVATE: {
        value: 'private',
        description: 'Listed only for viewers who may read private content. The file itself remains accessible.',
      },
      TRASH: { value: 'trash', description: 'In the trash.' },
    },
  });
  declareMutation(builder, {
    name: 'createMediaItem',
    description: 'Fetches a file and stores it as a media item in all sizes, without camera metadata that reveals locations or people.',
    input: inputFields,
    payload: { mediaItem },
    resolve: async (input: MediaInput, { services, viewer }) => ({ id: await createMedia(services, viewer, input) }),
  });
  declareMutation(builder, {
    name: 'updateMediaItem',
    description: 'Updates a media item. Omitted fields stay unchanged.',
    input: { ...inputFields, id },
    payload: { mediaItem },
    resolve: async (input: MediaInput & { id: string }, { services, viewer }) => ({
      id: await updateMedia(services, viewer, parseId('post', input.id), input),
    }),
  });
  declareMutation(builder, {
    name: 'deleteMediaItem',
    description: 'Moves a media item to the trash, or deletes it and its files permanently with forceDelete.',
    input: { id, forceDelete: { type: 'Boolean', description: 'Whether to delete permanently.' } },
    payload: {
      deletedId: { type: 'ID', description: 'Global id.', resolve: ({ node }: { node: NodeRow }) => toGlobalId('post', node.id) },
      mediaItem: { type: 'MediaItem', description: 'The media item before the change.', resolve: ({ node }: { node: NodeRow }) => node },
    },
    resolve: async (input: { id: string; forceDelete?: boolean | null }, { services, viewer }) => ({
      node: await deleteMedia(services, viewer, parseId('post', input.id), input.forceDelete === true),
    }),
  });
}
