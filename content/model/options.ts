/** Site-wide options that editors maintain (spec section 3: site options, number module). */
import { boolean, group, html, image, labeled, list, required, select, text, url, email, type Fields } from '#lib/content-model/define.ts';

const siteOptions: Fields = {
  footerContactInfo: html('Headquarters, shown in the footer.'),
  officeHours: text('When the offices are open, shown at the end of the footer: “Monday to Friday, 8 am to 6 pm PT”.'),
  gaId: text('Google Analytics id. If empty, analytics are off.', {
    pattern: /^(?:G-[A-Z0-9]{4,20}|UA-\d{4,12}-\d{1,4})$/,
    example: 'G-AB12CD34EF',
  }),
  gtmId: text('Google Tag Manager id. If empty, the tag manager is off.', { pattern: /^GTM-[A-Z0-9]{4,12}$/, example: 'GTM-AB12CD3' }),
  socialMedia: list(
    {
      social: labeled('Network', required(text('Name of the network, such as LinkedIn or Bluesky.'))),
      link: required(url('URL of the profile.')),
      icon: image('Icon in front of the name: a square picture without a background that is visible on dark blue.'),
    },
    { description: 'Social media profiles.', item: 'social network' },
  ),
  mediaContactItems: labeled(
    'Media contacts',
    list(
      { content: html('Name and role.'), email: email('Email address.'), phone: text('Phone number.') },
      { description: 'Media contacts.', item: 'media contact' },
    ),
  ),
  largeMediaContact: group(
    { header: text('Heading.'), content: html('Text below the heading.') },
    { description: 'Main media contact, shown large.' },
  ),
};

const numberModule: Fields = {
  pageSlug: text('Slug of the page that the statistics belong to.'),
  pageTitle: text('Title of that page.'),
  mainHeading: text('Heading above the statistics.'),
  styleOption: select(['large-first', 'row', 'grid'], 'Layout of the statistics.'),
  useBlockDefaultData: boolean('Whether blocks without their own statistics show these.'),
  numberGrid: list(
    {
      heading: text('Label of the statistic.'),
      number: text('Number as displayed, such as “1.2” or “48,000”.'),
      prefix: text('Text before the number, such as a currency sign.'),
      suffix: text('Text after the number, such as a unit.'),
    },
    { description: 'Company statistics.', item: 'statistic' },
  ),
};

const popupModule: Fields = {
  popupItems: list(
    { popupTitle: text('Name of the project.'), popupContent: html('What the popup says about it.') },
    { description: 'Popups of the development carousels that have no projects of their own, in this order.', item: 'popup' },
  ),
};

export type OptionGroupDeclaration = {
  /** Names in the API. `type: SiteOptions` has the mutation `updateSiteOptions`. */
  graphql: { type: string; query: string; enum: string };
  description: string;
  fields: Fields;
  /** Fields that load third-party code on every page. Only administrators can change them. */
  adminFields: readonly string[];
};

export type OptionGroupName = 'siteOptions' | 'numberModule' | 'popupModule';

/** The groups of options by their stored name. A new field or group requires no other code. */
export const optionGroups: Readonly<Record<OptionGroupName, OptionGroupDeclaration>> = {
  siteOptions: {
    graphql: { type: 'SiteOptions', query: 'options', enum: 'SITE_OPTIONS' },
    description: 'Values that many parts of the site share.',
    fields: siteOptions,
    adminFields: ['gaId', 'gtmId'],
  },
  numberModule: {
    graphql: { type: 'NumberModule', query: 'numberModule', enum: 'NUMBER_MODULE' },
    description: 'Company statistics, such as square feet owned.',
    fields: numberModule,
    adminFields: [],
  },
  popupModule: {
    graphql: { type: 'PopupModule', query: 'popupModule', enum: 'POPUP_MODULE' },
    description: 'Development projects whose details open in a popup.',
    fields: popupModule,
    adminFields: [],
  },
};

export const optionGroupNames = Object.keys(optionGroups) as OptionGroupName[];
