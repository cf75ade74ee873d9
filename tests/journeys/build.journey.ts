import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { portalBuild, type BuiltScript } from '@trade-portal/portal/deploy'
import { builtScripts } from './build.ts'
import { expect, test } from './fixtures.ts'

test('no two scripts import each other', { tag: '@gate' }, () => {
  const built: readonly BuiltScript[] = JSON.parse(readFileSync(builtScripts, 'utf8'))
  for (const { file, imports } of built) {
    const back = built.filter((other) => imports.includes(other.file) && other.imports.includes(file))
    expect(back, file).toEqual([])
  }
})

test('the page has integrity hashes for the scripts that it links', { tag: '@gate' }, () => {
  const page = readFileSync(join(portalBuild, 'index.html'), 'utf8')
  for (const name of ['index', 'main', 'react']) expect(page).toContain(`"/assets/${name}-`)
  const named = page.match(/<(?:script|link)[^>]* (?:src|href)="\/assets\/[^"]*\.(?:js|css)"[^>]*>/g) ?? []
  for (const element of named) {
    const [, file = '', integrity] = /"\/(assets\/[^"]+)" integrity="([^"]+)"/.exec(element) ?? []
    const content = readFileSync(join(portalBuild, file))
    expect(integrity, element).toBe(`sha384-${createHash('sha384').update(content).digest('base64')}`)
  }
})

test('I11 the build contains no simulator and no debug screen', { tag: '@gate' }, () => {
  // Leaves out the compressed copies of the same files.
  const files = globSync('**/*', { cwd: portalBuild, exclude: ['**/*.br', '**/*.gz'] })
  const names = files.filter((name) => statSync(join(portalBuild, name)).isFile())
  expect(names.length).toBeGreaterThan(10)
  const forbidden =
    /mockServiceWorker|\bmsw\b|Simulated supplier|simulated-supplier|demo-suspended|wr_test|loneoak|"(?:usa|diagnostics)": true/
  const offending = names.filter(
    (name) => forbidden.test(name) || forbidden.test(readFileSync(join(portalBuild, name), 'utf8')),
  )
  expect(offending).toEqual([])
  expect(names.filter((name) => /\.map$|debug|mock/i.test(name))).toEqual([])
})
