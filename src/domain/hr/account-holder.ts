/** Whether the holder of a bank account is who the account is said to be of. Banks write names in capitals and in any order. */

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Two names of a person are enough: banks leave middle names out, or have others. */
export function isHolder(holder: string, person: string): boolean {
  const [held, names] = [new Set(wordsOf(holder)), new Set(wordsOf(person))];
  const shared = [...names].filter((name) => held.has(name)).length;
  return shared >= Math.min(2, names.size);
}
