/** Privacy, terms, accessibility, cookies. */
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
    description: 'What this site stores about you, for how long and why: three cookies, one log, no profiles.',
    blocks: [
      pageHero('Privacy', 'What this site stores about you, for how long and why. Last changed on November 2, 2026.', {
        variant: 'compact',
      }),
      ...articleBlocks(`
## What is stored

- A cookie “theme”, if you choose light or dark, for one year
- A cookie “consent”, with your answer, for six months
- A log line for each request: time, address of the page, the first two numbers of your IP address. It is deleted after 14 days

## What you send us

An inquiry goes to two people of the region and is kept for 24 months, or until you ask us to delete it. Applications are kept for six months. We sell nothing to anyone; in 2025 eleven firms asked.

## What you may ask

Everything we have about you, in a file, within 30 days; its correction; its deletion. Write to [privacy@causeway.example](mailto:privacy@causeway.example). In 2025, 41 people did.`),
      separator(),
      freeform('<p>Causeway Logistics is a fictitious company. No inquiry sent through a demonstration of this site reaches anyone.</p>'),
    ],
  }),
  page({
    slug: 'terms',
    title: 'Terms',
    order: 31,
    layout: 'narrow',
    description: 'What you may rely on here and what needs a signature: 6 short paragraphs.',
    blocks: [
      pageHero('Terms', 'What you may rely on here, and what needs a signature.', { variant: 'compact' }),
      ...articleBlocks(`
## Figures

Availability is checked each weekday at six in the morning Pacific. Sizes are measured to the outside of the walls, by the standard of 2019. A figure here is not an offer; an offer has a date, a name and a signature.

## Drawings and pictures

Buildings that do not stand yet are shown as drawings. Press and brokers may use all pictures with our name beside them. Nine others have asked; we said yes to nine.

## Links

We link to 14 sites that are not ours and have read each of them once. What they write later is theirs.

## Law

California’s, and the courts of Los Angeles County. It has been needed twice since 2019.`),
      freeform('<p>Questions about these terms: <a href="mailto:legal@causeway.example">legal@causeway.example</a>.</p>'),
    ],
  }),
  page({
    slug: 'accessibility',
    title: 'Accessibility',
    order: 32,
    layout: 'narrow',
    description: 'This site is built to WCAG 2.2, level AA. What was tested, what is known not to work, and whom to tell.',
    blocks: [
      pageHero(
        'Accessibility',
        'Built to the Web Content Accessibility Guidelines 2.2, level AA. Where it falls short, we would like to hear of it.',
        { variant: 'compact' },
      ),
      ...articleBlocks(`
## What was tested

Every page type with an automatic checker at two widths and in both color schemes; by keyboard alone; with two screen readers; at 400% zoom and 320 pixels of width.

## What you can count on

1. Everything works without a mouse and without scripts.
2. Text has a contrast of 7 to 1 where it is read, 4.5 to 1 at least.
3. Targets are 44 pixels or more; links within text are the exception.
4. Maps have a list beside them with the same links.

## What is known not to work well

Drawings of buildings have a sentence as their alternative, not each dimension. The dimensions stand in the table below them. Brochures from before 2024 are not tagged; ask and you get a tagged one within five days.`),
      heading(2, 'Tell us'),
      paragraph(
        '<a href="mailto:access@causeway.example">access@causeway.example</a> or <a href="tel:+15625550142">+1 562 555 0142</a>. A person answers within two working days.',
      ),
      details('What we tested with', [
        paragraph(
          'Two screen readers, a keyboard, a mouth stick, 400% zoom and a phone of 2019. One of us is blind and uses the site daily.',
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
    description: 'Two answers, equally easy: only what is needed, or allow measuring. Change yours at any time.',
    blocks: [
      pageHero('Cookie choices', 'Two answers, equally easy. Change yours at any time.', { variant: 'compact' }),
      ...articleBlocks(`
## Only what is needed

Two cookies: one for light or dark, one for this answer. We count visits without naming you: which page, how often, from which country. That needs no cookie.

## Allow measuring

A third cookie, for 90 days, tells us which buildings interest the same visitor, so the leasing desk can stop guessing. It holds a number with 16 digits and no name. In 2025, 31% said yes.

How long we keep what is listed: see [Privacy](/privacy/).`),
    ],
  }),
  page({
    slug: 'print-shop',
    title: 'Print shop: brochure masters',
    status: 'private',
    order: 40,
    noindex: true,
    description: 'For colleagues: where the masters of our brochures are.',
    blocks: articleBlocks(`
Masters of all 57 brochures are on the drawing server under “print”. The one for Ironbound has a wrong number of chargers on page 2: it is 120.`),
  }),
  page({
    slug: 'investor-day-2027',
    title: 'Investor day 2027',
    status: 'draft',
    order: 41,
    noindex: true,
    description: 'Program of the investor day in May 2027.',
    blocks: articleBlocks(`
Thursday, May 13, 2027, Wilmer, Texas. Coaches leave downtown at 8:30. The tour of Trinity Crossing takes 90 minutes, shoes that close are needed.`),
  }),
];
