/** Pictures, films and files. */
import type { MediaRow } from '../../core/rows/media.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { canEditNode } from '../../permissions/viewer.ts';
import type { FieldSpec, SchemaBuilder } from '../core/builder.ts';
import type { ContentContext } from '../core/context.ts';
import { renderContent } from '../nodes/rendered-content.ts';

/** Sizes as the MediaItemSizeEnum names them, with the names they are stored with. */
const sizeNames = {
  THUMBNAIL: 'thumbnail',
  MEDIUM: 'medium',
  MEDIUM_LARGE: 'medium_large',
  LARGE: 'large',
  _1536X1536: '1536x1536',
  _2048X2048: '2048x2048',
} as const;
type SizeName = (typeof sizeNames)[keyof typeof sizeNames];

/** Size `sizes` names when none is asked for (WordPress). */
const DEFAULT_SIZES: SizeName = 'medium';

const sizeArg = { size: { type: 'MediaItemSizeEnum', description: 'A size instead of the whole picture.' } };

type WithSize = { size?: SizeName | null };
type Read<T> = (media: MediaRow, args: T, context: ContentContext, node: NodeRow) => unknown;

/** A field of the media item that reads its file; what is restricted says nothing. */
function ofMedia<T>(type: string, description: string, read: Read<T>, args?: FieldSpec['args']): FieldSpec {
  return {
    type,
    description,
    ...(args && { args }),
    resolve: async (node: NodeRow, given: T, context) => {
      const media = node.restricted ? null : await context.store.findMedia(node.id);
      return media && read(media, given, context, node);
    },
  };
}

/** Imported files may have stayed where they were: their `file` is the whole address. */
const isAway = (file: string) => /^https?:\/\//.test(file);

const addressOf = (file: string, { site }: ContentContext) =>
  isAway(file) ? file : `${site.contentUrl}/media/${file.split('/').map(encodeURIComponent).join('/')}`;

function sizeOf(media: MediaRow, size: SizeName | null | undefined) {
  return size ? media.sizes.find((item) => item.name === size) : undefined;
}

function toSrcSet(media: MediaRow, context: ContentContext): string | null {
  const { width, height } = media;
  if (!width || !height) return null;
  // Only sizes of the same shape: a thumbnail is cropped. The picture itself comes last (recorded).
  const same = media.sizes.filter((size) => Math.abs(size.width / size.height - width / height) < 0.02 && size.width !== width);
  const all = [...same, { file: media.file, width }];
  return all.length > 1 ? all.map((size) => `${addressOf(size.file, context)} ${size.width}w`).join(', ') : null;
}

type Format = { format?: 'RAW' | 'RENDERED' | null };

/** A caption or description: paragraphs when it is shown, as it was written for who may edit it. */
function words(name: 'caption' | 'description', description: string): FieldSpec {
  const read: Read<Format> = (media, args, { viewer, site }, node) => {
    if (args.format === 'RAW') return canEditNode(viewer, node) ? media[name] : null;
    return renderContent(media[name], site) || null;
  };
  return ofMedia('String', description, read, format);
}

const format = {
  format: { type: 'PostObjectFieldFormatEnum', description: 'RENDERED, the default, or RAW: as it is edited, for those who may.' },
};

export function declareMedia(builder: SchemaBuilder): void {
  builder.enum('MediaItemSizeEnum', {
    description: 'Sizes made of every picture that is larger.',
    values: Object.fromEntries(Object.entries(sizeNames).map(([name, value]) => [name, { value, description: `The size “${value}”.` }])),
  });
  builder.extend('MediaItem', {
    altText: ofMedia('String', 'Text for people who do not see the picture; empty: decorative.', (media) => media.altText),
    caption: words('caption', 'Caption, as markup.'),
    description: words('description', 'Description, as markup.'),
    mimeType: ofMedia('String', 'MIME type of the file.', (media) => media.mimeType),
    mediaType: ofMedia('String', '`image` or `file`.', (media) => (media.mimeType.startsWith('image/') ? 'image' : 'file')),
    mediaItemUrl: ofMedia('String', 'Address of the file.', (media, _args, context) => addressOf(media.file, context)),
    sourceUrl: ofMedia<WithSize>(
      'String',
      'Address of the picture.',
      (media, { size }, context) => addressOf(sizeOf(media, size)?.file ?? media.file, context),
      sizeArg,
    ),
    srcSet: ofMedia<WithSize>(
      'String',
      'Addresses with widths, for `srcset`.',
      (media, _args, context) => toSrcSet(media, context),
      sizeArg,
    ),
    sizes: ofMedia<WithSize>(
      'String',
      'A `sizes` that shows the picture at its own width.',
      (media, { size }) => {
        const width = sizeOf(media, size ?? DEFAULT_SIZES)?.width ?? media.width;
        return width ? `(max-width: ${width}px) 100vw, ${width}px` : null;
      },
      sizeArg,
    ),
    fileSize: ofMedia<WithSize>(
      'Int',
      'Size of the file in bytes.',
      (media, { size }) => sizeOf(media, size)?.fileSize ?? media.fileSize,
      sizeArg,
    ),
    mediaDetails: ofMedia('MediaDetails', 'Measures and sizes.', (media) => media),
    placeholderColor: ofMedia('String', 'Mean colour, `#7d7e72`: shown until the picture is there.', (media) => media.placeholderColor),
    pictureSources: ofMedia('[PictureSource!]', 'The picture in modern formats, best first.', (media) => media.sources),
  });
  declareDetails(builder);
}

