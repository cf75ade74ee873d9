import type { Landmark } from './startScreens.ts'

/**
 * Runs in the page before anything else. Before each frame it checks whether all landmarks are there. As soon as they are,
 * it stores the end of that frame in `start.usable`, in ms after navigation, and writes a debug message to the console. It
 * refers to nothing outside itself.
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
  // Turns off stack traces. React creates errors at each start, and their stack traces take a long time in an automated
  // browser.
  Reflect.deleteProperty(Error, 'stackTraceLimit')
  requestAnimationFrame(look)

  function look(): void {
    if (!start.isUsable()) {
      requestAnimationFrame(look)
      return
    }
    // A task after a frame runs after the frame has been painted. This priority puts it before tasks of loaded pictures.
    void scheduler.postTask(report, { priority: 'user-blocking' })
  }

  function report(): void {
    start.usable = performance.now()
    // oxlint-disable-next-line no-console -- the bench waits for this message
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
    // React stores the handlers of an element under a key with this prefix.
    return !isOff && Object.keys(element).some((key) => key.startsWith('__reactProps$'))
  }
}
