/** What stands before Steward in production: a proxy with TLS, so that browsers speak HTTP/2 with it. Needs `openssl`. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** @returns its address, and `close` */
export async function openProxy(to: string, folder: string) {
  const [key, cert] = [join(folder, 'proxy.key'), join(folder, 'proxy.crt')];
  const made = ['-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost', '-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', '-x509', ...made], { stdio: 'ignore' });
  const proxy = createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) }, (near, answer) => {
    const own = Object.entries(near.headers).filter(([name]) => !name.startsWith(':'));
    const headers = { ...Object.fromEntries(own), host: new URL(to).host };
    const far = request(new URL(near.url, to), { method: near.method, headers }, (answered) => {
      const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...kept } = answered.headers;
      answer.writeHead(answered.statusCode ?? 502, kept);
      answered.pipe(answer);
    });
    far.on('error', () => answer.stream.destroy());
    near.pipe(far);
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `https://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close: () => proxy.close(),
  };
}
