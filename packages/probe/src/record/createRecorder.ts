import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RecordedCall } from '@trade-portal/mocks'
import { operations, parseJson, type Operation, type OperationName } from '@trade-portal/supplier-api'
import type { RawResponse } from '../wire/interceptFetch.ts'
import { createReplacer, type Replacer } from './createReplacer.ts'
import { pseudonymise } from './pseudonymise.ts'

/**
 * Records a server's answers in files, one for each operation.
 * @param folder A new or empty folder, because each recording replaces words differently.
 * @throws Error if the folder is not empty
 */
export function createRecorder(folder: string, password: string) {
  mkdirSync(folder, { recursive: true })
  if (readdirSync(folder).length > 0) throw new Error(`--record needs an empty folder, and ${folder} is not.`)
  const replacer = createReplacer(randomBytes(32))
  const calls = new Map<OperationName, RecordedCall[]>()
  const secrets = new Set([password])

  return {
    /** Called with each response. Leaves out sign-ins and answers that are not JSON. */
    record: (name: OperationName, { request: sent, status, text }: RawResponse) => {
      const answer = parseJson(text)
      // Personal data cannot be found and replaced in an answer that is not JSON.
      if (answer === undefined) return
      if (name === 'login' || name === 'createCart') for (const id of idsIn(answer)) secrets.add(id)
      // A sign-in consists of secrets only.
      if (name === 'login') return
      const before = calls.get(name) ?? []
      const request = ownArguments(name, parseJson(sent), replacer)
      // If several calls have the same request, keeps the first answer. Later answers show carts that the probe has
      // changed.
      if (before.some((call) => JSON.stringify(call.request) === JSON.stringify(request))) return
      const shown = { ...(status === 200 ? {} : { status }), answer: pseudonymise(answer, replacer) }
      calls.set(name, [...before, { request, ...shown }])
    },
    /**
     * Writes one file for each operation, named after it: a list of `RecordedCall` as JSON.
     * @returns the number of calls in the files
     * @throws Error, before anything is written, if a session id or the password would be written
     */
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

/**
 * The arguments of a call, except sessions, carts, passwords and the fields that the client fills. All of these have other
 * values when a story uses the recording.
 */
function ownArguments(name: OperationName, payload: unknown, replacer: Replacer): RecordedCall['request'] {
  const { fill = {} }: Operation = operations[name]
  const isOwn = (field: string) => !Object.hasOwn(fill, field) && !/session_?id$|password/i.test(field)
  const own = Object.entries(typeof payload === 'object' && payload !== null ? payload : {})
  return Object.fromEntries(
    own.flatMap(([field, value]) => (isOwn(field) ? [[field, pseudonymise(value, replacer, field)]] : [])),
  )
}

/** Ids of sessions and carts, from all fields of an answer that hold one. */
function idsIn(answer: unknown): string[] {
  if (typeof answer !== 'object' || answer === null) return []
  return Object.entries(answer).flatMap(([field, value]) =>
    /session/i.test(field) && typeof value === 'string' ? [value.trim()] : idsIn(value),
  )
}
