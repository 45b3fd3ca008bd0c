type Timed = { name: string; seconds: number };

/** One line with the ten slowest entries; times of the same name are added. */
export function slowest(what: string, timed: readonly Timed[]): string {
  const sums = new Map<string, number>();
  for (const { name, seconds } of timed) sums.set(name, (sums.get(name) ?? 0) + seconds);
  const top = [...sums].sort(([, one], [, other]) => other - one).slice(0, 10);
  return `Slowest ${what}: ${top.map(([name, seconds]) => `${name} ${seconds.toFixed(1)} s`).join(', ')}`;
}
