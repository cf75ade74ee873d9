import { useEffect } from 'react'

const afterTheFirstScreenMs = 1000

/**
 * Loads code that a screen does not need at first, before the next press may ask for it. If that fails, it is loaded
 * again, and its failure told, when it is needed.
 * @param load Runs the dynamic import. Define it outside the component.
 */
export function useLoadAhead(load: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), afterTheFirstScreenMs)
    return () => clearTimeout(timer)
  }, [load])
}
