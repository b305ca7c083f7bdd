/** Decodes the bytes of a file as text, in the encoding that its byte order mark or its XML declaration names. */

const REPLACEMENT = '\ufffd';
const REPLACEMENT_BYTES = Buffer.from(REPLACEMENT);

export class WxrDecoder {
  private readonly decoder: TextDecoder;
  private hasProblem = false;
  private hasReportedProblem = false;

  constructor(start: Buffer) {
    this.decoder = new TextDecoder(detectEncoding(start));
  }

  decode(chunk: Buffer): string {
    const text = this.decoder.decode(chunk, { stream: true });
    // The character can also be part of the file.
    if (text.includes(REPLACEMENT) && !chunk.includes(REPLACEMENT_BYTES)) this.hasProblem = true;
    return text;
  }

  /** Whether bytes were replaced because they are not valid. Returns true only once per file. */
  takeProblem(): boolean {
    if (!this.hasProblem || this.hasReportedProblem) return false;
    this.hasReportedProblem = true;
    return true;
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
