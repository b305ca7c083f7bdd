/** Site-wide values that editors keep in one place (spec section 3: site options, number module). */
import { boolean, group, html, list, select, text, url, email, type Fields } from '#lib/content-model/define.ts';

export const siteOptions: Fields = {
  footerContactInfo: html('Head office as shown in the footer.'),
  gaId: text('Google Analytics id; empty: no analytics.'),
  gtmId: text('Google Tag Manager id; empty: no tag manager.'),
  socialMedia: list(
    { social: select(['linkedin', 'x', 'youtube', 'instagram', 'facebook'], 'Network.'), link: url('Profile address.') },
    { description: 'Profiles elsewhere.' },
  ),
  mediaContactItems: list(
    { content: html('Name and role.'), email: email('Mail address.'), phone: text('Telephone number.') },
    { description: 'Whom the press can call.' },
  ),
  largeMediaContact: group(
    { header: text('Heading.'), content: html('Words below the heading.') },
    { description: 'The large media contact.' },
  ),
};

export const numberModule: Fields = {
  pageSlug: text('Slug of the page the numbers belong to.'),
  pageTitle: text('Title of that page.'),
  mainHeading: text('Heading above the numbers.'),
  styleOption: select(['large-first', 'row', 'grid'], 'How the numbers are set.'),
  useBlockDefaultData: boolean('Blocks without numbers of their own show these.'),
  numberGrid: list(
    {
      heading: text('What is counted.'),
      number: text('The figure as it is printed.'),
      prefix: text('Sign before it.'),
      suffix: text('Unit after it.'),
    },
    { description: 'The company’s numbers.' },
  ),
};
