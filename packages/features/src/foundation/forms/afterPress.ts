import { pageState } from '@trade-portal/design-system/page-state'
import { nextTask, startTimer, type Timer } from '@trade-portal/design-system/time'

/**
 * Runs a function after the current press has ended, or at once if nothing is pressed. Pressing a button blurs the focused
 * field. If the field showed an error at once, the button would move during the press, and the click would miss it.
 */
export function afterPress(run: () => void): void {
  const press = pressOf()
  if (press.isUnderWay) press.waiting.push(run)
  else run()
}

/** On touch screens, the longest time between lifting the finger and the click event, in milliseconds. */
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
  // Waits for the next task, because the click handlers must run first.
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
