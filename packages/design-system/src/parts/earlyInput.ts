import { nextTask } from '../time/clock.ts'

/** What a person did with the shell of a field. Controls are given by their place in the field, -1 for none. */
export interface EarlyInput {
  readonly focused: number
  readonly pressed: number
  /** Resolves when the pointer that pressed is up. */
  readonly released: Promise<unknown>
  /** In the order of the keys. Grows until `stopTaking`: keys may come while the field takes the place of the shell. */
  readonly typed: { readonly at: number; readonly text: string }[]
  readonly stopTaking: () => void
}

const controlsOf = (field: HTMLElement) => [...field.querySelectorAll<HTMLElement>('[role=spinbutton], button')]

const opening = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp'])

/**
 * Notes what is done with a shell.
 * @param onRequest called when the shell is used, and with false when it may be used soon.
 * @returns `end` stops and returns it. To be called while the shell is still in the document.
 */
export function recordInput(shell: HTMLElement, onRequest: (isUsed: boolean) => void) {
  const typed: EarlyInput['typed'][number][] = []
  let pressed = -1
  let released: Promise<unknown> = Promise.resolve()
  const placeOf = (target: EventTarget | null) =>
    controlsOf(shell).findIndex((control) => target instanceof Node && control.contains(target))

  const listening = new AbortController()
  const on = <Type extends keyof HTMLElementEventMap>(type: Type, run: (event: HTMLElementEventMap[Type]) => void) =>
    shell.addEventListener(type, run, { capture: true, signal: listening.signal })
  const press = (target: EventTarget | null) => {
    const at = placeOf(target)
    if (controlsOf(shell)[at]?.matches('button:not(:disabled)')) pressed = at
    onRequest(true)
  }
  on('pointerover', () => onRequest(false))
  on('focusin', () => onRequest(true))
  on('pointerdown', ({ target, pointerType }) => {
    // A touch may become a scroll.
    if (pointerType !== 'mouse') return
    press(target)
    // It may come up after the shell is gone, and before the field is there to be pressed.
    released = new Promise((resolve) => {
      for (const end of ['pointerup', 'pointercancel'])
        window.addEventListener(end, resolve, { capture: true, once: true })
    })
  })
  on('click', ({ target }) => press(target))
  on('keydown', (event) => {
    const { target, key } = event
    const at = placeOf(target)
    if (controlsOf(shell)[at]?.matches('button')) {
      if (!opening.has(key)) return
      // The arrow keys would scroll the page.
      event.preventDefault()
      press(target)
    } else if (at >= 0 && isText(event)) typed.push({ at, text: key })
  })
  // Whoever has moved on does not expect something to open.
  on('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && shell.contains(relatedTarget))) pressed = -1
  })

  return {
    end: (): EarlyInput => {
      listening.abort()
      const focused = placeOf(document.activeElement)
      const takesText = controlsOf(shell)[focused]?.matches('button') === false
      return { focused, pressed, released, typed, stopTaking: takesText ? takeKeys(typed, focused) : () => undefined }
    },
  }
}

const isText = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => key.length === 1 && !ctrlKey && !metaKey && !altKey

/** Takes what is typed anywhere in the page. @returns a function that ends it */
function takeKeys(typed: EarlyInput['typed'], at: number): () => void {
  const take = (event: KeyboardEvent) => {
    if (!isText(event)) return
    event.preventDefault()
    event.stopPropagation()
    typed.push({ at, text: event.key })
  }
  window.addEventListener('keydown', take, { capture: true })
  return () => window.removeEventListener('keydown', take, { capture: true })
}

/** Lets React render what has happened. */
const rendered = () => new Promise<void>((resolve) => nextTask(resolve))

/** Does with the field what was done with its shell: focuses the same control, types, presses. */
export async function continueInput(field: HTMLElement, input: EarlyInput): Promise<void> {
  try {
    await continueIn(field, input)
  } finally {
    input.stopTaking()
  }
}

async function continueIn(field: HTMLElement, input: EarlyInput): Promise<void> {
  controlsOf(field)[input.focused]?.focus({ preventScroll: true })
  if (input.typed.length === 0 && input.pressed < 0) return
  // React Aria's list knows its options only after its second render.
  await rendered()
  const controls = controlsOf(field)
  const before = document.activeElement
  let last = -1
  for (const { at, text } of input.typed) {
    // A part that is complete passes the focus on to the next by itself.
    if (at !== last) controls[at]?.focus({ preventScroll: true })
    last = at
    const init = { inputType: 'insertText', data: text, bubbles: true, cancelable: true }
    document.activeElement?.dispatchEvent(new InputEvent('beforeinput', init))
    await rendered()
  }
  if (input.typed.length > 0 && input.focused < 0 && before instanceof HTMLElement)
    before.focus({ preventScroll: true })

  const pressed = controls[input.pressed]
  if (!pressed) return
  await input.released
  pressed.click()
}
