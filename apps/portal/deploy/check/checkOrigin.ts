import { parseConfiguration } from '@trade-portal/supplier-api'
import { longHsts, securityHeaders } from '../host/headers.ts'
import { checkCalls } from './checkCalls.ts'
import { checkFiles } from './checkFiles.ts'
import { createProblems, type Problem } from './problem.ts'
import { ask, describeAnswer, isHtml, NoAnswer } from './requests.ts'

interface RunningPortal {
  readonly origin: string
  /** The portal's folder, which should be the one that is served. */
  readonly portal: string
  /** Text of the configuration file. */
  readonly configuration: string
  /** Address of the supplier's server, if the portal's host passes the calls on to it. */
  readonly supplier?: string | undefined
}

/** What is wrong with the option `--origin`; undefined if nothing. */
export function originFault(origin = 'https://portal.example'): string | undefined {
  if (!/^https?:\/\//i.test(origin) || !URL.canParse(origin))
    return `--origin needs an address with https://, such as https://portal.example, not ${origin}.`
  const { pathname, search, hash } = new URL(origin)
  return pathname + search + hash === '/'
    ? undefined
    : `--origin names the path ${pathname + search + hash}, but the portal works only at the top of a host of its own.`
}

/**
 * Sends requests to the running portal as a browser would, and compares the answers with the folder and with what the
 * configuration needs. The only call to the supplier is `getState`, with a session that does not exist.
 */
export async function checkOrigin(running: RunningPortal): Promise<readonly Problem[]> {
  const { origin, portal, configuration, supplier } = running
  const endpoint = parseConfiguration(configuration)
  const { add, all } = createProblems()
  const page = await ask(new URL('/', origin))
  if (page instanceof NoAnswer) return [{ where: origin, sentence: `The portal cannot be loaded: ${page.reason}.` }]
  if (page.status !== 200 || !isHtml(page)) {
    const advice = page.headers.has('Location') ? 'name that address' : 'let the host serve the folder with index.html'
    return [{ where: origin, sentence: `The page is not there, but ${describeAnswer(page)}: ${advice}.` }]
  }
  const hsts = longHsts(page.headers.get('Strict-Transport-Security'))
  const needed = Object.entries(securityHeaders(configuration, endpoint.endpointUrl, hsts))

  /** Sends a request and checks the security headers of the answer; undefined if there is no answer. */
  async function askPortal(path: string, options?: RequestInit): Promise<Response | undefined> {
    // Without the query, problems of the same cause have one address.
    const where = path.replace(/\?.*/, '')
    const answer = await ask(new URL(path, origin), options)
    if (answer instanceof NoAnswer) {
      add(where, `Cannot be loaded: ${answer.reason}.`)
      return undefined
    }
    const names = needed.filter(([name, value]) => answer.headers.get(name) !== value).map(([name]) => name)
    if (names.length > 0)
      add(
        where,
        `Sent with other headers than the configuration needs: ${names.join(', ')}. Make the host files again, and restart the host.`,
      )
    return answer
  }

  await checkFiles(portal, askPortal, add)
  const screen = await askPortal('/orders/1-0')
  if (screen && (screen.status !== 200 || !isHtml(screen)))
    add('/orders/1-0', `A screen needs to be answered with index.html, not with ${describeAnswer(screen)}.`)
  const missing = '/assets/missing-00000000.js'
  const lost = await askPortal(missing)
  if (lost && (lost.status !== 404 || isHtml(lost)))
    add(missing, `A missing file needs a 404 that is not HTML, not ${describeAnswer(lost)}.`)
  else if (/max-age=[1-9]|immutable/.test(lost?.headers.get('Cache-Control') ?? ''))
    add(missing, 'A missing file is cached: send no-store.')
  await askPortal('/', { method: 'DELETE' })
  const health = await askPortal('/healthz')
  if (health && (health.status !== 200 || isHtml(health)))
    add('/healthz', 'The health check is not answered with ok.', true)
  await checkCalls({ origin, endpoint, supplier, askPortal, add })
  return all()
}
