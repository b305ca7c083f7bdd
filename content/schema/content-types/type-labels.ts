/** Labels of content types, for every place in WordPress's editor that shows one. */
import type { ContentTypeDeclaration } from '#lib/content-model/define.ts';
import type { FieldSpec, SchemaBuilder } from '../core/builder.ts';

/** The labels of media items in WordPress. For every other label, it uses that of posts. */
const mediaLabels: Readonly<Record<string, string>> = {
  name: 'Media',
  singularName: 'Media',
  menuName: 'Media',
  allItems: 'Media',
  archives: 'Media',
  editItem: 'Edit Media',
  viewItem: 'View Attachment Page',
  attributes: 'Attachment Attributes',
};

type Format = (label: ContentTypeDeclaration['label'], type: ContentTypeDeclaration) => string | null;

const labelField = (description: string, format: Format): FieldSpec => ({
  type: 'String',
  description,
  resolve: (type: ContentTypeDeclaration, _args, _context, { fieldName }) =>
    type.name === 'attachment' ? (mediaLabels[fieldName] ?? format({ singular: 'Post', plural: 'Posts' }, type)) : format(type.label, type),
});

export function declareTypeLabels(builder: SchemaBuilder): void {
  builder.object('PostTypeLabelDetails', {
    description: 'Labels of a content type.',
    fields: {
      name: labelField('Plural.', ({ plural }) => plural),
      singularName: labelField('Singular.', ({ singular }) => singular),
      menuName: labelField('Admin menu.', ({ plural }) => plural),
      allItems: labelField('List of all items.', ({ plural }) => `All ${plural}`),
      addNewItem: labelField('Form for a new item.', ({ singular }) => `Add New ${singular}`),
      editItem: labelField('Form for an existing item.', ({ singular }) => `Edit ${singular}`),
      viewItem: labelField('Link to an item.', ({ singular }) => `View ${singular}`),
      searchItems: labelField('Search field.', ({ plural }) => `Search ${plural}`),
      notFound: labelField('Message for an empty list.', ({ plural }) => `No ${plural.toLowerCase()} found.`),
      notFoundInTrash: labelField('Message for an empty trash.', ({ plural }) => `No ${plural.toLowerCase()} found in Trash.`),
      addNew: labelField('Button for a new item.', () => 'Add New'),
      newItem: labelField('A new item.', ({ singular }) => `New ${singular}`),
      viewItems: labelField('Link to the archive.', ({ plural }) => `View ${plural}`),
      archives: labelField('The archive in menus.', ({ singular }) => `${singular} Archives`),
      attributes: labelField('Panel for order and template.', ({ singular }) => `${singular} Attributes`),
      parentItemColon: labelField('Prefix of the parent item.', ({ singular }, { hierarchical }) =>
        hierarchical ? `Parent ${singular}:` : null,
      ),
      featuredImage: labelField('Featured image.', () => 'Featured image'),
      setFeaturedImage: labelField('Button to set the featured image.', () => 'Set featured image'),
      removeFeaturedImage: labelField('Button to remove the featured image.', () => 'Remove featured image'),
      // WPGraphQL reads this label under a name that WordPress does not have.
      useFeaturedImage: labelField('Button to use an image as the featured image. Always null.', () => null),
      insertIntoItem: labelField('Button to insert a media item.', ({ singular }) => `Insert into ${singular.toLowerCase()}`),
      uploadedToThisItem: labelField(
        'Filter for media uploaded to the item.',
        ({ singular }) => `Uploaded to this ${singular.toLowerCase()}`,
      ),
      filterItemsList: labelField('Heading of the list filters for screen readers.', ({ plural }) => `Filter ${plural.toLowerCase()} list`),
      itemsList: labelField('Heading of the list for screen readers.', ({ plural }) => `${plural} list`),
      itemsListNavigation: labelField('Heading of the list pagination for screen readers.', ({ plural }) => `${plural} list navigation`),
    },
  });
}
