/**
 * Stand-ins for the images that deploy/Dockerfile and deploy/compose.yaml start from, made of this machine's Debian
 * packages, so that nothing is pulled. They keep what our files rely on: paths, users, variables, entry points.
 */
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { librariesOf } from "#tests/contract/image/stand-in.ts";

const PROJECT = join(import.meta.dirname, "../..");
const NODE = join(PROJECT, "node_modules/.bin/node");
/** Debian's; the package of the site's users needs no other. */
const POSTGRES = dirname(globSync("/usr/lib/postgresql/*/bin/postgres").toSorted().at(-1) ?? "/nowhere/bin");
const SHELL = [
  "sh",
  "env",
  "cat",
  "chmod",
  "chown",
  "cp",
  "date",
  "id",
  "install",
  "ls",
  "mkdir",
  "mv",
  "rm",
  "tail",
];
const TOOLS = [...SHELL, "touch", "wc", "diff", "find", "setpriv", "sleep"];

export interface StandIn {
  readonly tag: string;
  readonly write: (folder: string) => void;
}

const has = (path: string): boolean => existsSync(path);

/** What is missing for the stand-ins, as Debian's packages. */
export function missingPackages(): string[] {
  const packages = {
    "/usr/bin/caddy": "caddy",
    [`${POSTGRES}/postgres`]: "postgresql",
    "/usr/bin/npm": "npm",
  };
  return Object.entries(packages).flatMap(([path, name]) => (has(path) ? [] : [name]));
}

const put = (from: string, root: string, to = from): void => {
  const target = join(root, dirname(to) === "/" ? to : join(realFolder(dirname(to)), basename(to)));
  mkdirSync(dirname(target), { recursive: true });
  cpSync(realpathSync(from), target, { recursive: true, verbatimSymlinks: true });
};
/** /lib and /bin lead to /usr. */
const realFolder = (path: string): string => path.replace(/^\/(bin|sbin|lib|lib64)(?=\/|$)/, "/usr/$1");

function putPrograms(root: string, programs: readonly string[]): void {
  for (const path of programs) {
    put(path, root);
    for (const library of librariesOf(realpathSync(path))) put(library, root);
  }
}

/** Users, an empty /tmp, and the folders of a Debian whose /bin is /usr/bin. */
function writeSystem(root: string): void {
  for (const name of ["bin", "sbin", "lib", "lib64"]) {
    mkdirSync(join(root, "usr", name), { recursive: true });
    symlinkSync(`usr/${name}`, join(root, name));
  }
  for (const name of ["tmp", "root", "etc/ssl/certs", "run", "var"])
    mkdirSync(join(root, name), { recursive: true });
  symlinkSync("../run", join(root, "var/run"));
  chmodSync(join(root, "tmp"), 0o1777);
  writeFileSync(
    join(root, "etc/passwd"),
    "root:x:0:0::/root:/bin/sh\npostgres:x:999:999::/var/lib/postgresql:/bin/sh\n",
  );
  writeFileSync(join(root, "etc/group"), "root:x:0:\npostgres:x:999:\n");
  writeFileSync(join(root, "etc/nsswitch.conf"), "hosts: files dns\n");
  put("/etc/ssl/certs/ca-certificates.crt", root);
}

function writeImage(folder: string, programs: readonly string[], lines: readonly string[]): string {
  const root = join(folder, "root");
  mkdirSync(root, { recursive: true });
  writeSystem(root);
  putPrograms(root, programs);
  writeFileSync(join(folder, "Dockerfile"), ["FROM scratch", "COPY root/ /", ...lines, ""].join("\n"));
  return root;
}

const tools = (): string[] => TOOLS.map((name) => `/usr/bin/${name}`);

/** As in Debian's slim image and in distroless/cc: everything that native parts of packages are linked to. */
function putLibraries(root: string): void {
  const files = execFileSync("dpkg-query", ["--listfiles", "libc6", "libgcc-s1", "libstdc++6"], {
    encoding: "utf8",
  });
  for (const path of files.split("\n"))
    if (/^\S*\/lib(?:64)?\/\S*\.so(?:\.\d+)*$/.test(path) && has(path)) put(path, root);
}

