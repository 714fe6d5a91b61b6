-- Whether a picture for chat holds a QR code: it is hidden where contacts are (MKT-16). Of pictures from before nobody knows.
alter table upload add column coded boolean not null default false;
