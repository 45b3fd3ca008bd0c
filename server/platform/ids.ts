import { v7 } from 'uuid';

/** A new id: UUID version 7, so that keys made in order lie in order in their index. */
export const newId = (): string => v7();
