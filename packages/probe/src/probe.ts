import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import type { Finding } from './finding.ts'
import { calledMutations, probeSupplier } from './probeSupplier.ts'
import { queriesInOrder } from './queryArguments.ts'
import { readArguments, type ProbeArguments } from './readArguments.ts'
import { createRecorder } from './record/createRecorder.ts'
import { createFindingFormatter, formatSummary } from './report.ts'
import { usage } from './usage.ts'

/** @returns the exit code */
async function probe({ write, record, ...account }: ProbeArguments): Promise<number> {
  const password = await readPassword(account.userName)
  const recorder = record === undefined ? undefined : createRecorder(record, password)
  const findings: Finding[] = []
  const formatter = createFindingFormatter()
  const planned = [...queriesInOrder, ...(write ? calledMutations : [])]
  const progress = progressLine(account.endpoint.endpointUrl, planned.length)
  progress.show(0)
  const refusal = await probeSupplier(
    { ...account, password },
    {
      write,
      report: (finding) => {
        findings.push(finding)
        progress.clear()
        const text = formatter.format(finding)
        if (text !== '') process.stdout.write(`${text}\n`)
        progress.show(findings.length)
      },
      ...(recorder && { record: recorder.record }),
    },
  )
  progress.clear()
  for (const line of formatter.repeats()) process.stdout.write(`\n${line}`)
  process.stdout.write(`\n${formatSummary(findings, refusal === undefined ? planned : [])}\n`)
  if (refusal !== undefined) process.stdout.write(`Not signed in, so nothing else was called: ${refusal}\n`)
  if (recorder)
    process.stdout.write(`${await recorder.write()} calls are in ${record}. Read them before you pass them on.\n`)
  return refusal === undefined && findings.every(({ verdict }) => verdict !== 'differs') ? 0 : 1
}

/**
 * Reads the password from the environment or a hidden prompt.
 * @throws Error with a message for the user if neither is possible
 */
async function readPassword(userName: string): Promise<string> {
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

/** Shows the progress on a terminal, because a server may be slow. Writes nothing if the output is a file. */
function progressLine(server: string, expected: number) {
  const write = (text: string) => process.stderr.isTTY && process.stderr.write(text)
  return {
    show: (done: number) => write(`… ${server}: ${done} calls of about ${expected} done`),
    clear: () => write('\r\u001B[2K'),
  }
}

const words = process.argv.slice(2)
if (words.includes('--help')) process.stdout.write(`${usage}\n`)
else
  try {
    process.exitCode = await probe(readArguments(words.filter((word) => word !== '--')))
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}\n`)
    process.exitCode = 2
  }
