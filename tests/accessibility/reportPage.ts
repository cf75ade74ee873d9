import { escapeHtml, htmlPage } from '../pictures/html.ts'
import type { Failure } from '../pictures/visitStories.ts'
import { groupByRule, type Fault, type Finding } from './finding.ts'

interface Report {
  /** What was inspected, in a sentence. */
  readonly summary: string
  readonly findings: readonly Finding[]
  /** Stories that could not be shown. */
  readonly failures: readonly Failure[]
}

/** All findings by rule, and within a rule by element, with the stories and conditions of each. */
export function reportPage({ summary, findings, failures }: Report): string {
  const rules = groupByRule(findings)
  const failed = failures.map(
    ({ story, problem }) => `<li>${nameOf(story.id)}: ${escapeHtml(problem.slice(0, 300))}</li>`,
  )
  const body = [
    `<p>${escapeHtml(summary)}</p>`,
    failed.length === 0
      ? ''
      : `<div class="failures failed"><h2>Could not be shown</h2><ul>${failed.join('')}</ul></div>`,
    rules.size === 0 ? '<p>Nothing was found.</p>' : '',
    ...[...rules].map(([rule, faults]) => section(rule, faults)),
  ]
  return htmlPage('Accessibility', `<main>${body.join('\n')}</main>`)
}

function section(rule: string, faults: readonly Fault[]): string {
  const elements = [...Map.groupBy(faults, ({ element }) => element)].map(([element, same]) => {
    const places = same.map(
      ({ story, conditions }) => `<li>${nameOf(story.id)}: ${escapeHtml(conditions.join('; '))}</li>`,
    )
    const problem = escapeHtml(same[0]?.problem ?? '')
    return `<details><summary>${escapeHtml(element)} <small>${same.length} stories</small></summary><p>${problem}</p><ul>${places.join('')}</ul></details>`
  })
  return `<h2>${escapeHtml(rule)}: ${faults.length}</h2>${elements.join('\n')}`
}

const nameOf = (id: string) => `<code>${escapeHtml(id)}</code>`
