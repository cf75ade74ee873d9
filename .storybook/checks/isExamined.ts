import { sanitize } from 'storybook/internal/csf'
import { nameOf } from './nameOf.ts'

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
 * Whether the gate checks the accessibility of a story at its end: if the story shows a state, or is the first of its
 * file to open a dialog, menu or list. The other stories, which test rules, look like states that are checked already.
 */
export function isExamined(story: EndedStory, document: Document): boolean {
  const unseen = [...document.querySelectorAll(opened)]
    .map((element) => `${story.title} ${element.getAttribute('role')} ${nameOf(element)}`)
    .filter((name) => !seen.has(name))
  for (const name of unseen) seen.add(name)
  return unseen.length > 0 || !isRule(story)
}

/** Whether the story tests a rule. The tag `rule`, which the sidebar derives, is missing in test runs. */
function isRule({ id, name, tags }: EndedStory): boolean {
  const exported = id.split('--').at(-1) ?? ''
  if (tags.includes('state')) return false
  return tags.includes('rule') || sanitize(name) !== exported
}
