/** Takes patterns apart, so that one dead alternative is found beside others that match. */

type Group = { open: string; alternatives: Part[][] };
type Part = string | Group;

const regex = {
  token: /\\.|\[(?:\\.|[^\]])*\]|\((?:\?(?:[:=!]|<[=!]))?|./g,
  open: /^\(/,
  or: '|',
  close: ')',
  // What must not be there is asked for instead: an exclusion that excludes nothing is dead too.
  alone: (open: string, one: string) => `${open.replace('!', '=')}${one})`,
};
const glob: typeof regex = { token: /./g, open: /^\{/, or: ',', close: '}', alone: (_open, one) => one };

/** The pattern once for each alternative of its groups, without the others: `a(b|c)` is `a(b)` and `a(c)`. */
function alternativesOf(pattern: string, { token, open, or, close, alone }: typeof regex): string[] {
  const tokens = (pattern.match(token) ?? []).values();
  const read = (): Part[][] => {
    const alternatives: Part[][] = [[]];
    for (let next = tokens.next(); !next.done && next.value !== close; next = tokens.next()) {
      if (next.value === or) alternatives.push([]);
      else alternatives.at(-1)?.push(open.test(next.value) ? { open: next.value, alternatives: read() } : next.value);
    }
    return alternatives;
  };
  const write = (part: Part): string =>
    typeof part === 'string' ? part : part.open + part.alternatives.map(writeAll).join(or) + close;
  const writeAll = (parts: Part[]) => parts.map(write).join('');
  const apart = (parts: Part[]): string[] => {
    const texts = parts.map(write);
    const each = parts.flatMap((part, at) =>
      typeof part === 'string'
        ? []
        : part.alternatives.flatMap(apart).map((one) => texts.with(at, alone(part.open, one)).join('')),
    );
    return each.length > 0 ? each : [texts.join('')];
  };
  return read().flatMap(apart);
}

export const alternativesOfRegex = (pattern: string): string[] => alternativesOf(pattern, regex);
export const alternativesOfGlob = (pattern: string): string[] => alternativesOf(pattern, glob);
