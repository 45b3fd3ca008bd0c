/** What the command is given: the domain, the resource and its fields, as each floor writes them. */
export class NoResource extends Error {}

export type Names = {
  domain: string;
  /** Files and addresses: `tool-hires`, `tool-hire`. */
  kebab: string;
  oneKebab: string;
  /** Functions: `toolHires`, `toolHire`. */
  camel: string;
  oneCamel: string;
  /** Types and operations: `ToolHires`, `ToolHire`. */
  pascal: string;
  onePascal: string;
  /** The table, and what `x-reads` says: `tool_hires`. */
  snake: string;
  /** Texts: `tool hires`, `tool hire`, `Tool hires`. */
  words: string;
  oneWords: string;
  title: string;
};

const kinds = ['line', 'text', 'email', 'phone', 'day', 'number'] as const;
export type Field = { name: string; kind: (typeof kinds)[number]; isOptional: boolean; title: string };

const camelOf = (kebab: string) => kebab.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function singularOf(plural: string): string {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  return plural.replace(/(?<=ss|x|ch|sh)es$|s$/, '');
}

/** @param given the resource in the plural, its words joined by `-` or, as in the contract, by `_` */
export function namesOf(domain: string, given: string): Names {
  const kebab = given.replaceAll('_', '-');
  if (!/^[a-z]+$/.test(domain) || !/^[a-z]+(-[a-z]+)*s$/.test(kebab))
    throw new NoResource(
      `name the domain and the resource in the plural, such as hr suppliers, not '${domain} ${kebab}'`,
    );
  const oneKebab = singularOf(kebab);
  const [camel, oneCamel] = [camelOf(kebab), camelOf(oneKebab)];
  const [words, oneWords] = [kebab.replaceAll('-', ' '), oneKebab.replaceAll('-', ' ')];
  return {
    domain,
    kebab,
    oneKebab,
    camel,
    oneCamel,
    words,
    oneWords,
    pascal: capital(camel),
    onePascal: capital(oneCamel),
    snake: kebab.replaceAll('-', '_'),
    title: capital(words),
  };
}

/** @param given such as `phone:phone?`; a field of one line needs no kind, and `?` says that it may be empty */
export function fieldOf(given: string): Field {
  const [, name = '', kind = 'line', mark] = /^([a-z]+(?:_[a-z]+)*)(?::([a-z]+))?(\?)?$/.exec(given) ?? [];
  const known = kinds.find((one) => one === kind);
  if (name === '' || known === undefined)
    throw new NoResource(
      `say a field as name:kind, with ? where it may be empty; a kind is one of ${kinds.join(', ')}; not '${given}'`,
    );
  return { name, kind: known, isOptional: mark !== undefined, title: capital(name.replaceAll('_', ' ')) };
}

/** Every resource has a name, by which it is sorted and which no other of the business has. */
export const named: Field = { name: 'name', kind: 'line', isOptional: false, title: 'Name' };
