/**
 * What became true in one domain and concerns others: they hear it in the transaction in which it becomes true (`hears` of
 * `server/<domain>/index.ts`). Who only reads asks at a port instead.
 */
import type { Asking } from '../platform/asking.ts';

export type Facts = {
  /** Days became days off, which are the new ones among them, or working days again. */
  'holiday.changed': { name: string; days: readonly string[]; newDays: readonly string[] };
  /** People are away from a first to a last day. */
  'leave.approved': { employeeIds: readonly string[]; from: string; to: string };
  /** Somebody's employment ends after a day, past or to come; said again when it has ended. */
  'employment.ends': { employeeId: string; lastDay: string };
  /** People work by another pattern from a day on: one person, a department, or everybody where neither is named. */
  'pattern.assigned': {
    from: string;
    workers: readonly { employeeId: string | null; departmentId: string | null }[];
  };
};

export type Hearers = { [Fact in keyof Facts]?: (asking: Asking, about: Facts[Fact]) => Promise<void> };
/** Whoever makes it true says so. */
export type Tell = <Fact extends keyof Facts>(asking: Asking, fact: Fact, about: Facts[Fact]) => Promise<void>;
