import type { SnapshotFrom } from 'xstate';
import type { loginMachine } from './machine.ts';

/** Whether it is the code, and no longer the password, that is asked for or was given. */
export const selectAsksCode = ({ context }: SnapshotFrom<typeof loginMachine>): boolean => context.proof.ticket !== '';
