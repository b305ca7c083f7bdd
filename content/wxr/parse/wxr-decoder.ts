/** Decodes the bytes of a file as text, in the encoding that its byte order mark or its XML declaration names. */

const REPLACEMENT = '\ufffd';
const REPLACEMENT_BYTES = Buffer.from(REPLACEMENT);

const INVALID_BYTES = `It contains bytes that are not valid in its encoding. They were replaced by "${REPLACEMENT}".`;
const NUL_CHARACTERS = 'It contains NUL characters. They were removed.';

export class WxrDecoder {
  private readonly decoder: TextDecoder;
  private readonly problems = new Set<string>();
  private readonly reportedProblems = new Set<string>();

  constructor(start: Buffer) {
    this.decoder = new TextDecoder(detectEncoding(start));
  }

  decode(chunk: Buffer): string {
    const text = this.decoder.decode(chunk, { stream: true });
    // The file itself can contain the replacement character.
    if (text.includes(REPLACEMENT) && !chunk.includes(REPLACEMENT_BYTES)) this.problems.add(INVALID_BYTES);
    // PostgreSQL cannot store it.
    if (text.includes('\0')) this.problems.add(NUL_CHARACTERS);
    return text;
  }

  /** Returns the problems that were found since the last call. Each of them is returned only once per file. */
  takeProblems(): string[] {
    const problems = [...this.problems].filter((problem) => !this.reportedProblems.has(problem));
    for (const problem of problems) this.reportedProblems.add(problem);
    return problems;
  }
}

function detectEncoding(start: Buffer): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  // WordPress writes the encoding of its database. Before the declaration, there can be a byte order mark and blank lines of plugins.
  const declared = /^(?:\xef\xbb\xbf)?\s*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(start.toString('latin1', 0, 1_000))?.[1];
  try {
    return new TextDecoder(declared ?? 'utf-8').encoding;
  } catch {
    return 'utf-8';
  }
}
