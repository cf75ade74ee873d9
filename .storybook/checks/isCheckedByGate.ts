import { sanitize } from '../internals.ts'
import { nameOf } from './elements.ts'

interface EndedStory {
  readonly id: string
  readonly name: string
  readonly title: string
  readonly tags: readonly string[]
}

const opened = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'
/** The dialogs, menus and lists opened so far, each as the title of its story, its role and its name. */
const seen = new Set<string>()

/**
 * Whether the gate (`npm test`) checks the accessibility of a story when the story ends. The gate checks every story that
 * shows a state. Of the stories that test a rule, it checks only those that are the first of their file to open a
 * particular dialog, menu or list. The others look like a state that is already checked.
 */
export function isCheckedByGate(story: EndedStory, document: Document): boolean {
  const unseen = [...document.querySelectorAll(opened)]
    .map((element) => `${story.title} ${element.getAttribute('role')} ${nameOf(element)}`)
    .filter((name) => !seen.has(name))
  for (const name of unseen) seen.add(name)
  return unseen.length > 0 || !isRule(story)
}

/**
 * Whether the story tests a rule. In test runs, a story has the tag `rule` only if its own code sets the tag. So a story
 * whose name is a sentence counts too.
 */
function isRule({ id, name, tags }: EndedStory): boolean {
  const exported = id.split('--').at(-1) ?? ''
  if (tags.includes('state')) return false
  return tags.includes('rule') || sanitize(name) !== exported
}
