import { stripVTControlCharacters } from 'node:util'

/** How much of a failure is repeated: what was expected and received, not the whole page that follows. */
const shownLines = 8

/** Names of the failed tests in the report of Vitest, each with its file and the beginning of its failure. */
export function failedInVitest(report: unknown): readonly string[] {
  return recordsOf(report, 'testResults').flatMap((file) => {
    const failed = recordsOf(file, 'assertionResults').filter(({ status }) => status === 'failed')
    // A file that cannot be run has no tests, only a message.
    if (failed.length === 0 && file['status'] === 'failed')
      return [`${textOf(file['name'])}: ${beginning(file['message'])}`]
    return failed.map(
      (test) => `${textOf(file['name'])} › ${textOf(test['fullName'])}: ${beginning(firstOf(test['failureMessages']))}`,
    )
  })
}

/** Names of the failed tests in the report of Playwright. Its suites contain each other. */
export function failedInPlaywright(report: unknown): readonly string[] {
  const own = recordsOf(report, 'specs')
    .filter(({ ok }) => ok === false)
    .map(({ file, line, title }) => `${textOf(file)}:${textOf(line)} › ${textOf(title)}`)
  return [...own, ...recordsOf(report, 'suites').flatMap(failedInPlaywright)]
}

function recordsOf(value: unknown, key: string): Record<string, unknown>[] {
  const list = isRecord(value) ? value[key] : undefined
  return Array.isArray(list) ? list.filter(isRecord) : []
}

function firstOf(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : value
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function beginning(value: unknown): string {
  const lines = stripVTControlCharacters(textOf(value))
    .split('\n')
    .filter((line) => line.trim() !== '')
  return lines.slice(0, shownLines).join('\n    ')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
