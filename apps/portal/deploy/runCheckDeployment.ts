import { parseArgs } from 'node:util'
import { checkDeployment } from './check/checkDeployment.ts'
import { formatProblem } from './check/problem.ts'
import { runCommand } from './command.ts'

const help = `check-deployment FOLDER [--origin URL]

Checks the configuration, the colours, the typeface and the logo in the portal's FOLDER, and whether the host files beside it send the
headers that the configuration needs. Each problem is a line; the exit code is 1 if there is one that is not only a hint.

  --origin URL  also asks the running portal for every file of FOLDER, for pages, errors and a call, and compares what it
                sends`

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
  const isRight = problems.every(({ isHint }) => isHint)
  console.log([...problems.map(formatProblem), ...(isRight ? ['No problem found.'] : [])].join('\n'))
  process.exitCode = isRight ? 0 : 1
})
