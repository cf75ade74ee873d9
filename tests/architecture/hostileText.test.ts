import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSources } from './sources.ts'

const shipped = readSources().filter(
  ({ path }) => !/^mocks\/|^apps\/portal\/(?:deploy|src\/debug)\/|^packages\/probe\//.test(path),
)

test('N05 No file of the portal turns text into markup or code', () => {
  const sinks =
    /\b(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|dangerouslySetInnerHTML|srcdoc|createContextualFragment|\beval\(|new Function\(|setTimeout\(\s*['"`]|javascript:/i
  const found = shipped.filter(({ text }) => sinks.test(withoutComments(text)))
  expect(found.map(({ path }) => path)).toEqual([])
})

test('Only one place sets the browser’s URL, after checking it', () => {
  const changing = shipped.flatMap(({ path, text }) =>
    [...text.matchAll(/\blocation\.(?:assign|replace)\(|(?<!const )\blocation(?:\.href)?\s*=[^=]|window\.open\(/g)].map(
      ([call]) => `${path}: ${call}`,
    ),
  )
  // This call gets only an address that `paymentAddress` has allowed.
  expect(changing).toEqual(['packages/features/src/pay-account/queries.ts: location.assign('])
})

test('N07 No file contains a secret', () => {
  const root = join(import.meta.dirname, '../..')
  // The brackets in `auth[T]oken` keep the expression from matching this file.
  const secrets =
    /-----BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{36}|\bxox[abp]-\w{10}|\bsk_live_\w+|\bAIza[\w-]{35}\b|\bnpm_\w{36}\b|:_auth[T]oken=/
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean)
  const found = files.filter(
    (path) => !/\.(?:png|svg)$/.test(path) && secrets.test(readFileSync(join(root, path), 'utf8')),
  )
  expect(found).toEqual([])
})

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*$/gm, '')
}
