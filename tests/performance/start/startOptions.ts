import { parseArgs } from 'node:util'
import { files, networks, protocols } from './conditions.ts'
import type { Condition } from './conditions.ts'
import { startScreens } from './startScreens.ts'
import type { StartScreen } from './startScreens.ts'

export interface StartOptions {
  readonly screens: readonly StartScreen[]
  readonly conditions: readonly Condition[]
  readonly rounds: number
  /** Run Lighthouse instead. */
  readonly hasLighthouse: boolean
}

/** Reads `[screen ...] [--files …] [--network …] [--protocol …] [--rounds n] [--lighthouse]`. @throws Error with a sentence */
export function startOptions(words: readonly string[]): StartOptions {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      files: { type: 'string', multiple: true, default: keysOf(files) },
      network: { type: 'string', multiple: true, default: ['unthrottled', 'slow-4g'] },
      protocol: { type: 'string', multiple: true, default: keysOf(protocols) },
      rounds: { type: 'string', default: '5' },
      lighthouse: { type: 'boolean', default: false },
    },
  })
  const names = startScreens.map(({ name }) => name)
  const selected = chosen('screen', names, positionals.length > 0 ? positionals : names)
  const rounds = Number(values.rounds)
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`${values.rounds} is no number of rounds.`)
  const ofNetworks = chosen('network', keysOf(networks), values.network)
  const ofProtocols = chosen('protocol', keysOf(protocols), values.protocol)
  const ofFiles = chosen('files', keysOf(files), values.files)
  return {
    screens: startScreens.filter(({ name }) => selected.includes(name)),
    conditions: ofFiles.flatMap((files) =>
      ofNetworks.flatMap((network) => ofProtocols.map((protocol) => ({ files, network, protocol }))),
    ),
    rounds,
    hasLighthouse: values.lighthouse,
  }
}

function chosen<Name extends string>(what: string, names: readonly Name[], words: readonly string[]): readonly Name[] {
  const unknown = words.find((word) => !names.some((name) => name === word))
  if (unknown !== undefined) throw new Error(`There is no ${what} ${unknown}. There are ${names.join(', ')}.`)
  return names.filter((name) => words.includes(name))
}

function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  const keys: Key[] = []
  for (const key in table) keys.push(key)
  return keys
}
