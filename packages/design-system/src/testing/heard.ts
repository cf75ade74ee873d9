/** What a live region has told, how urgently, and when. */
export interface Heard {
  readonly text: string
  readonly isUrgent: boolean
  /** Milliseconds since the page was opened. */
  readonly atMs: number
}

interface Listening {
  readonly heard: Heard[]
  /** Texts in live regions that entered the page together with them. Most screen readers stay silent. */
  readonly missed: string[]
}

declare global {
  interface Window {
    voiceHeard?: Listening
  }
}

/**
 * Starts to note what the live regions of this page tell, as a screen reader would hear it, and forgets what it noted
 * before. It has no imports, because the journeys run it in the page of the production build.
 */
export function listen(): void {
  if (window.voiceHeard) {
    window.voiceHeard.heard.length = 0
    window.voiceHeard.missed.length = 0
    return
  }
  const listening: Listening = { heard: [], missed: [] }
  window.voiceHeard = listening
  const regions = '[aria-live]:not([aria-live=off]), [role=alert], [role=status], [role=log], output'

  const wordsOf = (node: Node): string => {
    const named = node instanceof Element ? node.getAttribute('aria-labelledby') : null
    const ids = named?.split(' ') ?? []
    const words = ids.map((id) => {
      const element = document.getElementById(id)
      return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
    })
    return (named === null ? (node.textContent ?? '') : words.join(' ')).replace(/\s+/g, ' ').trim()
  }

  const note = (region: Element, text: string, isNew: boolean) => {
    if (text === '' || region.closest('[aria-hidden=true], [inert]')) return
    const isUrgent = region.getAttribute('aria-live') === 'assertive' || region.getAttribute('role') === 'alert'
    if (isNew && region.getAttribute('role') !== 'alert') listening.missed.push(text)
    else listening.heard.push({ text, isUrgent, atMs: performance.now() })
  }

  new MutationObserver((changes) => {
    const entered = new Set<Node>()
    for (const { type, target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      const region = element?.closest(regions)
      const isNew = [...entered].some((node) => node.contains(region ?? null))
      for (const node of addedNodes) {
        entered.add(node)
        if (region) note(region, wordsOf(node), isNew)
        else if (node instanceof Element) {
          const inside = [...(node.matches(regions) ? [node] : []), ...node.querySelectorAll(regions)]
          for (const live of inside) note(live, wordsOf(live), true)
        }
      }
      // What is removed is not told.
      if (region && type === 'characterData') note(region, wordsOf(target), isNew)
    }
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

/** The texts that were told since `listen`, the first one first. */
export function heard(): readonly string[] {
  return (window.voiceHeard?.heard ?? []).map(({ text }) => text)
}

/**
 * The same without what is told of waits, which a fast machine does not have, and of the ends of those.
 * @param own A wait that the story is about.
 */
export function heardOfContent(own?: string): readonly string[] {
  const all = heard()
  const isOfWait = (text: string) =>
    /^(Loading |Signing you in)/.test(text) ||
    (text.startsWith('Loaded ') && all.includes(text.replace(/^Loaded/, 'Loading')))
  return all.filter((text) => text === own || !isOfWait(text))
}

/** The same with the time of each. */
export function told(): readonly Heard[] {
  return window.voiceHeard?.heard ?? []
}

/** The texts that a screen reader would have missed since `listen`. */
export function missed(): readonly string[] {
  return window.voiceHeard?.missed ?? []
}
