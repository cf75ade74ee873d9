/**
 * Runs something now, or, while a press is under way, once it has come to its end. Leaving a field by pressing a
 * button must not move the button away under the finger: the press would miss it.
 */
export function afterPress(run: () => void): void {
  if (isPressing) waiting.push(run)
  else run()
}

/** On touch screens the focus moves and the click comes after the finger is lifted; this long after, in milliseconds. */
const clickComesWithin = 400

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
  // After the click has been handled.
  setTimeout(() => {
    for (const run of runs) run()
  })
}

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', begin, { capture: true })
  window.addEventListener('click', end, { capture: true })
  for (const lifted of ['pointerup', 'pointercancel'] as const) {
    window.addEventListener(
      lifted,
      () => {
        timer = setTimeout(end, clickComesWithin)
      },
      { capture: true },
    )
  }
}
