import type { SnapshotFrom } from 'xstate';
import type { fileSharingMachine } from './machine.ts';
import { currentOf } from './setup.ts';

/** The file that is on its way, or waits for it. */
export const selectCurrent = ({ context }: SnapshotFrom<typeof fileSharingMachine>) => currentOf(context);
