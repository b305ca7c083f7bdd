/** The number of levels of blocks in markup. A closing comment closes the last block, whatever its name is, as in WordPress's parser. */
export function getBlockDepth(markup: string): number {
  let depth = 0;
  let deepest = 0;
  // The expression stops at the next `<`, which makes it linear.
  for (const [, closing, rest = ''] of markup.matchAll(/<!--\s+(\/)?wp:([^<]*)/g)) {
    if (closing) depth = Math.max(depth - 1, 0);
    else {
      deepest = Math.max(deepest, depth + 1);
      if (!/\/-->/.test(rest)) depth += 1;
    }
  }
  return deepest;
}
