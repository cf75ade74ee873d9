import { useEffect, useState } from 'react'

/** What the browser makes of tokens, as values of a CSS property; read again whenever theme or brand change. */
export function useComputed<Name extends string>(
  property: string,
  tokens: Readonly<Record<Name, string>>,
): Readonly<Record<Name, string>> {
  const [computed, setComputed] = useState(tokens)
  useEffect(() => {
    const read = () => setComputed(readComputed(property, tokens))
    const watcher = new MutationObserver(read)
    watcher.observe(document.documentElement, { attributeFilter: ['class', 'style'] })
    read()
    return () => watcher.disconnect()
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
