import { parseArgs } from 'node:util'
import { checkDeployment } from './check/checkDeployment.ts'
import { formatProblem } from './check/problem.ts'
import { runCommand } from './command.ts'

const help = `check-deployment FOLDER [--origin URL]

Checks the configuration, the colours and the logo in the portal's FOLDER, and whether the host files beside it send the
headers that the configuration needs. Each problem is a line; the exit code is 1 if there is one.

  --origin URL  also asks the running portal for pages, files, errors and a call, and compares what it sends`

await runCommand(async (words) => {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { origin: { type: 'string' }, help: { type: 'boolean' } },
  })
  if (values.help) return console.log(help)
  const [portal] = positionals
  if (portal === undefined) throw new Error(help)
  const problems = await checkDeployment(portal, values.origin)
  console.log(problems.length === 0 ? 'No problem found.' : problems.map(formatProblem).join('\n'))
  process.exitCode = problems.length === 0 ? 0 : 1
})
