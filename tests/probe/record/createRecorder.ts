import { mkdirSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { RecordedCall } from '@trade-portal/mocks'
import { operations, type Operation, type OperationName } from '@trade-portal/supplier-api'
import type { WireAnswer } from '../wireTap.ts'
import { createReplacer, type Replacer } from './createReplacer.ts'
import { withoutPersons } from './withoutPersons.ts'

/** Keeps the answers of a server in files, one for each operation. */
export interface Recorder {
  readonly record: (name: OperationName, answer: WireAnswer) => void
  /** @returns how many calls it has written. @throws Error if an id of a session or the password would be written */
  write(): Promise<number>
}

/**
 * @param folder A new or empty one: another recording in it has other replacements.
 * @throws Error if it is not empty
 */
export function createRecorder(folder: string, password: string): Recorder {
  mkdirSync(folder, { recursive: true })
  if (readdirSync(folder).length > 0) throw new Error(`--record needs an empty folder, and ${folder} is not.`)
  const replacer = createReplacer(randomBytes(32))
  const calls = new Map<OperationName, RecordedCall[]>()
  const secrets = new Set([password])

  return {
    record(name, { request: sent, status, text }) {
      const answer = parsed(text)
      if (answer === undefined) return
      if (name === 'login' || name === 'createCart') for (const id of idsIn(answer)) secrets.add(id)
      // A sign-in holds nothing but what may not be written.
      if (name === 'login') return
      const before = calls.get(name) ?? []
      const request = ownArguments(name, parsed(sent), replacer)
      // The first answer counts: later ones are of carts that the probe has changed.
      if (before.some((call) => JSON.stringify(call.request) === JSON.stringify(request))) return
      const shown = { ...(status === 200 ? {} : { status }), answer: withoutPersons(answer, replacer) }
      calls.set(name, [...before, { request, ...shown }])
    },
    async write() {
      const files = [...calls].map(([name, of]) => [name, `${JSON.stringify(of, null, 2)}\n`] as const)
      for (const [name, content] of files)
        for (const secret of secrets)
          if (secret !== '' && content.includes(JSON.stringify(secret).slice(1, -1)))
            throw new Error(`Nothing is recorded: the answer of ${name} holds the password or the id of a session.`)
      for (const [name, content] of files) await writeFile(join(folder, `${name}.json`), content)
      return [...calls.values()].flat().length
    },
  }
}

/** Without what the client fills, and without sessions, carts and passwords, which a story has of its own. */
function ownArguments(name: OperationName, payload: unknown, replacer: Replacer): RecordedCall['request'] {
  const { fill = {} }: Operation = operations[name]
  const isOwn = (field: string) => !Object.hasOwn(fill, field) && !/session_?id$|password/i.test(field)
  const own = Object.entries(typeof payload === 'object' && payload !== null ? payload : {})
  return Object.fromEntries(
    own.flatMap(([field, value]) => (isOwn(field) ? [[field, withoutPersons(value, replacer, field)]] : [])),
  )
}

/** Texts of fields that hold the id of a session or a cart. */
function idsIn(answer: unknown): string[] {
  if (typeof answer !== 'object' || answer === null) return []
  return Object.entries(answer).flatMap(([field, value]) =>
    /session/i.test(field) && typeof value === 'string' ? [value.trim()] : idsIn(value),
  )
}

/** Undefined for an answer that is not JSON: nothing tells in it what identifies a person. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
