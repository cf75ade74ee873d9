import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** From the environment, or typed without being shown. @throws Error where there is neither */
export async function readPassword(userName: string): Promise<string> {
  const given = process.env['PROBE_PASSWORD']
  if (given !== undefined && given !== '') return given
  if (!process.stdin.isTTY) throw new Error('Set PROBE_PASSWORD: there is nobody to ask for the password.')
  process.stderr.write(`Password of ${userName}: `)
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() })
  const prompt = createInterface({ input: process.stdin, output: unseen, terminal: true })
  try {
    return await prompt.question('')
  } finally {
    prompt.close()
    process.stderr.write('\n')
  }
}
