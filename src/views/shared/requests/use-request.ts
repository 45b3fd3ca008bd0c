import { useMutation } from '@tanstack/react-query';
import { answerDeadline } from '../../../domain/shared/deadlines.ts';
import { type Problem, problemOf } from '../../../domain/shared/problem.ts';
import { hasReread } from '../../../services/shared/changes.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';
import { useUntilReconnected } from './use-problem.ts';

export type SendOptions = { signal: AbortSignal; idempotencyKey: string };

type RequestOptions<Input, Output> = {
  /** The service, or several in sequence. */
  send: (options: SendOptions, input: Input) => Promise<Output>;
  /** In milliseconds; a request that carries a file needs a longer one. */
  deadline?: number;
  /** Before it is sent, for what is shown at once. */
  onSend?: (input: Input) => Promise<void> | void;
  onDone?: (output: Output, input: Input) => Promise<void> | void;
  onFailed?: (problem: Problem, input: Input) => Promise<void> | void;
  /** Called last, when what it changed has been read again. */
  onEnd?: () => void;
};

/** What `useRequest` gives. */
export type ViewRequest<Input> = {
  send: (input: Input) => void;
  isPending: boolean;
  /** What was sent last. */
  input: Input | undefined;
  /** The problem of the last request, until the next one, until it is cleared, or until the lost connection is back. */
  problem: Problem | null;
  /** The messages of that problem by field. */
  errors: Record<string, string[]>;
  clear: () => void;
};

/**
 * One request from a view with a deadline, an idempotency key and its problem. What its operation changes is read again by
 * itself. A flow with several steps is a machine (docs/decisions/machine-or-hook.md).
 */
export function useRequest<Output, Input = void>(options: RequestOptions<Input, Output>): ViewRequest<Input> {
  const { send, deadline = answerDeadline, onSend, onDone, onFailed, onEnd } = options;
  const { keyOf, forget, forgetUnlessOpen } = useIdempotencyKey();
  const mutation = useMutation<Output, unknown, Input>({
    mutationFn: (input) => send({ signal: AbortSignal.timeout(deadline), idempotencyKey: keyOf(input) }, input),
    onMutate: onSend ?? (() => {}),
    onSuccess: (output, input) => {
      forget();
      return onDone?.(output, input);
    },
    onError: (error, input) => {
      forgetUnlessOpen(error);
      return onFailed?.(problemOf(error), input);
    },
    onSettled: async () => {
      await hasReread();
      onEnd?.();
    },
  });
  const problem = useUntilReconnected(mutation.error ? problemOf(mutation.error) : null);
  return {
    send: mutation.mutate,
    isPending: mutation.isPending,
    input: mutation.variables,
    problem,
    errors: problem?.fields ?? {},
    clear: mutation.reset,
  };
}
