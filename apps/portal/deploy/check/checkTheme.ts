import type { Problem } from './problem.ts'

const where = 'theme.css'
const names = ['--primary-interaction-background', '--masthead-background', '--secondary-interaction-hyperlink']

export const isColour = (value: string) => /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value)

const ofColour = {
  isRight: isColour,
  words: 'a colour such as #0a6e86',
}
const rules: Readonly<Record<string, typeof ofColour>> = {
  ...Object.fromEntries(names.map((name) => [name, ofColour])),
  '--brand-font': {
    isRight: (value) => /^"[^"\n]+"$/.test(value),
    words: 'the name of a typeface such as "Acme Sans"',
  },
}

/**
 * Checks that a deployment's `theme.css` is one block `:root { … }` with the three colours, each with a semicolon after it.
 * With any colours, the portal derives the others so that texts can be read. A typeface may be defined before the block.
 * @param hasFile Whether the portal's folder contains a file
 */
export function checkTheme(text: string, hasFile: (path: string) => boolean): readonly Problem[] {
  // Comments and typefaces become spaces, so that the lines keep their numbers.
  const blank = (part: string) => part.replaceAll(/[^\n]/g, ' ')
  const css = text.replaceAll(/\/\*[^]*?\*\//g, blank)
  const typefaces = [...css.matchAll(/@font-face\s*\{[^{}]*\}/g)]
  const [, before, body] =
    /^(\s*:root\s*\{)([^{}]*)\}\s*$/.exec(css.replaceAll(/@font-face\s*\{[^{}]*\}/g, blank)) ?? []
  if (before === undefined || body === undefined)
    return [{ where, sentence: 'The colours need :root { … } around them, and nothing else beside it.' }]
  const lineOf = (index: number) => css.slice(0, index).split('\n').length
  const declarations = [...body.matchAll(/([^\s:;]+)\s*:?\s*([^;]*)/g)].map(
    ({ index, 1: name = '', 2: value = '' }) => ({ name, value: value.trim(), line: lineOf(before.length + index) }),
  )
  const font = declarations.find(({ name }) => name === '--brand-font')
  const isLoaded = font === undefined || typefaces.some(([typeface]) => typeface.includes(font.value))
  return [
    ...typefaces.flatMap(({ 0: typeface, index }) =>
      [...typeface.matchAll(/url\(\s*["']?([^"')\s]*)/g)].flatMap(({ 1: file = '', index: at }): Problem[] =>
        hasFile(file)
          ? []
          : [
              {
                where,
                line: lineOf(index + at),
                sentence: `A typeface names ${file}, which is not in the portal's folder.`,
              },
            ],
      ),
    ),
    ...declarations.flatMap(({ name, value, line }): Problem[] => {
      const rule = rules[name]
      if (!rule) return [{ where, line, sentence: `${name} is no colour and no typeface of a deployment: remove it.` }]
      return rule.isRight(value)
        ? []
        : [{ where, line, sentence: `${name} needs ${rule.words}, and a semicolon after it.` }]
    }),
    ...names
      .filter((name) => !body.includes(name))
      .map((name) => ({
        where,
        sentence: `${name} is missing: add it, or the portal has the colour of the example.`,
      })),
    ...(isLoaded
      ? []
      : [
          { where, sentence: `No @font-face loads ${font.value}, so only devices that have it show it.`, isHint: true },
        ]),
  ]
}
