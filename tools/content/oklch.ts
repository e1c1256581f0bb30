/**
 * sRGB to OKLCH and back (https://bottosson.github.io/posts/oklab): hue and strength of a colour, apart from its
 * lightness.
 */
type Triple = readonly [number, number, number];

export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  /** In radians. */
  readonly hue: number;
}

const times = (matrix: readonly Triple[], [a, b, c]: Triple): Triple =>
  matrix.map(([x, y, z]) => x * a + y * b + z * c) as unknown as Triple;

const RGB_TO_LMS: readonly Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const LMS_TO_LAB: readonly Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const LAB_TO_LMS: readonly Triple[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const LMS_TO_RGB: readonly Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

const each = ([a, b, c]: Triple, change: (value: number) => number): Triple => [
  change(a),
  change(b),
  change(c),
];
const toLinear = (part: number): number =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
const toGamma = (part: number): number =>
  part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;

/** From channels between 0 and 255. */
export function oklchOf(channels: Triple): Oklch {
  const lms = times(RGB_TO_LMS, each(channels, (channel) => toLinear(channel / 255)));
  const [lightness, a, b] = times(LMS_TO_LAB, each(lms, Math.cbrt));
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

function linearOf({ lightness, chroma, hue }: Oklch): Triple {
  const lab: Triple = [lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)];
  return times(LMS_TO_RGB, each(times(LAB_TO_LMS, lab), (value) => value ** 3));
}

const isInGamut = (rgb: Triple): boolean => rgb.every((part) => part >= -0.0005 && part <= 1.0005);

/** The colour with as much of its strength as a screen can show, as channels between 0 and 255. */
export function channelsOfOklch(colour: Oklch): Triple {
  let strongest = colour.chroma;
  if (!isInGamut(linearOf(colour))) {
    let [low, high] = [0, colour.chroma];
    for (let step = 0; step < 24; step += 1) {
      const middle = (low + high) / 2;
      if (isInGamut(linearOf({ ...colour, chroma: middle }))) low = middle;
      else high = middle;
    }
    strongest = low;
  }
  const rgb = linearOf({ ...colour, chroma: strongest });
  return each(rgb, (part) => Math.round(255 * toGamma(Math.min(1, Math.max(0, part)))));
}