/** node:24-bookworm-slim, with npm's cache of this machine, because a build has no network here. */
function writeNode(folder: string): void {
  const root = writeImage(folder, tools(), [
    "ENV PATH=/usr/local/bin:/usr/bin npm_config_cache=/npm npm_config_offline=true",
    'CMD ["node"]',
  ]);
  const cache = execFileSync("npm", ["config", "get", "cache"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  cpSync(join(cache.trim(), "_cacache"), join(root, "npm/_cacache"), { recursive: true });
  putLibraries(root);
  put(NODE, root, "/usr/local/bin/node");
  put("/usr/lib/node_modules/npm", root, "/usr/local/lib/node_modules/npm");
  symlinkSync("../lib/node_modules/npm/bin/npm-cli.js", join(root, "usr/local/bin/npm"));
}

/** gcr.io/distroless/cc-debian12: libraries, certificates, no program. */
function writeDistroless(folder: string): void {
  putLibraries(writeImage(folder, [], []));
}

/** As the official entry point: the first start creates the database on the socket only, then the server restarts. */
const ENTRY = `#!/bin/sh
set -eu
if [ "$1" = postgres ] && [ "$(id -u)" = 0 ]; then
  mkdir -p "$PGDATA" /run/postgresql
  chown postgres:postgres "$PGDATA" /run/postgresql
  chmod 700 "$PGDATA"
  exec setpriv --reuid=postgres --regid=postgres --clear-groups "$0" "$@"
fi
if [ "$1" = postgres ] && [ ! -s "$PGDATA/PG_VERSION" ]; then
  echo "$POSTGRES_PASSWORD" > /tmp/password
  initdb --username="$POSTGRES_USER" --pwfile=/tmp/password --auth-local=trust --auth-host=trust
  rm /tmp/password
  echo "host all all all scram-sha-256" >> "$PGDATA/pg_hba.conf"
  pg_ctl -w -o "-c listen_addresses=" start
  createdb --username="$POSTGRES_USER" --maintenance-db=postgres "$POSTGRES_DB"
  pg_ctl -w -m fast stop
fi
[ "$1" = postgres ] && set -- "$@" -c "listen_addresses=*"
exec "$@"
`;

/** postgres:17, of whatever version Debian has. */
function writePostgres(folder: string): void {
  const names = ["postgres", "initdb", "pg_ctl", "pg_isready", "psql", "pg_dump", "pg_restore", "createdb"];
  const root = writeImage(
    folder,
    [...tools(), ...names.map((name) => `${POSTGRES}/${name}`)],
    [
      `ENV PATH=/usr/local/bin:/usr/bin:${POSTGRES} PGDATA=/var/lib/postgresql/data LANG=C.UTF-8`,
      "VOLUME /var/lib/postgresql/data",
      "STOPSIGNAL SIGINT",
      "EXPOSE 5432",
      'ENTRYPOINT ["docker-entrypoint.sh"]',
      'CMD ["postgres"]',
    ],
  );
  const version = basename(dirname(POSTGRES));
  for (const path of [`/usr/share/postgresql/${version}`, "/usr/share/zoneinfo", "/usr/lib/locale/C.utf8"])
    if (has(path)) put(path, root);
  for (const name of ["plpgsql", "dict_snowball", "libpqwalreceiver"])
    putPrograms(root, [join(POSTGRES, `../lib/${name}.so`)]);
  const entry = join(root, "usr/local/bin/docker-entrypoint.sh");
  mkdirSync(dirname(entry), { recursive: true });
  writeFileSync(entry, ENTRY);
  chmodSync(entry, 0o755);
}

/** caddy:2. */
function writeCaddy(folder: string): void {
  writeImage(
    folder,
    ["/usr/bin/caddy", "/usr/bin/cat"],
    [
      "ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data",
      'CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]',
    ],
  );
}

export const STAND_INS: readonly StandIn[] = [
  { tag: "docker.io/library/node:24-bookworm-slim", write: writeNode },
  { tag: "gcr.io/distroless/cc-debian12", write: writeDistroless },
  { tag: "docker.io/library/postgres:17", write: writePostgres },
  { tag: "docker.io/library/caddy:2", write: writeCaddy },
];
