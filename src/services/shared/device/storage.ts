/**
 * The one place that touches localStorage and sessionStorage; files.ts beside it is the one for IndexedDB. What is kept in a
 * browser belongs to one of three, and whatever belongs to none of them goes when somebody signs in:
 * 1. the session: the keys that the specification names. They come and go with it;
 * 2. the device: a short list of names that say nothing about anybody;
 * 3. a person and a business, which are in the key of everything else. A visitor is a person without an id.
 */
type Owner = { person: string | null; business: string | null };

/** Where something is kept: whose it is, and what it is. */
export type Place = Owner & {
  name: string;
  /** A choice of how things look stays when its owner signs out; what was typed goes. */
  isChoice?: true;
};

/** `tab` is kept until the tab closes, `browser` for all tabs until it is taken away. */
export type Storing = 'tab' | 'browser';

const sessionKeys = [
  'access_token',
  'refresh_token',
  'business_domain',
  'user',
  'user_information',
  // A small copy, which public/before-paint.js shows while the app loads.
  'business_logo',
] as const;
export type SessionKey = (typeof sessionKeys)[number];

const deviceNames = [
  'theme',
  'scroll',
  'inspect',
  'flows.names',
  // What browsers count of flows has no person in it.
  'flowCounts:',
] as const;
/** The one that ends with a colon is followed by more. */
export type DeviceName = Exclude<(typeof deviceNames)[number], `${string}:`> | `flowCounts:${string}`;

/** What a visitor has begun and goes on with after signing in. Whose it is stands in it. */
const carriedOver = ['premiumSignUp', 'planSelection:'];

let owner: Owner = { person: null, business: null };

/** The session tells who is signed in, and in which business; nulls for a visitor. */
export function belongTo(next: Owner): void {
  owner = next;
}

/** A place of the person who is signed in now. Take it once, when a screen opens: its owner is then known for good. */
export const here = (name: string): Place => ({ ...owner, name });
/** For what is about the person in all of their businesses. */
export const hereOfPerson = (name: string): Place => ({ person: owner.person, business: null, name });
/** For what is begun before anybody signs in. */
export const ofVisitor = (name: string): Place => ({ person: null, business: null, name });

const part = (id: string | null) => encodeURIComponent(id ?? '-');
export const keyOf = ({ person, business, name, isChoice }: Place): string =>
  `${isChoice ? 'choice' : 'kept'}:${part(person)}:${part(business)}:${name}`;

/** Whether the place is of the person who is signed in, or nobody is. What another has typed is not kept any more. */
export const isOpen = ({ person }: Place): boolean =>
  owner.person === null || person === null || person === owner.person;

/** What was kept, to be validated, because anyone can edit the storage; null when there is nothing. */
export const read = (storing: Storing, place: Place): unknown => parsed(getText(storing, keyOf(place)));

/** @param value null to forget it */
export function keep(storing: Storing, place: Place, value: unknown): void {
  if (value === null) putText(storing, keyOf(place), null);
  else if (isOpen(place)) putText(storing, keyOf(place), JSON.stringify(value));
}

export const readOfSession = (key: SessionKey): string | null => getText('browser', key);
export const keepOfSession = (key: SessionKey, text: string | null): void => putText('browser', key, text);
export const clearSessionKeys = (): void => {
  for (const key of sessionKeys) putText('browser', key, null);
};

export const readOfDevice = (storing: Storing, name: DeviceName): string | null => getText(storing, name);
export const keepOfDevice = (storing: Storing, name: DeviceName, text: string | null): void =>
  putText(storing, name, text);
export const deviceNamesOf = (storing: Storing, start: `flowCounts:${string}`): `flowCounts:${string}`[] =>
  keysOf(storing).filter((key): key is `flowCounts:${string}` => key.startsWith(start));

/** Whether a key stays when this person signs in. Null takes away what was typed by whoever is leaving. */
export function stays(key: string, person: string | null): boolean {
  if ([...sessionKeys, ...deviceNames].some((known) => isNamed(key, known))) return true;
  const [kind, whose, , ...name] = key.split(':');
  if (person === null) return kind === 'choice';
  if (kind === 'kept' && whose === '-') return carriedOver.some((known) => isNamed(name.join(':'), known));
  return (kind === 'kept' || kind === 'choice') && whose === part(person);
}

const isNamed = (key: string, known: string) => (known.endsWith(':') ? key.startsWith(known) : key === known);

/** Takes away what is another's, because this person has signed in; null when somebody signs out. */
export function sweep(person: string | null): void {
  for (const storing of ['tab', 'browser'] as const)
    for (const key of keysOf(storing)) if (!stays(key, person)) putText(storing, key, null);
}

/** Storage may be forbidden, and prerendering has none. */
function storageOf(storing: Storing): Storage | null {
  try {
    return storing === 'tab' ? sessionStorage : localStorage;
  } catch {
    return null;
  }
}

const keysOf = (storing: Storing) => Object.keys(storageOf(storing) ?? {});

function getText(storing: Storing, key: string): string | null {
  try {
    return storageOf(storing)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

function putText(storing: Storing, key: string, text: string | null): void {
  try {
    const storage = storageOf(storing);
    if (storage === null || storage.getItem(key) === text) return;
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
  } catch {
    // Private windows and full disks refuse; everything works without it, until the page closes.
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
