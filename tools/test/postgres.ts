import { userInfo } from "node:os";
import { Client } from "pg";

const CONNECT_MS = 2_000;

/** Returns the address of the server that the contract tests use if it answers. */
export function postgresAddress(wanted: string): string {
  return wanted || `postgres://${userInfo().username}@127.0.0.1:5432/test`;
}

export async function doesPostgresAnswer(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

export const NO_POSTGRES = `
********************************************************************************
*  NO REAL POSTGRES: the contract tests run on SQLite and PGlite only.         *
*  PGlite covers the dialect, but neither several processes nor the driver.    *
*  Start a server on 127.0.0.1:5432 with a database \`test\`, or set             *
*  TEST_DATABASE_URL, and run the tests again.                                 *
********************************************************************************
`;
