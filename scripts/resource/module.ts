/**
 * The frame of a new module, in which its first resource is written: its domain at the server, its addresses, its manifest
 * and its test of screens, each of them registered.
 */
import { NoResource } from './names.ts';
import { behind, importing, type Tree } from './write-resource.ts';

type Module = {
  domain: string;
  /** In the rail, such as 'Time off'. */
  label: string;
  /** Who may see it, such as `access_hr`. */
  permission: string;
  /** The resource that its entry in the rail opens, in the plural. */
  first: string;
};

const camelOf = (kebab: string) => kebab.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const freshOf = ({ domain, label, permission, first }: Module): Record<string, string> => ({
  [`server/${domain}/index.ts`]: `/** ${label}. */
import type { Domain } from '../plug/domain.ts';

export const ${domain} = {
  handlers: (platform) => ({
  }),
} satisfies Domain;
`,
  [`src/paths/${domain}.ts`]: `export const ${domain}Paths = {
};
`,
  [`src/app/routes/${domain}.ts`]: `import { ${domain}Paths } from '../../paths/${domain}.ts';
import { inBusiness } from '../access.ts';
import { page } from '../page.tsx';
import type { Manifest } from '../screen.ts';

/** Needs \`${permission}\`. */
export const ${domain}: Manifest = {
  rail: { label: '${label}', href: ${domain}Paths.${camelOf(first)}(), icon: 'document', order: 6 },
  screens: [
  ],
};
`,
  [`tests/e2e/${domain}/screens.spec.ts`]: `/** The screens of ${label}. */
import { testScreens } from '../screens.ts';

testScreens('${domain}', [
]);
`,
});

const registered = ({ domain, label }: Module): Record<string, (text: string, file: string) => string> => ({
  'server/app.ts': (text, file) =>
    behind(
      importing(text, domain, `./${domain}/index.ts`),
      /const plugs = \[\s*(?=[^\]]*\bshell,?\s*\])/,
      `${domain}, `,
      file,
    ),
  'src/app/routes/members.ts': (text, file) =>
    behind(
      behind(importing(text, domain, `./${domain}.ts`), /ofMembers = \{ /, `${domain}, `, file),
      /inMenu = working\(\{[^}]*?(?=, businesses)/,
      `, ${domain}`,
      file,
    ),
  'src/app/modules.ts': (text, file) =>
    behind(
      text,
      /modules: Record<string, Module> = \{\n/,
      `  ${domain}: { prefixes: ['/${domain}'], load: async () => (await members()).${domain} },\n`,
      file,
    ),
  // What is listed already, as coming, stays so until it works.
  'rules/shared/modules.ts': (text, file) =>
    text.includes(`\n  ${domain}: {`)
      ? text
      : behind(
          text,
          /modules = listed\(\{\n[\s\S]*?(?=\}\);)/,
          `  ${domain}: { name: '${label}', state: 'coming' },\n`,
          file,
        ),
});

/**
 * @returns the new text of each file that is written or changed
 * @throws NoResource when the module is there already, or its name is no domain of the glossary
 */
export function frameOf(module: Module, tree: Tree): Map<string, string> {
  const written = new Map<string, string>();
  const glossary = tree.read('docs/glossary.md') ?? '';
  if (!new RegExp(`^\\| (?:[a-z]+, )*${module.domain}(?:, [a-z]+)* \\|`, 'm').test(glossary))
    throw new NoResource(`say first in the domains of docs/glossary.md what '${module.domain}' is`);
  for (const [file, text] of Object.entries(freshOf(module))) {
    if (tree.read(file) !== null) throw new NoResource(`${file} is there already`);
    written.set(file, text);
  }
  for (const [file, register] of Object.entries(registered(module))) {
    const text = tree.read(file);
    if (text === null) throw new NoResource(`${file} is missing`);
    written.set(file, register(text, file));
  }
  return written;
}
