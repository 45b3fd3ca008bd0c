/**
 * Passwords that an attacker tries first, besides those on a list: a common word or a known name with a year, a row of keys or
 * a few digits and marks. Both programs run it, the app while one types and the server before it stores.
 */

/** Of lists of leaked passwords, and of passwords in Nigeria. */
const words =
  'password passwort passcode passw pass admin administrator welcome login letmein user username default root master super secret access change changeme test demo guest hello monkey dragon shadow sunshine princess superman batman pokemon iloveyou love lovely baby angel flower summer winter spring autumn january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday football soccer baseball chelsea arsenal liverpool barcelona madrid manchester united computer internet google facebook samsung iphone business company office manager money bank staff work money happy family mother father daddy mummy friend forever freedom michael jordan charlie daniel andrew joshua thomas jessica ashley emmanuel david grace blessed blessing favour favor mercy glory jesus christ jehovah allah god peace victory success nigeria naija lagos abuja ibadan kano portharcourt enugu africa steward'.split(
    ' ',
  );
const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qazwsxedcrfv'];
const shortestPiece = 3;

/** Letters that people write as digits and marks. */
const letters: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

const piecesOf = (known: string): string[] =>
  known
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((piece) => piece.length >= shortestPiece);

/**
 * Whether so little is left of a password without what can be guessed that a list of guesses finds it.
 * @param known what the person and the business are known by: names and the email
 */
export function isGuessable(password: string, known: readonly string[] = []): boolean {
  const typed = Array.from(password, (letter) => letter.toLowerCase().charAt(0));
  const plain = typed.join('');
  const read = typed.map((letter) => letters[letter] ?? letter).join('');
  const isGuessed = typed.map(() => false);
  let count = 0;
  /** @returns whether it is there, outside of what was found before */
  const guess = (from: number, length: number): boolean => {
    const isNew = !isGuessed.slice(from, from + length).every(Boolean);
    isGuessed.fill(true, from, from + length);
    return isNew;
  };
  const ofLongest = [...words, ...known.flatMap(piecesOf)].sort((one, other) => other.length - one.length);
  for (const word of ofLongest)
    for (const text of [plain, read])
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) if (guess(at, word.length)) count++;
  for (const { index, 0: found } of plain.matchAll(/(?:19|20)\d\d|(.)\1{2,}|[^\p{L}\p{N}]+/gu))
    guess(index, found.length);
  for (let at = 0; at + shortestPiece <= plain.length; at++) {
    const piece = plain.slice(at, at + shortestPiece);
    const turned = Array.from(piece).reverse().join('');
    if (rows.some((row) => row.includes(piece) || row.includes(turned))) guess(at, shortestPiece);
  }
  const left = isGuessed.filter((one) => !one).length;
  return left < 4 && count <= 2;
}
