/** Files in a bucket of S3 or of a server that speaks its protocol, one object an id. */
import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { refuse, StartupProblem } from '../errors.ts';
import type { FileStore } from './file-store.ts';

export type Bucket = {
  /** Of the server, without the bucket and without a trailing slash. */
  endpoint: string;
  region: string;
  name: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Milliseconds that one request may take. */
const patience = 30_000;

/** @throws a sentence when the bucket cannot be used */
export async function openBucket({ endpoint, region, name, accessKeyId, secretAccessKey }: Bucket): Promise<FileStore> {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 4 });
  const address = `${endpoint}/${encodeURIComponent(name)}`;
  const ask = (url: string, init: RequestInit) => client.fetch(url, { ...init, signal: AbortSignal.timeout(patience) });
  const askObject = async (method: 'PUT' | 'GET' | 'DELETE', id: string, body?: Blob) => {
    const answer = await ask(`${address}/${id}`, body === undefined ? { method } : { method, body });
    if (!answer.ok && answer.status !== 404) {
      throw new Error(`${method} of a file was refused by the bucket with ${answer.status}: ${await answer.text()}`);
    }
    return answer;
  };
  /** @throws a sentence when the server does not answer, or refuses */
  const list = async (query: string) => {
    const answer = await ask(`${address}?list-type=2${query}`, {}).catch((error: Error) => {
      const reason = error.cause instanceof Error ? error.cause.message : error.message;
      throw new StartupProblem(`The server of the bucket, ${endpoint}, does not answer: ${reason}.`);
    });
    const text = await answer.text();
    if (answer.ok) return text;
    const [, code = answer.statusText] = /<Code>(\w+)<\/Code>/.exec(text) ?? [];
    throw new StartupProblem(`The bucket ${name} cannot be used: ${endpoint} answers ${answer.status} ${code}.`);
  };

  // Of a folder that is not there: this asks only whether the bucket may be used, however full it is.
  await list('&prefix=none/');
  return {
    put: async (id, path) => {
      const { status } = await askObject('PUT', id, await openAsBlob(path));
      if (status === 404) throw new Error(`The bucket ${name} is not there any more.`);
      await rm(path);
    },
    open: async (id) => {
      const { status, body } = await askObject('GET', id);
      if (status === 404 || body === null) throw refuse.missing();
      return Readable.fromWeb(body as ReadableStream);
    },
    remove: async (id) => {
      await askObject('DELETE', id);
    },
    isEmpty: async () => !(await list('')).includes('<Contents>'),
  };
}
