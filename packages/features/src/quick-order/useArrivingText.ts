import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as v from 'valibot'

const arriving = v.object({ entry: v.string() })

/** Calls back once with the text that was typed into "Add by code" on the home page, which the history entry brings. */
export function useArrivingText(onText: (text: string) => void): void {
  const { key, state, pathname } = useLocation()
  const navigate = useNavigate()
  const taken = useRef('')
  const take = useEffectEvent((text: string) => {
    // A reload or Back must not add it again.
    void navigate(pathname, { replace: true, state: null })
    onText(text)
  })
  useEffect(() => {
    if (!v.is(arriving, state) || taken.current === key) return
    taken.current = key
    take(state.entry)
  }, [key, state])
}
