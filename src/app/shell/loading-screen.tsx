/** The same loading screen as in index.html, for later waits. */
export function LoadingScreen() {
  return (
    <div className="boot">
      <svg viewBox="0 0 28 28" width={40} height={40} role="img" aria-label="Loading">
        <rect className="boot-mark" width={28} height={28} rx={8} />
        <path className="boot-key" d="M15 14h6.500M19 14v3" />
        <circle className="boot-key" cx={11.5} cy={14} r={3.5} />
      </svg>
    </div>
  );
}
