/** What a step carries beside its name: as data for tools, and in words for people. */
import type { Arc } from './graph.ts';
import { plain } from './normal.ts';
import { wordsOf } from './wording.ts';

export const payloadOf = ({ offer }: Arc): unknown => {
  const { type: _type, ...held } = offer.event as { type: string; actorId?: unknown };
  delete held.actorId;
  return plain(held);
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sayValue = (value: unknown): string => {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(sayValue).join(', ');
  if (!isRecord(value)) return `"${String(value)}"`;
  // Of a file its name; of a record what a person calls it.
  const name = value.$file ?? value.name ?? value.title;
  return typeof name === 'string'
    ? `"${name}"`
    : Object.entries(value)
        .map(([key, held]) => `${wordsOf(key)} ${sayValue(held)}`)
        .join(', ');
};

/** Kept for tools alone: how the program names a thing or counts its tries. */
const isForTools = (name: string): boolean => /^(id|.*Id|.*_id|.*[kK]ey|retryAfter)$/.test(name);

/** Of a problem only what it says; the label of the case tells which it is. */
const saidIn = (name: string, value: unknown): string[] => {
  if (isForTools(name)) return [];
  if (isRecord(value) && 'kind' in value && 'general' in value)
    return [...(value.general as unknown[]), value.detail, ...Object.values(value.fields as object).flat()]
      .filter((each) => typeof each === 'string')
      .map(sayValue);
  if (isRecord(value) && !('$file' in value))
    return Object.entries(value).flatMap(([inner, held]) => saidIn(inner, held));
  return [`${wordsOf(name)} ${sayValue(value)}`];
};

/** Such as `email "ada@palmoil.example"`, one for each value; the wrapper of an answer has no name of its own. */
export const payloadInWords = (arc: Arc): string[] =>
  Object.entries(payloadOf(arc) as object).flatMap(([name, value]) => saidIn(name, value));
