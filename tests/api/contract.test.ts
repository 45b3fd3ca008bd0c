/** The contract and the server say the same: every operation is served, and nothing else is. */
import Fastify, { type FastifyInstance, type HTTPMethods } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { describe, expect, it } from 'vitest';
import { heldOperations, openOperations } from '../../openapi/generated/lists/operations.ts';
import { howToRepeat, inSample } from '../../scripts/commit-seed.ts';
import { authorise } from '../../server/accounts/sessions/authorise.ts';
import { handlersOf } from '../../server/app.ts';
import { holdsVehicle as holds } from '../../server/fleet/driver/holding.ts';
import { isAmong } from '../../server/hr/employees/oneself.ts';
import { routeAt } from '../../server/platform/answers.testing.ts';
import type { Handlers } from '../../server/platform/contract.ts';
import { operationsOf, readContract } from '../../server/platform/contract.ts';
import { createHttp } from '../../server/platform/http/http.ts';
import { compileSerializer, compileValidator } from '../../server/platform/http/validation.ts';
import { startTestServer } from '../../server/platform/testing.ts';

const server = await startTestServer();
const document = readContract();
const operations = operationsOf(document);
const described = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, ...operation })),
);

describe('every operation', () => {
  it('has an id of its own, a route and a handler', () => {
    expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
    expect(Object.keys(handlersOf(server.platform)).sort()).toEqual(operations.map(({ id }) => id).sort());
    for (const { id, method, path } of operations) {
      const url = `/api${path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')}`;
      expect([id, server.app.hasRoute({ method: method as HTTPMethods, url })]).toEqual([id, true]);
    }
  });

  it('has schemas that can be compiled, which the server does only when somebody asks', async () => {
    const app = Fastify();
    app.setValidatorCompiler(compileValidator as never);
    app.setSerializerCompiler(compileSerializer as never);
    const operationResolver = () => async () => undefined;
    await app.register(openapiGlue, { specification: document as never, operationResolver });
    await expect(app.ready()).resolves.toBeDefined();
    await app.close();
  });

  it('says where it comes from', () => {
    for (const operation of described)
      expect([operation.operationId, operation]).toEqual([
        operation.operationId,
        expect.objectContaining({ 'x-origin': expect.stringMatching(/^(given|named|added)$/) }),
      ]);
  });

  /** The contract with this operation alone, without some of what it states. */
  const alone = (operationId: string, ...names: string[]) => {
    const found = described.find((one) => one.operationId === operationId);
    if (found === undefined) throw new Error(`There is no ${operationId}.`);
    const { path, method, ...stated } = found;
    const left = Object.fromEntries(Object.entries(stated).filter(([name]) => !names.includes(name)));
    return { ...document, paths: { [path]: { [method]: left as typeof stated } } };
  };

  it.each(operations.map(({ id }) => id))('states who may call it: %s is refused without', (id) => {
    expect(() => operationsOf(alone(id, 'security', 'x-owner', 'x-permission', 'x-permission-reason'))).toThrow(
      `${id} must state who may call it`,
    );
  });

  it('that is open to every member says why', () => {
    const open = described.filter(({ 'x-permission': stated }) => stated?.length === 0);
    expect(open.length).toBeGreaterThan(40);
    for (const { operationId } of open)
      expect(() => operationsOf(alone(operationId, 'x-permission-reason'))).toThrow(
        `${operationId} must have an x-permission-reason`,
      );
  });
});

describe('the lists that give handlers their types', () => {
  it('are what the contract says', () => {
    const ids = (which: 'isOpen' | 'isHeld') => operations.filter((one) => one[which]).map(({ id }) => id);
    expect([...openOperations].sort()).toEqual(ids('isOpen').sort());
    expect([...heldOperations].sort()).toEqual(ids('isHeld').sort());
  });
});

describe('the server does not start', () => {
  const handlers = handlersOf(server.platform);
  const bind = (bound: object): Promise<FastifyInstance> =>
    createHttp({ ...server.platform, handlers: bound as Handlers, authorise, holds, isAmong });

  it.each(inSample(operations, 20).map(({ id }) => id))(
    `without a handler of %s, with ${howToRepeat()}`,
    async (id) => {
      const { [id]: _removed, ...others } = handlers;
      await expect(bind(others)).rejects.toThrow(`The operation ${id} has no handler.`);
    },
  );
  it('with a handler of no operation', async () => {
    await expect(bind({ ...handlers, sellBusiness: async () => undefined })).rejects.toThrow(
      'The handler sellBusiness has no operation.',
    );
  });
});

describe('the server', () => {
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${server.url}${path}`, { headers });
    return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
  };

  it('answers the contract, word for word, and a page that shows it', async () => {
    const { status, type, text } = await read('/api/openapi.json');
    expect([status, type]).toEqual([200, 'application/json; charset=utf-8']);
    expect(JSON.parse(text)).toEqual(document);
    expect(await read('/api/docs/')).toMatchObject({ status: 200, type: expect.stringContaining('text/html') });
  });

  it.each(['/api/nothing/', '/api/', '/api', '/api/c/nothing', '/api/accounts/auth/login'])(
    'refuses %s, also to a browser that asks for a page',
    async (path) => {
      for (const accept of ['application/json', 'text/html']) {
        const { status, text } = await read(path, { accept });
        expect([status, text]).toEqual([404, '{"detail":"Not found."}']);
      }
    },
  );

  const statusAndText = async (method: string, url: string) => {
    const { statusCode, payload } = await server.app.inject({ method: method as 'GET', url: `/api${url}` });
    return [statusCode, payload] as const;
  };

  it('takes each address with a slash at its end and without', async () => {
    for (const { method, path } of operations) {
      const url = path.replaceAll(/\{(\w+)\}/g, 'NG');
      const twin = url.endsWith('/') ? url.slice(0, -1) : `${url}/`;
      const [answer, answerOfTwin] = [await statusAndText(method, url), await statusAndText(method, twin)];
      expect([method, twin, answerOfTwin[0]]).toEqual([method, twin, answer[0]]);
      expect(answer[1]).not.toBe('{"detail":"Not found."}');
    }
  });

  it('knows no other method than the contract', async () => {
    for (const { method, path } of operations) {
      const url = path.replaceAll(/\{(\w+)\}/g, 'NG');
      for (const other of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
        // A path such as `all/` is also one with an id, and `vehicles/` one with an empty id.
        if (routeAt(other, url) !== undefined || routeAt(other, `${url}x`) !== undefined) continue;
        const answer = await statusAndText(other, url);
        expect([method, url, other, ...answer]).toEqual([method, url, other, 404, '{"detail":"Not found."}']);
      }
    }
  });
});
