/** Returns the candidate that leaves the fewest cells of the last row empty, so that no card is alone in it. The first of several equal ones wins. */
export function chooseColumnCount<Count extends number>(items: number, candidates: readonly [Count, ...Count[]]): Count {
  const countEmptyCells = (columns: number) => (columns - (items % columns)) % columns;
  return candidates.reduce((best, columns) => (countEmptyCells(columns) < countEmptyCells(best) ? columns : best));
}
