/** The legal pages (privacy, terms, accessibility, cookies) and two pages that are not public. */
import { page } from '../page.ts';
import { block, freeform, heading, paragraph, separator } from '../markup.ts';
import { articleBlocks } from '../article-notation.ts';
import { details, spacer } from '../core-blocks.ts';
import { pageHero } from './shared.ts';

export const legalPages = [
  page({
    slug: 'privacy',
    title: 'Privacy',
    order: 30,
    layout: 'narrow',
    description: 'What this site stores about you, for how long and why: two cookies, one log, no profiles.',
    blocks: [
      pageHero('Privacy', 'What this site stores about you, for how long and why. Last updated November 2, 2026.', { variant: 'compact' }),
      ...articleBlocks(`
## What this site stores

- A cookie named “theme” if you choose light or dark mode, for one year
- A cookie with the time at which a form came into view, for one day. It keeps out automated spam
- A log entry for each request: the time, the page address and a shortened IP address. We delete it after 14 days

## What you send us

Two people in your region read an inquiry. We delete inquiries and applications after 180 days, or sooner if you ask. We do not sell personal information.

## Your rights

You can ask for a copy of everything we hold about you and receive it within 30 days. You can also ask us to correct or delete it. Write to [privacy@causeway.example](mailto:privacy@causeway.example). In 2025, 41 people did.`),
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

Buildings under construction are shown as designed. Press and brokers may use any picture on this site with a credit to Causeway Logistics. For any other use, please ask first.

## Links

We link to other sites where they are useful to you. We are not responsible for their content.

## Governing law

California law governs these terms. Disputes are heard in the courts of Los Angeles County.`),
      freeform('<p>Questions about these terms: <a href="mailto:legal@causeway.example">legal@causeway.example</a>.</p>'),
    ],
  }),
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

We test every type of page with an automated checker at two screen widths and in both color schemes, by keyboard alone, with two screen readers, at 400% zoom and on a screen 320 pixels wide.

## What you can expect

1. Everything works without a mouse and without JavaScript.
2. Body text has a contrast ratio of at least 7:1; all other text has at least 4.5:1.
3. Buttons and controls are at least 44 pixels in size, except links within text.
4. Every map comes with a list of the same links.

## Known limitations

The text alternative of a building drawing is one sentence and does not repeat every dimension. The dimensions are in the table below the drawing. Brochures published before 2024 are not tagged for screen readers. Ask for one, and we will send a tagged version within five business days.`),
      heading(2, 'Report a problem'),
      paragraph(
        'Email <a href="mailto:access@causeway.example">access@causeway.example</a> or call <a href="tel:+15625550142">562-555-0142</a>. We reply within two business days.',
      ),
      details('What we test with', [
        paragraph(
          'Two screen readers, a keyboard, a mouth stick, 400% zoom and a 2019 phone. One of our testers is blind and uses the site every day.',
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
    description: 'This site sets two cookies, both for features you use. No advertising, no analytics, no tracking.',
    blocks: [
      pageHero('Cookie choices', 'Two cookies, both for features you use. No advertising, no tracking.', { variant: 'compact' }),
      ...articleBlocks(`
## The cookies we set

The first remembers whether you chose light or dark mode. It is set only when you make that choice, and it lasts one year. The second is set when a form comes into view and lasts one day. It holds the time, which lets us turn away automated spam, and it is not used for anything else.

## How to remove them

Choose “System” as your color scheme to remove the first cookie. Your browser’s settings remove both. The site works without them: it will not remember your color choice, and it may ask you to confirm a form before it is sent. Videos that other companies host load only when you press play.

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
