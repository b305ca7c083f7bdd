/** `llms.txt` (llmstxt.org): the main pages of the site in Markdown, for language models. */

export type LlmsLink = { title: string; url: string; description: string | null };
export type LlmsSection = { title: string; links: readonly LlmsLink[] };

/** @param description one sentence about the site; empty to leave it out */
export function toLlmsText(title: string, description: string, sections: readonly LlmsSection[]): string {
  const parts = sections
    .filter(({ links }) => links.length > 0)
    .map((section) => `## ${toLine(section.title)}\n\n${section.links.map(toItem).join('\n')}\n`);
  const summary = description === '' ? [] : [`> ${toLine(description)}\n`];
  return [`# ${toLine(title)}\n`, ...summary, ...parts].join('\n');
}

function toItem({ title, url, description }: LlmsLink): string {
  return `- [${toLine(title).replaceAll(/[[\]]/g, '\\$&')}](${url})${description ? `: ${toLine(description)}` : ''}`;
}

const toLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
