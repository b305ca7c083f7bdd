/** What editors call things of a content type, in the places where WordPress's editor names them. */
import type { ContentTypeDeclaration } from '#lib/content-model/define.ts';
import type { FieldSpec, SchemaBuilder } from '../core/builder.ts';

export function declareTypeLabels(builder: SchemaBuilder): void {
  const label = (description: string, make: (label: ContentTypeDeclaration['label']) => string): FieldSpec => ({
    type: 'String',
    description,
    resolve: make,
  });
  builder.object('PostTypeLabelDetails', {
    description: 'Names of a content type for people.',
    fields: {
      name: label('Of many.', ({ plural }) => plural),
      singularName: label('Of one.', ({ singular }) => singular),
      menuName: label('In the editors’ menu.', ({ plural }) => plural),
      allItems: label('The list of all.', ({ plural }) => `All ${plural}`),
      addNewItem: label('Making one.', ({ singular }) => `Add New ${singular}`),
      editItem: label('Changing one.', ({ singular }) => `Edit ${singular}`),
      viewItem: label('Seeing one.', ({ singular }) => `View ${singular}`),
      searchItems: label('Looking for one.', ({ plural }) => `Search ${plural}`),
      notFound: label('When there is none.', ({ plural }) => `No ${plural.toLowerCase()} found`),
      notFoundInTrash: label('When there is none in the trash.', ({ plural }) => `No ${plural.toLowerCase()} found in Trash`),
      addNew: label('The button that begins one.', () => 'Add New'),
      newItem: label('One that is begun.', ({ singular }) => `New ${singular}`),
      viewItems: label('Seeing the list.', ({ plural }) => `View ${plural}`),
      archives: label('The list as a target of menus.', ({ singular }) => `${singular} Archives`),
      attributes: label('The panel of its place and template.', ({ singular }) => `${singular} Attributes`),
      parentItemColon: label('Before the name of the one above.', ({ singular }) => `Parent ${singular}:`),
      featuredImage: label('The picture that stands for it.', () => 'Featured image'),
      setFeaturedImage: label('Choosing that picture.', () => 'Set featured image'),
      removeFeaturedImage: label('Taking that picture away.', () => 'Remove featured image'),
      useFeaturedImage: label('Taking a picture for it.', () => 'Use as featured image'),
      insertIntoItem: label('Putting a file into it.', ({ singular }) => `Insert into ${singular.toLowerCase()}`),
      uploadedToThisItem: label('Files that came with it.', ({ singular }) => `Uploaded to this ${singular.toLowerCase()}`),
      filterItemsList: label('Heading of the list’s filters, for screen readers.', ({ plural }) => `Filter ${plural.toLowerCase()} list`),
      itemsList: label('Heading of the list, for screen readers.', ({ plural }) => `${plural} list`),
      itemsListNavigation: label('Heading of the list’s pages, for screen readers.', ({ plural }) => `${plural} list navigation`),
    },
  });
}
