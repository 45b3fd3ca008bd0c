import type { ComponentType } from 'react';
import type { AnswerKind } from '../../domain/timeoff/answer.ts';

export type AnsweringProps = {
  requestId: string;
  /** What the person chose in the list; null to see the request first. */
  wish: AnswerKind | null;
  onEnd: () => void;
};

/** The flow in which somebody answers a request for time off. */
export type WithAnswering = { Answering: ComponentType<AnsweringProps> };
