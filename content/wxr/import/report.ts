/** What an import did, told at its end: nothing in the file goes by unsaid. */

export type Kind = 'users' | 'terms' | 'menus' | 'nodes' | 'media' | 'revisions' | 'menu items' | 'comments';
export type Outcome = 'new' | 'updated' | 'unchanged';

type Reason = { count: number; examples: string[] };

const MAX_EXAMPLES = 3;

export class Report {
  readonly outcomes = new Map<Kind, Record<Outcome, number>>();
  /** Things in the file that are not in the database now. */
  readonly skipped = new Map<string, Reason>();
  /** Things that are in the database in another form than in the file. */
  readonly notes = new Map<string, Reason>();

  count(kind: Kind, outcome: Outcome, number = 1): void {
    const counts = this.outcomes.get(kind) ?? { new: 0, updated: 0, unchanged: 0 };
    counts[outcome] += number;
    this.outcomes.set(kind, counts);
  }

  skip(reason: string, example: string): void {
    tell(this.skipped, reason, example);
  }

  note(what: string, example: string): void {
    tell(this.notes, what, example);
  }

  total(outcome: Outcome): number {
    return [...this.outcomes.values()].reduce((sum, counts) => sum + counts[outcome], 0);
  }

  lines(): string[] {
    return [
      `${this.total('new')} new, ${this.total('updated')} updated, ${this.total('unchanged')} unchanged`,
      ...[...this.outcomes].map(
        ([kind, counts]) => `  ${kind}: ${counts.new} new, ${counts.updated} updated, ${counts.unchanged} unchanged`,
      ),
      ...section('Left out', this.skipped),
      ...section('To know', this.notes),
    ];
  }
}

function tell(reasons: Map<string, Reason>, name: string, example: string): void {
  const reason = reasons.get(name) ?? { count: 0, examples: [] };
  reason.count += 1;
  if (reason.examples.length < MAX_EXAMPLES && !reason.examples.includes(example)) reason.examples.push(example);
  reasons.set(name, reason);
}

function section(title: string, reasons: ReadonlyMap<string, Reason>): string[] {
  if (reasons.size === 0) return [];
  const sorted = [...reasons].toSorted(([, a], [, b]) => b.count - a.count);
  return [
    `${title}:`,
    ...sorted.map(([name, { count, examples }]) => `  ${count} × ${name} (${examples.join(', ')}${count > examples.length ? ', …' : ''})`),
  ];
}
