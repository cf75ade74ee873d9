import { spawn } from 'node:child_process'

export interface Execution {
  readonly isSuccessful: boolean
  readonly seconds: number
}

/**
 * Runs a program of the repository and shows its output while it runs.
 * @param environment Variables in addition to the environment of this process.
 */
export function execute(
  command: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Execution> {
  return finish(spawn(command, words, { stdio: 'inherit', env: { ...process.env, ...environment } }))
}

/** Like `execute`, but collects the output, for programs that run in parallel. */
export async function executeQuietly(
  command: string,
  words: readonly string[],
): Promise<Execution & { readonly output: string }> {
  const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
  return { ...(await finish(child)), output }
}

function finish(child: ReturnType<typeof spawn>): Promise<Execution> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ isSuccessful: code === 0, seconds: (performance.now() - started) / 1000 }))
  })
}
