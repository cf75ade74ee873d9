import { createServer } from 'node:http'
import type { Simulator } from '../simulator/createSimulator.ts'
import type { OrderedCarts } from '../state/supplier.ts'
import type { WorldName } from '../world/index.ts'
import { accountWorlds } from '../worldRouter/accountWorlds.ts'
import { createWorldRouter } from '../worldRouter/createWorldRouter.ts'
import { createPersistence, noPersistence } from '../worldRouter/persistence.ts'
import { answerSandbox } from './answerSandbox.ts'
import { randomToken, type SandboxControl } from './control.ts'
import { readRequest, writeResponse } from './http.ts'
import { createReportLog } from './reportLog.ts'
import { stateFile } from './stateFile.ts'

export interface SandboxOptions {
  /** The port to listen on; 0 selects a free one. */
  readonly port: number
  /** If given, the sandbox serves only this world, to every account. */
  readonly world?: WorldName
  /**
   * The worlds to serve; by default those of all demonstration accounts. The first is the home world, which gets the
   * requests that belong to no other world.
   */
  readonly worlds?: readonly [WorldName, ...WorldName[]]
  /** The clock; the real time by default. */
  readonly now?: () => Date
  /**
   * What the supplier does with an ordered cart, and with a repeat of the order. By default `recognised`: the repeat gets
   * the number of the first order.
   */
  readonly orderedCarts?: OrderedCarts
  /**
   * A file that keeps the state across restarts. The sandbox writes it at each change. Without a file, the state is only in
   * memory. If the file is missing or cannot be parsed, every world starts afresh.
   */
  readonly stateFile?: string
  /** Called with each warning; by default, warnings go to standard error. */
  readonly warn?: (message: string) => void
  /** The address to listen on; by default only this machine can reach the sandbox. */
  readonly host?: string
}

/** A running sandbox. Its `url` is the `endpointUrl` for the portal's configuration. */
export interface Sandbox extends SandboxControl {
  /** The simulator of the home world, for tests in the same process. */
  readonly simulator: Simulator
  /** Aborts pending requests and frees the port. */
  close(): Promise<void>
}

/**
 * How many milliseconds an idle connection stays open. Production hosts use similar times. With Node's default of five
 * seconds, a proxy may send a call on a connection that the sandbox is closing at that moment.
 */
const keepAliveTimeout = 65_000

/**
 * Starts the simulated supplier as an HTTP server that any origin may call. It serves several worlds. The account that
 * signs in selects one. Besides the supplier's operations, the server answers:
 * - `GET /` with the number of operations
 * - `GET /sandbox/ledger`, `/sandbox/outbox` and `/sandbox/reports`. These need the sandbox's token. They cover all worlds,
 * but the ledger can be limited to one with `?world=`
 * - `POST /sandbox/faults`, `/sandbox/latency`, `/sandbox/reset` and `/sandbox/process-payments`. These need the token too,
 * and apply to all worlds
 * - `/windcave/pay?session=`, the payment page of one card provider
 * - `/windriver/checkout.js`, the script of the other card provider, and the hosted checkout that it opens
 * - `POST /reports`, which receives the portal's reports
 * @throws Error when the port is not available, or the state file cannot be read or written
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { port, now = () => new Date(), orderedCarts = 'recognised', host = '127.0.0.1' } = options
  const worlds = options.world === undefined ? (options.worlds ?? accountWorlds()) : ([options.world] as const)
  const { warn = (message) => process.stderr.write(`${message}\n`) } = options
  const persistence =
    options.stateFile === undefined ? noPersistence(now) : createPersistence(stateFile(options.stateFile), now, warn)
  const token = randomToken()
  const reports = createReportLog()
  const router = createWorldRouter({ worlds, now, orderedCarts, persistence })
  // Saves at once, so that a state file that cannot be written fails at start and not at the first order.
  await persistence.save(worlds[0], router.home)
  const server = createServer({ keepAliveTimeout }, (incoming, outgoing) => {
    const respond = async () => {
      const request = await readRequest(incoming, outgoing)
      const response =
        request instanceof Response
          ? request
          : ((await answerSandbox({ router, token, host, reports }, request)) ?? (await router.handle(request)))
      await writeResponse(response, outgoing)
    }
    respond().catch((error: unknown) => {
      // No response can be sent if the connection has broken or the headers have already been sent.
      if (outgoing.destroyed || outgoing.headersSent) outgoing.destroy()
      else
        outgoing
          .writeHead(500, { 'Content-Type': 'application/json' })
          .end(JSON.stringify({ message: `The simulation is broken: ${String(error)}` }))
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(listenError(error, port))))
    server.listen(port, host, resolve)
  })
  const address = server.address()
  const actualPort = typeof address === 'object' && address !== null ? address.port : port
  return {
    url: `http://${host === '127.0.0.1' ? 'localhost' : host}:${actualPort}`,
    token,
    simulator: router.home,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function listenError(error: NodeJS.ErrnoException, port: number): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is taken: another program, perhaps another sandbox, is using it.`
  if (error.code === 'EACCES') return `Port ${port} may not be used by this account.`
  return `The sandbox cannot use port ${port}: ${error.message}`
}

/**
 * Reads a port from an environment variable; 0 means any free port.
 * @param otherwise The port if the variable is missing or blank.
 * @throws Error with a sentence that names the variable
 */
export function readPort(name: string, otherwise: number): number {
  const given = process.env[name]
  if (given === undefined || given === '') return otherwise
  const port = Number(given)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new Error(`${name} is ${given}, which is not a port.`)
}
