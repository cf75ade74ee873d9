import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { longHsts, securityHeaders } from '../host/headers.ts'
import { nginxHeader } from '../host/nginx.ts'
import { checkConfiguration, unusableProblems } from './checkConfiguration.ts'
import { checkOrigin, originFault } from './checkOrigin.ts'
import { checkTheme } from './checkTheme.ts'
import type { Problem } from './problem.ts'

/**
 * Checks a deployment.
 * @param portal The folder with `index.html`; the host files are looked for in `host` beside it.
 * @param origin Origin of the running portal, if it is to be checked too.
 * @throws Error if there is no configuration
 */
export async function checkDeployment(portal: string, origin?: string): Promise<readonly Problem[]> {
  const read = (path: string) => (existsSync(join(portal, path)) ? readFileSync(join(portal, path), 'utf8') : undefined)
  const configuration = read('config/configuration.json')
  if (configuration === undefined)
    throw new Error(`${portal} has no config/configuration.json: name the portal's folder.`)

  const fault = origin === undefined ? undefined : originFault(origin)
  if (fault !== undefined) throw new Error(fault)

  const problems = ['index.html', 'theme.css', 'version.json']
    .filter((where) => read(where) === undefined)
    .map((where): Problem => ({ where, sentence: 'The file is missing: unpack the release again.' }))
  problems.push(...checkConfiguration(configuration, { origin, hasFile: (path) => read(path) !== undefined }))
  problems.push(...checkTheme(read('theme.css') ?? ''))
  // The headers are derived from the configuration, so they cannot be checked without one.
  if (unusableProblems(configuration).length > 0) return problems
  for (const name of ['nginx.conf', '_headers']) {
    const text = read(`../host/${name}`)
    if (text !== undefined) problems.push(...checkHostFile(configuration, name, text))
  }
  if (origin === undefined) return problems
  const [, supplier] = /^ *proxy_pass (\S+);/m.exec(read('../host/nginx.conf') ?? '') ?? []
  const found = [...problems, ...(await checkOrigin({ origin, portal, configuration, supplier }))]
  return found.toSorted((a, b) => Number(a.isHint ?? false) - Number(b.isHint ?? false))
}

/** Checks that a host file sends the headers that the configuration needs. Any other change to the file is allowed. */
function checkHostFile(configuration: string, name: string, text: string): readonly Problem[] {
  const lines = text.split('\n').map((line) => line.trim())
  const blocks = lines.filter((line) => /^(?:server|location .*) \{$/.test(line)).length
  const [, hsts] = /Strict-Transport-Security:? "?([^"\n]+)/.exec(text) ?? []
  return Object.entries(securityHeaders(configuration, '', longHsts(hsts))).flatMap(([header, value]): Problem[] => {
    const [expected, times] = name === 'nginx.conf' ? [nginxHeader(header, value), blocks] : [`${header}: ${value}`, 1]
    if (lines.filter((line) => line === expected).length >= times) return []
    const first = lines.findIndex((line) => line !== expected && line.includes(header))
    const sentence = `${header} is not everywhere what the configuration needs: make the file again with host-files.`
    return [{ where: `host/${name}`, line: first < 0 ? undefined : first + 1, sentence }]
  })
}
