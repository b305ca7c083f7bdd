import { escapeHtml } from '#lib/html/escape.ts';

export interface ClickToLoadPage {
  /** Target of the link: the third-party page that the iframe loads after a click. */
  frameUrl: string;
  /** Label of the action, such as `Play`. */
  action: string;
  title: string;
  /** Explains which third party the click loads. */
  note: string;
}

/**
 * Returns an HTML document for the `srcdoc` of an iframe. It shows a link to the third-party page, so nothing is requested from a third party
 * until the visitor clicks. `loading="lazy"` is not sufficient: browsers load such an iframe immediately when scripting is disabled (HTML
 * Standard, "will lazy load element steps").
 */
export function renderClickToLoadPage({ frameUrl, action, title, note }: ClickToLoadPage): string {
  const [href, label, heading, detail] = [frameUrl, action, title, note].map(escapeHtml);
  return `<!doctype html><meta charset="utf-8"><title>${heading}</title><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/frame.css"><a href="${href}"><b>${label}</b> <span dir="auto">${heading}</span> <small>${detail}</small></a>`;
}
