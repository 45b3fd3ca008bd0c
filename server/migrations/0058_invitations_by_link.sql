-- Up Migration

-- An invitation may be of an employee, whose record the account joins. HR can send a link for it itself, also to somebody
-- without an address: the link asks for one, to which the invitation is then mailed. Only the mailed link lets anybody in.
alter table invitations
  alter column email drop not null,
  alter column email_key drop not null,
  add column employee_id uuid,
  -- SHA-256 of the secret in the link that HR sends; a new link takes the place of the one before.
  add column link_digest bytea check (octet_length(link_digest) = 32),
  add column link_expires_at timestamptz,
  add foreign key (business_id, employee_id) references employees on delete cascade,
  add check ((email is null) = (email_key is null)),
  add check (num_nonnulls(email, employee_id) > 0),
  add check ((link_digest is null) = (link_expires_at is null));
-- An employee waits for one answer at a time.
create unique index invitations_pending_employee on invitations (business_id, employee_id) where state = 'pending';
create index invitations_employee_id on invitations (business_id, employee_id);
create unique index invitations_link_digest on invitations (business_id, link_digest);
