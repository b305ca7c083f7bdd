/** More blocks of the standard editor as WordPress 6.2 saves them: tables, covers, files, films, ways through the site. */
import { downloads } from './downloads/documents.ts';
import { escapeHtml } from './markup.ts';
import { mediaOf } from './media.ts';
import { ref, type Ref, type SeedBlock } from './types.ts';

type Attributes = SeedBlock['attributes'];

/** A block whose markup holds others between an opening and a close. */
function holding(name: string, open: string, inner: readonly SeedBlock[], close: string, attributes?: Attributes): SeedBlock {
  const between = Array.from({ length: Math.max(0, inner.length - 1) }, () => '\n\n');
  return { name, ...(attributes && { attributes }), html: inner.length === 0 ? [open + close] : [open, ...between, close], inner };
}

/** A block the service draws: attributes only. */
export function dynamic(name: `core/${string}` | `yoast${string}`, attributes?: Attributes): SeedBlock {
  return { name, ...(attributes && { attributes }) };
}

/** Rows under a head; from the second column on, figures stand at the end of their cell. */
export function table(head: readonly string[], rows: readonly (readonly string[])[], caption: string): SeedBlock {
  const end = ' class="has-text-align-right" data-align="right"';
  const row = (cells: readonly string[], tag: 'td' | 'th') =>
    `<tr>${cells.map((cell, index) => `<${tag}${index === 0 ? '' : end}>${cell}</${tag}>`).join('')}</tr>`;
  return {
    name: 'core/table',
    html: [
      `<figure class="wp-block-table"><table><thead>${row(head, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table><figcaption class="wp-element-caption">${caption}</figcaption></figure>`,
    ],
  };
}

/** Words over the lower corner of a picture. */
export function cover(slug: string, inner: readonly SeedBlock[]): SeedBlock {
  const mark = `attachment:${slug}` as const;
  return holding(
    'core/cover',
    `<div class="wp-block-cover alignwide" style="min-height:480px"><span aria-hidden="true" class="wp-block-cover__background has-background-dim"></span><img class="wp-block-cover__image-background wp-image-{{id ${mark}}}" alt="${escapeHtml(mediaOf(slug).alt)}" src="{{url ${mark}}}" data-object-fit="cover"/><div class="wp-block-cover__inner-container">`,
    inner,
    '</div></div>',
    { id: ref(mark), dimRatio: 50, minHeight: 480, contentPosition: 'bottom left', align: 'wide' },
  );
}

/** A picture beside words. */
export function mediaText(slug: string, inner: readonly SeedBlock[], position: 'left' | 'right' = 'left'): SeedBlock {
  const mark = `attachment:${slug}` as const;
  const figure = `<figure class="wp-block-media-text__media"><img src="{{url ${mark}}}" alt="${escapeHtml(mediaOf(slug).alt)}" class="wp-image-{{id ${mark}}} size-full"/></figure>`;
  const right = position === 'right';
  const words = '<div class="wp-block-media-text__content">';
  return holding(
    'core/media-text',
    `<div class="wp-block-media-text alignwide${right ? ' has-media-on-the-right' : ''} is-stacked-on-mobile">${right ? words : figure + words}`,
    inner,
    right ? `</div>${figure}</div>` : '</div></div>',
    { align: 'wide', ...(right && { mediaPosition: 'right' }), mediaId: ref(mark), mediaType: 'image' },
  );
}

/** Something to open. */
export function details(summary: string, inner: readonly SeedBlock[]): SeedBlock {
  return holding('core/details', `<details class="wp-block-details"><summary>${summary}</summary>`, inner, '</details>');
}

function paperOf(slug: string) {
  const found = downloads.find((item) => item.slug === slug);
  if (!found) throw new Error(`No paper has the slug “${slug}”`);
  return found;
}

/** Reference to a paper by its slug. */
export function paper(slug: string): Ref {
  return ref(`attachment:${paperOf(slug).slug}`);
}

/** A paper to take away. */
export function file(slug: string): SeedBlock {
  const mark = `attachment:${slug}` as const;
  const address = `{{url ${mark}}}`;
  return {
    name: 'core/file',
    attributes: { id: ref(mark) },
    html: [
      `<div class="wp-block-file"><a href="${address}">${escapeHtml(paperOf(slug).title)}</a><a href="${address}" class="wp-block-file__button wp-element-button" download>Download</a></div>`,
    ],
  };
}

export function pullquote(html: string, citation: string): SeedBlock {
  return {
    name: 'core/pullquote',
    html: [`<figure class="wp-block-pullquote"><blockquote><p>${html}</p><cite>${citation}</cite></blockquote></figure>`],
  };
}

