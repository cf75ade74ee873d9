import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSources } from './sources.ts'

const root = join(import.meta.dirname, '../..')

test('No story or journey waits for a fixed time', () => {
  const files = globSync(['{packages,apps,.storybook}/**/*.stories.tsx', 'tests/journeys/*.ts'], {
    cwd: root,
    exclude: ['**/node_modules'],
  })
  expect(files.length).toBeGreaterThan(200)
  const waits = files.filter((path) =>
    /new Promise\(\((\w+)\) => setTimeout\(\1, |\.waitForTimeout\(/.test(readFileSync(join(root, path), 'utf8')),
  )
  expect(waits).toEqual([])
})

/** Code that may use real timers and the real time, and why. Tests cannot control either of them. */
const ownTimers: Readonly<Record<string, string>> = {
  'packages/design-system/src/time/clock.ts': 'all others get their timers here',
}

/** The portal's files. The probe is not part of the portal, because it measures a real server. */
const ofPortal = /^(packages\/(?!probe\/)|apps\/portal\/src\/)/

test('The portal’s timers come from the design system’s clock', () => {
  const timers = /\b(?:set|clear)(?:Timeout|Interval)\(|\bDate\.now\b|\bperformance\.now\(/
  const found = readSources()
    .filter(({ path, text }) => ofPortal.test(path) && timers.test(text))
    .map(({ path }) => path)
  expect(found.filter((path) => !(path in ownTimers))).toEqual([])
})
