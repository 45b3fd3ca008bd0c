/** What each kind of mailing says, and to whom. */
import type { Tx } from '../../platform/database/database.ts';
import { findFiles, readersToTell } from '../company-files/store.ts';
import { findRequest, peopleToTell } from '../document-requests/store.ts';
import { documentName } from '../documents/rules.ts';
import type { Mailing, MailingKind } from './store.ts';

type Person = { id: string; userId: string | null };
export type Telling = {
  /** Those who come after one, by id. */
  next(after: string | null, limit: number): Promise<readonly Person[]>;
  /** A person is notified of it once. */
  occasion: string;
  /** Also the subject of the mail. */
  text: string;
  /** A path of the app. */
  link: string;
  /** Null where the app alone says it. */
  mailed: ((business: string) => string[]) | null;
};

const link = '/my-files';

/** A reminder is another occasion each time. */
const occasionOf = (mailing: Mailing, about: string) =>
  mailing.kind.endsWith('reminder') ? `${about}:${mailing.id}` : about;

/** Null when it is gone. */
async function ofFile(tx: Tx, businessId: string, mailing: Mailing): Promise<Telling | null> {
  const [file] = await findFiles(tx, businessId, [mailing.subjectId]);
  if (file === undefined) return null;
  const name = file.name;
  const isAsked = file.requires_acknowledgement;
  const subject = isAsked ? `Read and acknowledge ${name}` : `${name} was shared with you`;
  const before = (business: string) => [
    `${business} asks you to read ${name} and to acknowledge that you have.`,
    ...(file.description === '' ? [] : [file.description]),
  ];
  return {
    next: (last, limit) => readersToTell(tx, businessId, file.id, last, limit),
    occasion: occasionOf(mailing, `company-file:${file.id}:${file.version}`),
    text: subject,
    link,
    mailed: isAsked ? before : null,
  };
}

async function ofRequest(tx: Tx, businessId: string, mailing: Mailing): Promise<Telling | null> {
  const request = await findRequest(tx, businessId, mailing.subjectId);
  if (request === undefined) return null;
  const name = documentName(request);
  const due = request.due_date === null ? '' : ` by ${request.due_date}`;
  const subject = `Send your document: ${name}`;
  const before = (business: string) => [
    `${business} asks you for a document${due}: ${name}.`,
    ...(request.note === '' ? [] : [request.note]),
    'A photograph taken with your phone is enough.',
  ];
  return {
    next: (last, limit) => peopleToTell(tx, businessId, request.id, last, limit),
    occasion: occasionOf(mailing, `document-request:${request.id}`),
    text: subject,
    link,
    mailed: before,
  };
}

export const tellings: Record<MailingKind, (tx: Tx, businessId: string, mailing: Mailing) => Promise<Telling | null>> =
  {
    file_shared: ofFile,
    file_reminder: ofFile,
    document_asked: ofRequest,
    document_reminder: ofRequest,
  };
