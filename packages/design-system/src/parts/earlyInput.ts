/** What a person did with the shell of a field. Controls are given by their place in the field, -1 for none. */
export interface EarlyInput {
  readonly focused: number
  readonly pressed: number
  /** The pointer that pressed is still down. */
  readonly isHeld: boolean
  readonly typed: readonly { readonly at: number; readonly text: string }[]
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
  let isHeld = false
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
    isHeld = true
  })
  on('pointerup', () => (isHeld = false))
  on('click', ({ target }) => press(target))
  on('keydown', (event) => {
    const { target, key, ctrlKey, metaKey, altKey } = event
    const at = placeOf(target)
    if (controlsOf(shell)[at]?.matches('button')) {
      if (!opening.has(key)) return
      // The arrow keys would scroll the page.
      event.preventDefault()
      press(target)
    } else if (key.length === 1 && at >= 0 && !ctrlKey && !metaKey && !altKey) typed.push({ at, text: key })
  })
  // Whoever has moved on does not expect something to open.
  on('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && shell.contains(relatedTarget))) pressed = -1
  })

  return {
    end: (): EarlyInput => {
      listening.abort()
      return { focused: placeOf(document.activeElement), pressed, isHeld, typed }
    },
  }
}

/** Lets React render what has happened. */
const rendered = () => new Promise((resolve) => setTimeout(resolve))

/** Does with the field what was done with its shell: focuses the same control, types, presses. */
export async function continueInput(field: HTMLElement, input: EarlyInput): Promise<void> {
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
  if (input.isHeld) window.addEventListener('pointerup', () => pressed.click(), { once: true })
  else pressed.click()
}
