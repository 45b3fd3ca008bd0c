-- Up Migration

-- How often people take each transition of each flow. It belongs to no person and no business.
create table flow_counts (
  day date not null,
  flow text not null,
  -- A transition, a beginning or a stay; see FlowCountBatch in the contract.
  counted text not null,
  times bigint not null check (times > 0),
  primary key (flow, day, counted)
);
create index flow_counts_day on flow_counts (day);

-- Batches that have been added, so that one that is sent again is not counted twice.
create table flow_count_batches (
  id uuid primary key,
  received_at timestamptz not null
);
create index flow_count_batches_received_at on flow_count_batches (received_at);
