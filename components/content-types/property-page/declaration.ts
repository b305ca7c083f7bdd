import {
  coordinates,
  defineContentType,
  file,
  image,
  images,
  layouts,
  list,
  number,
  reference,
  select,
  html,
  text,
  url,
} from '#lib/content-model/define.ts';

/** Campaign page of one property: a list of sections of fixed shapes (spec section 3, PropertyPage). */
export const declaration = defineContentType({
  name: 'property_page',
  graphql: { single: 'PropertyPage', plural: 'propertyPages', enum: 'PROPERTY_PAGE' },
  label: { singular: 'Property page', plural: 'Property pages' },
  description: 'Campaign page of one property.',
  permalink: '/property-pages/:path/',
  archive: '/property-pages/',
  hierarchical: false,
  public: true,
  site: { series: 'property', archiveTitle: 'Buildings in detail', sitemap: true, search: true },
  supports: ['title', 'author', 'thumbnail', 'revisions'],
  taxonomies: [],
  menu: { icon: 'dashicons-welcome-widgets-menus', position: 22 },
  groups: {
    propertyPages: {
      description: 'Name, status and sections of the page.',
      fields: {
        propertyName: text('Name of the property as the campaign uses it.'),
        propertyStatus: select(['Available now', 'Available later', 'Under construction', 'Leased'], 'Status shown beside the name.'),
        blocks: layouts(
          {
            Hero: {
              backgroundImage: image('Opening picture.'),
              eyebrow: text('Short line above the title.'),
              title: text('Title of the page.'),
              subtitle: text('One sentence below the title.'),
              sqft: number('Space on offer.', 'sq ft'),
            },
            Highlights: {
              title: text('Heading.'),
              highlights: list(
                { title: text('The highlight.'), subtitle: text('What it means for a tenant.') },
                { description: 'Highlights.' },
              ),
            },
            Details: {
              title: text('Heading.'),
              address: text('Address.'),
              market: reference('markets', 'Market.'),
              submarket: text('Submarket.'),
              brochure: file('Brochure.'),
              photoGallery: images('Pictures.'),
              detailsList: list({ key: text('Name of the fact.'), value: text('The fact.') }, { description: 'Facts.' }),
              coordinates: coordinates('Truck gate.'),
            },
            ExploreProperty: { title: text('Heading.'), video: url('Address of a film or walk-through.') },
            ExpansionOpportunities: {
              title: text('Heading.'),
              items: list(
                { image: image('Picture.'), title: text('Title.'), subtitle: text('Words below the title.') },
                { description: 'Ways to grow.' },
              ),
            },
            BrokerInfo: {
              title: text('Heading.'),
              description: html('Introduction.'),
              items: list(
                {
                  name: text('Name.'),
                  position: text('Position and firm.'),
                  email: text('Mail address.'),
                  phone: text('Telephone number.'),
                  logo: image('Logo of the firm.'),
                  profilePic: image('Portrait.'),
                },
                { description: 'Brokers.' },
              ),
            },
            AboutLink: { aboutLinkTitle: text('Heading.'), aboutLinkDescription: html('About the company.') },
          },
          { description: 'Sections from top to bottom.' },
        ),
      },
    },
  },
});
