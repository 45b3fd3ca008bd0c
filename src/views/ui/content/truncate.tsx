import { visuallyHidden } from '../foundations/visually-hidden.css.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first `length` characters as a reader counts them, and an ellipsis if there are more. */
export function truncate(text: string, length: number): string {
  // A text with no more units than that has no more characters either.
  if (text.length <= length) return text;
  const characters = Array.from(segmenter.segment(text), ({ segment }) => segment);
  return characters.length <= length ? text : `${characters.slice(0, length).join('').trimEnd()}…`;
}

/** A text cut to a number of characters; all of it is read out, and shown to who points at it. */
export function Truncate({ text, length }: { text: string; length: number }) {
  const cut = truncate(text, length);
  if (cut === text) return text;
  return (
    <span title={text}>
      <span aria-hidden="true">{cut}</span>
      <span className={visuallyHidden}>{text}</span>
    </span>
  );
}
