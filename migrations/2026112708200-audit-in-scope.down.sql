drop function write_audit(text, text, text, jsonb);
