/** Media items: images, videos and other files. */
import type { MediaRow } from '../../core/rows/media.ts';
import { getFileName, getFilePath as getMediaFilePath, getFileUrl as getMediaFileUrl, getUploadPath } from '../../core/media-url.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { FieldValues } from '../../core/rows/fields.ts';
import { can, getTypeCapabilities } from '../../permissions/viewer.ts';
import { type FieldSpec, type SchemaBuilder, weights } from '../core/builder.ts';
import type { ContentContext } from '../core/context.ts';
import { mapRead } from '../../store/core/read-result.ts';
import { getShownImage, getSizes, getSrcset } from '../../rendering/html/responsive-image.ts';
import { renderMediaCaption, renderMediaDescription } from '../nodes/rendered-content.ts';

/** Values of MediaItemSizeEnum with their stored names. */
const sizeNames = {
  THUMBNAIL: 'thumbnail',
  MEDIUM: 'medium',
  MEDIUM_LARGE: 'medium_large',
  LARGE: 'large',
  _1536X1536: '1536x1536',
  _2048X2048: '2048x2048',
} as const;
type SizeName = (typeof sizeNames)[keyof typeof sizeNames];

/** Size of the fields `srcSet` and `sizes` if none is requested (WPGraphQL). */
const DEFAULT_SIZE: SizeName = 'medium';

const sizeArg = { size: { type: 'MediaItemSizeEnum', description: 'A size instead of the original.' } };

type WithSize = { size?: SizeName | null };
type Read<T> = (media: MediaRow, args: T, context: ContentContext, node: NodeRow) => unknown;

/** A field of a media item that reads its file. Null for restricted items. */
function mediaField<T>(type: string, description: string, read: Read<T>, argSpecs?: FieldSpec['args']): FieldSpec {
  return {
    type,
    description,
    ...(argSpecs && { args: argSpecs }),
    resolve: (node: NodeRow, args: T, context) =>
      node.restricted ? null : mapRead(context.store.findMedia(node.id), (media) => media && read(media, args, context, node)),
  };
}

const getFileUrl = (file: string, { site }: ContentContext) => getMediaFileUrl(file, site.contentUrl);

const getFilePath = (file: string, { site }: ContentContext) => getMediaFilePath(file, site.contentUrl);

function findSize(media: MediaRow, size: SizeName | null | undefined) {
  return size ? media.sizes.find((item) => item.name === size) : undefined;
}

type Format = { format?: 'RAW' | 'RENDERED' | null };

/** A caption or description: rendered, or as stored for viewers who may edit the item. */
function textField(name: 'caption' | 'description', description: string): FieldSpec {
  const render = name === 'caption' ? renderMediaCaption : renderMediaDescription;
  const read: Read<Format> = async (media, args, context, node) => {
    if (args.format === 'RAW') return can(context.viewer, getTypeCapabilities(node.type).edit) ? media[name] || null : null;
    return (await render(media, node, context)) || null;
  };
  return { ...mediaField('String', description, read, format), weight: weights.paragraph };
}

const format = {
  format: { type: 'PostObjectFieldFormatEnum', description: 'RENDERED (default), or RAW as stored, for viewers who may edit the content.' },
};

export function declareMedia(builder: SchemaBuilder): void {
  builder.enum('MediaItemSizeEnum', {
    description: 'Image sizes. Each exists only for larger originals.',
    values: Object.fromEntries(Object.entries(sizeNames).map(([name, value]) => [name, { value, description: `Size “${value}”.` }])),
  });
  builder.extend('MediaItem', {
    altText: mediaField('String', 'Alternative text. Empty for decorative images.', (media) => media.altText),
    caption: textField('caption', 'Caption as markup.'),
    description: textField('description', 'Description as markup.'),
    mimeType: mediaField('String', 'MIME type of the file.', (media) => media.mimeType),
    mediaType: mediaField('String', '`image` or `file`.', (media) => (media.mimeType.startsWith('image/') ? 'image' : 'file')),
    mediaItemUrl: mediaField('String', 'URL of the file.', (media, _args, context) => getFileUrl(media.file, context)),
    sourceUrl: mediaField<WithSize>(
      'String',
      'URL of the file, or of an image size.',
      (media, { size }, context) => getFileUrl(findSize(media, size)?.file ?? media.file, context),
      sizeArg,
    ),
    file: mediaField<WithSize>(
      'String',
      'Name of the file, or of the file of an image size.',
      (media, { size }) => getFileName(findSize(media, size)?.file ?? media.file),
      sizeArg,
    ),
    filePath: mediaField<WithSize>(
      'String',
      'Path in the URL of the file, or of an image size.',
      (media, { size }, context) => getFilePath(findSize(media, size)?.file ?? media.file, context),
      sizeArg,
    ),
    srcSet: mediaField<WithSize>(
      'String',
      'Value of the attribute `srcset`.',
      (media, { size }, { site: { contentUrl } }) => {
        const { url, ...shown } = getShownImage(media, size ?? DEFAULT_SIZE, contentUrl);
        return getSrcset(shown, url, media, contentUrl);
      },
      sizeArg,
    ),
    sizes: mediaField<WithSize>(
      'String',
      'Value of the attribute `sizes` that displays the image at its own width.',
      (media, { size }, { site }) => {
        const { width } = getShownImage(media, size ?? DEFAULT_SIZE, site.contentUrl);
        return width > 0 ? getSizes(width) : null;
      },
      sizeArg,
    ),
    fileSize: mediaField<WithSize>(
      'Int',
      'Size of the file in bytes.',
      (media, { size }) => findSize(media, size)?.fileSize ?? media.fileSize,
      sizeArg,
    ),
    mediaDetails: mediaField('MediaDetails', 'Dimensions and sizes.', (media) => media),
    placeholderColor: mediaField(
      'String',
      'Mean color such as `#7d7e72`, for a placeholder while the image loads.',
      (media) => media.placeholderColor,
    ),
    focalPoint: mediaField(
      'FocalPoint',
      'The point that stays in view when the image is cropped. Null for the center.',
      (media) => media.focalPoint,
    ),
    pictureSources: mediaField('[PictureSource!]', 'Sources in modern formats, best first.', (media) => media.sources),
  });
  declareDetails(builder);
}

