/** `NIGHTLY=1`: everything runs, whatever `--since` says, and all mutants are tried in place of every tenth. */
export const isNightly = (): boolean => Boolean(process.env.NIGHTLY);
