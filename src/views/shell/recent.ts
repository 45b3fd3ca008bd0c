import { here, keep, read } from '../../services/shared/device/storage.ts';

/** The recent picks of the person in this business, stored on the device. */
const placeHere = () => ({ ...here('recent'), isChoice: true }) as const;
const most = 4;

export function readRecent(): string[] {
  const kept = read('browser', placeHere());
  return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
}

/** The latest first. */
export function rememberRecent(id: string): string[] {
  const recent = [id, ...readRecent().filter((each) => each !== id)].slice(0, most);
  keep('browser', placeHere(), recent);
  return recent;
}
