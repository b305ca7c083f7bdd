/** The report that an import prints at the end. It lists everything in the file that was not imported unchanged. */

export type ImportedKind = 'users' | 'terms' | 'menus' | 'nodes' | 'media' | 'revisions' | 'menu items' | 'comments';
export type ImportOutcome = 'new' | 'updated' | 'unchanged';

type ReportEntry = { count: number; examples: string[] };

/** Number of examples that the command prints per entry. The report file contains all of them. */
const MAX_EXAMPLES = 3;

const sectionTitles = {
  skipped: 'Not imported',
  kept: 'Stored so that exports contain it, but not shown by the site',
  warnings: 'Warnings',
} as const;

export class ImportReport {
  readonly counts = new Map<ImportedKind, Record<ImportOutcome, number>>();
  /** Parts of the file that were not imported, by reason. */
  readonly skipped = new Map<string, ReportEntry>();
  /** Parts of the file that the content model does not declare. */
  readonly kept = new Map<string, ReportEntry>();
  /** Parts of the file that were changed by the import, by reason. */
  readonly warnings = new Map<string, ReportEntry>();
  private readonly writeLine: (line: string) => void;
  /** Entries of a transaction that is not committed yet. */
  private uncommitted: [section: keyof typeof sectionTitles, reason: string, example: string][] | null = null;

  /** @param writeLine writes one line of the report, about one part of the file */
  constructor(writeLine: (line: string) => void = () => {}) {
    this.writeLine = writeLine;
  }

  count(kind: ImportedKind, outcome: ImportOutcome, number = 1): void {
    const counts = this.counts.get(kind) ?? { new: 0, updated: 0, unchanged: 0 };
    counts[outcome] += number;
    this.counts.set(kind, counts);
  }

  skip(reason: string, example: string): void {
    this.add('skipped', reason, example);
  }

  keep(reason: string, example: string): void {
    this.add('kept', reason, example);
  }

  warn(reason: string, example: string): void {
    this.add('warnings', reason, example);
  }

  getTotal(outcome: ImportOutcome): number {
    return [...this.counts.values()].reduce((sum, counts) => sum + counts[outcome], 0);
  }

  toLines(): string[] {
    return [
      `Imported: ${this.getTotal('new')} new, ${this.getTotal('updated')} updated, ${this.getTotal('unchanged')} unchanged`,
      ...[...this.counts].map(([kind, counts]) => `  ${kind}: ${counts.new} new, ${counts.updated} updated, ${counts.unchanged} unchanged`),
      ...(['skipped', 'kept', 'warnings'] as const).flatMap((section) => formatSection(sectionTitles[section], this[section])),
    ];
  }

  rollBack(): void {
    this.uncommitted = null;
  }

  /** Starts to collect entries, which `commit` adds to the report and `rollBack` drops. */
  begin(): void {
    this.uncommitted = [];
  }

  commit(): void {
    const entries = this.uncommitted ?? [];
    this.uncommitted = null;
    for (const [section, reason, example] of entries) this.add(section, reason, example);
  }

  private add(section: keyof typeof sectionTitles, name: string, example: string): void {
    if (this.uncommitted) {
      this.uncommitted.push([section, name, example]);
      return;
    }
    const reason = this[section].get(name) ?? { count: 0, examples: [] };
    reason.count += 1;
    if (reason.examples.length < MAX_EXAMPLES && !reason.examples.includes(example)) reason.examples.push(example);
    this[section].set(name, reason);
    this.writeLine(`${sectionTitles[section]}: ${name}: ${example}`);
  }
}

function formatSection(title: string, reasons: ReadonlyMap<string, ReportEntry>): string[] {
  if (reasons.size === 0) return [];
  const sorted = [...reasons].toSorted(([, a], [, b]) => b.count - a.count);
  return [
    `${title}:`,
    ...sorted.map(([name, { count, examples }]) => `  ${count} × ${name} (${examples.join(', ')}${count > examples.length ? ', …' : ''})`),
  ];
}
