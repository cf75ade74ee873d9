const phone = { viewport: { width: 360, height: 740 }, density: 'touch' }
const desktop = { viewport: { width: 1280, height: 900 } }

/** Chromatic takes each story on a phone and a desktop, in the portal's own colours and in a very different brand. */
export const chromatic = {
  modes: {
    phone: { ...phone, brand: 'default' },
    'phone in pink': { ...phone, brand: 'pink' },
    desktop: { ...desktop, brand: 'default' },
    'desktop in pink': { ...desktop, brand: 'pink' },
  },
  prefersReducedMotion: 'reduce',
}

/** Stops the date, which Chromatic cannot do: a picture with today's date would differ every day. Timers go on. */
export function stopDate(now: Date): void {
  globalThis.Date = new Proxy(Date, {
    construct: (date, values, target) =>
      Reflect.construct(date, values.length === 0 ? [now.getTime()] : values, target),
    get: (date, name) => (name === 'now' ? () => now.getTime() : Reflect.get(date, name)),
  })
}
