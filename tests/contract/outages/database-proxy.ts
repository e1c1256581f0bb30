/** A proxy to a real Postgres that can refuse, stay silent or cut connections, without touching the server. */
import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";

export interface DatabaseProxy {
  /** The database's address through the proxy. */
  readonly url: string;
  /** Refuses new connections and breaks the open ones. */
  shut(): Promise<void>;
  /** Accepts connections and never responds. */
  silence(): void;
  /** Breaks the open connections; new ones pass. */
  cut(): void;
  open(): Promise<void>;
  close(): Promise<void>;
}

export async function openProxy(target: string): Promise<DatabaseProxy> {
  const { hostname, port: targetPort } = new URL(target);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
  };
  const pass = (from: Socket, to: Socket): void => {
    from.on("data", (bytes) => isSilent || to.write(bytes));
    from.on("close", () => isSilent || to.destroy());
  };
  const server: Server = createServer((client) => {
    keep(client);
    if (isSilent) return;
    const upstream = connect(Number(targetPort), hostname);
    keep(upstream);
    pass(client, upstream);
    pass(upstream, client);
  });
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const listen = async (port: number): Promise<number> => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const shut = async (): Promise<void> => {
    cut();
    if (!server.listening) return;
    const closed = once(server, "close");
    server.close();
    cut();
    await closed;
  };
  const url = new URL(target);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    shut,
    cut,
    silence() {
      isSilent = true;
    },
    async open() {
      // Bytes on the open connections were lost, so they cannot continue.
      if (isSilent) cut();
      isSilent = false;
      if (!server.listening) await listen(port);
    },
    close: shut,
  };
}
