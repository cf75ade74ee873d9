/**
 * Runs a function now, or after the current press has ended. Pressing a button blurs the field that has focus. If the
 * field then showed an error at once, the button would move before the press ends, and the click would miss it.
 */
export function afterPress(run: () => void): void {
  if (isPressing) waiting.push(run)
  else run()
}

/** On touch screens the click event follows after the finger is lifted: within this time, in milliseconds. */
const clickDelayMs = 400

let isPressing = false
let waiting: (() => void)[] = []
let timer: ReturnType<typeof setTimeout> | undefined

function begin(): void {
  clearTimeout(timer)
  isPressing = true
}

function end(): void {
  clearTimeout(timer)
  isPressing = false
  const runs = waiting
  waiting = []
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
        timer = setTimeout(end, clickDelayMs)
      },
      { capture: true },
    )
  }
}
