import { Blob as NodeBlob } from 'node:buffer';
import { beforeEach, vi } from 'vitest';

export interface SavedFile {
  name: string;
  blob: Blob;
}

/** Collects the files that a page saves. jsdom has neither object URLs nor downloads. */
export function collectSavedFiles(): SavedFile[] {
  const saved: SavedFile[] = [];
  const blobs = new Map<string, Blob>();
  // jsdom's Blob cannot be read, so Node's replaces it.
  vi.stubGlobal('Blob', NodeBlob);
  URL.createObjectURL = (blob: Blob) => {
    const address = `blob:test/${blobs.size}`;
    blobs.set(address, blob);
    return address;
  };
  URL.revokeObjectURL = () => undefined;
  beforeEach(() => {
    saved.length = 0;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const blob = blobs.get(this.href);
      if (blob) saved.push({ name: this.download, blob });
    });
  });
  return saved;
}
