-- What was done with the documents of employees was recorded as any other change of their record, which more people may read.
alter table audit_log no force row level security;
update audit_log set action = 'employee.documentChanged'
where action = 'employee.changed' and text ~ '^(Added|Renewed|Deleted|Accepted|Sent back) the document ';
alter table audit_log force row level security;
