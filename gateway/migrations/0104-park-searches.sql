-- The search text of zones and parks contains the names of their type (自贸区, 自贸港, 园区); the gateway writes it again
-- when it starts.
update park set search = null;
