/** Preloaded before the site, so that a message can shift its system clock, as NTP or an operator would. */
let shiftMs = 0;
const RealDate = Date;
const realNow = Date.now.bind(Date);

class ShiftedDate extends RealDate {
  constructor(...given: readonly unknown[]) {
    if (given.length === 0) super(realNow() + shiftMs);
    else super(...(given as [number]));
  }

  static override now(): number {
    return realNow() + shiftMs;
  }
}

globalThis.Date = ShiftedDate as DateConstructor;
process.on("message", (ms: number) => {
  shiftMs = ms;
});
process.channel?.unref();
