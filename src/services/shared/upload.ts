import { sendAuthorised, type Transport } from './client.ts';

/** Called with how much of the body has left, in percent. */
export type OnProgress = (percent: number) => void;

/** Sends like the client, and tells how far it is: `fetch` cannot (https://github.com/whatwg/fetch/issues/607). */
export const uploading = (onProgress: OnProgress) => (request: Request) =>
  sendAuthorised(request, transportOf(onProgress));

const transportOf =
  (onProgress: OnProgress): Transport =>
  async (request, { signal }) => {
    const body = await request.arrayBuffer();
    signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const travelling = new XMLHttpRequest();
      travelling.open(request.method, request.url);
      request.headers.forEach((value, name) => {
        travelling.setRequestHeader(name, value);
      });
      travelling.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? (loaded / total) * 100 : 0);
      travelling.onload = () => resolve(answerOf(travelling));
      // As `fetch` fails without a connection.
      travelling.onerror = () => reject(new TypeError('Failed to fetch'));
      travelling.onabort = () => reject(signal.reason);
      signal.addEventListener('abort', () => travelling.abort(), { once: true });
      travelling.send(body);
    });
  };

function answerOf(travelled: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of travelled.getAllResponseHeaders().trim().split('\r\n')) {
    const [name = '', ...value] = line.split(': ');
    if (name !== '') headers.append(name, value.join(': '));
  }
  return new Response(travelled.responseText, { status: travelled.status, headers });
}
