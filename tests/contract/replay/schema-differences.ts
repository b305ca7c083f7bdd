/** Differences of the schema from that of the recorded WordPress, each with its reason. Any other difference fails, and so does a listed one that no longer exists. */
export const schemaDifferences: readonly { differences: readonly string[]; reason: string }[] = [
  {
    differences: [
      'Page_Propertyfacts: missing',
      'Post_Propertyfacts: missing',
      'Page.propertyFacts: missing',
      'Post.propertyFacts: missing',
    ],
    reason: 'The recorded site had declared a custom field group that is not part of the content model.',
  },
  {
    differences: ['Template_Blank: missing', 'Template_BlogAlternative: missing'],
    reason: 'WPGraphQL has a type for each template of the theme. The templates of this site are React components (decision 50).',
  },
  {
    differences: ['MenuLocationEnum.FOOTER: missing', 'MenuLocationEnum.PRIMARY: missing'],
    reason: 'The theme declares the locations of menus. The content model has others.',
  },
  {
    differences: ['CoreBlock.reusableBlock: Node, was Node!'],
    reason: 'A reusable block that is missing or hidden must not make all blocks of the content null.',
  },
  {
    differences: [
      'DiscussionSettings: interface Node is additional',
      'GeneralSettings: interface Node is additional',
      'ReadingSettings: interface Node is additional',
      'WritingSettings: interface Node is additional',
    ],
    reason: 'Groups of settings have global ids, as in later versions of WPGraphQL.',
  },
  {
    differences: ['Comment: interface UniformResourceIdentifiable is additional'],
    reason: 'Comments have URIs, as in later versions of WPGraphQL.',
  },
  {
    differences: ['BlockEditorPreview: interface BlockEditorContentNode is additional'],
    reason: 'Previews of blocks have the fields of the interface in the recorded schema too, which does not declare it.',
  },
];
