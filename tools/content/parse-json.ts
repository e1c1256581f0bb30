import { LaunchError } from "#tools/launch.mjs";

/** Brand files are written by hand: a missing comma is told with the file that lacks it. */
export function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new LaunchError(`${file} cannot be read as JSON: ${String(error)}`);
  }
}
