/** Returns the candidate that leaves the fewest empty cells in the last row. The first of several equal ones wins. */
export function chooseColumnCount<Count extends number>(items: number, candidates: readonly [Count, ...Count[]]): Count {
  const countEmptyCells = (columns: number) => (columns - (items % columns)) % columns;
  return candidates.reduce((best, columns) => (countEmptyCells(columns) < countEmptyCells(best) ? columns : best));
}
