/** How well the address fits a tab: the number of things that agree, or null when something does not. */
function agreement(here: URL, tab: URL): number | null {
  const isBelow = here.pathname.startsWith(`${tab.pathname}/`);
  if (here.pathname !== tab.pathname && !isBelow) return null;
  const asked = [...tab.searchParams];
  if (asked.some(([name, value]) => here.searchParams.get(name) !== value)) return null;
  return tab.pathname.length * 100 + asked.length;
}

const whole = (address: string) => new URL(address, 'https://site.invalid');

/** Which of these addresses a person is at: the one that says most of where they are, or none. */
export function activeOf(addresses: readonly string[], here: string): string | null {
  let best: { address: string; fits: number } | null = null;
  for (const address of addresses) {
    const fits = agreement(whole(here), whole(address));
    if (fits !== null && (best === null || fits > best.fits)) best = { address, fits };
  }
  return best?.address ?? null;
}
