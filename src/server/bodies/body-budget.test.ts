import { expect, it } from "vitest";
import { BodyBudget } from "./body-budget.ts";

const OPTIONS = { totalBytes: 100, clientBytes: 40, clientBodies: 2 };

function room() {
  const made = new BodyBudget(OPTIONS);
  const cut: string[] = [];
  const enter = (name: string, client = name, network?: string) =>
    made.enter({ client, network, cut: () => cut.push(name) });
  return { made, cut, enter };
}

it("holds no more than its bytes, and has room again when a body is released", () => {
  const { made, enter } = room();
  const bodies = ["a", "b", "c"].map((name) => enter(name));
  expect(bodies.map((body) => body.grow(40))).toEqual([true, true, false]);
  for (const body of bodies) body.arrived();
  expect(enter("d").grow(30)).toBe(false);
  bodies[0]?.release();
  bodies[0]?.release();
  expect(made.bytes).toBe(40);
  expect(enter("d").grow(30)).toBe(true);
});

it("a client's largest body is dropped for a smaller one of the same client, never for other clients", () => {
  const { cut, enter } = room();
  const [large, other] = [enter("large", "ann"), enter("other", "bob")];
  expect([large.grow(39), other.grow(10)]).toEqual([true, true]);
  expect(enter("small", "ann").grow(5)).toBe(true);
  expect(cut).toEqual(["large"]);
});

it("of too many bodies the slowest is dropped", () => {
  const { cut, enter } = room();
  enter("slow", "ann").grow(1);
  enter("quick", "ann").grow(20);
  enter("new", "ann");
  expect(cut).toEqual(["slow"]);
});

it("the networks of one wider network share twice the limit of one", () => {
  const { cut, enter } = room();
  for (let n = 0; n < 5; n += 1) enter(`one-${n}`, `client-${n}`, "wide").grow(n + 1);
  expect(cut).toHaveLength(1);
});
