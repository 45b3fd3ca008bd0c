/** The recent picks of each person, stored on the device. */
const keyOf = (personId: string) => `recent:${personId}`;
const most = 4;

export function readRecent(personId: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(personId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** The latest first. */
export function rememberRecent(personId: string, id: string): string[] {
  const recent = [id, ...readRecent(personId).filter((each) => each !== id)].slice(0, most);
  try {
    localStorage.setItem(keyOf(personId), JSON.stringify(recent));
  } catch {
    // Storage may be forbidden or full; then they are remembered until the page is left.
  }
  return recent;
}
