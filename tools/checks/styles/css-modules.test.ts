import { expect, test } from "vitest";
import { checkCssModules } from "./css-modules.ts";

const COMPONENT = `import styles from "./card.module.css";
export const Card = () => <p className={styles.card}><b className={styles["tag"]}>x</b></p>;`;
const SHEET = `/* .comment is no class */
@layer ui {
  .card { color: var(--text); &:hover { margin: 0.5em } .tag { background: url("a.b") } }
  @media (width < 767px) { .card { padding: 0 } }
}`;

const problems = (sheet: string, component: string) =>
  checkCssModules([
    { path: "src/ui/card/card.module.css", text: sheet },
    { path: "src/ui/card/card.tsx", text: component },
  ]).map(({ line, problem }) => `${line ?? "-"} ${problem}`);

test("a sheet and a component that agree have no findings", () => {
  expect(problems(SHEET, COMPONENT)).toEqual([]);
});

test("a class that no component uses is found", () => {
  expect(problems(SHEET.replace("}\n}", "}\n  .old {}\n}"), COMPONENT)).toEqual([
    "5 .old is used by no component",
  ]);
});

test("a class that does not exist is found", () => {
  expect(problems(SHEET, COMPONENT.replace(`"tag"`, `"label"`))).toEqual([
    "3 .tag is used by no component",
    "2 .label is not in card.module.css",
  ]);
});

test("a class that is computed at run time is found", () => {
  expect(problems(SHEET, `${COMPONENT}\nexport const c = (kind: string) => styles[kind];`)).toEqual([
    "3 a computed class: use a data attribute for variants",
  ]);
});

test("a sheet may be imported under any name", () => {
  const component = COMPONENT.replaceAll("styles", "card");
  expect(problems(SHEET, component)).toEqual([]);
});

test("a class used only through composes counts as used", () => {
  expect(problems(SHEET.replace(".tag {", ".base {} .tag { composes: base;"), COMPONENT)).toEqual([]);
});

test("rules outside the folder's layer are found", () => {
  expect(problems(SHEET.replace("@layer ui", "@layer page"), COMPONENT)).toEqual([
    "- everything belongs into @layer ui { … }",
  ]);
  expect(problems(`${SHEET}\n.tag { margin: 0 }`, COMPONENT)).toHaveLength(1);
});
