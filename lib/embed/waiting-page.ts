export interface WaitingPage {
  /** Address the link leads to: what the frame shows once somebody followed it. */
  frame: string;
  /** What can be done, in one word: `Play`. */
  action: string;
  title: string;
  /** What following the link means: whose page is loaded. */
  note: string;
}

/**
 * The page of ours that a frame holds until somebody follows the link in it, for `srcdoc`. Nothing of a third party is asked for before. A lazy
 * frame would not do: browsers load it at once where scripting is switched off, closed `<details>` or not (HTML Standard, "will lazy load element
 * steps"), and those who switch it off mean it.
 */
export function waitingPage({ frame, action, title, note }: WaitingPage): string {
  const [href, word, name, detail] = [frame, action, title, note].map(escape);
  return `<!doctype html><meta charset="utf-8"><title>${name}</title><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/frame.css"><a href="${href}"><b>${word}</b> <span dir="auto">${name}</span> <small>${detail}</small></a>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
