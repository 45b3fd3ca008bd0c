/** How long a call may take before the app gives it up, in milliseconds. Leaving a machine's state aborts its call. */
export const answerDeadline = 30_000;

/** The same for a call that carries a file: 5 MB at the 300 kbit/s of a slow phone line, and some air. */
export const uploadDeadline = 180_000;

/** The same for a file that the server sends, which may be a whole business as one archive. */
export const downloadDeadline = 1_800_000;
