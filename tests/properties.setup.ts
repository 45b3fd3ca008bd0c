/**
 * Properties are tried with the same values in every run, so that a failure belongs to the change that brought it. With
 * `SEED=7` (any whole number) they are tried with others.
 */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });
