-- Up Migration

-- A holiday that is declared after the approval may leave nothing of a request.
alter table timeoff_requests drop constraint timeoff_requests_amount_check, add constraint timeoff_requests_amount_check check (amount >= 0);
