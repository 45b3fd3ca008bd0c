/** An operation that takes what its form saw, as `seen`. Apart from `operation`, which the first page has without it. */
import { ifVersion, type Seen } from './if-version.ts';
import { type Input, type Marks, type Operation, type OperationId, operation } from './operation.ts';

export const edit = <Id extends OperationId>(id: Id, place: string, marks: Marks) =>
  operation(id, place, marks, (seen, body) => ifVersion(seen, body).header) as Operation<Id, Input<Id> & Seen>;
