-- Up Migration

-- Who is away between two days: of what stands, what ends on the first of them or later.
create index timeoff_requests_last_day on timeoff_requests (business_id, last_day) where status in ('pending', 'approved');
