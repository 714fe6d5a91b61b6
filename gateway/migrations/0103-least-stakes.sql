-- The least per cent that a demand asks for includes that of a minority ('15 % 至 35 %'). Rows with 0 were written by the
-- rule that read control alone; the gateway reads them again when it starts.
update buy set wanted_stake = null where wanted_stake = 0;
