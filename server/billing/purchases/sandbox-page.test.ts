/** The page that stands in for a provider's. */
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../platform/testing.ts';
import { choose, newBuyer } from '../billing.testing.ts';

const server = await startTestServer({ jobs: true });

describe("the sandbox's page", () => {
  it('is a form that its content security policy allows to submit', async () => {
    const { opened } = await newBuyer(server);
    const reference = await opened();
    const response = await fetch(`${server.url}/sandbox/checkout/${reference}`);
    const text = await response.text();
    expect(response.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(text).toContain('₦537.50');
    for (const label of ['Pay', 'Decline', 'Close without paying']) expect(text).toContain(`<span>${label}<small>`);
    expect((await choose(server, reference, { outcome: 'success', delay: 'soon' })).status).toBe(400);
    expect((await choose(server, reference, { outcome: 'nonsense' })).status).toBe(400);
    await choose(server, reference, { outcome: 'failed' });
    await choose(server, reference, { outcome: 'success' });
    expect(await (await fetch(`${server.url}/sandbox/checkout/${reference}`)).text()).toContain('was chosen already');
    expect((await server.sql('select outcome from sandbox_payments where reference = $1', [reference]))[0]).toEqual({
      outcome: 'failed',
    });
    for (const nobodys of ['stw-nothing', 'a%00b', '%00']) {
      const shown = await fetch(`${server.url}/sandbox/checkout/${nobodys}`);
      const chosen = await choose(server, nobodys, { outcome: 'success' });
      for (const { status } of [shown, chosen]) expect([400, 404]).toContain(status);
    }
  });
});
