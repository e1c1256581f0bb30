#!/bin/sh
# A dump of the Postgres database, proved by restoring it into a database of its own and comparing the rows of each
# table with those of the same moment. Needs DATABASE_URL, a role that may create databases, and the folder as first
# argument. The newest 14 stay. Ends with 1, and without a new dump, if anything is missing.
set -eu
folder=${1:?name a folder}
umask 077
mkdir -p "$folder"
file="$folder/site-$(date -u +%Y%m%dT%H%M%SZ).dump"
export UNPROVED="$file.unproved"
proof="site_proof_$$"
address=${DATABASE_URL%%\?*}
query=${DATABASE_URL#"$address"}
proof_url="${address%/*}/$proof$query"
trap 'rm -f "$UNPROVED" "$file.expected"; psql -X -q -d "$DATABASE_URL" -c "drop database if exists $proof"' EXIT

# A hash of hashes: one text of a whole table would exceed what Postgres can hold. \gexec runs the query of each table.
rows=$(cat <<'SQL'
select format('select %L, count(*), md5(string_agg(md5(t::text), %L order by md5(t::text))) from %I t', tablename, '', tablename)
from pg_tables where schemaname = 'public' order by tablename collate "C"
\gexec
SQL
)

# The dump and these rows are of one snapshot, however much the site writes meanwhile.
psql -X -q -At -v ON_ERROR_STOP=1 -d "$DATABASE_URL" > "$file.expected" <<SQL
begin isolation level repeatable read read only;
select pg_export_snapshot() as snapshot \\gset
\\setenv SNAPSHOT :snapshot
\\! pg_dump --format=custom --snapshot="\$SNAPSHOT" --file="\$UNPROVED" "\$DATABASE_URL"
$rows
commit;
SQL
psql -X -q -d "$DATABASE_URL" -c "create database $proof template template0"
pg_restore --exit-on-error --no-owner --dbname="$proof_url" "$UNPROVED"
printf '%s\n' "$rows" | psql -X -q -At -v ON_ERROR_STOP=1 -d "$proof_url" | diff "$file.expected" - >&2 || {
  echo "$UNPROVED: the restored tables above differ" >&2
  exit 1
}
mv "$UNPROVED" "$file"
mv "$file.expected" "$file.rows"
echo "$file: restored, $(wc -l < "$file.rows") tables are equal"
ls -1t "$folder"/site-*.dump | tail -n +15 | while read -r old; do rm -f "$old" "$old.rows"; done
