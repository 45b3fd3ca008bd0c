/** How long a call may take before it is given up, in milliseconds. Leaving its state aborts it. */
export const answerDeadline = 30_000;

/** The same for a call that carries a file: 5 MB at the 300 kbit/s of a slow phone line, and some air. */
export const uploadDeadline = 180_000;
