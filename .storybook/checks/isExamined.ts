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
 * Whether the accessibility of what a story ends with is checked in the gate: of each state, and of each dialog, menu and
 * list where the stories of a file first open it. A rule begins in a state that another story has shown.
 */
export function isExamined(story: EndedStory, document: Document): boolean {
  const news = [...document.querySelectorAll(opened)]
    .map((element) => `${story.title} ${element.getAttribute('role')} ${nameOf(element)}`)
    .filter((name) => !seen.has(name))
  for (const name of news) seen.add(name)
  return news.length > 0 || !isRule(story)
}

/** A test run does not know the tag `rule`, which the sidebar derives. */
function isRule({ id, name, tags }: EndedStory): boolean {
  const exported = id.split('--').at(-1) ?? ''
  if (tags.includes('state')) return false
  return tags.includes('rule') || sanitize(name) !== exported
}
