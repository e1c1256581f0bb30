import { describe, expect, it } from "vitest";
import { group, groupNames } from "#tests/search/text-index.ts";
import { GroupNames, type Group } from "./group-names.ts";

it("thousands of names are read a group at a time, so that the event loop can turn in between", () => {
  const groups = Array.from({ length: 60 }, (_, at): Group => ({
    names: [`group ${at}`],
    members: Int32Array.of(at),
  }));
  const steps = GroupNames.of(groups, new Set());
  let yields = 0;
  let step = steps.next();
  for (; !step.done; step = steps.next()) yields += 1;
  expect(yields).toBeGreaterThanOrEqual(groups.length);
  expect(step.value.called("group7").map(({ members }) => [...members])).toEqual([[7]]);
});

const foundIn = (groups: readonly Group[]): number[] => groups.map(({ members }) => members[0] ?? -1);

describe("a name of another script", () => {
  const called = (names: readonly string[], typed: string, littleWords: ReadonlySet<string> = new Set()) =>
    foundIn(
      groupNames(
        names.map((name, at) => group(name, [at])),
        littleWords,
      ).called(typed),
    );

  it("is called by its Latin letters and its Japanese reading, too", () => {
    expect(called(["кошельки"], "koshelki")).toEqual([0]);
    expect(called(["取引所"], "torihikijo")).toEqual([0]);
    expect(called(["кошельки"], "")).toEqual([]);
  });

  it("in four Latin letters, but not if these are a little word or begin a Latin name", () => {
    expect(called(["игра"], "igra")).toEqual([0]);
    expect(called(["игры"], "igry", new Set(["igry"]))).toEqual([]);
    expect(called(["игра", "igrament"], "igra")).toEqual([]);
    expect(called(["игра", "igra"], "igra")).toEqual([0, 1]);
    expect(called(["игра", "megaigra"], "igra")).toEqual([0]);
    expect(called(["мир"], "mir")).toEqual([]);
    expect(called(["рынок", "rynokment"], "rynok")).toEqual([0]);
  });
});

describe("words in another form or order", () => {
  const names = groupNames(
    [
      group("nft markets", [0]),
      group("mercado de nft", [1]),
      group("кошельки", [2]),
      group("the games", [3]),
      group("", [4]),
    ],
    new Set(["de", "the"]),
  );
  const alike = (...words: string[]) => foundIn(names.alike(words));

  it("name it, without little words", () => {
    expect(alike("markets", "nft")).toEqual([0]);
    expect(alike("market", "nft")).toEqual([0]);
    expect(alike("nft", "mercados")).toEqual([1]);
    expect(alike("nft", "shops")).toEqual([]);
    expect(alike("кошельков")).toEqual([2]);
    expect(alike()).toEqual([]);
  });

  it("do not, if it is a single Latin word, or what is left of several", () => {
    expect(alike("games")).toEqual([]);
    expect(foundIn(groupNames([group("кошельки для", [0])], new Set(["для"])).alike(["кошельки"]))).toEqual(
      [],
    );
  });

  it("are looked for up to five", () => {
    const long = groupNames([
      group("one two three four five", [0]),
      group("one two three four five six", [1]),
    ]);
    expect(foundIn(long.alike(["two", "one", "three", "four", "five"]))).toEqual([0]);
    expect(foundIn(long.alike(["two", "one", "three", "four", "five", "six"]))).toEqual([]);
  });
});

describe("parts of a name", () => {
  const names = groupNames(
    ["lend", "lending", "lent", "zoo", "交易所", "abc"].map((name, at) => group(name, [at])),
  );

  it("its beginning, from three letters", () => {
    expect(foundIn(names.beginningWith("len"))).toEqual([0, 1, 2]);
    expect(foundIn(names.beginningWith("lend"))).toEqual([0, 1]);
    expect(foundIn(names.beginningWith("zoo"))).toEqual([3]);
    expect(foundIn(names.beginningWith("交易所"))).toEqual([4]);
    expect(foundIn(names.beginningWith("le"))).toEqual([]);
    expect(foundIn(names.beginningWith("龘龘龘"))).toEqual([]);
    expect(foundIn(names.beginningWith("aaa"))).toEqual([]);
    const forms = groupNames([
      { names: ["bridge", "bridges"], members: Int32Array.of(0) },
      group("abridge", [1]),
    ]);
    expect(foundIn(forms.beginningWith("bridg"))).toEqual([0]);
  });

  it("not the beginning of a nickname, which is meant as a whole", () => {
    const nicknamed = groupNames([
      { names: ["base", "coinbase chain"], nicknames: ["coinbase chain"], members: Int32Array.of(0) },
    ]);
    expect(nicknamed.beginningWith("coinbase")).toEqual([]);
    expect(foundIn(nicknamed.beginningWith("bas"))).toEqual([0]);
    expect(foundIn(nicknamed.called("coinbasechain"))).toEqual([0]);
  });

  it("of a run any two signs", () => {
    expect(foundIn(names.containing("易所"))).toEqual([4]);
    expect(foundIn(names.containing("易"))).toEqual([]);
  });

  it("begins with the part of a run, ends with it, or has it twice, but two names are not one", () => {
    const runs = ["交易所", "去中心化交易", "交易", "交易和交易", "借贷", "贷款"];
    const some = groupNames(runs.map((name, at) => group(name, [at])));
    expect(foundIn(some.containing("交易")).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
    expect(foundIn(some.containing("贷贷"))).toEqual([]);
  });
});

describe("a name with a mistake", () => {
  it("is near by one letter; a short one only as it is written", () => {
    const names = groupNames(["игра", "lend", "кошельки"].map((name, at) => group(name, [at])));
    expect(names.near("legd")).toEqual(["lend"]);
    expect(names.near("igrb")).toEqual([]);
    expect(names.near("koshelk")).toEqual(["koshelki"]);
    expect(names.near("leggd")).toEqual([]);
  });
});

describe("behind a prefix that tells nothing", () => {
  const behind = (typed: string) => {
    const steps = GroupNames.of([group("loans", [0]), group("webloans", [1])], new Set(), ["web"]);
    let step = steps.next();
    for (; !step.done; step = steps.next());
    return foundIn(step.value.behindPrefix(typed));
  };

  it("stands the name", () => {
    expect(behind("webloans")).toEqual([0]);
    expect(behind("loans")).toEqual([]);
    expect(behind("web")).toEqual([]);
  });
});
