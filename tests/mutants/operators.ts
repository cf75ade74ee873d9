/** A way to break code on purpose. */
interface Operator {
  readonly name: string
  /** How many of forty mutants are of this kind. */
  readonly share: number
  /**
   * The broken forms of a line; empty where the operator does not apply.
   * @param before The last line above that is not blank.
   */
  readonly mutate: (line: string, before: string) => readonly string[]
}

/** Whether a line is a whole statement, and not an argument, element or property of something above it. */
const isStatement = (line: string, before: string) =>
  /^\s+(void |await )?\w[\w.?]*\(.*\)$/.test(line) && isBalanced(line) && /(^|[{};)'\w])$/.test(before)

function isBalanced(line: string): boolean {
  const count = (pattern: RegExp) => line.match(pattern)?.length ?? 0
  return count(/\(/g) === count(/\)/g) && count(/\{/g) === count(/\}/g)
}

/** For each match, a copy of the line in which that match is replaced. */
function replaceEach(line: string, pattern: RegExp, replace: (match: RegExpExecArray) => string): string[] {
  return [...line.matchAll(pattern)].map(
    (match) => line.slice(0, match.index) + replace(match) + line.slice(match.index + match[0].length),
  )
}

const swapped: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '??': '&&',
}

export const operators: readonly Operator[] = [
  {
    name: 'condition turned',
    share: 14,
    mutate: (line) => [
      ...replaceEach(line, / (===|!==|&&|\|\||<=|>=|<|>|\?\?) /g, ([, sign = '']) => ` ${swapped[sign] ?? sign} `),
      ...replaceEach(line, /\bif \(!/g, () => 'if ('),
      ...replaceEach(line, /\bif \(([\w.]+(\([\w., ]*\))?)\)/g, ([, condition = '']) => `if (!${condition})`),
    ],
  },
  {
    name: 'call left out',
    share: 8,
    mutate: (line, before) => (isStatement(line, before) && !/\.focus\(/.test(line) ? [''] : []),
  },
  {
    name: 'amount off by a cent',
    share: 4,
    mutate: (line) => [
      ...replaceEach(line, /\b(from|to)Cents\(([\w.]+)\)/g, ([, way = '', amount = '']) =>
        way === 'to' ? `(toCents(${amount}) + 1)` : `fromCents(${amount} + 1)`,
      ),
      ...replaceEach(line, /\b(\w*(?:[tT]otal|[aA]mount|[pP]rice|sum)) ([*+-]) /g, ([, amount = '', sign = '']) =>
        /^\s*(\/|\*)/.test(line) ? '' : `(${amount} + 1) ${sign} `,
      ),
    ],
  },
  {
    name: 'label removed',
    share: 4,
    mutate: (line) => replaceEach(line, /\b(aria-label|label|description)="[^"]+"/g, ([, name = '']) => `${name}=""`),
  },
  {
    name: 'focus lost',
    share: 3,
    mutate: (line) =>
      replaceEach(line, /[\w.?()]+\.focus\((\{[^}]*\})?\)/g, () => 'undefined').filter(() => !/import|\*/.test(line)),
  },
  {
    name: 'invalidation forgotten',
    share: 4,
    mutate: (line) => [
      ...replaceEach(line, /\boutdates: \[[^\]]+\]/g, () => 'outdates: []'),
      ...replaceEach(line, /\boutdates: [a-z]\w+/g, () => 'outdates: []'),
      ...replaceEach(line, /\b[\w.]*[iI]nvalidate\w*\([^()]*\)/g, () => 'undefined').filter(
        () => !/function|import|=> \{$/.test(line),
      ),
    ],
  },
  {
    name: 'sent twice',
    share: 3,
    mutate: (line) =>
      replaceEach(
        line,
        /\bapi\.(add|copy|create|delete|update|save|send|process|accept|email|request|resend|register)\w*\([^()]*\)/g,
        ([call]) => `(void ${call}, ${call})`,
      ),
  },
]
