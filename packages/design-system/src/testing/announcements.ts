/** A message of a live region. */
export interface Announcement {
  readonly text: string
  readonly isUrgent: boolean
  /**
   * Milliseconds since the page was opened. If the story holds the clock: milliseconds since 1970, which pass only during
   * `passTime`.
   */
  readonly atMs: number
}

interface Recording {
  readonly announced: Announcement[]
  /** Texts added to the page together with their live region. Most screen readers miss them. */
  readonly missed: string[]
}

declare global {
  interface Window {
    recordedAnnouncements?: Recording
  }
}

/**
 * Starts to record the messages of all live regions, and drops those recorded before. Has no imports, because the journeys
 * (browser tests) run it in the page of the production build.
 */
export function recordAnnouncements(): void {
  if (window.recordedAnnouncements) {
    window.recordedAnnouncements.announced.length = 0
    window.recordedAnnouncements.missed.length = 0
    return
  }
  const recording: Recording = { announced: [], missed: [] }
  window.recordedAnnouncements = recording
  const regions = '[aria-live]:not([aria-live=off]), [role=alert], [role=status], [role=log], output'

  const textOf = (node: Node): string => {
    const named = node instanceof Element ? node.getAttribute('aria-labelledby') : null
    const ids = named?.split(' ') ?? []
    const texts = ids.map((id) => {
      const element = document.getElementById(id)
      return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
    })
    return (named === null ? (node.textContent ?? '') : texts.join(' ')).replace(/\s+/g, ' ').trim()
  }

  const record = (region: Element, text: string, isNew: boolean) => {
    if (text === '' || region.closest('[aria-hidden=true], [inert]')) return
    const isUrgent = region.getAttribute('aria-live') === 'assertive' || region.getAttribute('role') === 'alert'
    if (isNew && region.getAttribute('role') !== 'alert') recording.missed.push(text)
    else recording.announced.push({ text, isUrgent, atMs: window.heldClock?.now() ?? performance.now() })
  }

  new MutationObserver((changes) => {
    const entered = new Set<Node>()
    for (const { type, target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      const region = element?.closest(regions)
      const isNew = [...entered].some((node) => node.contains(region ?? null))
      for (const node of addedNodes) {
        entered.add(node)
        if (region) record(region, textOf(node), isNew)
        else if (node instanceof Element) {
          const inside = [...(node.matches(regions) ? [node] : []), ...node.querySelectorAll(regions)]
          for (const live of inside) record(live, textOf(live), true)
        }
      }
      // Records changed text. Removed text is ignored, because screen readers do not announce it.
      if (region && type === 'characterData') record(region, textOf(target), isNew)
    }
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

/** The messages since `recordAnnouncements`, in order. */
export function announcements(): readonly string[] {
  return (window.recordedAnnouncements?.announced ?? []).map(({ text }) => text)
}

/**
 * Like `announcements`, without messages such as "Loading …" and "Loaded …": a fast machine does not announce them.
 * @param own A message about loading that the story checks, and that is therefore kept
 */
export function contentAnnouncements(own?: string): readonly string[] {
  const all = announcements()
  const isAboutLoading = (text: string) =>
    /^(Loading |Signing you in)/.test(text) ||
    (text.startsWith('Loaded ') && all.includes(text.replace(/^Loaded/, 'Loading')))
  return all.filter((text) => text === own || !isAboutLoading(text))
}

/** Like `announcements`, with urgency and time. */
export function timedAnnouncements(): readonly Announcement[] {
  return window.recordedAnnouncements?.announced ?? []
}

/** The messages since `recordAnnouncements` that screen readers would have missed. */
export function missedAnnouncements(): readonly string[] {
  return window.recordedAnnouncements?.missed ?? []
}
