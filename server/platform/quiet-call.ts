/** What a call carries that no request brought: one of the demo business, or of a sample. */
import type { Logger } from 'pino';

export const quietCall = (log: Logger, address: string) => ({
  url: '',
  params: {},
  query: {},
  idempotencyKey: null,
  file: () => null,
  address,
  userAgent: '',
  cookie: () => null,
  reply: {
    header: () => {
      throw new Error('Nothing that is asked without a request sets a header.');
    },
  },
  log,
});

/** Of whom mails are kept away. */
export const noMail = { send: async () => undefined };
