/** Where the bytes of uploaded files are: a folder, or a bucket. What a file means is its domain's business. */
import type { Readable } from 'node:stream';

export type FileStore = {
  /** Moves a file into the store. When it is done, the store has it for good. */
  put(id: string, path: string): Promise<void>;
  /** @throws 404 when there is none. */
  open(id: string): Promise<Readable>;
  /** Does nothing when there is none. */
  remove(id: string): Promise<void>;
  isEmpty(): Promise<boolean>;
};
