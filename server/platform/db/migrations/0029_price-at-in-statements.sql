-- Statements have it written out: as a function it took three times as long.
DROP FUNCTION market_price_at(text, timestamptz);
