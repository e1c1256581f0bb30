/**
 * What runs deploy/compose.yaml: Docker with the images that it has or pulls, or else Podman with a storage and a network
 * of its own, on stand-ins, so that nothing is pulled and no port of the machine is taken.
 */
import { execFile, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const PROJECT = join(import.meta.dirname, "../..");
const FILE = "deploy/compose.yaml";
const BUILD_MS = 900_000;
const MAX_BYTES = 64e6;
/** Under this name nothing that the machine really runs is touched. */
const NAME = "site-bench";

export interface Engine {
  readonly name: string;
  readonly needsStandIns: boolean;
  /** Resolves to what was printed; rejects if the command ends with another status than 0. */
  readonly call: (...args: string[]) => Promise<string>;
  readonly compose: (...args: string[]) => Promise<string>;
}

export type Settings = Readonly<Record<string, string>>;

const works = (program: string, ...args: string[]): boolean =>
  spawnSync(program, args, { stdio: "ignore" }).status === 0;

/** Docker's daemon has a network of its own already. */
export const hasDocker = (): boolean => works("docker", "info") && works("docker", "compose", "version");

function engineOf(program: string, composer: readonly string[], settings: Settings): Engine {
  const options = { cwd: PROJECT, timeout: BUILD_MS, maxBuffer: MAX_BYTES };
  const set = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  const start = (...command: readonly string[]) => run("env", [...set, ...command], options);
  const say = async (...command: readonly string[]): Promise<string> => {
    const { stdout, stderr } = await start(...command);
    return `${stdout}${stderr}`.trim();
  };
  return {
    name: composer.join(" "),
    needsStandIns: program === "podman",
    call: async (...args) => (await start(program, ...args)).stdout.trim(),
    compose: (...args) => say(...composer, "-p", NAME, "-f", FILE, ...args),
  };
}

export const dockerEngine = (settings: Settings): Engine =>
  engineOf("docker", ["docker", "compose"], settings);

/** All of Podman's files go into `folder`. */
export function podmanEngine(folder: string, settings: Settings): Engine {
  const runtime = works("runc", "--version") ? "runc" : "crun";
  const at = (name: string): string => JSON.stringify(join(folder, name));
  const files = {
    // A user in a sandbox may lower the limits that Podman raises. crun refuses some kernels that runc runs on.
    "containers.conf": `[containers]\ndefault_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]
[engine]\nruntime = "${runtime}"\ncgroup_manager = "cgroupfs"\nevents_logger = "file"\nlock_type = "file"
static_dir = ${at("libpod")}\ntmp_dir = ${at("tmp")}\nvolume_path = ${at("volumes")}
[network]\nnetwork_config_dir = ${at("networks")}\n`,
    "storage.conf": `[storage]\ndriver = "overlay"\ngraphroot = ${at("storage")}\nrunroot = ${at("run")}\n`,
    "registries.conf": 'unqualified-search-registries = ["docker.io"]\n',
  };
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return engineOf("podman", ["podman-compose"], {
    ...settings,
    CONTAINERS_CONF: join(folder, "containers.conf"),
    CONTAINERS_STORAGE_CONF: join(folder, "storage.conf"),
    CONTAINERS_REGISTRIES_CONF: join(folder, "registries.conf"),
    // Podman's own format has no HEALTHCHECK.
    BUILDAH_FORMAT: "docker",
  });
}
