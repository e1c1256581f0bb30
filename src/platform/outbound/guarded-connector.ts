/**
 * Opens the TLS connections of outgoing requests, and only to public addresses. The check is here because every
 * connection passes it: Node calls a `lookup` hook for names alone, so that 8 of 10 spellings of loopback passed one.
 */
import { request } from "node:http";
import { isIP, type Socket } from "node:net";
import { callbackify } from "node:util";
import { buildConnector } from "undici";
import type { DnsFailure, NameResolvers } from "./agreeing-resolvers.ts";
import { isPublicAddress } from "./public-address.ts";

export type ConnectionFailure =
  | DnsFailure
  | "private_address"
  | "not_https"
  | "wrong_port"
  | "proxy_failed"
  | "too_large";

export class RefusedConnection extends Error {
  readonly failure: ConnectionFailure;
  constructor(failure: ConnectionFailure) {
    super(`refused: ${failure}`);
    this.failure = failure;
  }
}

/** A host that is reached at a given address, whatever DNS says. */
export interface HostEntry {
  readonly address: string;
  readonly port: number;
  /** The certificate authority that signed its certificate. */
  readonly ca?: string;
}

export type HostsTable = ReadonlyMap<string, HostEntry>;

export interface ConnectorOptions {
  readonly resolvers: NameResolvers;
  /** Like /etc/hosts: its names are not resolved and not checked. */
  readonly hosts?: HostsTable | undefined;
  readonly proxy?: string | undefined;
  /** The only port that is connected to. */
  readonly port: number;
  readonly signal: AbortSignal;
  readonly deadlineMs: number;
}

/**
 * Bytes of one connection: 64 KB of text, headers and certificates. Counted here because much never becomes a text: a long
 * status line, interim responses, extensions of chunks, empty blocks of gzip.
 */
const MAX_RECEIVED = 128 * 1024;

type Connector = ReturnType<typeof buildConnector>;

export function guardedConnector(options: ConnectorOptions): Connector {
  return (target, callback) => {
    callbackify(connect)(options, target, (error: Error | null, socket) =>
      error ? callback(error, null) : callback(null, socket),
    );
  };
}

/** An address of IPv6 has them in URLs only. */
const withoutBrackets = (hostname: string): string => hostname.replace(/^\[|\]$/g, "");

async function connect(options: ConnectorOptions, target: Parameters<Connector>[0]): Promise<Socket> {
  if (target.protocol !== "https:") throw new RefusedConnection("not_https");
  if (Number(target.port || 443) !== options.port) throw new RefusedConnection("wrong_port");
  const name = withoutBrackets(target.hostname);
  const entry = options.hosts?.get(name);
  const address = entry?.address ?? (await checkedAddress(options.resolvers, name));
  options.signal.throwIfAborted();
  const port = String(entry?.port ?? options.port);
  // A proxy gets the address that was checked, so that it does not resolve the name again.
  const httpSocket =
    options.proxy === undefined ? undefined : await tunnel(options.proxy, { address, port }, options.signal);
  const connectTls = buildConnector({
    allowH2: false,
    maxCachedSessions: 0,
    // Ends a handshake that the other side never answers: nobody else knows the socket yet.
    timeout: options.deadlineMs,
    ...(entry?.ca && { ca: entry.ca }),
  });
  return new Promise((resolve, reject) => {
    connectTls(
      {
        ...target,
        hostname: address,
        port,
        // Certificates are checked for the name; an address has none.
        ...(isIP(name) === 0 && { servername: name }),
        ...(httpSocket && { httpSocket }),
      },
      (error, socket) => (error === null ? resolve(limited(socket)) : reject(error)),
    );
  });
}

function limited(socket: Socket): Socket {
  return socket.on("readable", () => {
    if (socket.bytesRead > MAX_RECEIVED) socket.destroy(new RefusedConnection("too_large"));
  });
}

/** One address that is not public refuses the name: which of them is used could change. */
async function checkedAddress(resolvers: NameResolvers, name: string): Promise<string> {
  if (isIP(name) !== 0) {
    if (!isPublicAddress(name)) throw new RefusedConnection("private_address");
    return name;
  }
  const resolved = await resolvers.addresses(name);
  if (!resolved.ok) throw new RefusedConnection(resolved.code);
  const [first] = resolved.value;
  if (first === undefined) throw new RefusedConnection("no_record");
  if (!resolved.value.every(isPublicAddress)) throw new RefusedConnection("private_address");
  return first;
}

function tunnel(
  proxy: string,
  { address, port }: { readonly address: string; readonly port: string },
  signal: AbortSignal,
): Promise<Socket> {
  const { hostname, port: proxyPort, username, password } = new URL(proxy);
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const host = `${isIP(address) === 6 ? `[${address}]` : address}:${port}`;
  return new Promise((resolve, reject) => {
    request({
      host: withoutBrackets(hostname),
      port: proxyPort || "80",
      method: "CONNECT",
      path: host,
      headers: {
        host,
        ...(username && { "proxy-authorization": `Basic ${Buffer.from(credentials).toString("base64")}` }),
      },
      signal,
    })
      .once("connect", (response, socket) => {
        if (response.statusCode === 200) return resolve(socket);
        socket.destroy();
        reject(new RefusedConnection("proxy_failed"));
      })
      .once("response", (response) => {
        response.destroy();
        reject(new RefusedConnection("proxy_failed"));
      })
      .once("error", () => reject(new RefusedConnection("proxy_failed")))
      .end();
  });
}
