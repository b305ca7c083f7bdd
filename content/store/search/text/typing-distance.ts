/** Number of typing errors between two words: a missing, added, wrong or swapped character each (Damerau–Levenshtein distance). */
export function getTypingDistance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      let best = Math.min((rows[i - 1]?.[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (rows[i - 1]?.[j - 1] ?? 0) + cost);
      if (one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) best = Math.min(best, (rows[i - 2]?.[j - 2] ?? Infinity) + 1);
      row.push(best);
    }
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}
