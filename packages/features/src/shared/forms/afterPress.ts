import { pageState } from '@trade-portal/design-system/page-state'

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
  timer?: ReturnType<typeof setTimeout>
}

const pressOf = pageState((): Press => ({ isUnderWay: false, waiting: [] }))

function begin(): void {
  const press = pressOf()
  clearTimeout(press.timer)
  press.isUnderWay = true
}

function end(): void {
  const press = pressOf()
  clearTimeout(press.timer)
  press.isUnderWay = false
  const runs = press.waiting.splice(0)
  // Lets the click handlers run first.
  setTimeout(() => {
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
        pressOf().timer = setTimeout(end, clickDelayMs)
      },
      { capture: true },
    )
  }
}
