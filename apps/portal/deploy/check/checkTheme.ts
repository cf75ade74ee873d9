import { deriveBrand } from '@trade-portal/design-system/brand'
import { measureContrast } from '@trade-portal/design-system/contrast'
import { CssSyntaxError, parse, Rule, type Declaration, type Root } from 'postcss'
import type { Problem } from './problem.ts'

const where = 'theme.css'
const names = {
  primary: '--primary-interaction-background',
  masthead: '--masthead-background',
  hyperlink: '--secondary-interaction-hyperlink',
}

/** @param text Text of the deployment's `theme.css` */
export function checkTheme(text: string): readonly Problem[] {
  const root = readCss(text)
  if (!('walkDecls' in root)) return [root]
  const colours: Record<string, string> = {}
  const problems: Problem[] = []
  let swallowed = ''
  root.walkDecls(/^--/, (declaration) => {
    const sentence = faultOf(declaration)
    if (sentence !== undefined) problems.push({ where, line: declaration.source?.start?.line, sentence })
    const [key] = Object.entries(names).find(([, name]) => name === declaration.prop) ?? []
    if (key !== undefined) colours[key] = declaration.value
    // After a missing semicolon, the value contains the next names.
    swallowed += declaration.value
  })
  const missing = Object.entries(names)
    .filter(([key, name]) => !(key in colours) && !swallowed.includes(name))
    .map(([, name]) => ({
      where,
      sentence: `${name} is missing: add it, or the portal has the colour of the example.`,
    }))
  const faint =
    problems.length === 0 ? measureContrast(deriveBrand(colours)).find(({ isEnough }) => !isEnough) : undefined
  return [
    ...problems,
    ...missing,
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

function readCss(text: string): Root | Problem {
  try {
    return parse(text)
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error
    return {
      where,
      line: error.line,
      sentence: `This is not CSS (${error.reason}): the colours need :root { … } around them.`,
    }
  }
}

function faultOf({ prop, value, parent }: Declaration): string | undefined {
  if (!Object.values(names).includes(prop)) return `${prop} is none of the three colours of a deployment: remove it.`
  if (!(parent instanceof Rule) || parent.selector !== ':root' || parent.parent?.type !== 'root')
    return `${prop} needs to stand in :root { … }, or browsers ignore it.`
  if (value.includes(':')) return `${prop} needs a semicolon after its colour.`
  return /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value)
    ? undefined
    : `${prop} needs a colour such as #0a6e86, not ${value}.`
}
