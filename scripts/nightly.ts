/**
 * `NIGHTLY=1`: everything runs, whatever `--since` says; every path and flows without a screen are played in the browser too,
 * screens are judged in every look, and all mutants are tried in place of every tenth.
 */
export const isNightly = (): boolean => Boolean(process.env.NIGHTLY);
