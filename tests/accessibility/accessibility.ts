import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { runCommand, say } from '../command.ts'
import { withStorybook } from '../pictures/storybook.ts'
import type { TourOptions } from '../pictures/readTour.ts'
import { visitStories } from '../pictures/visitStories.ts'
import { groupByRule } from './finding.ts'
import { inspectPage, type Inspection } from './inspectPage.ts'
import { help, readOptions } from './options.ts'
import { reportPage } from './reportPage.ts'

/** Checks all screens in all brands, colours and widths: `pnpm accessibility --help`. */
const root = join(import.meta.dirname, '../..')

await runCommand({ help, readOptions, main })

async function main(options: TourOptions): Promise<void> {
  const [firstBrand = 'default'] = options.looks
  const started = performance.now()
  const inspection: Inspection = { findings: [], axeRuns: 0 }
  const { stories, failures } = await withStorybook(options.from ?? root, (address) =>
    visitStories(address, options, (page) => inspectPage(page, firstBrand, inspection)),
  )
  const { findings, axeRuns } = inspection
  const rules = groupByRule(findings)
  const faults = [...rules.values()].flat().length
  const seconds = Math.round((performance.now() - started) / 1000)
  const summary = `${stories.length} stories, ${axeRuns} runs of axe, ${faults} faults, ${failures.length} stories that could not be shown, ${seconds} s.`

  const out = resolve(root, options.out)
  mkdirSync(out, { recursive: true })
  writeFileSync(join(out, 'index.html'), reportPage({ summary, findings, failures }))
  writeFileSync(join(out, 'findings.json'), JSON.stringify(Object.fromEntries(rules), undefined, 2))
  for (const { story, problem } of failures) say(`NOT SHOWN ${story.id}: ${problem.slice(0, 300)}`)
  for (const [rule, { length }] of rules) say(`${rule}: ${length}`)
  say(`${summary} ${join(out, 'index.html')}`)
  if (faults + failures.length > 0) process.exitCode = 1
}
