import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Reads the password from the environment or from a hidden prompt. @throws Error if neither is possible */
export async function readPassword(userName: string): Promise<string> {
  const given = process.env['PROBE_PASSWORD']
  if (given !== undefined && given !== '') return given
  if (!process.stdin.isTTY) throw new Error('Set PROBE_PASSWORD: without a terminal the password cannot be asked for.')
  process.stderr.write(`Password of ${userName}: `)
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() })
  const prompt = createInterface({ input: process.stdin, output: hidden, terminal: true })
  try {
    return await prompt.question('')
  } finally {
    prompt.close()
    process.stderr.write('\n')
  }
}
