import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { cacheControl } from '../host/headers.ts'
import type { AddProblem } from './problem.ts'
import { describeAnswer, isHtml } from './requests.ts'

type Ask = (path: string, options?: RequestInit) => Promise<Response | undefined>

const types: Readonly<Record<string, RegExp>> = {
  '.js': /^(?:text|application)\/javascript/,
  '.css': /^text\/css/,
  '.html': /^text\/html/,
  '.json': /^application\/json/,
  '.webmanifest': /^application\/manifest\+json/,
  '.svg': /^image\/svg\+xml/,
  '.png': /^image\/png/,
  '.woff2': /^font\/woff2/,
}

/** So many files are asked for at a time. */
const batchSize = 10

/**
 * Asks the host once for every file of the portal's folder, and compares status, type, caching, compression and content.
 * @param ask Sends a request; undefined if there is no answer, which `ask` reports.
 */
export async function checkFiles(portal: string, ask: Ask, add: AddProblem): Promise<void> {
  const own = existsSync(join(portal, 'version.json')) ? readFileSync(join(portal, 'version.json'), 'utf8') : ''
  const served = own === '' ? undefined : await ask('/version.json')
  const other = served?.status === 200 && !isHtml(served) ? await served.text() : own
  if (other !== own)
    add(
      '/version.json',
      `Another version is served than that of the folder, ${nameOf(other)} and not ${nameOf(own)}: let the host use this folder.`,
    )
  // The files that browsers ask for: neither compressed copies nor the rules of a static host.
  const files = readdirSync(portal, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /^[^._].*\.\w+$/.test(name) && !/\.(?:br|gz)$/.test(name))
  const check = async (name: string) => {
    const path = name === 'index.html' ? '/' : `/${name}`
    const answer = await ask(path, { headers: { 'Accept-Encoding': 'br, gzip' } })
    if (!answer || (other !== own && answer.status === 404)) return
    const content = Buffer.from(await answer.arrayBuffer())
    const isSame = other !== own || content.equals(readFileSync(join(portal, name)))
    const isCompressed = existsSync(join(portal, `${name}.gz`))
    for (const sentence of faultsOf(path, answer, isSame, isCompressed)) add(path, sentence)
    if (isCompressed && answer.headers.get('Content-Encoding') === 'gzip')
      add(path, 'Sent as gzip. With Brotli (the .br beside the file) it would be smaller.', true)
  }
  for (let start = 0; start < files.length; start += batchSize)
    await Promise.all(files.slice(start, start + batchSize).map(check))
}

function faultsOf(path: string, answer: Response, isSame: boolean, isCompressed: boolean): readonly string[] {
  const header = (name: string) => answer.headers.get(name) ?? ''
  if (answer.status !== 200) return [`Not served, but ${describeAnswer(answer)}: upload the file again.`]
  const ending = path === '/' ? '.html' : extname(path)
  const isTyped = types[ending]?.test(header('Content-Type')) ?? true
  if (isTyped && !isSame)
    return ['Other content is served than that of the folder: let the host use this folder, or upload it again.']
  const isAsset = path.startsWith('/assets/')
  const found: Readonly<Record<string, boolean>> = {
    [`Sent as ${header('Content-Type') || 'no type'}: give it the type of ${ending} files.`]: !isTyped,
    'May be cached, so customers would keep an old one: send Cache-Control: no-cache.':
      !isAsset && !/no-cache|no-store|max-age=0/.test(header('Cache-Control')),
    [`Loaded again at each visit: send Cache-Control: ${cacheControl('/assets/')}.`]:
      isAsset && !/max-age=\d{8}/.test(header('Cache-Control')),
    'Not compressed: let the host send the .br or .gz beside the file.':
      isCompressed && header('Content-Encoding') === '',
    'Compressed without Vary: Accept-Encoding.':
      isCompressed && header('Content-Encoding') !== '' && !/accept-encoding/i.test(header('Vary')),
  }
  return Object.keys(found).filter((sentence) => found[sentence])
}

function nameOf(versionFile: string): string {
  const [, version = 'an unknown one'] = /"version": *"([^"]+)"/.exec(versionFile) ?? []
  const [, commit] = /"commit": *"([^"]{1,8})/.exec(versionFile) ?? []
  return commit === undefined ? version : `${version} (${commit})`
}
