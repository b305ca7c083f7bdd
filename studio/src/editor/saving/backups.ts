/**
 * Unsaved changes, kept in the browser until they are saved. They survive a crash, a lost connection and an expired session, and they contain every edit:
 * WordPress's own copies contain only title, content and excerpt.
 */

export type Backup = {
  /** When the last change was made, in milliseconds. */
  time: number;
  /** The version of the stored content that the changes are based on. */
  version: string | null;
  /** Changed properties of the node, with the content as markup. */
  edits: Readonly<Record<string, unknown>>;
};

/** Copies of one node, by the visit of the editor that wrote them, so that two tabs do not replace each other's. */
type Backups = Readonly<Record<string, Backup>>;

const MAX_AGE = 30 * 24 * 60 * 60 * 1000;

export type BackupStore = {
  /** The newest copy that another visit has left. */
  findLatest: () => { visit: string; backup: Backup } | null;
  /** @returns false if the browser has no room */
  write: (backup: Backup) => boolean;
  /** @param visit that wrote the copy. Missing: this one. */
  remove: (visit?: string) => void;
};

/**
 * @param key of the node and the user
 * @param visit unique to this visit of the editor
 */
export function createBackupStore(storage: Storage, key: string, visit: string, now: () => number): BackupStore {
  const read = (): Backups => {
    try {
      const stored: unknown = JSON.parse(storage.getItem(key) ?? '{}');
      return typeof stored === 'object' && stored !== null ? (stored as Backups) : {};
    } catch {
      return {};
    }
  };
  const replace = (backups: Backups) => {
    try {
      if (Object.keys(backups).length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(backups));
      return true;
    } catch {
      return false;
    }
  };
  return {
    findLatest: () => {
      const entries = Object.entries(read())
        .filter(([name, { time }]) => name !== visit && now() - time < MAX_AGE)
        .toSorted(([, one], [, other]) => other.time - one.time);
      const [latest] = entries;
      return latest ? { visit: latest[0], backup: latest[1] } : null;
    },
    write: (backup) => replace({ ...read(), [visit]: backup }),
    remove: (name = visit) => {
      const { [name]: _removed, ...others } = read();
      replace(others);
    },
  };
}
