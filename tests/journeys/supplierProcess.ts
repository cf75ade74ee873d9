import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { SandboxControl } from '@trade-portal/mocks/sandbox'

interface SupplierProcess extends SandboxControl {
  /** Ends the process; resolves when it has ended. */
  close(): Promise<void>
}

/**
 * Starts the simulated supplier as a separate process on a free port.
 * @throws Error if the process ends before it is ready
 */
export async function startSupplierProcess(): Promise<SupplierProcess> {
  const program = join(import.meta.dirname, '../../mocks/src/runSandbox.ts')
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, SANDBOX_PORT: '0', SANDBOX_STATE: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  let url: string | undefined
  for await (const line of createInterface(child.stdout)) {
    url ??= /^Simulated supplier at (\S+)$/.exec(line)?.[1]
    const token = /^Token of its control paths: (\S+)$/.exec(line)?.[1]
    if (url === undefined || token === undefined) continue
    child.stdout.resume()
    return {
      url,
      token,
      close: async () => {
        child.kill()
        await ended
      },
    }
  }
  throw new Error('The supplier ended before it was ready')
}
