/** Site-wide options that editors maintain (spec section 3: site options, number module). */
import { boolean, group, html, list, select, text, url, email, type Fields } from '#lib/content-model/define.ts';

export const siteOptions: Fields = {
  footerContactInfo: html('Headquarters, shown in the footer.'),
  gaId: text('Google Analytics id. If empty, analytics are off.'),
  gtmId: text('Google Tag Manager id. If empty, the tag manager is off.'),
  socialMedia: list(
    { social: select(['linkedin', 'x', 'youtube', 'instagram', 'facebook'], 'Social network.'), link: url('URL of the profile.') },
    { description: 'Social media profiles.' },
  ),
  mediaContactItems: list(
    { content: html('Name and role.'), email: email('Email address.'), phone: text('Phone number.') },
    { description: 'Media contacts.' },
  ),
  largeMediaContact: group(
    { header: text('Heading.'), content: html('Text below the heading.') },
    { description: 'Main media contact, shown large.' },
  ),
};

export const numberModule: Fields = {
  pageSlug: text('Slug of the page that the numbers belong to.'),
  pageTitle: text('Title of that page.'),
  mainHeading: text('Heading of the numbers.'),
  styleOption: select(['large-first', 'row', 'grid'], 'Layout of the numbers.'),
  useBlockDefaultData: boolean('Shows these numbers in blocks that have none of their own.'),
  numberGrid: list(
    {
      heading: text('Label of the number.'),
      number: text('Number as displayed, such as “1.2” or “48,000”.'),
      prefix: text('Text before the number, such as a currency sign.'),
      suffix: text('Text after the number, such as a unit.'),
    },
    { description: 'Company statistics.' },
  ),
};
