/**
 * The files of a new flow and its registration, written from the worked dialog in `example/`. What stands there compiles, keeps
 * the rules of flows and is played by all three executions, so that a new flow is green before it says anything of its own.
 */
import { dirname, join, normalize, relative } from 'node:path/posix';

const example = 'scripts/flow/example';

type Names = { domain: string; kebab: string; camel: string; pascal: string; words: string };

export class NoFlow extends Error {}

/** @param given such as `fleet/tyre-swap` */
export function namesOf(given: string): Names {
  const [, domain = '', kebab = ''] = /^([a-z]+)\/([a-z]+(?:-[a-z]+)*)$/.exec(given) ?? [];
  if (kebab === '') throw new NoFlow(`name the domain and the flow, such as fleet/tyre-swap, not '${given}'`);
  const camel = kebab.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const sentence = kebab.replaceAll('-', ' ');
  return {
    domain,
    kebab,
    camel,
    pascal: camel.charAt(0).toUpperCase() + camel.slice(1),
    words: sentence.charAt(0).toUpperCase() + sentence.slice(1),
  };
}

/** Where each file of the example goes. */
const placesOf = ({ domain, kebab }: Names): Record<string, string> => ({
  'machine.ts': `src/machines/${domain}/${kebab}/machine.ts`,
  'cases.ts': `src/machines/${domain}/${kebab}/cases.ts`,
  'machine.test.ts': `src/machines/${domain}/${kebab}/machine.test.ts`,
  'actors.ts': `src/app/actors/${domain}.${kebab}.ts`,
  'page.tsx': `src/views/${domain}/${kebab}.page.tsx`,
  'driver.ts': `tests/flows/drivers/${domain}/${kebab}.driver.ts`,
});

/** The same imports from another place. */
function moved(text: string, file: string, places: Readonly<Record<string, string>>): string {
  return text.replace(/'(\.\.?\/[^']+)'/g, (whole, path: string) => {
    if (!/\.tsx?$/.test(path)) return whole;
    const target = normalize(join(example, path));
    const there = places[relative(example, target)] ?? target;
    const found = relative(dirname(places[file] ?? ''), there);
    return `'${found.startsWith('.') ? found : `./${found}`}'`;
  });
}

const renamed = (text: string, { domain, kebab, camel, pascal, words }: Names): string =>
  text
    .replaceAll('/hr/department-addition', `/${domain}/${kebab}`)
    .replaceAll('departmentAddition', camel)
    .replaceAll('DepartmentAddition', pascal)
    .replaceAll(/(?<=['"])Add a department(?=['"])/g, words);

/** Puts a line behind the first place where `pattern` ends. */
function behind(text: string, pattern: RegExp, line: string, file: string): string {
  const found = pattern.exec(text);
  if (!found) throw new NoFlow(`${file} has no place for it: ${pattern.source}`);
  const at = found.index + found[0].length;
  return text.slice(0, at) + line + text.slice(at);
}

/** With these names imported from there, beside what is imported already. */
function importing(text: string, names: readonly string[], from: string): string {
  const pattern = new RegExp(`import \\{ ([^}]*?),? \\} from '${from.replaceAll('.', '\\.')}';`);
  const known = pattern.exec(text)?.[1]?.split(/,\s*/) ?? [];
  const line = `import { ${[...new Set([...known, ...names])].join(', ')} } from '${from}';`;
  return known.length > 0 ? text.replace(pattern, () => line) : `${line}\n${text}`;
}

const registered = (names: Names): Record<string, (text: string, file: string) => string> => {
  const { domain, kebab, camel, pascal, words } = names;
  return {
    [`src/machines/${domain}/flows.ts`]: (text, file) =>
      behind(
        importing(text, [`${camel}Flow`], `./${kebab}/cases.ts`),
        /Flows: readonly Flow\[\] = \[/,
        `${camel}Flow, `,
        file,
      ),
    [`src/paths/${domain}.ts`]: (text, file) =>
      behind(text, /Paths = \{/, `\n  ${camel}: () => '/${domain}/${kebab}',`, file),
    [`src/app/routes/${domain}.ts`]: (text, file) =>
      behind(
        importing(
          importing(importing(text, ['flowPage'], '../page.tsx'), ['inBusiness'], '../access.ts'),
          [`${domain}Paths`],
          `../../paths/${domain}.ts`,
        ),
        /: Manifest = \{[\s\S]*?\n {2}screens: \[/,
        `
    {
      path: ${domain}Paths.${camel}(),
      title: '${words}',
      access: inBusiness(),
      frame: 'always',
      page: flowPage(
        'flow',
        async () => (await import('../../views/${domain}/${kebab}.page.tsx')).${pascal}Page,
        async () => (await import('../actors/${domain}.${kebab}.ts')).${camel}Flow,
      ),
    },`,
        file,
      ),
  };
};

/**
 * @param read gives the text of a file, or null without one
 * @returns the new text of each file that is written or changed
 * @throws NoFlow when the name is none, the flow is there, or the domain has no place for it
 */
export function writeFlow(given: string, read: (file: string) => string | null): ReadonlyMap<string, string> {
  const names = namesOf(given);
  const places = placesOf(names);
  const written = new Map<string, string>();
  for (const [file, place] of Object.entries(places)) {
    if (read(place) !== null) throw new NoFlow(`${place} is there already`);
    const text = read(join(example, file));
    if (text === null) throw new NoFlow(`${join(example, file)} is missing`);
    written.set(place, renamed(moved(text, file, places), names));
  }
  for (const [file, register] of Object.entries(registered(names))) {
    const text = read(file);
    if (text === null)
      throw new NoFlow(`the domain '${names.domain}' has no ${file}; docs/adding-a-module.md says how it begins`);
    written.set(file, register(text, file));
  }
  return written;
}
