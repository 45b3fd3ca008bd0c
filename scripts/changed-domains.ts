/** The domains of what changed in the contract and in the database. */

export type Contract = {
  paths: Record<string, Record<string, { tags?: string[] }>>;
  components: Record<string, Record<string, unknown>>;
};

/** What stands behind every reference in a part of the contract, by reference. */
function referred(part: unknown, { components }: Contract): Map<string, string> {
  const found = new Map<string, string>();
  const look = (text: string) => {
    for (const [, reference = ''] of text.matchAll(/"\$ref":"#\/components\/([^"]+)"/g)) {
      if (found.has(reference)) continue;
      const [kind = '', name = ''] = reference.split('/');
      const target = JSON.stringify(components[kind]?.[name] ?? null);
      found.set(reference, target);
      look(target);
    }
  };
  look(JSON.stringify(part));
  return found;
}

/** Each operation by method and path, as one text with all that it refers to, and its domain. */
const operationsOf = (contract: Contract) =>
  new Map(
    Object.entries(contract.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => {
        const text = JSON.stringify([operation, ...[...referred(operation, contract)].sort()]);
        return [`${method} ${path}`, { text, domain: operation.tags?.[0] ?? '' }] as const;
      }),
    ),
  );

/** The domains of operations that were added, removed or changed, also by a schema that they refer to. */
export function domainsOfContract(before: Contract, now: Contract): string[] {
  const [then, today] = [operationsOf(before), operationsOf(now)];
  const changed = [...new Set([...then.keys(), ...today.keys()])].filter(
    (key) => then.get(key)?.text !== today.get(key)?.text,
  );
  return [...new Set(changed.map((key) => (today.get(key) ?? then.get(key))?.domain ?? ''))].sort();
}

const table =
  /\b(?:table(?:\s+if\s+(?:not\s+)?exists)?|into|update|delete\s+from|on)\s+(?:only\s+)?(?:public\.)?(\w+)/gi;

/**
 * The domains that name a table which the migration touches; null when they name none, as with a function.
 * @param sources each file of the server's domains with its text
 */
export function domainsOfMigration(sql: string, sources: readonly { domain: string; text: string }[]): string[] | null {
  const touched = new Set([...sql.matchAll(table)].map(([, name = '']) => name.toLowerCase()));
  const patterns = [...touched].map((name) => new RegExp(`\\b${name}\\b`));
  const domains = sources
    .filter(({ text }) => patterns.some((pattern) => pattern.test(text)))
    .map(({ domain }) => domain);
  return domains.length === 0 ? null : [...new Set(domains)].sort();
}
