import { createId } from '../createId';
import { createObservable, type Observable } from '../createObservable';
import type { FileProgress } from './FileProgress';

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
