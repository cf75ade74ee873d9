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
   * Whether the story is shown in forced colours. Axe cannot measure their contrast, because Chromium reports the colours of
   * the style sheets to scripts. See `readContrast`.
   */
  readonly isForced: boolean
  /** Whether the story shows a part of a screen, which has no landmarks and no h1. */
  readonly isPart: boolean
}

/**
 * Runs all rules of axe, even experimental and AAA ones. Skips AAA contrast, and rules that do not suit forced colours or
 * parts of screens.
 */
export async function runAxe({ isForced, isPart }: Shown) {
  const skippedRules = new Set([
    'color-contrast-enhanced',
    ...(isForced ? ['color-contrast', 'link-in-text-block'] : []),
    ...(isPart ? ['landmark-one-main', 'page-has-heading-one', 'region'] : []),
  ])
  const rules = Object.fromEntries(
    window.axe.getRules().map(({ ruleId }) => [ruleId, { enabled: !skippedRules.has(ruleId) }]),
  )
  // Storybook's own hidden messages do not belong to the story.
  const own = [...document.querySelectorAll('.sb-wrapper')].map((element) => ({ element, place: new Comment() }))
  for (const { element, place } of own) element.replaceWith(place)
  // Messages of the live announcer may refer to elements that have been removed since.
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
