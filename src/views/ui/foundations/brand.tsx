import * as css from './brand.css.ts';

/** The name with its mark. Where it leads somewhere, the link goes around it. */
export function Brand() {
  return (
    <span className={css.brand}>
      <svg viewBox="0 0 28 28" width={28} height={28} aria-hidden="true">
        <rect className={css.mark} width={28} height={28} rx={8} />
        <path className={css.key} d="M15 14h6.500M19 14v3" />
        <circle className={css.key} cx={11.5} cy={14} r={3.5} />
      </svg>
      Steward
    </span>
  );
}

/** The one ornament: a woven strip, after aso-oke cloth. */
export function Weave({ direction = 'across' }: { direction?: 'across' | 'down' }) {
  return <div className={direction === 'across' ? css.weaveAcross : css.weaveDown} aria-hidden="true" />;
}