/** A film of the library, with its controls. */
export function video(slug: string, poster: string, caption: string): SeedBlock {
  const mark = `attachment:${slug}` as const;
  return {
    name: 'core/video',
    attributes: { id: ref(mark) },
    html: [
      `<figure class="wp-block-video"><video controls muted playsinline preload="none" poster="{{url attachment:${poster}}}" src="{{url ${mark}}}"></video><figcaption class="wp-element-caption">${caption}</figcaption></figure>`,
    ],
  };
}

/** Text that keeps its lines: a form to fill in by hand, a record. */
export function preformatted(text: string): SeedBlock {
  return { name: 'core/preformatted', html: [`<pre class="wp-block-preformatted">${escapeHtml(text)}</pre>`] };
}

export function code(text: string): SeedBlock {
  return { name: 'core/code', html: [`<pre class="wp-block-code"><code>${escapeHtml(text)}</code></pre>`] };
}

export function spacer(height: number): SeedBlock {
  return {
    name: 'core/spacer',
    attributes: { height: `${height}px` },
    html: [`<div style="height:${height}px" aria-hidden="true" class="wp-block-spacer"></div>`],
  };
}

/** Markup an editor wrote by hand. */
export function html(markup: string): SeedBlock {
  return { name: 'core/html', html: [markup] };
}

/** A menu in the page: its entries, or lists of pages. */
export function navigation(inner: readonly SeedBlock[]): SeedBlock {
  return holding('core/navigation', '', inner, '', { overlayMenu: 'never', layout: { type: 'flex', orientation: 'vertical' } });
}

export function navigationLink(label: string, url: string): SeedBlock {
  return dynamic('core/navigation-link', { label, url, kind: 'custom', isTopLevelLink: true });
}

export function navigationSubmenu(label: string, url: string, links: readonly (readonly [string, string])[]): SeedBlock {
  const inner = links.map(([text, address]) => dynamic('core/navigation-link', { label: text, url: address, kind: 'custom' }));
  return holding('core/navigation-submenu', '', inner, '', { label, url, kind: 'custom', isTopLevelItem: true });
}

export function socialLinks(items: readonly (readonly [service: string, url: string, label: string])[]): SeedBlock {
  const inner = items.map(([service, url, label]) => dynamic('core/social-link', { service, url, label }));
  return holding('core/social-links', '<ul class="wp-block-social-links">', inner, '</ul>');
}

/** Questions as Yoast saves them. */
export function yoastFaq(questions: readonly (readonly [question: string, answer: string])[]): SeedBlock {
  return {
    name: 'yoast/faq-block',
    attributes: {
      questions: questions.map(([question, answer], index) => ({
        id: `faq-question-${index + 1}`,
        jsonQuestion: question,
        jsonAnswer: answer,
      })),
    },
    html: [
      `<div class="schema-faq wp-block-yoast-faq-block">${questions
        .map(
          ([question, answer], index) =>
            `<div class="schema-faq-section" id="faq-question-${index + 1}"><strong class="schema-faq-question">${question}</strong> <p class="schema-faq-answer">${answer}</p> </div>`,
        )
        .join(' ')}</div>`,
    ],
  };
}

/** Steps as Yoast saves them. */
export function yoastHowTo(description: string, minutes: number, steps: readonly (readonly [name: string, text: string])[]): SeedBlock {
  return {
    name: 'yoast/how-to-block',
    attributes: {
      hasDuration: true,
      minutes: String(minutes),
      jsonDescription: description,
      steps: steps.map(([name, text], index) => ({
        id: `how-to-step-${index + 1}`,
        jsonName: name,
        jsonText: text,
      })),
    },
    html: [
      `<div class="schema-how-to wp-block-yoast-how-to-block"><p class="schema-how-to-total-time"><span class="schema-how-to-duration-time-text">Time needed:&nbsp;</span>${minutes} minutes</p><p class="schema-how-to-description">${description}</p> <ol class="schema-how-to-steps">${steps
        .map(
          ([name, text], index) =>
            `<li class="schema-how-to-step" id="how-to-step-${index + 1}"><strong class="schema-how-to-step-name">${name}</strong> <p class="schema-how-to-step-text">${text}</p> </li>`,
        )
        .join(' ')}</ol></div>`,
    ],
  };
}

/** A block of the site that holds others: a grid, a toggle and their parts. */
export function around(
  name: 'site/grid' | 'site/grid-cell' | 'site/content-toggle' | 'site/content-toggle-view',
  attributes: Attributes,
  inner: readonly SeedBlock[],
): SeedBlock {
  return holding(name, '', inner, '', attributes);
}
