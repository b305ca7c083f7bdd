import {
  coordinates,
  defineContentType,
  file,
  image,
  images,
  layouts,
  list,
  amount,
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
  description: 'A campaign page for one property.',
  permalink: '/property-pages/:path/',
  archive: '/property-pages/',
  hierarchical: false,
  public: true,
  site: { series: 'property', archiveTitle: 'Featured buildings', sitemap: true, search: true },
  supports: ['title', 'author', 'thumbnail', 'revisions'],
  taxonomies: [],
  menu: { icon: 'dashicons-welcome-widgets-menus', position: 22 },
  groups: {
    propertyPages: {
      description: 'Name, status and sections of the campaign page.',
      fields: {
        propertyName: text('Name of the property in the campaign.'),
        propertyStatus: select(['Available now', 'Available later', 'Under construction', 'Leased'], 'Status shown next to the name.'),
        blocks: layouts(
          {
            Hero: {
              backgroundImage: image('Image at the top of the page.'),
              eyebrow: text('Short text above the title.'),
              title: text('Title of the page.'),
              subtitle: text('One sentence below the title.'),
              sqft: amount('Available space.', 'sq ft'),
            },
            Highlights: {
              title: text('Heading.'),
              highlights: list(
                { title: text('Highlight.'), subtitle: text('What the highlight means for a tenant.') },
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
              detailsList: list({ key: text('Label.'), value: text('Value.') }, { description: 'Facts.' }),
              coordinates: coordinates('Truck gate.'),
            },
            ExploreProperty: { title: text('Heading.'), video: url('URL of a video or walk-through.') },
            ExpansionOpportunities: {
              title: text('Heading.'),
              items: list(
                { image: image('Image.'), title: text('Title.'), subtitle: text('Text below the title.') },
                { description: 'Expansion options.' },
              ),
            },
            BrokerInfo: {
              title: text('Heading.'),
              description: html('Introduction.'),
              items: list(
                {
                  name: text('Name.'),
                  position: text('Title and company.'),
                  email: text('Email address.'),
                  phone: text('Phone number.'),
                  logo: image('Company logo.'),
                  profilePic: image('Portrait.'),
                },
                { description: 'Brokers.' },
              ),
            },
            AboutLink: { aboutLinkTitle: text('Heading.'), aboutLinkDescription: html('About the company.') },
          },
          { description: 'Sections in order.' },
        ),
      },
    },
  },
  reverse: {
    properties: {
      from: 'properties',
      group: 'propertyFacts',
      field: 'propertyPage',
      description: 'The property of the campaign page.',
      isCanonical: true,
    },
  },
});
