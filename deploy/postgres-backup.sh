#!/bin/sh
# A dump of the Postgres database, proved by restoring it into a database of its own and comparing the rows of each
# table. Needs DATABASE_URL, a role that may create databases, and the folder as first argument. The newest 14 stay.
set -eu
folder=${1:?name a folder}
proof="site_proof_$$"
mkdir -p "$folder"
umask 077
file="$folder/site-$(date -u +%Y%m%dT%H%M%SZ).dump"
counts() {
  psql -X -At -d "$1" -c "select format('select %L, count(*), md5(coalesce(string_agg(t::text, chr(10) order by t::text collate \"C\"), %L)) from %I t', tablename, '', tablename) from pg_tables where schemaname = 'public' and tablename not in ('lease', 'rate_limit') order by 1" |
    while read -r query; do psql -X -At -d "$1" -c "$query"; done
}
pg_dump --format=custom --file="$file" "$DATABASE_URL"
base=${DATABASE_URL%/*}
psql -X -q -d "$DATABASE_URL" -c "create database $proof"
trap 'psql -X -q -d "$DATABASE_URL" -c "drop database if exists $proof"' EXIT
pg_restore --no-owner --dbname="$base/$proof" "$file"
counts "$base/$proof" > "$file.rows"
# A site that goes on writing differs in what was written since; compare with a stopped site to see no difference.
counts "$DATABASE_URL" | diff - "$file.rows" > /dev/null && echo "$file: equal to the database" || echo "$file: restored; the database has changed since"
ls -1t "$folder"/site-*.dump | tail -n +15 | while read -r old; do rm -f "$old" "$old.rows"; done
