import type { AxeResults, RuleMetadata, RunOptions } from 'axe-core'

declare global {
  interface Window {
    readonly axe: {
      getRules: () => RuleMetadata[]
      run: (context: unknown, options: RunOptions) => Promise<AxeResults>
    }
  }
}

interface Shown {
  /**
   * Whether the system sets the colours. Chromium then still tells scripts those of the style sheets, so that axe cannot
   * measure their contrast; see `readContrast`.
   */
  readonly isForced: boolean
  /** Whether it is a part of a screen, which has no landmarks and no h1 of its own. */
  readonly isPart: boolean
}

/** Runs in the page: all rules, the experimental ones and those of level AAA included, except the contrast of that level. */
export async function runAxe({ isForced, isPart }: Shown) {
  const left = new Set([
    'color-contrast-enhanced',
    ...(isForced ? ['color-contrast', 'link-in-text-block'] : []),
    ...(isPart ? ['landmark-one-main', 'page-has-heading-one', 'region'] : []),
  ])
  const rules = Object.fromEntries(window.axe.getRules().map(({ ruleId }) => [ruleId, { enabled: !left.has(ruleId) }]))
  // Storybook's own hidden messages are part of no page.
  const own = [...document.querySelectorAll('.sb-wrapper')].map((element) => ({ element, place: new Comment() }))
  for (const { element, place } of own) element.replaceWith(place)
  // The messages of the live announcer may refer to elements that are gone by now.
  const context = { exclude: [['[data-live-announcer]']] }
  const { violations } = await window.axe.run(context, { rules, resultTypes: ['violations'], preload: false })
  for (const { element, place } of own) place.replaceWith(element)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary, html }) => ({
      rule: id,
      element: `${target.join(' ')} ${html.slice(0, 120)}`,
      problem: (failureSummary ?? '').replace(/\s+/g, ' '),
    })),
  )
}
