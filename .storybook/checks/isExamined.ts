import { sanitize } from 'storybook/internal/csf'
import { nameOf } from './nameOf.ts'

interface EndedStory {
  readonly id: string
  readonly name: string
  readonly title: string
  readonly tags: readonly string[]
}

const opened = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'
/** What the stories of a file have opened so far, as its title, its role and its name. */
const seen = new Set<string>()

/**
 * Whether the gate checks the accessibility of a story at its end. It checks each state, and each dialog, menu and list
 * where the stories of a file first open it. Other rules show what a state has shown already.
 */
export function isExamined(story: EndedStory, document: Document): boolean {
  const unseen = [...document.querySelectorAll(opened)]
    .map((element) => `${story.title} ${element.getAttribute('role')} ${nameOf(element)}`)
    .filter((name) => !seen.has(name))
  for (const name of unseen) seen.add(name)
  return unseen.length > 0 || !isRule(story)
}

/** The tag `rule`, which the sidebar derives, is missing in test runs. */
function isRule({ id, name, tags }: EndedStory): boolean {
  const exported = id.split('--').at(-1) ?? ''
  if (tags.includes('state')) return false
  return tags.includes('rule') || sanitize(name) !== exported
}
