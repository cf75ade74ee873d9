import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** The parameter `storySource`: where a story is written. Its own text is in Storybook's parameter `docs.source`. */
export interface StorySource {
  /** From the root of the repository. */
  readonly path: string
  readonly line: number
  /** The text of the file's `meta`, which all its stories share. */
  readonly meta: string
}

// A statement ends before the next line that begins with a name or a comment.
const storyStatement = /^export const (\w+): Story\b.*(?:\n(?![\w/]).*)*/gm
const metaStatement = /^const meta = .*(?:\n(?![\w/]).*)*/m

/**
 * Gives stories their source as it is written, for the Code panel. Storybook's own plugin leaves out the name of the story,
 * its file and its `meta`.
 */
export function storySources(root: string): Plugin {
  return {
    name: 'story-sources',
    enforce: 'pre',
    transform: {
      filter: { id: /\.stories\.tsx$/ },
      handler: (code, id) => ({ code: withSources(code, relative(root, id).replaceAll('\\', '/')), map: null }),
    },
  }
}

function withSources(code: string, path: string): string {
  const meta = metaStatement.exec(code)?.[0].trim() ?? ''
  const statements = [...code.matchAll(storyStatement)].map(({ 0: text, 1: name = '', index }) => {
    const line = code.slice(0, index).split('\n').length
    return `${name}.parameters = withSource(${name}.parameters, ${line}, ${JSON.stringify(text.trim())})`
  })
  const withSource = `function withSource(parameters, line, originalSource) {
  const source = { originalSource, ...parameters?.docs?.source }
  return { ...parameters, storySource: { ...${JSON.stringify({ path, meta })}, line }, docs: { ...parameters?.docs, source } }
}`
  return [code, withSource, ...statements].join('\n')
}
