import { useEffect, useState } from 'react'

/**
 * Token values as the browser computes them for a CSS property. They are updated when the theme or the brand changes.
 */
export function useComputed<Name extends string>(
  property: string,
  tokens: Readonly<Record<Name, string>>,
): Readonly<Record<Name, string>> {
  const [computed, setComputed] = useState(tokens)
  useEffect(() => {
    const update = () => setComputed(readComputed(property, tokens))
    const observer = new MutationObserver(update)
    observer.observe(document.documentElement, { attributeFilter: ['class', 'style'] })
    update()
    return () => observer.disconnect()
  }, [property, tokens])
  return computed
}

function readComputed<Name extends string>(property: string, tokens: Readonly<Record<Name, string>>) {
  const probe = document.createElement('span')
  document.body.append(probe)
  const computed: Record<Name, string> = { ...tokens }
  for (const name in tokens) {
    probe.style.setProperty(property, tokens[name])
    computed[name] = getComputedStyle(probe).getPropertyValue(property)
  }
  probe.remove()
  return computed
}
