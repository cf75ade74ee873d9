import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react'
import { useBriefText } from '../../parts/useBriefText.ts'
import { speak } from '../../voice/speak.ts'
import { explainEntry, onlyNumbers, type NumberLimits } from './explainEntry.ts'
import { parseTyped } from './parseTyped.ts'

/** Between two wrong keys of one attempt. */
const hurriedMs = 2000

/** Says why a field does not take what is typed or pasted, and why it shows another number once it is left. */
export function useEntryNote(limits: NumberLimits) {
  const [note, setNote] = useBriefText()
  const typed = useRef('')
  const isWrong = useRef(false)
  const spokenAt = useRef(-hurriedMs)
  const explain = (words: string) => {
    if (words === '') return
    setNote(words)
    // Who presses three wrong keys in a row is told once.
    const now = performance.now()
    if (words !== note || now - spokenAt.current > hurriedMs) speak(words)
    spokenAt.current = now
  }
  return {
    note,
    /** Whether the typed text is no number. React Aria reads 3,6 as 36. */
    isWrong: () => isWrong.current,
    /** The field shows its number again, from which arrow keys step. */
    onEntered: () => {
      isWrong.current = false
    },
    onTyped: (text: string) => {
      typed.current = text
      isWrong.current = text.trim() !== '' && parseTyped(text) === null
      setNote('')
    },
    /** React Aria refuses keys that can be no part of a number. */
    onKey: ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (key.length === 1 && !ctrlKey && !metaKey && !altKey && !/[\d.,-]/.test(key)) explain(onlyNumbers)
    },
    /**
     * React Aria, which gets the event later, would read a pasted 12,50 as 1250. A currency before or after the number does
     * not matter.
     */
    onPasteCapture: (event: ClipboardEvent) => {
      const text = event.clipboardData.getData('text').replaceAll(/^[^\d.,-]+|[^\d.,]+$/g, '')
      if (parseTyped(text) !== null) {
        // React Aria may take it without the event of typing.
        isWrong.current = false
        return
      }
      event.preventDefault()
      event.stopPropagation()
      explain(explainEntry(text, {}) || onlyNumbers)
    },
    /** Enter, or the field is left. */
    onFinished: () => {
      explain(explainEntry(typed.current, limits))
      typed.current = ''
    },
  }
}
