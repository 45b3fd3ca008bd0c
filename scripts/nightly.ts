/**
 * `NIGHTLY=1`: everything runs, whatever `--since` says; flows without a screen are played in the browser too, and all
 * mutants are tried in place of every tenth.
 */
export const isNightly = (): boolean => Boolean(process.env.NIGHTLY);
