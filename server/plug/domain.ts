/**
 * What a domain plugs into the server (`server/<domain>/index.ts`). Of another domain it imports the port at most: what else it
 * needs of others is in `Services`, or in server/directory.
 */
import type { FastifyInstance } from 'fastify';
import type { Job } from '../platform/background-jobs/background-jobs.ts';
import type { Handlers } from '../platform/contract.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import type { DemoStage } from './demo-stage.ts';
import type { Hearers } from './facts.ts';
import type { Activities, FirstSteps } from './home.ts';
import type { ImportedList, ImportKind } from './imports.ts';
import type { Counts, NewBusiness } from './new-business.ts';
import type { SampleStage } from './sample-stage.ts';
import type { Holders, Holdings, Protections, Services } from './services.ts';

type Counter = (tx: Tx, businessId: string, now: Date) => Promise<number>;

export type Domain = {
  handlers(platform: Platform, services: Services): Partial<Handlers>;
  jobs?(platform: Platform, services: Services): readonly Job<never>[];
  /** Pages and webhooks, which are not operations of the contract. */
  routes?(app: FastifyInstance, platform: Platform, services: Services): Promise<void>;
  /** Adds what a new business begins with, in the transaction that creates it and has entered it. */
  begin?(tx: Tx, business: NewBusiness): Promise<void>;
  /**
   * Removes what does not go with the row of a deleted business, in a transaction that has entered it.
   * @returns where the files are stored that are to be removed
   */
  end?(tx: Tx, businessId: string): Promise<string[]>;
  /** What the dashboard counts. */
  counts?: Partial<Record<keyof Counts, Counter>>;
  /** What a new business does first here, which its home lists until it is done. */
  firstSteps?: FirstSteps;
  /** The lists into which files are imported. */
  imports?: Partial<Record<ImportKind, (platform: Platform, services: Pick<Services, 'regions'>) => ImportedList>>;
  /** Who has the things that reminders are about. */
  holders?: Holders;
  /** Which of its things an employee holds. */
  holdings?: Holdings;
  /** How the law protects an employee from a notice of dismissal. */
  protections?: Protections;
  /** Who else than the owner sees what was done here, and in which sentence. */
  activities?: Activities;
  /** What it does when something became true in another domain, in the same transaction. */
  hears?: Hearers;
  /** Adds its part of the demo business. May be repeated. */
  demo?(stage: DemoStage): Promise<void>;
  /** Adds its part of a sample of a trade to a new business. */
  sample?(stage: SampleStage): Promise<void>;
};
