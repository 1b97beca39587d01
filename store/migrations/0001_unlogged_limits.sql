-- Counters of rate limits: not worth a write-ahead log, and losing them in a crash costs nothing.
ALTER TABLE "limits" SET UNLOGGED;
