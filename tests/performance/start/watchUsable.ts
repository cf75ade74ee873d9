import type { Landmark } from './startScreens.ts'

/**
 * Runs in the page before anything else. Looks before each frame whether all landmarks are there, and stores in
 * `start.usable` the time of the end of that frame, in ms after navigation, and then writes a debug message to
 * the console. Stands by itself.
 */
export function watchUsable(landmarks: readonly Landmark[]): void {
  const start = {
    usable: Number.NaN,
    longTasks: new Array<{ readonly startTime: number; readonly duration: number }>(),
    isUsable: () => landmarks.every(isThere),
  }
  Object.assign(window, { start })
  new PerformanceObserver((list) => start.longTasks.push(...list.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  })
  // A browser that is driven by a program takes long to find where an error was made, and React makes some at each start.
  Reflect.deleteProperty(Error, 'stackTraceLimit')
  requestAnimationFrame(look)

  function look(): void {
    if (!start.isUsable()) {
      requestAnimationFrame(look)
      return
    }
    // A task that follows a frame comes after its painting. This one goes before those of the pictures that have come.
    void scheduler.postTask(tell, { priority: 'user-blocking' })
  }

  function tell(): void {
    start.usable = performance.now()
    // oxlint-disable-next-line no-console -- what the program that drives the browser waits for
    console.debug('usable')
  }

  function isThere({ selector, text, isOperable = false }: Landmark): boolean {
    return [...document.querySelectorAll(selector)].some(
      (element) =>
        element.checkVisibility() &&
        element.getClientRects().length > 0 &&
        (text === undefined || new RegExp(text).test(element.textContent)) &&
        (!isOperable || canBeOperated(element)),
    )
  }

  function canBeOperated(element: Element): boolean {
    const isOff =
      element.matches(':disabled, [aria-disabled="true"], :read-only[readonly]') || element.closest('[inert]')
    // React stores the handlers of an element under such a key, also when it takes over markup that came with the page.
    return !isOff && Object.keys(element).some((key) => key.startsWith('__reactProps$'))
  }
}
