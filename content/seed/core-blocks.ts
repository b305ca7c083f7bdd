/** Creates more core blocks in the form in which WordPress 6.2 saves them, such as tables, covers, files, videos and navigation. */
import { pdfMedia } from './downloads/pdf-downloads.ts';
import { escapeHtml } from './markup.ts';
import { getMedia } from './media.ts';
import { ref, type Ref, type SeedBlock } from './types.ts';

type Attributes = SeedBlock['attributes'];

/** A block with inner blocks between its opening and closing markup. */
function containerBlock(name: string, open: string, inner: readonly SeedBlock[], close: string, attributes?: Attributes): SeedBlock {
  const between = Array.from({ length: Math.max(0, inner.length - 1) }, () => '\n\n');
  return { name, ...(attributes && { attributes }), html: inner.length === 0 ? [open + close] : [open, ...between, close], inner };
}

/** A dynamic block, which has attributes but no markup. */
export function dynamicBlock(name: `core/${string}` | `yoast${string}`, attributes?: Attributes): SeedBlock {
  return { name, ...(attributes && { attributes }) };
}

/** A table with a header row. All columns except the first are right-aligned. */
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

/** Blocks on top of an image, in its lower left corner. */
export function cover(slug: string, inner: readonly SeedBlock[]): SeedBlock {
  const mediaKey = `attachment:${slug}` as const;
  return containerBlock(
    'core/cover',
    `<div class="wp-block-cover alignwide" style="min-height:480px"><span aria-hidden="true" class="wp-block-cover__background has-background-dim"></span><img class="wp-block-cover__image-background wp-image-{{id ${mediaKey}}}" alt="${escapeHtml(getMedia(slug).alt)}" src="{{url ${mediaKey}}}" data-object-fit="cover"/><div class="wp-block-cover__inner-container">`,
    inner,
    '</div></div>',
    { id: ref(mediaKey), dimRatio: 50, minHeight: 480, contentPosition: 'bottom left', align: 'wide' },
  );
}

/** An image next to blocks. */
export function mediaText(slug: string, inner: readonly SeedBlock[], position: 'left' | 'right' = 'left'): SeedBlock {
  const mediaKey = `attachment:${slug}` as const;
  const figure = `<figure class="wp-block-media-text__media"><img src="{{url ${mediaKey}}}" alt="${escapeHtml(getMedia(slug).alt)}" class="wp-image-{{id ${mediaKey}}} size-full"/></figure>`;
  const right = position === 'right';
  const contentOpening = '<div class="wp-block-media-text__content">';
  return containerBlock(
    'core/media-text',
    `<div class="wp-block-media-text alignwide${right ? ' has-media-on-the-right' : ''} is-stacked-on-mobile">${right ? contentOpening : figure + contentOpening}`,
    inner,
    right ? `</div>${figure}</div>` : '</div></div>',
    { align: 'wide', ...(right && { mediaPosition: 'right' }), mediaId: ref(mediaKey), mediaType: 'image' },
  );
}

/** A disclosure: a summary that opens to show blocks. */
export function details(summary: string, inner: readonly SeedBlock[]): SeedBlock {
  return containerBlock('core/details', `<details class="wp-block-details"><summary>${summary}</summary>`, inner, '</details>');
}

function getPdfDownload(slug: string) {
  const download = pdfMedia.find((item) => item.slug === slug);
  if (!download) throw new Error(`No PDF download has the slug “${slug}”.`);
  return download;
}

/** Returns a reference to a PDF download by its slug. */
export function pdfRef(slug: string): Ref {
  return ref(`attachment:${getPdfDownload(slug).slug}`);
}

/** A PDF with a download button. */
export function file(slug: string): SeedBlock {
  const mediaKey = `attachment:${slug}` as const;
  const address = `{{url ${mediaKey}}}`;
  return {
    name: 'core/file',
    attributes: { id: ref(mediaKey) },
    html: [
      `<div class="wp-block-file"><a href="${address}">${escapeHtml(getPdfDownload(slug).title)}</a><a href="${address}" class="wp-block-file__button wp-element-button" download>Download</a></div>`,
    ],
  };
}

export function pullquote(html: string, citation: string): SeedBlock {
  return {
    name: 'core/pullquote',
    html: [`<figure class="wp-block-pullquote"><blockquote><p>${html}</p><cite>${citation}</cite></blockquote></figure>`],
  };
}

/** A video from the media library, with controls. */
export function video(slug: string, poster: string, caption: string): SeedBlock {
  const mediaKey = `attachment:${slug}` as const;
  return {
    name: 'core/video',
    attributes: { id: ref(mediaKey) },
    html: [
      `<figure class="wp-block-video"><video controls muted playsinline preload="none" poster="{{url attachment:${poster}}}" src="{{url ${mediaKey}}}"></video><figcaption class="wp-element-caption">${caption}</figcaption></figure>`,
    ],
  };
}

/** An audio recording with the browser's controls. */
export function audio(slug: string, caption: string): SeedBlock {
  const mediaKey = `attachment:${slug}` as const;
  return {
    name: 'core/audio',
    attributes: { id: ref(mediaKey) },
    html: [
      `<figure class="wp-block-audio"><audio controls src="{{url ${mediaKey}}}"></audio><figcaption class="wp-element-caption">${caption}</figcaption></figure>`,
    ],
  };
}

/** Text in a monospaced font that keeps its line breaks. @param style `copy` adds a button that copies the text */
export function preformatted(text: string, style?: 'copy'): SeedBlock {
  const className = style && `is-style-${style}`;
  return {
    name: 'core/preformatted',
    ...(className && { attributes: { className } }),
    html: [`<pre class="wp-block-preformatted${className ? ` ${className}` : ''}">${escapeHtml(text)}</pre>`],
  };
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

/** Custom HTML. */
export function html(markup: string): SeedBlock {
  return { name: 'core/html', html: [markup] };
}

/** A navigation menu within a page. */
export function navigation(inner: readonly SeedBlock[]): SeedBlock {
  return containerBlock('core/navigation', '', inner, '', { overlayMenu: 'never', layout: { type: 'flex', orientation: 'vertical' } });
}

export function navigationLink(label: string, url: string): SeedBlock {
  return dynamicBlock('core/navigation-link', { label, url, kind: 'custom', isTopLevelLink: true });
}

export function navigationSubmenu(label: string, url: string, links: readonly (readonly [string, string])[]): SeedBlock {
  const inner = links.map(([text, address]) => dynamicBlock('core/navigation-link', { label: text, url: address, kind: 'custom' }));
  return containerBlock('core/navigation-submenu', '', inner, '', { label, url, kind: 'custom', isTopLevelItem: true });
}

export function socialLinks(items: readonly (readonly [service: string, url: string, label: string])[]): SeedBlock {
  const inner = items.map(([service, url, label]) => dynamicBlock('core/social-link', { service, url, label }));
  return containerBlock('core/social-links', '<ul class="wp-block-social-links">', inner, '</ul>');
}

/** An FAQ in the form in which Yoast saves it. */
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

/** Instructions in the form in which Yoast saves them. */
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

/** One of the site's own blocks that contain other blocks. */
export function siteContainer(
  name: 'site/grid' | 'site/grid-cell' | 'site/content-toggle' | 'site/content-toggle-view',
  attributes: Attributes,
  inner: readonly SeedBlock[],
): SeedBlock {
  return containerBlock(name, '', inner, '', attributes);
}
