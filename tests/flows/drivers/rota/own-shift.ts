/** A shift of a week that is published, of the owner or open, at a location of its own. */
import type { Stage } from '../../browser/stage.ts';
import { signedInOn } from '../signed-in.ts';

export type Published = { base: string; token: string; shift: string; location: string };

export async function publishedShift(stage: Stage, isOpen: boolean): Promise<Published> {
  const { world } = stage;
  const owner = await world.owner();
  const person = await signedInOn(stage, owner);
  const token = person.accessToken;
  const base = `/c/${world.businessOf(person)}/`;
  const firstOf = async (list: string): Promise<string> => {
    const [{ id }] = (await world.expect('GET', `${base}${list}`, { token })) as unknown as [{ id: string }];
    return id;
  };
  const location = await firstOf('regions/all/');
  const times = { date: '2036-12-08', start: '08:00', end: '12:00', break_minutes: 0, location };
  const json = { ...times, employee: isOpen ? null : await firstOf('employees/all') };
  const { id: shift } = await world.expect('POST', `${base}shift/`, { token, json });
  const week = { year: 2036, week_number: 50 };
  const { version } = await world.expect('GET', `${base}shift/publish/?year=2036&week_number=50`, { token });
  await world.expect('POST', `${base}shift/publish/`, { token, json: { ...week, version } });
  return { base, token, shift: String(shift), location };
}

/** Takes back whatever waits, so that the shift is as it was published. */
export async function takeBack(stage: Stage, { base, token }: Published): Promise<void> {
  const { results } = await stage.world.expect('GET', `${base}shift/swaps/`, { token });
  for (const { id, may_withdraw: mayWithdraw } of results as { id: string; may_withdraw: boolean }[])
    if (mayWithdraw) await stage.world.expect('POST', `${base}shift/swaps/${id}/withdraw/`, { token });
}
