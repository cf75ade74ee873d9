import { pageState } from '@trade-portal/design-system/page-state'
import { nextTask, startTimer, type Timer } from '@trade-portal/design-system/time'

/**
 * Runs a function now, or after the current press has ended. Pressing a button blurs the field that has focus. If the
 * field then showed an error at once, the button would move before the press ends, and the click would miss it.
 */
export function afterPress(run: () => void): void {
  const press = pressOf()
  if (press.isUnderWay) press.waiting.push(run)
  else run()
}

/** On touch screens the click event follows after the finger is lifted: within this time, in milliseconds. */
const clickDelayMs = 400

interface Press {
  isUnderWay: boolean
  readonly waiting: (() => void)[]
  timer?: Timer
}

const pressOf = pageState((): Press => ({ isUnderWay: false, waiting: [] }))

function begin(): void {
  const press = pressOf()
  press.timer?.cancel()
  press.isUnderWay = true
}

function end(): void {
  const press = pressOf()
  press.timer?.cancel()
  press.isUnderWay = false
  const runs = press.waiting.splice(0)
  // Lets the click handlers run first.
  nextTask(() => {
    for (const run of runs) run()
  })
}

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', begin, { capture: true })
  window.addEventListener('click', end, { capture: true })
  for (const eventName of ['pointerup', 'pointercancel'] as const) {
    window.addEventListener(
      eventName,
      () => {
        pressOf().timer = startTimer(end, clickDelayMs)
      },
      { capture: true },
    )
  }
}
