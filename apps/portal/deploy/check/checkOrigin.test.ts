import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { writeCompressed } from '../build/compressionPlugin.ts'
import { securityHeaders } from '../host/headers.ts'
import { listen } from '../serve/listen.ts'
import { servePortal } from '../serve/servePortal.ts'
import { checkOrigin } from './checkOrigin.ts'

const closing: (() => Promise<void>)[] = []
let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'origin-'))
})
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
  await rm(folder, { recursive: true })
})

async function serve(respond: RequestListener): Promise<string> {
  const server = await listen(respond, 0)
  closing.push(() => server.close())
  return server.url
}

const configurationOf = (endpointUrl: string, cors_credentials = false) =>
  JSON.stringify({ DeviceList: [{ endpointUrl, device_id: 'D', company_id: 'C', cors_credentials }] })

type Answer = readonly [status: number, headers: Readonly<Record<string, string>>, body?: string]

const html = { 'Content-Type': 'text/html', 'Cache-Control': 'no-cache' }
const script = { 'Cache-Control': 'public, max-age=31536000, immutable', Vary: 'Accept-Encoding' }

/**
 * The answer of a correctly configured host that forwards calls. `asked` is the method and the path. `coding` is the
 * content coding that `Accept-Encoding` names.
 */
function rightAnswer(
  asked: string,
  configuration: string,
  { 'accept-encoding': coding = '' }: IncomingHttpHeaders,
): Answer {
  if (asked === 'GET /config/configuration.json') return [200, {}, configuration]
  if (asked === 'GET /healthz') return [200, { 'Content-Type': 'text/plain' }, 'ok']
  if (asked === 'POST /proxy') return [200, { Connection: 'close' }, '{"hasErrors":true}']
  if (asked === 'GET /assets/boot-1.js') return [204, { ...script, 'Content-Encoding': coding }]
  if (asked.startsWith('GET /assets/'))
    return [404, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }, 'Not found']
  return asked.startsWith('GET') ? [200, html, '<script src="/assets/boot-1.js">'] : [405, {}, '']
}

/** The problems that `checkOrigin` reports for a host that gives these wrong answers and omits the header `without`. */
async function problemsOf(wrong: Readonly<Record<string, Answer>>, without = ''): Promise<readonly string[]> {
  let configuration = ''
  const url = await serve((request, response) => {
    const asked = `${request.method} ${new URL(request.url ?? '/', 'http://host').pathname}`
    const [status, headers, body] = wrong[asked] ?? rightAnswer(asked, configuration, request.headers)
    const { [without]: _none, ...security } = securityHeaders(configuration, '')
    response.writeHead(status, { ...security, ...headers }).end(body)
  })
  configuration = configurationOf(url)
  return (await checkOrigin(url, configuration)).map(({ where, sentence }) => `${where.replace(url, '')}: ${sentence}`)
}

describe('M06 I02 O08 what a host sends', () => {
  test('is right', async () => {
    expect(await problemsOf({})).toEqual([])
  })

  test.each([
    ['GET /', [404, html], 'The page is not there: serve the folder with index.html.'],
    ['GET /orders/1-0', [404, html], 'A screen is not answered with index.html.'],
    ['GET /assets/missing-00000000.js', [200, html], 'A missing file needs a 404 that is not HTML.'],
    ['GET /assets/missing-00000000.js', [404, script], 'A missing file is cached: send no-store.'],
    [
      'GET /config/configuration.json',
      [200, {}, '{}'],
      'Another configuration is served than the one that was checked.',
    ],
    ['GET /healthz', [200, html], 'The health check is not answered with ok.'],
    [
      'POST /proxy',
      [405, { Connection: 'close' }],
      'A call does not reach the supplier: make the host files with --supplier.',
    ],
    [
      'POST /proxy',
      [200, {}, '{}'],
      'The connection stays open after this call, so that a browser could send an order twice on it.',
    ],
    [
      'DELETE /',
      [405, { 'X-Frame-Options': 'ALLOW' }],
      'A refused request is sent with other headers than the configuration needs: X-Frame-Options.',
    ],
  ] as const)('%s %j', async (asked, answer, sentence) => {
    const found = await problemsOf({ [asked]: answer })
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(sentence)
  })

  test('I10 a script without its compressed copies and its cache rule is named for both', async () => {
    const asset = '/assets/boot-1.js'
    expect(await problemsOf({ [`GET ${asset}`]: [200, {}] })).toEqual(
      ['br', 'gzip'].flatMap((coding) => [
        `${asset}: A script is not sent as ${coding}: let the host send the ${coding === 'br' ? '.br' : '.gz'} beside the file.`,
        `${asset}: A script needs Cache-Control: public, max-age=31536000, immutable and Vary: Accept-Encoding.`,
      ]),
    )
  })

  test('a header that is missing everywhere is named for each kind of answer', async () => {
    const found = await problemsOf({}, 'Referrer-Policy')
    expect(found).toHaveLength(9)
    for (const line of found)
      expect(line).toMatch(/is sent with other headers than the configuration needs: Referrer-Policy\.$/)
  })

  test('a host that does not answer', async () => {
    const found = await checkOrigin('http://127.0.0.1:1', configurationOf('http://127.0.0.1:1'))
    expect(found[0]?.sentence).toMatch(/^The page cannot be loaded: /)
  })
})

describe("M06 a supplier's server of another origin", () => {
  async function permissionProblems(headers: Readonly<Record<string, string>>, needsCredentials = false) {
    const root = join(folder, 'dist')
    await mkdir(join(root, 'assets'), { recursive: true })
    await writeFile(join(root, 'index.html'), '<script src="/assets/boot-1.js"></script>')
    await writeFile(join(root, 'assets/boot-1.js'), 'export const a = 1;'.repeat(50))
    await writeCompressed(root, ['index.html', 'assets/boot-1.js'])
    let portalUrl = ''
    const endpointUrl = await serve((_request, response) => {
      const written = Object.entries(headers).map(
        ([name, value]) => [name, value.replace('PORTAL', portalUrl)] as const,
      )
      response.writeHead(204, Object.fromEntries(written)).end()
    })
    const configuration = configurationOf(endpointUrl, needsCredentials)
    const portal = await servePortal({ root, port: 0, endpointUrl, configuration })
    closing.push(() => portal.close())
    portalUrl = portal.url
    return (await checkOrigin(portal.url, configuration)).map(({ sentence }) => sentence.replace(portal.url, 'PORTAL'))
  }

  const allowed = {
    'Access-Control-Allow-Origin': 'PORTAL',
    'Access-Control-Allow-Headers': 'Content-Type, Session-Context-Id',
    'Access-Control-Allow-Credentials': 'true',
  }

  test('that allows everything, behind the host of npm start, has no problem', async () => {
    expect(await permissionProblems(allowed, true)).toEqual([])
  })

  test.each([
    ['Access-Control-Allow-Origin', 'The server does not allow PORTAL: send it as Access-Control-Allow-Origin.'],
    ['Access-Control-Allow-Headers', 'The server does not allow the headers Content-Type and Session-Context-Id.'],
    [
      'Access-Control-Allow-Credentials',
      'The server does not allow credentials, so browsers refuse every order: remove "cors_credentials".',
    ],
  ])('without %s', async (name, sentence) => {
    expect(await permissionProblems({ ...allowed, [name]: '' }, true)).toEqual([sentence])
  })
})