function declareDetails(builder: SchemaBuilder): void {
  builder.object('FocalPoint', {
    description: 'A point of an image.',
    fields: {
      x: { type: 'Float!', description: 'From 0 (left) to 1 (right).' },
      y: { type: 'Float!', description: 'From 0 (top) to 1 (bottom).' },
    },
  });
  builder.object('PictureSource', {
    description: 'An image in one format, for a `<source>` element.',
    fields: {
      mimeType: { type: 'String!', description: '`image/avif` or `image/webp`.' },
      srcSet: {
        type: 'String!',
        description: 'Value of the attribute `srcset`.',
        resolve: (source: MediaRow['sources'][number], _args, context) =>
          source.variants.map(({ file, width }) => `${getFileUrl(file, context)} ${width}w`).join(', '),
      },
    },
  });
  const sizeList = '[MediaItemSizeEnum]';
  builder.object('MediaDetails', {
    description: 'Dimensions of an image and its sizes.',
    fields: {
      file: {
        type: 'String',
        description: 'Path of the file, relative to the media folder.',
        resolve: ({ file }: MediaRow) => getUploadPath(file),
      },
      filePath: {
        type: 'String',
        description: 'Path in the URL of the file.',
        resolve: ({ file }: MediaRow, _args, context) => getFilePath(file, context),
      },
      width: { type: 'Int', description: 'Width in pixels.' },
      height: { type: 'Int', description: 'Height in pixels.' },
      meta: { type: 'MediaItemMeta', description: 'Camera metadata.' },
      sizes: {
        type: '[MediaSize]',
        description: 'Available sizes.',
        args: {
          include: { type: sizeList, description: 'Only these sizes.' },
          exclude: { type: sizeList, description: 'Exclude these sizes.' },
        },
        resolve: (media: MediaRow, { include, exclude }: { include?: string[] | null; exclude?: string[] | null }) => {
          // An empty list is no filter, and there is no empty list of sizes (WPGraphQL).
          const found = media.sizes.filter((size) => (!include?.length || include.includes(size.name)) && !exclude?.includes(size.name));
          return found.length > 0 ? found : null;
        },
      },
    },
  });
  builder.object('MediaSize', {
    description: 'A size of an image.',
    fields: {
      name: { type: 'String', description: 'Name of the size.' },
      file: { type: 'String', description: 'Name of the file.', resolve: (size: MediaRow['sizes'][number]) => getFileName(size.file) },
      filePath: {
        type: 'String',
        description: 'Path in the URL of the file.',
        resolve: (size: MediaRow['sizes'][number], _args, context) => getFilePath(size.file, context),
      },
      sourceUrl: {
        type: 'String',
        description: 'URL.',
        resolve: (size: MediaRow['sizes'][number], _args, context) => getFileUrl(size.file, context),
      },
      mimeType: { type: 'String', description: 'MIME type.' },
      fileSize: { type: 'Int', description: 'Size in bytes.' },
      // WPGraphQL returns these two as strings.
      width: { type: 'String', description: 'Width in pixels.' },
      height: { type: 'String', description: 'Height in pixels.' },
    },
  });
  const text = (description: string): FieldSpec => ({ type: 'String', description });
  const number = (description: string): FieldSpec => ({ type: 'Float', description });
  /** Null instead of 0, which stands for a missing value (WPGraphQL). Imported values can be texts. */
  const optional = (name: 'createdTimestamp' | 'focalLength' | 'shutterSpeed', spec: FieldSpec): FieldSpec => ({
    ...spec,
    resolve: (meta: FieldValues) => Number(meta[name]) || null,
  });
  builder.object('MediaItemMeta', {
    description: 'Camera metadata. Data about the location and the photographer is removed on upload, except for credits.',
    fields: {
      aperture: number('Aperture as f-number.'),
      camera: text('Camera model.'),
      caption: text('Caption in the file metadata.'),
      copyright: text('Copyright in the file metadata.'),
      createdTimestamp: optional('createdTimestamp', { type: 'Int', description: 'Time of capture in seconds since 1970.' }),
      credit: text('Credit in the file metadata.'),
      focalLength: optional('focalLength', number('Focal length in millimeters.')),
      iso: { type: 'Int', description: 'ISO sensitivity.' },
      keywords: { type: '[String]', description: 'Keywords in the file metadata.' },
      orientation: text('EXIF orientation.'),
      shutterSpeed: optional('shutterSpeed', number('Shutter speed in seconds.')),
      title: text('Title in the file metadata.'),
    },
  });
}
