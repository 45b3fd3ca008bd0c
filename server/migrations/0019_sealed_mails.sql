-- Up Migration

-- Mails hold links that let people in, so they are encrypted for their id; see server/platform/mail/mail.ts.
delete from mailbox;
alter table mailbox drop column subject, drop column text, drop column html, add column sealed bytea not null;
