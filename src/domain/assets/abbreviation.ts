/** The abbreviation of an asset type: the first three letters of its name in capitals. It is displayed, never stored. */
export const abbreviationOf = (name: string): string =>
  [...new Intl.Segmenter('en-NG').segment(name.replace(/[^\p{L}\p{M}\p{N}]/gu, ''))]
    .slice(0, 3)
    .map(({ segment }) => segment)
    .join('')
    .toLocaleUpperCase('en-NG');
