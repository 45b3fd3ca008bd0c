/** Counting what people do in the flows, where the operator has asked for it; see docs/operating.md. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Handlers } from '../../platform/contract.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { dayOf } from './rules.ts';
import * as store from './store.ts';

type FlowCountOperation = 'countFlows' | 'readFlowCounts';

/** All flows together have fewer; more would be invented ones. */
const mostKindsADay = 10_000;

const digest = (text: string) => createHash('sha256').update(text).digest();

export const flowCountHandlers = ({ clock, config, db }: Platform): Pick<Handlers, FlowCountOperation> => ({
  countFlows: async ({ body }) => {
    if (!config.countFlows) throw refuse.missing();
    const now = clock.now();
    const day = dayOf(body.day, now);
    const counts = Object.entries(body.flows).flatMap(([flow, times]) =>
      Object.entries(times).map(([counted, count]) => ({ flow, counted, times: count })),
    );
    await db.system(async (tx) => {
      if (!(await store.addBatch(tx, body.id, now))) return;
      if ((await store.countKinds(tx, day)) < mostKindsADay) await store.addCounts(tx, day, counts);
    });
    return undefined;
  },

  readFlowCounts: async ({ body: { flow, from, to, token } }) => {
    if (!config.countFlows) throw refuse.missing();
    const { operatorToken: expected, production } = config;
    const isOperator = expected === null ? !production : timingSafeEqual(digest(token), digest(expected));
    if (!isOperator) throw refuse.forbidden('The operator’s token is not right.');
    return { counts: await db.system((tx) => store.sumCounts(tx, flow, from, to)) };
  },
});
