import { expect, it } from 'vitest';
import { plainTerms } from '../../../rules/timeoff/policy.ts';
import { newOwner } from '../../onboarding/onboarding.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { dayPlus } from '../../platform/time/dates.ts';
import { inLagos } from '../../platform/time/lagos.testing.ts';

const server = await startTestServer({ jobs: true });

it('a dismissal during maternity leave, or one that ends within it, is refused unless it is insisted on', async () => {
  const owner = await newOwner(server);
  const call = (method: string, rest: string, json?: unknown) =>
    server.call(method, `/c/${owner.businessId}/${rest}`, {
      token: owner.token,
      ...(json === undefined ? {} : { json }),
    });
  const day = (days: number) => dayPlus(inLagos(), { days });
  const employee = { first_name: 'Halima', last_name: 'Danjuma', hire_date: '2020-01-06' };
  const { id } = (await call('POST', 'employees/post_employee_form_once/', employee)).body;
  const terms = { ...plainTerms, accrual: 'none', amount: 0, count_rest_days: true, count_holidays: true };
  const policy = (await call('POST', 'timeoff_policy/', { kind: 'maternity', name: 'Maternity leave', terms })).body.id;
  const order = { employees: [id], start_date: day(0) };
  expect(await call('POST', `timeoff_policy/${policy}/assign/`, order)).toMatchObject({ status: 200 });
  const leave = { policy, first_day: day(10), last_day: day(93) };
  const asked = await call('POST', `employees/${id}/timeoff_requests/`, leave);
  expect(asked).toMatchObject({ status: 201 });
  const end = (body: object) => call('POST', `employees/${id}/terminate/`, body);
  const refused = { status: 409, body: { code: 'protected' } };

  const within = { date: day(30), reason: 'dismissal' };
  expect(await call('POST', `timeoff_requests/${asked.body.id}/approve/`)).toMatchObject({ status: 200 });

  expect(await end(within)).toMatchObject({
    ...refused,
    body: { detail: expect.stringMatching(/^Their maternity leave is from .*Labour Act.*s\. 54\)$/) },
  });
  expect(await end({ ...within, reason: 'redundancy' })).toMatchObject(refused);
  expect(await end({ ...within, reason: 'resignation' })).toMatchObject({ status: 200 });
  await call('POST', `employees/${id}/reinstate/`, {});
  expect(await end(within)).toMatchObject(refused);
  expect(await end({ ...within, despite_protection: true })).toMatchObject({ status: 200 });
});
