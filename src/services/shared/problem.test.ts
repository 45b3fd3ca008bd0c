import { describe, expect, it } from 'vitest';
import { problemFrom } from './problem.ts';

const refused = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  problemFrom({ response: new Response(null, { status, headers }), body });

describe('a refusal', () => {
  it.each([
    [400, 'invalid'],
    [401, 'unauthorised'],
    [403, 'forbidden'],
    [404, 'missing'],
    [409, 'conflict'],
    [413, 'tooLarge'],
    [422, 'invalid'],
    [429, 'limited'],
    [500, 'unavailable'],
    [503, 'unavailable'],
    [418, 'unknown'],
  ])('%i is %s', (status, kind) => {
    expect(refused(status, {}).kind).toBe(kind);
  });

  it('separates field messages, general messages and the detail', () => {
    const body = { email: ['Taken.'], name: 'Too long.', non_field_errors: ['No.'], detail: 'Never.', code: 'no' };
    expect(refused(400, body)).toEqual({
      kind: 'invalid',
      detail: 'Never.',
      code: 'no',
      general: ['No.'],
      fields: { email: ['Taken.'], name: ['Too long.'] },
      retryAfter: null,
    });
  });

  it('leaves out values that are no messages', () => {
    expect(refused(400, { email: [1, null], count: 3, detail: '' })).toMatchObject({ detail: null, fields: {} });
    expect(refused(502, '<html>').fields).toEqual({});
    expect(refused(500, ['a']).fields).toEqual({});
  });

  it.each([
    ['30', 30],
    ['1.2', 2],
    ['soon', null],
    ['0', null],
  ])('reads Retry-After: %s as %s', (header, seconds) => {
    expect(refused(429, {}, { 'Retry-After': header }).retryAfter).toBe(seconds);
  });
});

describe('a request without an answer', () => {
  it.each([
    ['a lost line', new TypeError('Failed to fetch'), 'network'],
    ['a call that was stopped', new DOMException('stopped', 'AbortError'), 'aborted'],
    ['a page of somebody else in place of JSON', new SyntaxError('Unexpected token <'), 'unavailable'],
    ['a defect', new Error('oops'), 'unknown'],
  ])('%s', (_, thrown, kind) => {
    expect(problemFrom({ thrown }).kind).toBe(kind);
  });
});
