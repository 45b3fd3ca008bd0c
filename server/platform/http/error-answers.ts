/** Sends every error as the contract's Refusal; an unexpected one is logged and its answer has no details. */
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { brokenReference } from '../database/broken-references.ts';
import { isConnectionLoss } from '../database/database.ts';
import { Refusal, refuse } from '../errors.ts';
import { refusalOf } from './validation.ts';

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = error instanceof Refusal ? error : translate(error, request);
  return reply
    .code(refusal.status)
    .headers({ 'cache-control': 'no-store', ...refusal.headers })
    .type('application/json')
    .serializer(JSON.stringify)
    .send(refusal.body);
}

function translate(error: unknown, request: FastifyRequest): Refusal {
  const { validation, code, statusCode } = error as {
    validation?: Parameters<typeof refusalOf>[0];
    code?: string;
    statusCode?: number;
  };
  if (validation !== undefined) return refusalOf(validation);
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) return refuse.tooLarge('The request is too large.');
  if (statusCode === 415) return refuse.mediaType();
  // No id is that long.
  if (code === 'FST_ERR_MAX_PARAM_LENGTH') return refuse.missing();
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return refuse.unreadable();
  // `lock_timeout` ended it (https://www.postgresql.org/docs/current/errcodes-appendix.html); nothing of it was stored.
  if (code === '55P03') return refuse.busy();
  const trouble = passingTrouble(error);
  if (trouble !== null) {
    request.log.error({ err: error }, trouble.what);
    return refuse.unavailable(undefined, trouble.seconds);
  }
  const broken = brokenReference(error, request.body);
  if (broken !== null) {
    request.log.warn({ err: error }, 'a reference was refused');
    return broken;
  }
  request.log.error({ err: error }, 'a request failed');
  return new Refusal(500, { detail: 'Something went wrong on our side. It has been noted.' });
}

/** What is no defect, and after how many seconds it is worth trying again. */
function passingTrouble(error: unknown): { what: string; seconds: number } | null {
  const { code = '' } = error as { code?: string };
  // 53100: PostgreSQL has no room (https://www.postgresql.org/docs/current/errcodes-appendix.html).
  if (/^(ENOSPC|EDQUOT|53100)$/.test(code)) return { what: 'the disk is full', seconds: 60 };
  // Of transactions that cannot both be, PostgreSQL ends one; nothing of it was stored.
  if (/^(40001|40P01)$/.test(code)) return { what: 'a transaction gave way to another one', seconds: 1 };
  return isConnectionLoss(error) ? { what: 'the database did not answer', seconds: 2 } : null;
}

const unreadableStatuses: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * What is not HTTP, or does not arrive within a minute, has no request and no reply: the answer is written to the socket.
 */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket) {
  if (socket.writable && error.code !== 'ECONNRESET') {
    const body = JSON.stringify(refuse.unreadable().body);
    socket.write(
      `HTTP/1.1 ${unreadableStatuses[error.code ?? ''] ?? '400 Bad Request'}\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
  }
  socket.destroy();
}
