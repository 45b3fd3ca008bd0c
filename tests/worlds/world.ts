/** Everything that a test can create on a server, one file per domain. */
import { makeAccounts } from './accounts.ts';
import { Api } from './api.ts';
import { makeAssets } from './assets.ts';
import { makeBilling } from './billing.ts';
import { makeBusinesses } from './businesses.ts';
import { makeFleet } from './fleet.ts';
import { makeHr } from './hr.ts';
import { makePeople } from './people.ts';

/** @param databaseUrl as the owner of the database, for what no call can do */
export const makeWorld = (url: string, databaseUrl: string) => {
  const api = new Api(url, databaseUrl);
  const accounts = makeAccounts(api);
  const businesses = makeBusinesses(api, accounts);
  const { call, expect, mailed, mailOf, number, shared } = api;
  return {
    url,
    call,
    expect,
    mailed,
    mailOf,
    number,
    shared,
    ...accounts,
    ...businesses,
    ...makePeople(api, accounts, businesses),
    ...makeHr(api, accounts, businesses),
    ...makeBilling(api, businesses),
    ...makeAssets(api, businesses),
    ...makeFleet(api, businesses),
  };
};

export type World = ReturnType<typeof makeWorld>;
