import { defineContentType, references } from '#lib/content-model/define.ts';

export const declaration = defineContentType({
  name: 'glossary_terms',
  graphql: { single: 'GlossaryTerm', plural: 'glossaryTerms', enum: 'GLOSSARY_TERMS' },
  label: { singular: 'Glossary term', plural: 'Glossary terms' },
  description: 'A term of logistics real estate. Its excerpt is the definition in one or two sentences, and its content says more.',
  permalink: '/glossary/:path/',
  archive: '/glossary/',
  hierarchical: false,
  public: true,
  site: { series: 'page', archiveTitle: 'Glossary', sitemap: true, search: true },
  supports: ['title', 'editor', 'author', 'excerpt', 'revisions'],
  taxonomies: [],
  menu: { icon: 'dashicons-book', position: 32 },
  groups: {
    glossaryTermMeta: {
      description: 'Related terms.',
      fields: {
        relatedTerms: references('glossary_terms', 'Terms that explain more.'),
      },
    },
  },
});
