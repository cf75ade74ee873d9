import { createServer } from 'node:http'
import type { OrderedCarts } from '../state/supplier.ts'
import type { Simulator } from '../simulator/createSimulator.ts'
import type { WorldName } from '../world/index.ts'
import { accountWorlds } from '../worldRouter/accountWorlds.ts'
import { answerSandbox } from './control.ts'
import { readRequest, writeResponse } from './http.ts'
import { stateFile } from './stateFile.ts'
import { forgetful, keepState } from '../worldRouter/persistence.ts'
import { createSuppliers } from '../worldRouter/createWorldRouter.ts'

export interface SandboxOptions {
  /** 0 takes a free one. */
  readonly port: number
  /** One world for every account. */
  readonly world?: WorldName
  /**
   * The worlds that the demonstration accounts lead into; all that there are unless said otherwise. Whoever and
   * whatever belongs to none of the others is in the first.
   */
  readonly worlds?: readonly [WorldName, ...WorldName[]]
  /** The real time unless said otherwise. */
  readonly now?: () => Date
  readonly orderedCarts?: OrderedCarts
  /**
   * A file that keeps carts, orders, sessions and all else over a restart, written at each change; in memory alone
   * unless given. Without the file, or with one that cannot be read, every world starts afresh.
   */
  readonly stateFile?: string
  /** Told what somebody should know who starts the sandbox; on the standard error output unless said otherwise. */
  readonly warn?: (sentence: string) => void
  /** Only this machine can reach the sandbox unless another address is given. */
  readonly host?: string
}

export interface Sandbox {
  /** What the portal's configuration needs as its `endpointUrl`. */
  readonly url: string
  /** The first world's supplier, for a test in the same process. */
  readonly simulator: Simulator
  /** Breaks off what is pending and frees the port. */
  close(): Promise<void>
}

/**
 * The simulated supplier as a real HTTP server, for any page to call: several worlds, chosen by the account that signs
 * in. Beside the supplier's own functions it answers `GET /`, `GET /sandbox/ledger` (of one world with `?world=`),
 * `GET /sandbox/outbox` and `POST /sandbox/faults`, `/sandbox/latency` and `/sandbox/reset`, which hold for all worlds.
 * It is also the two card providers: one whose page for a payment is at `/windcave/pay?session=`, and one whose script
 * `/windriver/checkout.js` leads a page that loads it to a hosted checkout.
 * @throws Error when the port cannot be had, or the state file neither read nor written
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { port, now = () => new Date(), orderedCarts = 'emptied', host = '127.0.0.1' } = options
  const worlds = options.world === undefined ? (options.worlds ?? accountWorlds()) : ([options.world] as const)
  const { warn = (sentence) => process.stderr.write(`${sentence}\n`) } = options
  const keeper = options.stateFile === undefined ? forgetful(now) : keepState(stateFile(options.stateFile), now, warn)
  const suppliers = createSuppliers({ worlds, now, orderedCarts, keeper })
  // At once: nobody should hear at the first order that the file cannot be written.
  await keeper.save(worlds[0], suppliers.home)
  const server = createServer((incoming, outgoing) => {
    const respond = async () => {
      const request = await readRequest(incoming, outgoing)
      const response =
        request instanceof Response
          ? request
          : ((await answerSandbox(suppliers, request)) ?? (await suppliers.handle(request)))
      await writeResponse(response, outgoing)
    }
    respond().catch((error: unknown) => {
      // A connection that broke while it was read or written has nobody left to tell.
      if (outgoing.destroyed || outgoing.headersSent) outgoing.destroy()
      else
        outgoing
          .writeHead(500, { 'Content-Type': 'application/json' })
          .end(JSON.stringify({ message: `The simulation is broken: ${String(error)}` }))
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(explained(error, port))))
    server.listen(port, host, resolve)
  })
  const address = server.address()
  const taken = typeof address === 'object' && address !== null ? address.port : port
  return {
    url: `http://${host === '127.0.0.1' ? 'localhost' : host}:${taken}`,
    simulator: suppliers.home,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function explained(error: NodeJS.ErrnoException, port: number): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is taken: another program, perhaps another sandbox, is using it.`
  if (error.code === 'EACCES') return `Port ${port} may not be used by this account.`
  return `The sandbox cannot use port ${port}: ${error.message}`
}
