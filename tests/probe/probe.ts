import { probeSupplier } from './probeSupplier.ts'
import type { Finding } from './finding.ts'
import { readArguments, type ProbeArguments } from './options.ts'
import { readPassword } from './password.ts'
import { isReading, readings } from './readings.ts'
import { createRecorder } from './record/createRecorder.ts'
import { summary, formatFinding } from './report.ts'
import { usage } from './usage.ts'
import { changing } from './writings.ts'

async function probe({ write, record, ...account }: ProbeArguments): Promise<number> {
  const password = await readPassword(account.userName)
  const recorder = record === undefined ? undefined : createRecorder(record, password)
  const findings: Finding[] = []
  const planned = [...Object.keys(readings).filter(isReading), ...(write ? changing : [])]
  const progress = progressLine(account.endpoint.endpointUrl, planned.length)
  progress.show(0)
  const refusal = await probeSupplier(
    { ...account, password },
    {
      write,
      report: (finding) => {
        findings.push(finding)
        progress.clear()
        process.stdout.write(`${formatFinding(finding)}\n`)
        progress.show(findings.length)
      },
      ...(recorder && { record: recorder.record }),
    },
  )
  progress.clear()
  process.stdout.write(`\n${summary(findings, refusal === undefined ? planned : [])}\n`)
  if (refusal !== undefined) process.stdout.write(`Not signed in, so nothing else was called: ${refusal}\n`)
  if (recorder)
    process.stdout.write(`${await recorder.write()} calls are in ${record}. Read them before you pass them on.\n`)
  return refusal === undefined && findings.every(({ verdict }) => verdict !== 'differs') ? 0 : 1
}

/** Shows on a terminal that a slow server is being waited for. Writes nothing if the output is a file. */
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
