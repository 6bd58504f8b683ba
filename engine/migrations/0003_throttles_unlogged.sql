-- Counters of the request limits. A crash of the server may forget them, so their commits need not wait for the disk:
-- otherwise every submission would wait twice.
ALTER TABLE engine.throttles SET UNLOGGED;
