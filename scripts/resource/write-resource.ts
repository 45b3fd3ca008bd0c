/**
 * The files of a new resource and its registration: a list of several fields, with search, order, a form that adds and edits,
 * and deletion of one and of several. It is in the shape of the benefits of HR, and green before it says anything of its own.
 */
import { contractOf, pathsOf } from './contract.ts';
import { type Field, type Names, NoResource, named, namesOf } from './names.ts';
import { formOf, pageOf, screensOf, storyOf } from './screen.ts';
import { handlersOf, migrationOf, storeOf, testOf, triedOf } from './server.ts';

export type Tree = {
  /** The text of a file, or null without one. */
  read: (file: string) => string | null;
  /** The names of the migrations there are. */
  migrations: readonly string[];
};

/** Puts text behind the first place where `pattern` ends. */
export function behind(text: string, pattern: RegExp, added: string, file: string): string {
  const found = pattern.exec(text);
  if (!found) throw new NoResource(`${file} has no place for it: ${pattern.source}`);
  const at = found.index + found[0].length;
  return text.slice(0, at) + added + text.slice(at);
}

export const importing = (text: string, name: string, from: string) =>
  new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '${from.replaceAll('.', '\\.')}'`).test(text)
    ? text
    : text.replace(/^(\/\*\*[\s\S]*?\*\/\n)?/, (header) => `${header}import { ${name} } from '${from}';\n`);

/** Who may see and change what a domain has: what most of its screens ask for, and `manage_<domain>` where there is one. */
function permissionsOf(domain: string, routes: string, names: string): { read: string; change: string } {
  const counts = new Map<string, number>();
  for (const [name] of routes.matchAll(/\baccess_[a-z]+\b/g)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [[read] = []] = [...counts].sort(([, one], [, other]) => other - one);
  if (read === undefined) throw new NoResource(`src/app/routes/${domain}.ts names no permission`);
  return { read, change: new RegExp(`\\bmanage_${domain}\\b`).test(names) ? `manage_${domain}` : read };
}

const nextMigration = ({ migrations }: Tree, { snake }: Names): string => {
  const last = Math.max(...migrations.map((name) => Number.parseInt(name, 10)));
  return `server/migrations/${String(last + 1).padStart(4, '0')}_${snake}.sql`;
};

function registered(
  names: Names,
  fields: readonly Field[],
  read: string,
): Record<string, (text: string, file: string) => string> {
  const tried = triedOf(names, fields);
  const { domain, kebab, camel, pascal, title } = names;
  return {
    'openapi/steward.yaml': (text, file) =>
      behind(
        text,
        new RegExp(`[\\s\\S]*\\n {2}/c/[^\\n]*'${domain}\\.[^\\n]*\\n|^paths:\\n`, 'm'),
        pathsOf(names),
        file,
      ),
    [`server/${domain}/index.ts`]: (text, file) =>
      behind(
        importing(text, `${camel}Handlers`, `./${kebab}/handlers.ts`),
        /handlers: \([^)]*\) => \(\{\n/,
        `    ...${camel}Handlers(platform),\n`,
        file,
      ),
    [`src/paths/${domain}.ts`]: (text, file) =>
      behind(text, /Paths = \{/, `\n  ${camel}: () => '/${domain}/${kebab}',`, file),
    [`src/app/routes/${domain}.ts`]: (text, file) => {
      const [, module = ''] = /rail: \{ label: '([^']+)'/.exec(text) ?? [];
      if (module === '')
        throw new NoResource(`${file} has no entry in the rail, to which the menu of the screen belongs`);
      const imported = importing(importing(text, 'page', '../page.tsx'), 'inBusiness', '../access.ts');
      return behind(
        imported,
        /: Manifest = \{[\s\S]*?\n {2}screens: \[/,
        `
    {
      path: ${domain}Paths.${camel}(),
      title: '${title}',
      access: inBusiness('${read}'),
      frame: 'always',
      menu: { module: '${module}', label: '${title}', order: 90 },
      page: page(async () => (await import('../../views/${domain}/${kebab}.page.tsx')).${pascal}Page),
      readAhead: async () => (await import('../../views/${domain}/${kebab}.page.tsx')).read${pascal},
    },`,
        file,
      );
    },
    'tests/api/idempotency.test.ts': (text, file) => behind(text, /^(?= {2}updateJob: )/m, tried.idempotency, file),
    'tests/api/edits.test.ts': (text, file) =>
      behind(
        behind(
          behind(text, /^(?= {2}updateJob: )/m, tried.edits, file),
          /^(?= {2}updateJob: async \(\) => \(\{ description)/m,
          tried.whole,
          file,
        ),
        /\.\.\.\[\s*(?='bulkDelete)/,
        tried.deleted,
        file,
      ),
    [`tests/e2e/${domain}/screens.spec.ts`]: (text, file) =>
      behind(
        importing(text, `of${pascal}`, `./${kebab}-screens.ts`),
        new RegExp(`testScreens\\('${domain}', \\[`),
        `\n  ...of${pascal},`,
        file,
      ),
  };
}

/**
 * @param tree where it is written
 * @returns the new text of each file that is written or changed
 * @throws NoResource when the name is none, the resource is there, or the domain has no place for it
 */
export function writeResource(
  { domain, resource, fields: others }: { domain: string; resource: string; fields: readonly Field[] },
  tree: Tree,
): ReadonlyMap<string, string> {
  const names = namesOf(domain, resource);
  const fields = [named, ...others.filter(({ name }) => name !== 'name')];
  const textOf = (file: string) => {
    const text = tree.read(file);
    if (text === null)
      throw new NoResource(`the domain '${domain}' has no ${file}; docs/adding-a-module.md says how it begins`);
    return text;
  };
  const { kebab, oneKebab } = names;
  const permissions = permissionsOf(domain, textOf(`src/app/routes/${domain}.ts`), textOf('openapi/shared.yaml'));
  const written = new Map<string, string>();
  const fresh = {
    [`openapi/${domain}.${kebab}.yaml`]: contractOf(names, fields, permissions),
    [nextMigration(tree, names)]: migrationOf(names, fields),
    [`server/${domain}/${kebab}/store.ts`]: storeOf(names, fields),
    [`server/${domain}/${kebab}/handlers.ts`]: handlersOf(names, fields),
    [`server/${domain}/${kebab}/${kebab}.test.ts`]: testOf(names, fields),
    [`src/views/${domain}/${kebab}.page.tsx`]: pageOf(names, fields, permissions),
    [`src/views/${domain}/${oneKebab}-form.tsx`]: formOf(names, fields),
    [`tests/e2e/${domain}/${kebab}-screens.ts`]: screensOf(names, fields),
    [`tests/e2e/${domain}/${kebab}.spec.ts`]: storyOf(names, fields),
  };
  for (const [file, text] of Object.entries(fresh)) {
    if (tree.read(file) !== null) throw new NoResource(`${file} is there already`);
    written.set(file, text);
  }
  if (textOf('openapi/steward.yaml').includes(`/c/{domain}/${names.snake}/`))
    throw new NoResource(`the contract has /c/{domain}/${names.snake}/ already`);
  for (const [file, register] of Object.entries(registered(names, fields, permissions.read)))
    written.set(file, register(textOf(file), file));
  return written;
}
