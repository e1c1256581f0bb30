// Only the tokens name colours, and the content security policy blocks style attributes.
import { findingsOf, isTest, lineAt, type Finding, type SourceFile } from "#tools/checks/source-tree.ts";
import { declarationsIn } from "./css-text.ts";

const TOKENS = "src/ui/tokens.css";
const COLOURED = /colou?r|background|border|outline|fill|stroke|shadow|decoration|caret|accent|^--/;
const HEX = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/i;
const FUNCTION = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!\s*from\s+var\()/i;
const NAMES = new Set(
  (
    "aqua beige black blue brown chocolate coral crimson cyan fuchsia gold gray green grey indigo ivory khaki " +
    "lavender lime magenta maroon navy olive orange orchid pink plum purple red salmon sienna silver snow tan " +
    "teal tomato turquoise violet wheat white yellow"
  ).split(" "),
);

function isRawColour(value: string): boolean {
  if (HEX.test(value) || FUNCTION.test(value)) return true;
  return value.split(/[\s,()/]+/).some((word) => NAMES.has(word.toLowerCase()));
}

export function checkColours(files: readonly SourceFile[]): Finding[] {
  return files
    .filter((file) => file.path.startsWith("src/") && file.path !== TOKENS && !isTest(file))
    .flatMap((file) => {
      if (file.path.endsWith(".css")) return inStyleSheet(file);
      return file.path.endsWith(".tsx") ? inComponent(file) : [];
    });
}

function inStyleSheet(file: SourceFile): Finding[] {
  return declarationsIn(file.text)
    .filter(({ property, value }) => COLOURED.test(property) && isRawColour(value))
    .map(({ property, value, start }) => ({
      path: file.path,
      line: lineAt(file.text, start),
      problem: `${property}: ${value.trim()} is a raw colour: use a token`,
    }));
}

function inComponent(file: SourceFile): Finding[] {
  const attribute = /\b(?:fill|stroke|stopColor|floodColor|lightingColor|color)=\{?["']([^"']+)["']/g;
  return [...file.text.matchAll(attribute)]
    .filter((match) => isRawColour(match[1] ?? ""))
    .map((match) => ({
      path: file.path,
      line: lineAt(file.text, match.index),
      problem: `${match[0]} is a raw colour: style it with a token`,
    }));
}

export function checkInlineStyles(files: readonly SourceFile[]): Finding[] {
  return files
    .filter((file) => file.path.endsWith(".tsx") && !isTest(file))
    .flatMap((file) =>
      findingsOf(
        file,
        /(?<=[\s"'}])style=(?=[{"'])/g,
        () => "a style attribute: the page's policy refuses it",
      ),
    );
}
