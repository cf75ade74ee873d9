import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { journeysOf, journeysOfRoom } from './journeysOf.ts'

const root = join(import.meta.dirname, '../..')

test('every room of the features is in the table, and every journey that it names exists', () => {
  const rooms = globSync('packages/features/src/*/', { cwd: root }).map((path) => path.split('/').at(-1) ?? '')
  expect(Object.keys(journeysOfRoom).toSorted()).toEqual(
    rooms.filter((room) => !['foundation', 'trade', 'testing'].includes(room)).toSorted(),
  )
  const journeys = globSync('tests/journeys/*.journey.ts', { cwd: root }).map((path) =>
    path.replace(/^.*\/|\.journey\.ts$/g, ''),
  )
  for (const name of Object.values(journeysOfRoom).flat()) expect(journeys).toContain(name)
})

test.each([
  [['packages/features/src/downloads/DownloadsScreen.tsx'], ['bytes', 'look', 'routes']],
  [['tests/journeys/print.journey.ts', 'README.md'], ['print']],
  [['packages/features/src/downloads/DownloadsScreen.stories.tsx', 'tests/gate/journeysOf.ts'], []],
  [['packages/features/src/foundation/api/Loaded.tsx'], 'all'],
  [['tests/journeys/fixtures.ts'], 'all'],
  [['pnpm-lock.yaml'], 'all'],
  [[], []],
])('%j touches %j', (changed, journeys) => {
  expect(journeysOf(changed)).toEqual(journeys)
})
