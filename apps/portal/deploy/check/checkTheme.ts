import type { Problem } from './problem.ts'

const where = 'theme.css'
const names = ['--primary-interaction-background', '--masthead-background', '--secondary-interaction-hyperlink']

/**
 * Checks that a deployment's `theme.css` is one block `:root { … }` with the three colours, each with a semicolon after it.
 * With any colours, the portal derives the others so that texts can be read.
 */
export function checkTheme(text: string): readonly Problem[] {
  // Comments become spaces, so that the lines keep their numbers.
  const css = text.replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
  const [, before, body] = /^(\s*:root\s*\{)([^{}]*)\}\s*$/.exec(css) ?? []
  if (before === undefined || body === undefined)
    return [{ where, sentence: 'The colours need :root { … } around them, and nothing else beside it.' }]
  const declarations = [...body.matchAll(/([^\s:;]+)\s*:?\s*([^;]*)/g)].map(
    ({ index, 1: name = '', 2: value = '' }) => ({
      name,
      line: (before + body.slice(0, index)).split('\n').length,
      isColour: /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value.trim()),
    }),
  )
  return [
    ...declarations.flatMap(({ name, line, isColour }): Problem[] => {
      if (!names.includes(name))
        return [{ where, line, sentence: `${name} is none of the three colours of a deployment: remove it.` }]
      const sentence = `${name} needs a colour such as #0a6e86, and a semicolon after it.`
      return isColour ? [] : [{ where, line, sentence }]
    }),
    ...names
      .filter((name) => !body.includes(name))
      .map((name) => ({
        where,
        sentence: `${name} is missing: add it, or the portal has the colour of the example.`,
      })),
  ]
}
