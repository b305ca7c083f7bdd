import { boolean, defineContentType, email, html, image, list, reference, select, text, url } from '#lib/content-model/define.ts';
import { postFields } from '#lib/content-model/field-groups.ts';

export const declaration = defineContentType({
  name: 'post',
  graphql: { single: 'Post', plural: 'posts', enum: 'POST' },
  label: { singular: 'Post', plural: 'Posts' },
  description: 'A dated piece: company news, insights, development notes.',
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
      description: 'Who is shown as the author.',
      fields: {
        displayAuthor: boolean('Shows the author beside the text.'),
        addToAuthorsBio: html('Words added to the author’s own biography for this piece.'),
        author: reference('team', 'The team member who wrote it, where that is not the user who published it.'),
        awardsRecognition: html('Awards and recognition shown below the biography.'),
      },
    },
    postLeadSection: {
      description: 'The opening of the piece.',
      fields: {
        leadImage: image('Picture of the opening; the featured image when empty.'),
        leadParagraph: html('First paragraph, set larger.'),
        type: select(['image', 'text', 'none'], 'What the opening shows.'),
      },
    },
    postMediaContact: {
      description: 'Whom the press can call about the piece.',
      fields: {
        aboutLinkLogistics: html('About the company, for reprint.'),
        contactItems: list(
          {
            content: html('Name and role.'),
            email: email('Mail address.'),
            phone: text('Telephone number.'),
            overwrite: boolean('Replaces the site’s own media contacts instead of standing beside them.'),
          },
          { description: 'Media contacts for this piece.' },
        ),
        source: url('Where the piece was first published, if elsewhere.'),
      },
    },
  },
});
