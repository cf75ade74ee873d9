import { exposed } from './exposed.ts'
import { wordsOf } from './nameOf.ts'

/** The title is what is heard first, and the name of the tab. A form that was refused says "Error:" before it. */
export function documentTitle(document: Document): string[] {
  const title = document.title.replace(/^Error: /, '')
  if (title.trim() === '') return ['The document has no title.']
  const [heading] = exposed(document, 'h1')
  if (!heading || title.startsWith(wordsOf(heading))) return []
  return [`The document's title is "${title}", and its heading "${wordsOf(heading)}".`]
}
