import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as v from 'valibot'

/**
 * Whether a text is a single line. If the user pastes a single line into a text field, the browser inserts it there as
 * usual.
 */
const isOneLine = (text: string) => !/[\n\r\t]/.test(text.trim())

const isTextFile = ({ name, type }: File) => type.startsWith('text/') || /\.(?:csv|txt|tsv)$/i.test(name)

/** Calls `onText` with each text or text file that the user pastes anywhere on the page or drops on it. */
export function usePastedText(onText: (text: string | File) => void): void {
  const take = useEffectEvent(onText)
  useEffect(() => {
    const takeFrom = (event: ClipboardEvent | DragEvent, data: DataTransfer | null) => {
      const file = [...(data?.files ?? [])].find(isTextFile)
      const text = data?.getData('text/plain') ?? ''
      const isForField =
        event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement
          ? isOneLine(text)
          : false
      if (!file && (text.trim() === '' || isForField)) return
      event.preventDefault()
      take(file ?? text)
    }
    const onPaste = (event: ClipboardEvent) => takeFrom(event, event.clipboardData)
    const onDrop = (event: DragEvent) => takeFrom(event, event.dataTransfer)
    // Without this handler, the browser would open a dropped file.
    const onDragOver = (event: DragEvent) => event.preventDefault()
    document.addEventListener('paste', onPaste)
    document.addEventListener('drop', onDrop)
    document.addEventListener('dragover', onDragOver)
    return () => {
      document.removeEventListener('paste', onPaste)
      document.removeEventListener('drop', onDrop)
      document.removeEventListener('dragover', onDragOver)
    }
  }, [])
}

const arriving = v.object({ entry: v.string() })

/**
 * Calls `onText` once with the text that the user typed into the field "Add by code" on the home page. The home page passes
 * this text in the state of the history entry.
 */
export function useAddByCodeText(onText: (text: string) => void): void {
  const { key, state, pathname } = useLocation()
  const navigate = useNavigate()
  const taken = useRef('')
  const take = useEffectEvent((text: string) => {
    // Removes the text from the history entry, so that a reload or Back does not add it again.
    void navigate(pathname, { replace: true, state: null })
    onText(text)
  })
  useEffect(() => {
    if (!v.is(arriving, state) || taken.current === key) return
    taken.current = key
    take(state.entry)
  }, [key, state])
}
