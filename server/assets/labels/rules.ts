/** Sheets of labels, and the addresses on them. Pure. Lengths are millimetres. */
import type { components } from '../../../openapi/generated/contract.ts';

export type SheetName = components['schemas']['LabelSheet'];

/** A page of equal labels in rows, in its middle. */
export type Sheet = {
  page: readonly [width: number, height: number];
  label: readonly [width: number, height: number];
  columns: number;
  rows: number;
  /** Between two columns; rows touch each other. */
  gap: number;
};

const a4 = [210, 297] as const;

/** As their maker's templates have them: https://www.avery.co.uk/blank-templates */
export const sheets: Record<SheetName, Sheet> = {
  l7160: { page: a4, label: [63.5, 38.1], columns: 3, rows: 7, gap: 2.54 },
  l7651: { page: a4, label: [38.1, 21.2], columns: 5, rows: 13, gap: 2.54 },
  l7163: { page: a4, label: [99.1, 38.1], columns: 2, rows: 7, gap: 2.54 },
  single: { page: [50, 25], label: [50, 25], columns: 1, rows: 1, gap: 0 },
};

export const placesOn = ({ columns, rows }: Sheet): number => columns * rows;

export type Place = { page: number; x: number; y: number };

/** @param at the how-manieth label, from 0, when the first one is at place `start`, from 1 */
export function placeOf(sheet: Sheet, start: number, at: number): Place {
  const { page, label, columns, rows, gap } = sheet;
  const place = start - 1 + at;
  const onPage = place % placesOn(sheet);
  const [left, top] = [(page[0] - columns * label[0] - (columns - 1) * gap) / 2, (page[1] - rows * label[1]) / 2];
  return {
    page: Math.floor(place / placesOn(sheet)),
    x: left + (onPage % columns) * (label[0] + gap),
    y: top + Math.floor(onPage / columns) * label[1],
  };
}

export const labelAddress = (publicUrl: string, token: string): string => `${publicUrl}/a/${token}`;

/** The token of an address on a label, whatever its host: a business may have moved to another since it was printed. */
export const tokenIn = (code: string): string | null => /\/a\/([\w-]{16})\/?$/.exec(code.trim())?.[1] ?? null;
