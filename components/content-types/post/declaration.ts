import {
  boolean,
  defineContentType,
  email,
  html,
  image,
  list,
  reference,
  references,
  select,
  text,
  url,
} from '#lib/content-model/define.ts';
import { postFields } from '#lib/content-model/field-groups.ts';

export const declaration = defineContentType({
  name: 'post',
  graphql: { single: 'Post', plural: 'posts', enum: 'POST' },
  label: { singular: 'Post', plural: 'Posts' },
  description: 'A dated article: company news, insights or development updates.',
  permalink: '/news/:path/',
  hierarchical: false,
  public: true,
  site: { series: 'news', archiveTitle: 'Newsroom', sitemap: true, search: true },
  supports: ['title', 'editor', 'author', 'thumbnail', 'excerpt', 'comments', 'revisions', 'trackbacks'],
  taxonomies: ['category', 'post_tag', 'post_format'],
  menu: { icon: 'dashicons-admin-post', position: 5 },
  groups: {
    postFields,
    postAuthorData: {
      description: 'The author shown to visitors.',
      fields: {
        displayAuthor: boolean('Shows the author next to the text.'),
        addToAuthorsBio: html('Text added to the author’s biography for this post.'),
        author: reference('team', 'The team member who wrote the post, if it is not the user who published it.'),
        awardsRecognition: html('Awards and recognition, shown below the biography.'),
      },
    },
    postLeadSection: {
      description: 'The lead section of the post.',
      fields: {
        leadImage: image('Lead image. If empty, the featured image.'),
        leadParagraph: html('Lead paragraph, shown in larger type.'),
        type: select(['image', 'text', 'none'], 'What the lead section shows.'),
      },
    },
    postPlaces: {
      description: 'The places that the post is about.',
      fields: { markets: references('markets', 'Markets whose pages list the post.') },
    },
    postMediaContact: {
      description: 'Press contacts for the post.',
      fields: {
        aboutLinkLogistics: html('Company boilerplate for the press.'),
        contactItems: list(
          {
            content: html('Name and title.'),
            email: email('Email address.'),
            phone: text('Phone number.'),
            overwrite: boolean('Replaces the site-wide media contacts instead of adding to them.'),
          },
          { description: 'Media contacts for this post.' },
        ),
        source: url('URL of the original publication, if the post first appeared elsewhere.'),
      },
    },
  },
});
