/** Statements that are built once: for a short one, building takes longer than asking SQLite. */
import type { Compilable, CompiledQuery } from "kysely";
import type { Db } from "#platform/database/schema.ts";

type Values = Readonly<Record<string, string | undefined>>;

/** No value of ours contains it. */
const PLACE = "\u0000place ";

/**
 * `build` gets a place for each value. It is called once for each limit and each set of values that are missing, and must
 * pass the places on as they are.
 */
export function prepared<Row, Given extends Values>(
  db: Db,
  build: (places: Given, limit: number) => Compilable<Row>,
): (values: Given, limit: number) => Promise<Row[]> {
  const built = new Map<string, CompiledQuery<Row>>();
  return async (values, limit) => {
    const given = Object.entries(values).filter(([, value]) => value !== undefined);
    const key = `${limit} ${given.map(([name]) => name).join(" ")}`;
    const places = (): Given => Object.fromEntries(given.map(([name]) => [name, PLACE + name])) as Given;
    const query = built.get(key) ?? build(places(), limit).compile();
    built.set(key, query);
    const parameters = query.parameters.map((one) => valueOf(one, values));
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}

/** Whether a parameter of a statement waits for its value. */
export const isPlace = (parameter: unknown): parameter is string =>
  typeof parameter === "string" && parameter.startsWith(PLACE);

const valueOf = (parameter: unknown, values: Values): unknown =>
  isPlace(parameter) ? values[parameter.slice(PLACE.length)] : parameter;
