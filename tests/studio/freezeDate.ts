/** Runs in the page before its scripts: stops the calendar, so that no picture depends on the day it was taken. Timers go on. */
export function freezeDate(nowMs: number): void {
  const RealDate = Date
  window.Date = new Proxy(RealDate, {
    construct: (target, values, self) => Reflect.construct(target, values.length === 0 ? [nowMs] : values, self),
    apply: () => new RealDate(nowMs).toString(),
    get: (target, key) => (key === 'now' ? () => nowMs : Reflect.get(target, key)),
  })
}
