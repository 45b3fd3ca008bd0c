import { v7 } from 'uuid';

/** A new id: UUID version 7, so that keys made in order lie in order in their index. */
export const newId = (): string => v7();

/** The one way to write an id: as PostgreSQL answers it, so that equal ids are equal texts. */
export const idFormat = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
