import { type Problem, problem } from '../shared/problem.ts';

/** How long the server waits for the code of the second step, in milliseconds. */
export const ticketLifetime = 300_000;

/** The server's code for an expired sign-in or too many wrong codes; the sign-in restarts with the password. */
const ended = 'ticket_ended';

/** The same problem, detected without a request. */
export const ticketEnded: Problem = problem('invalid', {
  detail: 'This sign-in took too long. Enter your password again.',
  code: ended,
});

export const isTicketEnded = ({ code }: Problem): boolean => code === ended;
