/** What a domain brings to the home of a business: steps of its checklist, and sentences about what was done. */
import type { components } from '../../openapi/generated/contract.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Audience } from '../platform/security/audience.ts';

type FirstStepName = components['schemas']['FirstStep'];
type FirstStep = {
  audience: Audience;
  isDone(tx: Tx, businessId: string): Promise<boolean>;
};
export type FirstSteps = Partial<Record<FirstStepName, FirstStep>>;

/** An entry of the audit log as a sentence is made of it; the names are those of the time. */
export type Telling = {
  /** 'You' where it is the reader; empty when nobody did it. */
  actor: string;
  subject: string;
  text: string;
};
/** Without a sentence, it is told in the words of the audit log. */
export type Activity = { audience: Audience; sentence?(told: Telling): string };
/** By the action of the audit log, such as `member.removed`. */
export type Activities = Readonly<Record<string, Activity>>;
