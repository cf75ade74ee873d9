import { escapeHtml } from '../studio/html.ts'
import type { Failure } from '../studio/openStudio.ts'

/** The red list at the top of a page; nothing if all went well. */
export function failureList(heading: string, failures: readonly Failure[]): string {
  if (failures.length === 0) return ''
  const items = failures.map(
    ({ story, look, problem }) =>
      `<li><a href="index.html#${story.id}">${escapeHtml(`${story.title} / ${story.name}`)}</a> (${escapeHtml(look)}): ${escapeHtml(problem.slice(0, 300))}</li>`,
  )
  return `<div class="failures failed"><h2>${escapeHtml(heading)}</h2><ul>${items.join('')}</ul></div>`
}
