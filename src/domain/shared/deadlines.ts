/** The timeout of a request in milliseconds. Leaving a machine's state aborts its request earlier. */
export const answerDeadline = 30_000;

/** The timeout of an upload: 5 MB at 300 kbit/s, a slow mobile connection, and a margin. */
export const uploadDeadline = 180_000;

/** The timeout of a download, which may be the archive of a whole business. */
export const downloadDeadline = 1_800_000;
