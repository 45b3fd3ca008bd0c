/**
 * `npm run props`: writes for the reference at `/ui` the props of every component in `src/views/ui` and `src/views/shared`, from
 * their types and docstrings, and the code of each state. `--check` writes nothing and fails when a file has drifted.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { withCustomConfig } from 'react-docgen-typescript';
import { referenceCode } from './reference-code.ts';

const parser = withCustomConfig('tsconfig.json', {
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  // Props of HTML elements are left out.
  propFilter: (prop) => !prop.parent?.fileName.includes('node_modules') || prop.description !== '',
});

const sources = globSync(['src/views/ui/*/*.tsx', 'src/views/shared/*/*.tsx'])
  .filter((name) => !/\.(test|testing|reference)\.tsx$/.test(name))
  .sort();

const components = parser.parse(sources).map(({ displayName, description, props }) => {
  const listed = Object.values(props).map((prop) => ({
    name: prop.name,
    type: typeOf(prop.type),
    isRequired: prop.required,
    default: prop.defaultValue === null ? null : String((prop.defaultValue as { value: unknown }).value),
    description: prop.description.replaceAll('\n', ' '),
  }));
  return [displayName, { description: description.replaceAll('\n', ' '), props: listed }] as const;
});

/** A union of literals as its members, any other type as written. */
function typeOf({ name, raw, value }: { name: string; raw?: string; value?: { value: string }[] }): string {
  return name === 'enum' && value ? value.map((each) => each.value).join(' | ') : (raw ?? name);
}

const textOf = (value: object) => `${JSON.stringify(value, null, 1)}\n`;
const written = {
  'src/reference/props.json': textOf(Object.fromEntries(components.sort(([one], [other]) => one.localeCompare(other)))),
  'src/reference/code.json': textOf(referenceCode()),
};

for (const [file, now] of Object.entries(written)) {
  if (!process.argv.includes('--check')) writeFileSync(file, now);
  else if (readFileSync(file, 'utf8') !== now) {
    console.error(`${file} has drifted from the components: run npm run props.`);
    process.exitCode = 1;
  }
}
