import * as css from './key.css.ts';

/** The legend of a drawing. */
export function Key({ hasHistory }: { hasHistory: boolean }) {
  return (
    <ul className={css.key} aria-label="How to read it">
      <li>
        <span className={css.work} /> something works and is waited for
      </li>
      <li>
        <span className={css.failed} /> failed
      </li>
      <li>
        <span className={css.end} /> an end
      </li>
      <li>
        <span className={css.happy} /> the way when everything goes well
      </li>
      {hasHistory ? (
        <li>
          <span className={css.history}>H</span> back to where it was; H*, to every level of it
        </li>
      ) : null}
      <li>⚙ what works there</li>
      <li>↻ stays there</li>
      <li>↗ leads on, drawn without a line where many meet</li>
      <li>
        <em>if …</em> only on this condition
      </li>
    </ul>
  );
}
