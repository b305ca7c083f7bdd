/** The report that an import prints at the end. It lists everything in the file that was not imported unchanged. */

export type ImportedKind = 'users' | 'terms' | 'menus' | 'nodes' | 'media' | 'revisions' | 'menu items' | 'comments';
export type ImportOutcome = 'new' | 'updated' | 'unchanged';

type ReportEntry = { count: number; examples: string[] };

const MAX_EXAMPLES = 3;

export class ImportReport {
  readonly counts = new Map<ImportedKind, Record<ImportOutcome, number>>();
  /** Parts of the file that were not imported, by reason. */
  readonly skipped = new Map<string, ReportEntry>();
  /** Parts of the file that were changed by the import, by reason. */
  readonly warnings = new Map<string, ReportEntry>();

  count(kind: ImportedKind, outcome: ImportOutcome, number = 1): void {
    const counts = this.counts.get(kind) ?? { new: 0, updated: 0, unchanged: 0 };
    counts[outcome] += number;
    this.counts.set(kind, counts);
  }

  skip(reason: string, example: string): void {
    addExample(this.skipped, reason, example);
  }

  warn(reason: string, example: string): void {
    addExample(this.warnings, reason, example);
  }

  getTotal(outcome: ImportOutcome): number {
    return [...this.counts.values()].reduce((sum, counts) => sum + counts[outcome], 0);
  }

  toLines(): string[] {
    return [
      `Imported: ${this.getTotal('new')} new, ${this.getTotal('updated')} updated, ${this.getTotal('unchanged')} unchanged`,
      ...[...this.counts].map(([kind, counts]) => `  ${kind}: ${counts.new} new, ${counts.updated} updated, ${counts.unchanged} unchanged`),
      ...formatSection('Not imported', this.skipped),
      ...formatSection('Warnings', this.warnings),
    ];
  }
}

function addExample(reasons: Map<string, ReportEntry>, name: string, example: string): void {
  const reason = reasons.get(name) ?? { count: 0, examples: [] };
  reason.count += 1;
  if (reason.examples.length < MAX_EXAMPLES && !reason.examples.includes(example)) reason.examples.push(example);
  reasons.set(name, reason);
}

function formatSection(title: string, reasons: ReadonlyMap<string, ReportEntry>): string[] {
  if (reasons.size === 0) return [];
  const sorted = [...reasons].toSorted(([, a], [, b]) => b.count - a.count);
  return [
    `${title}:`,
    ...sorted.map(([name, { count, examples }]) => `  ${count} × ${name} (${examples.join(', ')}${count > examples.length ? ', …' : ''})`),
  ];
}
