import { createContext } from 'react';
import type { Upload } from '../upload/useUploads';

/** The pictures on their way to the server, by the keys in their marks. */
export const PicturesContext = createContext<{
  uploads: ReadonlyMap<string, Upload>;
  retry: (key: string, file: File) => void;
}>({ uploads: new Map(), retry: () => undefined });
