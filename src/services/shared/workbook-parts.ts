/**
 * The XML parts of a workbook, which is a ZIP file. They are unpacked on this thread, piece by piece, and no further than
 * `mostBytes` in all: what a ZIP file says of its own sizes may be wrong.
 */
/// <reference path="./saxen.d.ts" />
import {
  BlobReader,
  ERR_ENCRYPTED,
  ERR_INVALID_CRC32,
  type FileEntry,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-native.js';
import { Parser } from 'saxen';
import { problemOf } from '../../domain/shared/problem.ts';
import { lockedWorkbook, mostBytes, mostCharacters, refusal, tooLargeInside, tooLongCell } from './table-limits.ts';

export const unreadable = () => refusal('This workbook could not be read. Save it as CSV and choose that file.');
const damaged = () =>
  refusal(
    'This workbook is damaged: its checksum does not match what it holds. Open it in Excel, save it again, or choose another copy.',
  );

/** A problem as it is; of other errors, what they mean for the person. */
function meaningOf(error: unknown) {
  if (problemOf(error).kind !== 'unknown') return error;
  const { message } = error as Error;
  if (message === ERR_ENCRYPTED) return refusal(lockedWorkbook);
  return message === ERR_INVALID_CRC32 ? damaged() : unreadable();
}

/** What is heard of a part: names without their prefix, texts without entities. */
export type Hearing = {
  open?: (name: string, attributes: () => Record<string, string>) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
};

/** Tags inside one another; a sheet has seven. */
const deepest = 100;
/** Characters without an end of a tag or text: the parser would look through all of them with each piece that comes. */
const longestToken = 10 * mostCharacters;
const bare = (name: string) => name.slice(name.indexOf(':') + 1);

function parserOf({ open, close, text }: Hearing) {
  let depth = 0;
  let waiting = 0;
  const parser = new Parser()
    .on('openTag', (name, attributes, decode) => {
      waiting = 0;
      depth += 1;
      if (depth > deepest) throw unreadable();
      open?.(bare(name), () => {
        const read: Record<string, string> = {};
        for (const [key, value] of Object.entries(attributes())) read[bare(key)] = decode(value);
        return read;
      });
    })
    .on('closeTag', (name) => {
      waiting = 0;
      depth -= 1;
      close?.(bare(name));
    })
    .on('text', (words, decode) => {
      waiting = 0;
      text?.(decode(words));
    })
    .on('cdata', (words) => {
      waiting = 0;
      text?.(words);
    })
    .on('error', (error) => {
      throw error;
    });
  return {
    write(piece: string) {
      waiting += piece.length;
      parser.write(piece);
      if (waiting > longestToken + piece.length) throw tooLongCell('This workbook');
    },
    end: () => void parser.end(),
  };
}

/** Parts of a workbook; one with thousands of sheets has fewer. */
const mostParts = 10_000;

/**
 * @param most bytes of all parts that are read
 * @throws a problem in plain words when it is no ZIP file
 */
export async function partsOf(file: Blob, most = mostBytes) {
  const parts = new Map<string, FileEntry>();
  try {
    // A worker of the library would be made of a blob, which the Content-Security-Policy refuses.
    const zip = new ZipReader(new BlobReader(file), { useWebWorkers: false, checkCrc32: true });
    for await (const entry of zip.getEntriesGenerator()) {
      if (parts.size >= mostParts) throw unreadable();
      if (!entry.directory) parts.set(entry.filename, entry);
    }
  } catch (error) {
    throw meaningOf(error);
  }
  let unpacked = 0;
  return {
    has: (path: string): boolean => parts.has(path),
    /** @throws a problem in plain words when it cannot be read, or holds too much */
    async read(path: string, hearing: Hearing): Promise<void> {
      const entry = parts.get(path);
      if (entry === undefined) throw unreadable();
      const decoder = new TextDecoder();
      const parser = parserOf(hearing);
      // Kept here: the library does not hand on what the last piece fails with.
      let failure: unknown = null;
      const out = new WritableStream<Uint8Array>({
        write(bytes) {
          unpacked += bytes.length;
          try {
            if (unpacked > most) throw tooLargeInside;
            parser.write(decoder.decode(bytes, { stream: true }));
          } catch (error) {
            failure = error;
            throw error;
          }
        },
      });
      try {
        await entry.getData(out);
        if (failure === null) {
          parser.write(decoder.decode());
          parser.end();
        }
      } catch (error) {
        failure ??= error;
      }
      if (failure !== null) throw meaningOf(failure);
    },
  };
}
export type Parts = Awaited<ReturnType<typeof partsOf>>;
