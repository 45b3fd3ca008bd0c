import { problem } from '../../domain/shared/problem.ts';
import { type Options, sendAuthorised, type Transport } from './client.ts';
import { smallPicture } from './small-picture.ts';

/** Called with how much of the body has left, in percent. */
export type OnProgress = (percent: number) => void;

type Send<Input, Output> = (
  input: Input,
  options: Options & { fetch: (request: Request) => Promise<Response> },
) => Promise<Output>;

/**
 * An operation that takes a file, and tells how far it is: `fetch` cannot (https://github.com/whatwg/fetch/issues/607). A
 * photograph is made small first.
 * @param limit more is refused before it travels
 */
export const upload =
  <Input extends { file: File }, Output>(send: Send<Input, Output>, limit?: { megabytes: number }) =>
  async (input: Input, { signal, onProgress }: Options & { onProgress: OnProgress }): Promise<Output> => {
    const file = await smallPicture(input.file);
    if (limit && file.size > limit.megabytes * 1024 * 1024)
      throw problem('tooLarge', { detail: `Make sure the file size is below ${limit.megabytes}MB.` });
    return send({ ...input, file }, { signal, fetch: (request) => sendAuthorised(request, transportOf(onProgress)) });
  };

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