function declareDetails(builder: SchemaBuilder): void {
  builder.object('PictureSource', {
    description: 'A picture in one format, for `<source>`.',
    fields: {
      mimeType: { type: 'String!', description: '`image/avif` or `image/webp`.' },
      srcSet: {
        type: 'String!',
        description: 'Addresses with widths.',
        resolve: (source: MediaRow['sources'][number], _args, context) =>
          source.variants.map(({ file, width }) => `${addressOf(file, context)} ${width}w`).join(', '),
      },
    },
  });
  const sizeList = '[MediaItemSizeEnum]';
  builder.object('MediaDetails', {
    description: 'Measures of a picture and its sizes.',
    fields: {
      file: {
        type: 'String',
        description: 'Path of the file below the media folder.',
        resolve: ({ file }: MediaRow) => (isAway(file) ? new URL(file).pathname.replace(/^\/(.*\/uploads\/)?/, '') : file),
      },
      width: { type: 'Int', description: 'Pixels.' },
      height: { type: 'Int', description: 'Pixels.' },
      meta: { type: 'MediaItemMeta', description: 'What the camera noted.' },
      sizes: {
        type: '[MediaSize]',
        description: 'The sizes made of it.',
        args: { include: { type: sizeList, description: 'Only these.' }, exclude: { type: sizeList, description: 'Not these.' } },
        resolve: (media: MediaRow, { include, exclude }: { include?: string[] | null; exclude?: string[] | null }) =>
          media.sizes.filter((size) => (!include || include.includes(size.name)) && !exclude?.includes(size.name)),
      },
    },
  });
  builder.object('MediaSize', {
    description: 'One size of a picture.',
    fields: {
      name: { type: 'String', description: 'Name of the size.' },
      file: { type: 'String', description: 'Name of the file.', resolve: (size: MediaRow['sizes'][number]) => size.file.split('/').at(-1) },
      sourceUrl: {
        type: 'String',
        description: 'Address.',
        resolve: (size: MediaRow['sizes'][number], _args, context) => addressOf(size.file, context),
      },
      mimeType: { type: 'String', description: 'MIME type.' },
      fileSize: { type: 'Int', description: 'Bytes.' },
      // WPGraphQL tells these two as strings.
      width: { type: 'String', description: 'Pixels.' },
      height: { type: 'String', description: 'Pixels.' },
    },
  });
  const text = (description: string): FieldSpec => ({ type: 'String', description });
  const figure = (description: string): FieldSpec => ({ type: 'Float', description });
  builder.object('MediaItemMeta', {
    description:
      'What the camera noted; whatever could tell where or by whom a picture was taken is removed on upload unless it is a credit.',
    fields: {
      aperture: figure('f-number.'),
      camera: text('Camera.'),
      caption: text('Caption in the file.'),
      copyright: text('Copyright in the file.'),
      createdTimestamp: { type: 'Int', description: 'When it was taken, in seconds since 1970.' },
      credit: text('Credit in the file.'),
      focalLength: figure('Millimetres.'),
      iso: { type: 'Int', description: 'Sensitivity.' },
      keywords: { type: '[String]', description: 'Keywords in the file.' },
      orientation: text('EXIF orientation.'),
      shutterSpeed: figure('Seconds.'),
      title: text('Title in the file.'),
    },
  });
}
