import { deriveBrand } from '@trade-portal/design-system/brand'
import { measureContrast } from '@trade-portal/design-system/contrast'
import type { Problem } from './problem.ts'

const names = {
  primary: '--primary-interaction-background',
  masthead: '--masthead-background',
  hyperlink: '--secondary-interaction-hyperlink',
}

/** @param text Text of the deployment's `theme.css` */
export function checkTheme(text: string): readonly Problem[] {
  const where = 'theme.css'
  const lines = text.replaceAll(/\/\*.*?\*\//gs, (comment) => comment.replaceAll(/[^\n]/g, ' ')).split('\n')
  const colours: Record<string, string> = {}
  const problems = lines.flatMap((line, index): Problem[] => {
    const problem = (sentence: string) => [{ where, line: index + 1, sentence }]
    const [, name = '', value = ''] = /^\s*(--[\w-]+)\s*:\s*([^;]*?)\s*;?\s*$/.exec(line) ?? []
    if (name === '') return []
    const [key] = Object.entries(names).find(([, known]) => known === name) ?? []
    if (key === undefined) return problem(`${name} is none of the three colours of a deployment: remove it.`)
    if (!/^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value))
      return problem(`${name} needs a colour such as #0a6e86, not ${value}.`)
    colours[key] = value
    return []
  })
  const faint = measureContrast(deriveBrand(colours)).find(({ isEnough }) => !isEnough)
  return [
    ...problems,
    ...Object.values(names)
      .filter((name) => !lines.some((line) => line.includes(`${name}:`)))
      .map((name) => ({ where, sentence: `${name} is missing: add it, or the portal has the colour of the example.` })),
    ...(faint
      ? [
          {
            where,
            sentence: `With these colours ${faint.what} has a contrast of ${faint.ratio} and needs ${faint.needs}.`,
          },
        ]
      : []),
  ]
}
