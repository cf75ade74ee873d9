import { functionUrl, parseConfiguration, sessionHeader } from '@trade-portal/supplier-api'
import { cacheControl, securityHeaders } from '../host/headers.ts'
import type { Problem } from './problem.ts'

/**
 * Sends requests to the running portal as a browser would, and compares the answers with what the configuration needs.
 * The only call to the supplier is `getState`, without a session.
 */
export async function checkOrigin(origin: string, configuration: string): Promise<readonly Problem[]> {
  const endpoint = parseConfiguration(configuration)
  const needed = securityHeaders(configuration, endpoint.endpointUrl)
  const problems: Problem[] = []

  /** Sends a request and checks the security headers of the answer; undefined if there is no answer. */
  async function ask(path: string, what: string, options: RequestInit = {}): Promise<Response | undefined> {
    const where = new URL(path, origin).href
    const report = (sentence: string) => problems.push({ where, sentence })
    try {
      const answer = await fetch(where, { redirect: 'manual', signal: AbortSignal.timeout(15_000), ...options })
      const wrong = Object.entries(needed).filter(([name, value]) => answer.headers.get(name) !== value)
      if (wrong.length > 0)
        report(
          `${what} is sent with other headers than the configuration needs: ${wrong.map(([name]) => name).join(', ')}.`,
        )
      return answer
    } catch (error) {
      report(`${what} cannot be loaded: ${reasonOf(error)}.`)
      return undefined
    }
  }
  const expected = (isRight: boolean | undefined, path: string, sentence: string) => {
    if (isRight === false) problems.push({ where: new URL(path, origin).href, sentence })
  }
  const isHtml = (answer: Response) => (answer.headers.get('Content-Type') ?? '').startsWith('text/html')
  const cacheOf = (answer: Response) => answer.headers.get('Cache-Control') ?? ''

  const page = await ask('/', 'The page')
  expected(page && page.status === 200 && isHtml(page), '/', 'The page is not there: serve the folder with index.html.')
  expected(
    page && /no-cache|max-age=0/.test(cacheOf(page)),
    '/',
    'The page may be cached: send Cache-Control: no-cache.',
  )
  const text = (await page?.text()) ?? ''

  const deep = '/orders/1-0'
  const screen = await ask(deep, 'A screen')
  expected(screen && screen.status === 200 && isHtml(screen), deep, 'A screen is not answered with index.html.')

  const missing = '/assets/missing-00000000.js'
  const lost = await ask(missing, 'A missing file')
  expected(lost && lost.status === 404 && !isHtml(lost), missing, 'A missing file needs a 404 that is not HTML.')
  expected(lost && !/max-age=[1-9]|immutable/.test(cacheOf(lost)), missing, 'A missing file is cached: send no-store.')
  await ask('/', 'A refused request', { method: 'DELETE' })

  const [asset] = /\/assets\/[\w.-]+\.js/.exec(text) ?? []
  for (const coding of asset === undefined ? [] : ['br', 'gzip']) {
    const file = await ask(asset ?? '', 'A script', { headers: { 'Accept-Encoding': coding } })
    const isCoded = file && file.headers.get('Content-Encoding') === coding
    const copy = coding === 'br' ? '.br' : '.gz'
    expected(isCoded, asset ?? '', `A script is not sent as ${coding}: let the host send the ${copy} beside the file.`)
    const isKept =
      file && cacheOf(file) === cacheControl('/assets/') && /accept-encoding/i.test(file.headers.get('Vary') ?? '')
    expected(
      isKept,
      asset ?? '',
      `A script needs Cache-Control: ${cacheControl('/assets/')} and Vary: Accept-Encoding.`,
    )
  }

  const configurationPath = '/config/configuration.json'
  const served = await ask(configurationPath, 'The configuration')
  const isSame = served && (await served.text()) === configuration
  expected(isSame, configurationPath, 'Another configuration is served than the one that was checked.')
  const health = await ask('/healthz', 'The health check')
  expected(health && health.status === 200 && !isHtml(health), '/healthz', 'The health check is not answered with ok.')

  const call = new URL(functionUrl(endpoint, 'presenter', 'getState'))
  if (call.origin === new URL(origin).origin) {
    const path = call.pathname + call.search
    const json = { 'Content-Type': 'application/json' }
    const answer = await ask(path, 'A call', { method: 'POST', body: '{}', headers: json })
    expected(
      answer && (await isJson(answer)),
      path,
      'A call does not reach the supplier: make the host files with --supplier.',
    )
    const isClosed = answer && answer.headers.get('Connection') === 'close'
    expected(
      isClosed,
      path,
      'The connection stays open after this call, so that a browser could send an order twice on it.',
    )
  } else problems.push(...(await checkPermission(origin, call, endpoint.allowsCredentials)))
  return problems
}

async function isJson(answer: Response): Promise<boolean> {
  try {
    JSON.parse(await answer.text())
    return true
  } catch {
    return false
  }
}

/** Asks the supplier's server, as a browser does before a call, whether pages of the portal's origin may call it. */
async function checkPermission(origin: string, call: URL, needsCredentials: boolean): Promise<readonly Problem[]> {
  const asked = {
    Origin: new URL(origin).origin,
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': `content-type,${sessionHeader.toLowerCase()}`,
  }
  const problem = (sentence: string): Problem => ({ where: call.origin + call.pathname, sentence })
  try {
    const { headers } = await fetch(call, { method: 'OPTIONS', headers: asked, signal: AbortSignal.timeout(15_000) })
    const header = (name: string) => (headers.get(`Access-Control-Allow-${name}`) ?? '').toLowerCase()
    const mayOrigin = header('Origin') === asked.Origin || (header('Origin') === '*' && !needsCredentials)
    const mayHeaders = ['content-type', sessionHeader.toLowerCase()].every((name) => header('Headers').includes(name))
    return [
      ...(mayOrigin
        ? []
        : [problem(`The server does not allow ${asked.Origin}: send it as Access-Control-Allow-Origin.`)]),
      ...(mayHeaders ? [] : [problem(`The server does not allow the headers Content-Type and ${sessionHeader}.`)]),
      ...(needsCredentials && header('Credentials') !== 'true'
        ? [problem('The server does not allow credentials, so browsers refuse every order: remove "cors_credentials".')]
        : []),
    ]
  } catch (error) {
    return [problem(`The server cannot be reached: ${reasonOf(error)}.`)]
  }
}

/** Why `fetch` failed. Reads the error's `cause`, because its message says only that `fetch` has failed. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer'
  return error.cause instanceof Error ? error.cause.message : error.message
}
