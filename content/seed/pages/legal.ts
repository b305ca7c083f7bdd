/** The legal pages (privacy, terms, accessibility, cookies) and two pages that are not public. */
import { page } from '../page.ts';
import { block, freeform, heading, paragraph, separator } from '../markup.ts';
import { articleBlocks } from '../article-notation.ts';
import { details, html, spacer } from '../core-blocks.ts';
import { pageHero } from './shared.ts';

export const legalPages = [
  page({
    slug: 'privacy',
    title: 'Privacy',
    order: 30,
    layout: 'narrow',
    description: 'What this site stores about you, for how long and why: cookies for your settings, one log, no profiles.',
    blocks: [
      pageHero('Privacy', 'What this site stores about you, for how long and why. Last updated November 2, 2026.', { variant: 'compact' }),
      ...articleBlocks(`
## What this site stores

- Cookies named “theme”, “units” and “consent” if you choose a color scheme or metric units, or allow or decline analytics, for one year
- A cookie named “saved-properties” with the buildings that you save, and one named “saved-count” with their number, for one year
- A cookie with the time at which a form came into view, for one day. It keeps out automated spam
- How often each page is viewed per day. These counts contain nothing about you, and we delete them after 400 days
- A log entry for each request: the time, the page address and a shortened IP address. We delete it after 14 days

## What you send us

If you ask for an email alert, we store your address and your search until you unsubscribe, which deletes both. If you do not confirm the alert, we delete them after seven days.

Two people on the team for your region read each inquiry. We delete inquiries and applications after 180 days, or sooner if you ask. We do not sell personal information.

## Your rights

You can ask for a copy of everything we hold about you and receive it within 30 days. You can also ask us to correct or delete it. Write to [privacy@causeway.example](mailto:privacy@causeway.example). In 2025, 41 people did.`),
      block('site/cookie-choices', { title: 'Analytics' }),
      separator(),
      freeform('<p>Questions about this policy: <a href="mailto:privacy@causeway.example">privacy@causeway.example</a>.</p>'),
    ],
  }),
  page({
    slug: 'terms',
    title: 'Terms',
    order: 31,
    layout: 'narrow',
    description: 'What you can rely on when you use this site, and what requires a signed agreement.',
    blocks: [
      pageHero('Terms', 'What you can rely on when you use this site, and what requires a signed agreement.', { variant: 'compact' }),
      ...articleBlocks(`
## Figures

We check availability every weekday at 6 am Pacific. Building sizes are measured to the outside face of the exterior walls. A figure on this site is not an offer; an offer has a date, a name and a signature.

## Drawings and photographs

Pictures of buildings under construction are renderings. Press and brokers may use any picture on this site with a credit to Causeway Logistics. For any other use, please ask first.

## Links

We link to other sites where they are useful to you. We are not responsible for their content.

## Governing law

California law governs these terms. Disputes are heard in the courts of Los Angeles County.`),
      html(
        '<p>Questions about these terms: <a href="mailto:legal@causeway.example">legal@causeway.example</a>, or by mail to Causeway Logistics, Legal, 1 Pier Row, Suite 400, Long Beach, CA 90802.</p>',
      ),
    ],
  }),
  // What the page says is checked by tests: types of pages, widths, color schemes, open states, target sizes and text spacing by tests/e2e/pages.test.ts; 400%
  // zoom by catalogue.test.ts; tasks without JavaScript by visitor-tasks.test.ts; keyboards by pages.test.ts and popup.test.ts;
  // contrast by tokens.test.ts (7:1) and axe-core (4.5:1); the lists of maps by pages.test.ts and Search.test.tsx.
  page({
    slug: 'accessibility',
    title: 'Accessibility',
    order: 32,
    layout: 'narrow',
    description: 'This site is built to WCAG 2.2, level AA. What we test, the known limitations and how to report a problem.',
    blocks: [
      pageHero(
        'Accessibility',
        'This site is built to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. If something does not work for you, please tell us.',
        { variant: 'compact' },
      ),
      ...articleBlocks(`
## How we test

Before each release, automated tests check every type of page at four screen widths, from 320 pixels, and in both color schemes: as it is, and with menus, dialogs, filters and form errors open. They walk through menus and dialogs by keyboard alone, complete the most common tasks without JavaScript, and check that nothing is lost at 400% zoom or with wider spacing of lines, words and letters.

## What you can expect

1. Everything works without a mouse. Without JavaScript, everything works except the interactive map, the slider that compares two pictures, and Google’s translation.
2. Body text has a contrast ratio of at least 7:1; all other text has at least 4.5:1.
3. Every link or control, except links within text, is at least 24 by 24 pixels or has that much space around it.
4. On the pages of markets, submarkets and regions, every map comes with a list of the same links. In the property search, the market filter has the same choices as the map.

## Known limitations

The description of a building drawing does not repeat every dimension. The dimensions are in the facts on the same page. Google’s translations are automatic, and we do not test them. Videos hosted by other companies use those companies’ players, captions and controls.`),
      heading(2, 'Report a problem'),
      paragraph(
        'Email <a href="mailto:access@causeway.example">access@causeway.example</a> or call <a href="tel:+15625550142">562-555-0142</a>. We reply within two business days.',
      ),
      details('What we test with', [
        paragraph(
          'The checker is axe-core, with its rules for WCAG 2.0 to 2.2, levels A and AA, and its best practices. It runs in Chromium at widths of 320, 360, 768 and 1280 pixels. It cannot judge everything, so if something gets in your way, tell us.',
        ),
      ]),
      spacer(40),
      block('site/separator', { variant: 'rule', size: 'medium' }),
    ],
  }),
  page({
    slug: 'cookies',
    title: 'Cookie choices',
    order: 33,
    layout: 'narrow',
    description: 'Which cookies this site sets and why, and where to allow or decline analytics. No advertising.',
    blocks: [
      pageHero('Cookie choices', 'Cookies for the features you use, and your choice about analytics. No advertising.', {
        variant: 'compact',
      }),
      block('site/cookie-choices', { title: 'Analytics' }),
      ...articleBlocks(`
## The cookies we set

- “theme” remembers whether you chose light or dark mode, for one year
- “units” remembers whether you chose metric units, for one year
- “consent” remembers whether you allowed or declined analytics, for one year
- “saved-properties” remembers the buildings that you save, and “saved-count” their number, for one year
- “form-clock” is set when a form comes into view and lasts one day. It holds the time, which lets us turn away automated spam

Each cookie is set only when you use the feature it is for. None of them identifies you.

## Without cookies

We count how often each page is viewed. This needs no cookie and stores nothing about you, only a count per page and day. If your browser sends Global Privacy Control or Do Not Track, Google Analytics is off, whatever you have chosen.

## How to remove them

Choose “System” as your color scheme and “US units” to remove those two cookies. You can remove all of them in your browser’s settings. The site works without them: it will not remember your choices, and it may ask you to confirm a form before it is sent. Videos that other companies host load only when you press play, and Google translates a page only when you choose “Translate with Google”; it then sets a cookie named “googtrans”.

For how long we keep what you send us, see [Privacy](/privacy/).`),
    ],
  }),
  page({
    slug: 'print-shop',
    title: 'Print shop: brochure masters',
    status: 'private',
    order: 40,
    noindex: true,
    description: 'For employees: where to find the print masters of our brochures.',
    blocks: articleBlocks(`
The masters of all 12 brochures are on the drawing server under “print”. Page 2 of the Ironbound brochure has the wrong number of chargers; the correct number is 120.`),
  }),
  page({
    slug: 'investor-day-2027',
    title: 'Investor day 2027',
    status: 'draft',
    order: 41,
    noindex: true,
    description: 'Program for the investor day in May 2027.',
    blocks: articleBlocks(`
Thursday, May 13, 2027, Wilmer, Texas. Buses leave downtown Dallas at 8:30 am. The tour of Trinity Crossing takes 90 minutes; closed-toe shoes are required.`),
  }),
];
