import { createId } from '../createId';
import { createObservable, type Observable } from '../createObservable';

/** Progress of one file, in bytes; `total` is undefined until the server has sent it. */
export interface FileProgress {
  name: string;
  state: 'waiting' | 'running' | 'done' | 'failed';
  loaded: number;
  total: number | undefined;
}

/** The downloaded share of a file, 0 to 1; `undefined` if its size is unknown. */
export function shareOf({ state, loaded, total }: FileProgress): number | undefined {
  if (state === 'done' || state === 'failed') return 1;
  if (state === 'waiting') return 0;
  return total ? Math.min(loaded / total, 1) : undefined;
}

/**
 * The downloaded share of all files, 0 to 1, each file counting alike; `undefined` for a single file of unknown size.
 */
export function overallShare(files: readonly FileProgress[]): number | undefined {
  const shares = files.map(shareOf);
  if (files.length === 1) return shares[0];
  return shares.reduce<number>((sum, share) => sum + (share ?? 0), 0) / files.length;
}

export interface DownloadTask {
  id: string;
  files: readonly FileProgress[];
  cancel: () => void;
}

export interface RunningTask {
  signal: AbortSignal;
  report: (index: number, change: Partial<FileProgress>) => void;
}

/** The downloads that are running. */
export interface Downloads {
  tasks: Observable<readonly DownloadTask[]>;
  /** Shows a task on the screen while `work` runs. */
  run: <T>(names: readonly string[], work: (task: RunningTask) => Promise<T>) => Promise<T>;
}

export function createDownloads(): Downloads {
  const tasks = createObservable<readonly DownloadTask[]>([]);
  return {
    tasks,
    async run(names, work) {
      const id = createId();
      const controller = new AbortController();
      const files = names.map((name): FileProgress => ({ name, state: 'waiting', loaded: 0, total: undefined }));
      const report = (index: number, change: Partial<FileProgress>) => {
        const changed = (task: DownloadTask): DownloadTask => ({
          ...task,
          files: task.files.map((file, other) => (other === index ? { ...file, ...change } : file)),
        });
        tasks.set(tasks.get().map((task) => (task.id === id ? changed(task) : task)));
      };
      tasks.set([...tasks.get(), { id, files, cancel: () => controller.abort() }]);
      try {
        return await work({ signal: controller.signal, report });
      } finally {
        tasks.set(tasks.get().filter((task) => task.id !== id));
      }
    },
  };
}
