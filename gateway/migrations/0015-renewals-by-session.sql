-- A session is renewed at most once a minute: a renewal that was made is answered again. The renewed token is made
-- from the one before it and this salt, so that it can be told again while only hashes are kept; neither the salt nor
-- a hash says anything of a token.
alter table token add column renewal_salt text;
alter table login_session add column renewed_at bigint;
