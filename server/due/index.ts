/** What is due, once: kept in the database by the changes of its sources, and read by every screen, list and message. */
import type { Domain } from '../plug/domain.ts';
import { licenceHandlers } from './licences/handlers.ts';
import { dueHandlers } from './listing/handlers.ts';

export const due = {
  handlers: (platform) => ({ ...dueHandlers(platform), ...licenceHandlers(platform) }),
} satisfies Domain;
