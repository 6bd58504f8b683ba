-- The words of badges come as edited texts. engine.content_badges is neither read nor written any more; it stays for the
-- version that is still running, and a later migration drops it.
SELECT 1;
