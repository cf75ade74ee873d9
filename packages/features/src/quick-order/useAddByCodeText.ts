import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as v from 'valibot'

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
