/** A server that speaks the protocol of S3 and checks signatures, on a free port, for tests. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll } from 'vitest';
import type { Bucket } from './files/file-bucket.ts';

/** It is stopped when the tests of the file have ended. */
export async function startBucket(name: string): Promise<Bucket> {
  const directory = mkdtempSync(join(tmpdir(), 'steward-bucket-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name, configs: [] }],
  });
  const { port } = await server.run();
  afterAll(async () => {
    await server.close();
    rmSync(directory, { recursive: true, force: true });
  });
  const [accessKeyId, secretAccessKey] = ['S3RVER', 'S3RVER'];
  return { name, endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', accessKeyId, secretAccessKey };
}
