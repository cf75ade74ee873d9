import { tell } from '../tell.ts'
import { slowdown } from './conditions.ts'
import type { Condition } from './conditions.ts'
import type { StartFigures } from './visitStart.ts'
import type { Waterfall } from './waterfall.ts'

/** Prints what of a screen does not depend on the speed of anything. */
export function reportWaterfalls(name: string, portal: Waterfall, floor: Waterfall, isDetailed: boolean): void {
  tell(`\n${name}, until usable${' '.repeat(28 - name.length)}portal   floor`)
  const types = new Set([...Object.keys(portal.bytes), ...Object.keys(floor.bytes)])
  const counts = (['waves', 'requests', 'scripts', 'stylesheets'] as const).map((key) => [key, portal[key], floor[key]])
  const bytes = [...types].map((type) => [`KB ${type}`, kilobytes(portal, type), kilobytes(floor, type)])
  for (const [what, ours, its] of [...counts, ...bytes]) tell(`  ${String(what).padEnd(38)}${pad(ours)}${pad(its)}`)
  if (isDetailed) for (const [index, wave] of portal.addresses.entries()) tellWave(index + 1, wave)
}

export function reportTimesHead(rounds: number): void {
  tell(`\n  CPU ${slowdown}x slower, median (shortest..longest) of ${rounds}, ms`)
  tell(`  ${''.padEnd(38)}${'portal'.padStart(20)}${'floor'.padStart(20)}   ratio   blocking: portal, floor`)
}

export function reportTimes(
  condition: Condition,
  portal: readonly StartFigures[],
  floor: readonly StartFigures[],
): void {
  const what = `${condition.files} files, ${condition.network}, ${condition.protocol}`
  const [ours, its] = [portal.map(({ usable }) => usable), floor.map(({ usable }) => usable)]
  const blocking = [portal, floor].map((taken) =>
    middle(taken.map((figures) => figures.blocking))
      .toFixed(0)
      .padStart(7),
  )
  const ratio = (middle(ours) / middle(its)).toFixed(2).padStart(8)
  tell(`  ${what.padEnd(38)}${spread(ours)}${spread(its)}${ratio}   ${blocking.join(' ')}`)
}

function tellWave(number: number, addresses: readonly string[]): void {
  const names = addresses.map((address) => /(?:ipFunction=|\/)([^/=]*)$/.exec(address)?.[1] ?? address)
  tell(`  wave ${number} (${names.length}): ${names.join(' ')}`)
}

function spread(values: readonly number[]): string {
  return `${middle(values).toFixed(0)} (${Math.min(...values).toFixed(0)}..${Math.max(...values).toFixed(0)})`.padStart(
    20,
  )
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

const kilobytes = ({ bytes }: Waterfall, type: string) => ((bytes[type] ?? 0) / 1000).toFixed(1)
const pad = (value: string | number | undefined) => String(value).padStart(8)
