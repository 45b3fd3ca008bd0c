-- Up Migration

-- Several assets given to one person at once, who has signed for them. What the receipt says is kept as it was then.
create table asset_handovers (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  employee_id uuid not null,
  -- The holder: name, code, email, job title and department.
  holder jsonb not null,
  -- The assets: number, name, and serial or plate number.
  items jsonb not null,
  date_assigned date not null,
  expected_return_date date,
  -- Typed by whoever signs.
  signed_name text not null check (signed_name <> ''),
  -- Drawn strokes as the data of an SVG path in a box of 600 by 200; null for a signature that was only typed.
  signature text,
  handed_over_by text not null,
  receipt_sent_at timestamptz,
  created_at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, employee_id) references employees
);
create index asset_handovers_employee_id on asset_handovers (business_id, employee_id);
alter table asset_handovers enable row level security, force row level security;
create policy tenant on asset_handovers using (business_id = app_business()) with check (business_id = app_business());

alter table asset_assignments
  add foreign key (business_id, handover_id) references asset_handovers on delete cascade;
create index asset_assignments_handover_id on asset_assignments (business_id, handover_id);
