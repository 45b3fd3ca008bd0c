import type { SnapshotFrom } from 'xstate';
import type { loginMachine } from './machine.ts';

/** Whether the sign-in has reached the code of the second step. */
export const selectAsksCode = ({ context }: SnapshotFrom<typeof loginMachine>): boolean => context.proof.ticket !== '';
